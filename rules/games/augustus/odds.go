package augustus

import (
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/text"
)

// odds returns the search for the value of staying and of leaving.
func odds(v rules.View, r *rand.Rand) func(nodes int) (rules.Odds, bool) {
	p := v.Sample(r).(position)
	if p.phase == between && p.willing {
		return p.willingOdds()
	}
	if p.phase != playing || p.falling {
		return func(int) (rules.Odds, bool) { return rules.Odds{}, true }
	}
	if p.second > 0 {
		return func(int) (rules.Odds, bool) { return p.secondOdds(), true }
	}
	l := look(p)
	return func(nodes int) (rules.Odds, bool) {
		if !l.run(nodes) {
			return rules.Odds{}, false
		}
		return p.odds(l.take, l.coins), true
	}
}

// secondOdds returns the odds where bones may be thrown a second time.
func (p position) secondOdds() rules.Odds {
	if p.decides {
		return p.againOdds()
	}
	l := p.outlook()
	o := p.odds(l.takes(0), l.takes(0)*l.pot)
	o.Note, o.Exact = againNote, false
	return o
}

func (p position) odds(take, coins float64) rules.Odds {
	c := p.chances
	o := rules.Odds{
		Title: "Coins won or lost on average",
		Note:  "Exact for this pot, if nobody leaves while they can pay.",
		Exact: true,
		Rows: []rules.OddsRow{{
			Move: rules.Move{Verb: rules.Throw}, Label: "Throw four bones",
			Short: purse.Expected(coins), Best: true,
			Bars: []rules.Bar{
				p.bar(coins),
				{Size: min(take, 1), Text: text.Of("{0} to win this pot", purse.PerCent(take))},
				{Size: c.venus, Text: text.Of("{0} for Venus now", purse.PerCent(c.venus))},
				{Size: c.pays(), Text: text.Of("{0} to pay now", purse.PerCent(c.pays())), Risk: true},
				{Size: c.pay[0], Text: text.Of("{0} to pay nothing", purse.PerCent(c.pay[0]))},
			},
		}},
	}
	if !p.mayLeave() {
		return o
	}
	leave := rules.OddsRow{
		Move: rules.Move{Verb: Leave}, Label: "Leave the pot",
		Short: purse.Expected(0), Bars: []rules.Bar{p.bar(0)},
	}
	if coins < 0 {
		o.Rows[0].Best, leave.Best = false, true
		o.Rows = []rules.OddsRow{leave, o.Rows[0]}
	} else {
		o.Rows = append(o.Rows, leave)
	}
	return o
}

// bar returns the bar of an expected gain in coins; its length is the fraction of all
// coins in the game.
func (p position) bar(coins float64) rules.Bar {
	return rules.Bar{
		Size: min(1, max(coins, -coins)/float64(max(1, p.Coins()))),
		Text: purse.ExpectedCoins(coins), Risk: coins < 0,
	}
}
