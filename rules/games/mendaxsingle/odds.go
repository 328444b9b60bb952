package mendaxsingle

import (
	"math/rand/v2"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/text"
)

// odds returns the search for the chance that each bid is true, given the
// seat's own bones, and that a doubt is right.
func odds(v rules.View, r *rand.Rand) func(nodes int) (rules.Odds, bool) {
	p := v.Sample(r).(position)
	o := rules.Odds{}
	if p.Turn() == v.Seat && (p.phase == Bidding || p.phase == Counting) {
		o = p.odds()
	}
	return func(int) (rules.Odds, bool) { return o, true }
}

func (p position) odds() rules.Odds {
	o := rules.Odds{Title: "Chance to be right, if the cups are lifted", Exact: true,
		Note: "Exact, from your own bones alone. The others’ bids are not considered."}
	if p.summing {
		o.Title = "Chance to be right about the sum"
	}
	for i, m := range p.Moves(nil) {
		o.Rows = append(o.Rows, p.row(m, p.choices()[i]))
	}
	slices.SortStableFunc(o.Rows, func(a, b rules.OddsRow) int {
		switch x, y := a.Bars[0].Size, b.Bars[0].Size; {
		case x > y+1e-12:
			return -1
		case y > x+1e-12:
			return 1
		}
		return 0
	})
	o.Rows[0].Best = true
	return o
}

// row returns the row of the odds for a choice, with the chance that the bid is true or
// the doubt right. Where only a side is named the lowest bid on it counts.
func (p position) row(m rules.Move, c rules.Choice) rules.OddsRow {
	side, n := p.side, int(p.count)
	switch m.Verb {
	case Bid:
		n = int(m.N)
	case Side:
		side, n = int8(m.N), int(p.least(int8(m.N)))
	}
	h := p.table(p.seat, side)
	right := h.from(n)
	if m.Verb == Doubt {
		right = 1 - right
	}
	row := rules.OddsRow{Move: m, Label: c.Figure, Short: purse.ShortPerCent(right),
		Bars: []rules.Bar{{Size: min(max(right, 0), 1), Text: text.Of("{0} right", purse.PerCent(right))}}}
	if row.Label == "" {
		row.Label = c.Label
	}
	if m.Verb == Side {
		row.Bars = append(row.Bars, rules.Bar{Size: min(h.mean()/float64(p.total()), 1), Text: text.Of("{0} on average", text.Decimal(h.mean()))})
	}
	return row
}
