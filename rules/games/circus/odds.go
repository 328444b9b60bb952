package circus

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

// odds returns the search for the odds: of the race before a throw, and of the
// spur where it may be used.
func odds(v rules.View, r *rand.Rand) func(nodes int) (rules.Odds, bool) {
	p := v.Sample(r).(position)
	switch {
	case p.Turn() >= 0 && p.phase == racing && p.seats > 1 && p.slip > 0:
		return p.sampledOdds(r)
	case p.Turn() >= 0 && p.phase == racing && p.seats > 1:
		return func(int) (rules.Odds, bool) { return p.raceOdds(), true }
	case p.Turn() >= 0 && p.phase == spurring && p.deciding():
		return func(int) (rules.Odds, bool) { return p.decidingOdds(), true }
	case p.Turn() >= 0 && p.phase == spurring:
		return func(int) (rules.Odds, bool) { return p.spurOdds(), true }
	}
	return func(int) (rules.Odds, bool) { return rules.Odds{}, true }
}

func (p position) raceOdds() rules.Odds {
	o := p.oddsOf(p.estimate(p.seat()))
	o.Note, o.Exact = "Exact.", true
	if p.spurs > 0 {
		o.Note, o.Exact = "Assumes that each spur brings what it does on average.", false
	}
	return o
}

// oddsOf returns the odds before a throw, without a note.
func (p position) oddsOf(x estimate) rules.Odds {
	c := p.choices()[0]
	return rules.Odds{Title: "Chance to win the race", Win: true, Rows: []rules.OddsRow{{
		Move: c.Move, Label: c.Label, Short: purse.ShortPerCent(x.alone), Best: true,
		Bars: []rules.Bar{
			{Size: min(1, x.alone), Text: text.Of("{0} to win", purse.PerCent(x.alone))},
			{Size: min(1, x.level), Text: text.Of("{0} to tie for first", purse.PerCent(x.level))},
		},
	}}}
}

// Sampled races, and what one of them costs in nodes.
const (
	races    = 800
	raceCost = 40
)

// sampledOdds returns the search for the odds of the race before a throw at a table with
// slipstreams: the strongest computer plays the race to its end again and again.
func (p position) sampledOdds(r *rand.Rand) func(nodes int) (rules.Odds, bool) {
	me, n := int(p.seat()), 0
	var x estimate
	return func(nodes int) (rules.Odds, bool) {
		for ; nodes > 0 && n < races; nodes -= raceCost {
			n++
			switch first := p.finish(r); {
			case !first.Has(me):
			case first.Count() == 1:
				x.alone += 1.0 / races
			default:
				x.level += 1.0 / races
			}
		}
		if n < races {
			return rules.Odds{}, false
		}
		o := p.oddsOf(x)
		o.Note = "Sampled races. Assumes that everybody spurs well."
		return o, true
	}
}

// decidingOdds returns the chance to win by each choice in the last drive.
func (p position) decidingOdds() rules.Odds {
	o := rules.Odds{Title: "Chance to win the race", Win: true, Note: "Assumes that each spur brings what it does on average."}
	for _, c := range p.choices() {
		x := p.wins(tali.Hand(c.Move.N))
		o.Rows = append(o.Rows, rules.OddsRow{
			Move: c.Move, Label: nameOf(c), Short: purse.ShortPerCent(x), Worth: x,
			Bars: []rules.Bar{{Size: min(1, x), Text: text.Of("{0} to win", purse.PerCent(x))}},
		})
	}
	slices.SortStableFunc(o.Rows, func(a, b rules.OddsRow) int { return cmp.Compare(b.Worth, a.Worth) })
	o.Rows[0].Best = true
	return o
}

// nameOf returns what a row of the odds calls a choice.
func nameOf(c rules.Choice) text.Text {
	if c.Figure != "" {
		return c.Figure
	}
	return c.Label
}

func (p position) spurOdds() rules.Odds {
	o := rules.Odds{Title: "Points gained with the spur on average", Note: "Exact.", Exact: true}
	choices := p.choices()
	slices.SortStableFunc(choices, func(a, b rules.Choice) int { return cmp.Compare(p.worth(b.Move), p.worth(a.Move)) })
	for i, c := range choices {
		points := p.worth(c.Move)
		o.Rows = append(o.Rows, rules.OddsRow{
			Move: c.Move, Label: nameOf(c), Short: purse.Expected(points), Best: i == 0,
			Bars: []rules.Bar{{
				Size: min(1, max(points, -points)/(6*bones)),
				Text: text.Of("{0} points on average", purse.Expected(points)), Risk: points < 0,
			}},
		})
	}
	return o
}
