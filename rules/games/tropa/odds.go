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
		Title: "Part of the pot to hope for",
		Note:  text.Of("For {0}; those who are level share.", aim.Hand(p.hand().Aim)),
	}
	if p.rot.In&^p.rot.Done != rotation.Set(0).With(int(p.rot.Seat)) {
		o.Note = text.Of("For {0}; later ones throw carefully, those who are level share.", aim.Hand(p.hand().Aim))
	}
	w := p.worths()
	var rows [aim.Ways]rules.OddsRow
	for way := range rows {
		in := float64(often[p.hand().Aim][way][Inside]) / 1000
		rows[way] = rules.OddsRow{Short: purse.ShortPerCent(w[way]), Bars: []rules.Bar{
			{Size: min(1, w[way]), Text: text.Of("{0} of the pot", purse.PerCent(w[way]))},
			{Size: in, Text: text.Of("{0} a bone in", purse.PerCent(in))},
			{Size: p.hand().adds[way][6], Text: text.Of("{0} a six in", purse.PerCent(p.hand().adds[way][6]))},
		}}
	}
	o.Rows = aim.Rows(aim.Better(w), rows)
	return o
}
