package climb

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/hold"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

// Odds returns the search for the exact chance of the next step.
func Odds(v rules.View, r *rand.Rand) func(nodes int) (rules.Odds, bool) {
	p := v.Sample(r).(position)
	switch {
	case p.Turn() >= 0 && p.hold && (p.phase == climbing || p.phase == holding || p.phase == missed):
		return func(int) (rules.Odds, bool) { return p.holdOdds(), true }
	case p.Turn() >= 0 && p.phase == climbing:
		return func(int) (rules.Odds, bool) { return p.throwOdds(), true }
	case p.Turn() >= 0 && p.phase == keeping:
		return func(int) (rules.Odds, bool) { return p.keepOdds(), true }
	}
	return func(int) (rules.Odds, bool) { return rules.Odds{}, true }
}

func (p position) throwOdds() rules.Odds {
	c, step := p.choices()[0], p.know().turn
	row := rules.OddsRow{Move: c.Move, Label: c.Label, Best: true}
	p.show(&row, step)
	if !p.several() {
		left := p.turns(p.seat)
		whole := position{agreement: p.agreement}
		row.Bars = append(row.Bars, rules.Bar{
			Size: min(1, left/whole.turns(0)),
			Text: text.Of("{0} turns left on average", int(math.RoundToEven(left))),
		})
	}
	return rules.Odds{Title: p.title("Chance to make the step, and turns left"), Note: "Exact.", Exact: true, Rows: []rules.OddsRow{row}}
}

// title returns what the figures mean: single, where a turn makes one step at most.
func (p *position) title(single text.Text) text.Text {
	if p.several() {
		return "Steps made this turn on average"
	}
	return single
}

// show sets the figures of a row of the odds to x: the chance of the step, or the
// expected number of steps where one cast can make several.
func (p *position) show(row *rules.OddsRow, x float64) {
	if !p.several() {
		row.Short = purse.ShortPerCent(x)
		row.Bars = []rules.Bar{{Size: min(1, x), Text: text.Of("{0} to make the step", purse.PerCent(x))}}
		return
	}
	row.Short = text.Of("{0}", text.Decimal(x))
	row.Bars = []rules.Bar{{Size: min(1, x/float64(len(p.ahead(p.seat)))), Text: text.Of("{0} steps on average", row.Short)}}
}

func (p position) keepOdds() rules.Odds {
	o := rules.Odds{Title: p.title("Chance to make the step"), Note: "Exact.", Exact: true}
	know, left := p.know(), casts-int(p.cast)
	list := p.choices()
	chance := func(c rules.Choice) float64 { return know.Keeping(tali.Hand(c.Move.N), left) }
	kept, _ := know.Keep(p.lie, left)
	slices.SortStableFunc(list, func(a, b rules.Choice) int {
		if best := int32(kept); a.Move.N == best || b.Move.N == best {
			return cmp.Compare(isTrue(b.Move.N == best), isTrue(a.Move.N == best))
		}
		return cmp.Compare(chance(b), chance(a))
	})
	for i, c := range list {
		row := rules.OddsRow{Move: c.Move, Label: c.Figure, Best: i == 0}
		p.show(&row, chance(c))
		o.Rows = append(o.Rows, row)
	}
	return o
}

// holdOdds returns the odds with held bones: how many turns each choice leaves on
// average, and the chance that a throw matches nothing.
func (p position) holdOdds() rules.Odds {
	on, stop := p.left()
	list := p.choices()
	begun := float64(p.begun)
	if p.phase == climbing {
		begun++
	}
	row := func(c rules.Choice, turns float64) rules.OddsRow {
		said := text.Of("{0}", text.Decimal(turns))
		return rules.OddsRow{Move: c.Move, Label: c.Label, Short: said, Worth: -begun - turns, Bars: []rules.Bar{{
			Size: min(1, turns/p.plan().Turns(0, 0)), Text: text.Of("{0} more turns on average", said),
		}}}
	}
	miss := p.miss()
	o := rules.Odds{Title: "More turns you are likely to need", Note: "Exact, if you make the best choices from here.", Exact: true, Worths: p.seats == 1}
	o.Rows = []rules.OddsRow{row(list[0], on)}
	o.Rows[0].Bars = append(o.Rows[0].Bars, rules.Bar{Size: miss, Text: text.Of("{0} to match nothing", purse.PerCent(miss)), Risk: true})
	if len(list) > 1 {
		o.Rows = append(o.Rows, row(list[1], stop))
		if p.stops() {
			slices.Reverse(o.Rows)
		}
	}
	o.Rows[0].Best = true
	return o
}

// miss returns the chance that the next throw matches none of the bones still missing.
func (p *position) miss() float64 {
	open := p.open(p.gained)
	return hold.Miss(open, p.falls[p.thrown(p.hand(p.seat))])
}

// isTrue returns 1 for true and 0 for false, for sorting.
func isTrue(b bool) int {
	if b {
		return 1
	}
	return 0
}
