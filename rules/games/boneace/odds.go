package boneace

import (
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/text"
)

// odds returns the search for the value of sticking and of having it.
func odds(v rules.View, r *rand.Rand) func(nodes int) (rules.Odds, bool) {
	if len(v.Choices) < 2 || v.Seat != v.Turn {
		return func(int) (rules.Odds, bool) { return rules.Odds{}, true }
	}
	l := look(v.Sample(r).(position), shown, r)
	return func(nodes int) (rules.Odds, bool) {
		if !l.run(nodes) {
			return rules.Odds{}, false
		}
		return l.odds(), true
	}
}

func (l *estimate) odds() rules.Odds {
	stick, have := l.chances()
	o := rules.Odds{
		Title: "Coins won or lost on average",
		Note:  "Sampled from random deals of the cards you can’t see. Assumes that the others play by rules of thumb.",
		Rows: []rules.OddsRow{
			l.row(Stick, "Stick", stick),
			l.row(Have, "Have it", have),
		},
	}
	over := rules.Bar{Size: min(1, have.over), Text: text.Of("{0} to go over", purse.PerCent(have.over)), Risk: true}
	o.Rows[1].Bars = append(o.Rows[1].Bars, over)
	if have.stakes > stick.stakes {
		o.Rows[0], o.Rows[1] = o.Rows[1], o.Rows[0]
	}
	o.Rows[0].Best = true
	return o
}

func (l *estimate) row(v rules.Verb, label text.Text, e expectation) rules.OddsRow {
	coins := e.stakes * float64(l.p.stake)
	most := 2 * float64(l.p.count(l.p.sits)-1) * float64(l.p.stake)
	return rules.OddsRow{
		Move: rules.Move{Verb: v}, Label: label, Short: purse.Expected(coins),
		Bars: []rules.Bar{
			{Size: min(1, max(coins, -coins)/most), Text: text.Of("{0} coins on average", purse.Expected(coins)), Risk: coins < 0},
			{Size: min(1, e.win), Text: text.Of("{0} to win", purse.PerCent(e.win))},
		},
	}
}
