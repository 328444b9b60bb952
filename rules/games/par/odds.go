package par

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/recast"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

// odds returns the search for the chances of the seat that casts to match the
// target.
func odds(v rules.View, r *rand.Rand) func(nodes int) (rules.Odds, bool) {
	p := v.Sample(r).(position)
	b := &beginning{agreement: p.agreement}
	return func(nodes int) (rules.Odds, bool) {
		switch {
		case p.Turn() < 0 || p.phase != casting:
			return rules.Odds{}, true
		case p.limit > 0 && !p.equal && !p.paid && !b.run(nodes):
			return rules.Odds{}, false
		}
		return p.odds(b), true
	}
}

func (p *position) odds(b *beginning) rules.Odds {
	h := p.hope(p.target)
	if p.paid {
		return p.paidOdds()
	}
	if p.equal {
		return p.equalOdds(h)
	}
	left, later := p.left(), p.later(h, b)
	o := rules.Odds{Title: "Chance to match first", Note: "Exact.", Exact: true, Win: true, Worths: true}
	if p.recast {
		o.Note = "Exact, if everyone keeps the best bones."
	}
	for _, m := range p.Moves(nil) {
		now := h.Keeping(tali.Hand(m.N), left)
		win := now + (1-now)*later
		c := p.choice(m)
		o.Rows = append(o.Rows, rules.OddsRow{
			Move: m, Label: c.Label, Short: purse.ShortPerCent(win), Worth: win * p.coins.Prize(),
			Bars: []rules.Bar{
				{Size: min(win, 1), Text: text.Of("{0} to match first", purse.PerCent(win))},
				{Size: min(now, 1), Text: text.Of("{0} to match this turn", purse.PerCent(now))},
			},
		})
	}
	slices.SortStableFunc(o.Rows, func(a, b rules.OddsRow) int { return cmp.Compare(b.Bars[0].Size, a.Bars[0].Size) })
	o.Rows[0].Best = true
	return o
}

// equalOdds returns the share of the pot that each choice brings on average, with equal
// turns. Between two rounds all four have the same chances.
func (p *position) equalOdds(h *recast.Wish) rules.Odds {
	o := rules.Odds{Title: "Your share of the pot on average", Note: "Exact.", Exact: true, Worths: true}
	if p.recast {
		o.Note = "Exact, if everyone keeps the best bones."
	}
	matched, missed := p.shares(h.Turn(p.most()))
	for _, m := range p.Moves(nil) {
		now := h.Keeping(tali.Hand(m.N), p.left())
		part := now*matched + (1-now)*missed
		o.Rows = append(o.Rows, rules.OddsRow{
			Move: m, Label: p.choice(m).Label, Short: purse.ShortPerCent(part), Worth: part * p.coins.Prize(),
			Bars: []rules.Bar{
				{Size: min(part, 1), Text: text.Of("{0} of the pot on average", purse.PerCent(part))},
				{Size: min(now, 1), Text: text.Of("{0} to match this turn", purse.PerCent(now))},
			},
		})
	}
	slices.SortStableFunc(o.Rows, func(a, b rules.OddsRow) int { return cmp.Compare(b.Bars[0].Size, a.Bars[0].Size) })
	o.Rows[0].Best = true
	return o
}
