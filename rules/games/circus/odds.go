package circus

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/text"
)

// odds returns the search for the odds: of the race before a throw, and of the
// spur where it may be used.
func odds(v rules.View, r *rand.Rand) func(nodes int) (rules.Odds, bool) {
	p := v.Sample(r).(position)
	switch {
	case p.Turn() >= 0 && p.phase == racing && p.seats > 1:
		return func(int) (rules.Odds, bool) { return p.raceOdds(), true }
	case p.Turn() >= 0 && p.phase == spurring:
		return func(int) (rules.Odds, bool) { return p.spurOdds(), true }
	}
	return func(int) (rules.Odds, bool) { return rules.Odds{}, true }
}

func (p position) raceOdds() rules.Odds {
	x := p.estimate(p.seat())
	c := p.choices()[0]
	o := rules.Odds{Title: "Chance to win the race", Note: "Exact.", Exact: true, Win: true, Rows: []rules.OddsRow{{
		Move: c.Move, Label: c.Label, Short: purse.ShortPerCent(x.alone), Best: true,
		Bars: []rules.Bar{
			{Size: min(1, x.alone), Text: text.Of("{0} to win", purse.PerCent(x.alone))},
			{Size: min(1, x.level), Text: text.Of("{0} to tie for first", purse.PerCent(x.level))},
		},
	}}}
	if p.spurs > 0 {
		o.Note, o.Exact = "Assumes that each spur brings what it does on average.", false
	}
	return o
}

func (p position) spurOdds() rules.Odds {
	o := rules.Odds{Title: "Points gained with the spur on average", Note: "Exact.", Exact: true}
	choices := p.choices()
	slices.SortStableFunc(choices, func(a, b rules.Choice) int { return cmp.Compare(p.worth(b.Move), p.worth(a.Move)) })
	for i, c := range choices {
		points := p.worth(c.Move)
		label := c.Figure
		if label == "" {
			label = c.Label
		}
		o.Rows = append(o.Rows, rules.OddsRow{
			Move: c.Move, Label: label, Short: purse.Expected(points), Best: i == 0,
			Bars: []rules.Bar{{
				Size: min(1, max(points, -points)/(6*bones)),
				Text: text.Of("{0} points on average", purse.Expected(points)), Risk: points < 0,
			}},
		})
	}
	return o
}
