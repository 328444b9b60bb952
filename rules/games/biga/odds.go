package biga

import (
	"math/rand/v2"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/text"
)

// odds returns the search for the exact expected number of throws left.
func odds(v rules.View, r *rand.Rand) func(nodes int) (rules.Odds, bool) {
	p := v.Sample(r).(position)
	if p.Turn() != 0 {
		return func(int) (rules.Odds, bool) { return rules.Odds{}, true }
	}
	return func(int) (rules.Odds, bool) { return p.odds(), true }
}

func (p position) odds() rules.Odds {
	o := rules.Odds{Title: "Throws left on average", Note: "Exact.", Exact: true}
	for _, c := range p.choices() {
		n := bones
		if c.Move.Verb == One {
			n = 1
		}
		o.Rows = append(o.Rows, p.row(c, n))
	}
	slices.SortStableFunc(o.Rows, func(a, b rules.OddsRow) int {
		switch {
		case a.Best:
			return -1
		case b.Best:
			return 1
		}
		return 0
	})
	return o
}

func (p position) row(c rules.Choice, n int) rules.OddsRow {
	know := p.chances()
	left := know.with(n, int(p.at))
	home, gain, loss := p.fates(n)
	figure := text.Of("{0}", text.Decimal(left))
	return rules.OddsRow{
		Move: c.Move, Label: c.Label, Short: figure, Best: know.cup(int(p.at)) == n,
		Bars: []rules.Bar{
			{Size: min(1, left/max(1, know.Left[0])), Text: text.Of("{0} throws on average", figure)},
			{Size: home, Text: text.Of("{0} to get home now", purse.PerCent(home))},
			{Size: gain, Text: text.Of("{0} to move forward", purse.PerCent(gain))},
			{Size: loss, Text: text.Of("{0} to move back", purse.PerCent(loss)), Risk: true},
		},
	}
}
