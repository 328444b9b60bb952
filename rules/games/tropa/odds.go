package tropa

import (
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/aim"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/text"
)

// odds returns the search for the odds of both ways of throwing.
func odds(v rules.View, r *rand.Rand) func(nodes int) (rules.Odds, bool) {
	p := v.Sample(r).(position)
	return aim.Odds(p.Turn(), aim.Ready, p.odds)
}

func (p *position) odds() rules.Odds {
	o := rules.Odds{
		Title: "Share of the pot on average", Worths: true,
		Note: text.Of("For {0}. Players who are level share the pot.", aim.Hand(p.hand().Aim)),
	}
	if p.rot.In&^p.rot.Done != rotation.Set(0).With(int(p.rot.Seat)) {
		o.Note = text.Of("For {0}. Assumes that later players throw carefully, and that level players share the pot.", aim.Hand(p.hand().Aim))
	}
	w := p.worths()
	var rows [aim.Ways]rules.OddsRow
	for way := range rows {
		in := float64(often[p.hand().Aim][way][Inside]) / 1000
		rows[way] = rules.OddsRow{Short: purse.ShortPerCent(w[way]), Worth: w[way] * p.coins.Prize(), Bars: []rules.Bar{
			{Size: min(1, w[way]), Text: text.Of("{0} of the pot", purse.PerCent(w[way]))},
			{Size: in, Text: text.Of("{0} to land in the jar", purse.PerCent(in))},
			{Size: p.hand().adds[way][6], Text: text.Of("{0} to land in it on a six", purse.PerCent(p.hand().adds[way][6]))},
		}}
	}
	o.Rows = aim.Rows(aim.Better(w), rows)
	return o
}
