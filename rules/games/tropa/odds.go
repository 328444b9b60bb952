package tropa

import (
	"fmt"
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/aim"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/rotation"
)

// odds returns the search for the odds of both ways of throwing.
func odds(v rules.View, r *rand.Rand) func(nodes int) (rules.Odds, bool) {
	p := v.Sample(r).(position)
	return aim.Odds(p.Turn(), aim.Ready, p.odds)
}

func (p *position) odds() rules.Odds {
	o := rules.Odds{
		Title: "Part of the pot to hope for",
		Note:  fmt.Sprintf("For a %s hand; those who are level share.", p.hand().Aim),
	}
	if p.rot.In&^p.rot.Done != rotation.Set(0).With(int(p.rot.Seat)) {
		o.Note = fmt.Sprintf("For a %s hand; later ones throw carefully, those who are level share.", p.hand().Aim)
	}
	w := p.worths()
	var rows [aim.Ways]rules.OddsRow
	for way := range rows {
		in := float64(often[p.hand().Aim][way][Inside]) / 1000
		rows[way] = rules.OddsRow{Short: purse.ShortPerCent(w[way]), Bars: []rules.Bar{
			{Size: min(1, w[way]), Text: purse.PerCent(w[way]) + " of the pot"},
			{Size: in, Text: purse.PerCent(in) + " a bone in"},
			{Size: p.hand().adds[way][6], Text: purse.PerCent(p.hand().adds[way][6]) + " a six in"},
		}}
	}
	o.Rows = aim.Rows(aim.Better(w), rows)
	return o
}
