package skiffs

import (
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
)

// odds returns the search for the expected coins of the most promising actions.
func odds(v rules.View, r *rand.Rand) func(nodes int) (rules.Odds, bool) {
	p := v.Sample(r).(position)
	if p.phase != acting {
		return func(int) (rules.Odds, bool) { return rules.Odds{}, true }
	}
	t := grow(&p, r, shown)
	return func(nodes int) (rules.Odds, bool) {
		if !t.run(nodes) {
			return rules.Odds{}, false
		}
		return p.odds(t.ranked()), true
	}
}

// rows is the number of actions shown.
const rows = 6

func (p *position) odds(list []branch) rules.Odds {
	o := rules.Odds{
		Title: "Coins still to come on average",
		Note:  "Estimated from sample games, for the most promising actions. Assumes that the others look ahead, too.",
	}
	for i, b := range list[:min(rows, len(list))] {
		x := float64(b.Mean(int(p.seat)))
		bars := []rules.Bar{{Size: min(1, max(0, x/float64(p.lake.all))), Text: purse.ExpectedCoins(x)}}
		if b.Ends {
			bars = append(bars, rules.Bar{Size: 1, Text: "ends the game"})
		}
		o.Rows = append(o.Rows, rules.OddsRow{
			Move: b.move, Label: p.label(b.move), Short: purse.Expected(x), Bars: bars, Best: i == 0,
		})
	}
	return o
}
