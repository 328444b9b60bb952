package catapulta

import (
	"fmt"
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/aim"
	"knucklebones/rules/kits/purse"
)

// odds returns the search for the value of both ways of tossing.
func odds(v rules.View, r *rand.Rand) func(nodes int) (rules.Odds, bool) {
	p := v.Sample(r).(position)
	ready := func(nodes int) bool { return p.plan().ready(nodes) }
	return aim.Odds(p.Turn(), ready, p.odds)
}

func (p *position) odds() rules.Odds {
	assuming := "and as if no bone is knocked"
	switch {
	case p.equal:
		assuming = "against the best rival, as if turns were not equal"
	case p.in.Count() > 2:
		assuming = "against the best rival alone"
	}
	h := p.hand()
	o := rules.Odds{Title: "Chance to win", Win: true, Note: fmt.Sprintf("For a %s hand, %s.", h.Aim, assuming)}
	w := p.worths()
	var rows [aim.Ways]rules.OddsRow
	for way := range rows {
		rows[way] = rules.OddsRow{Short: purse.ShortPerCent(w[way]), Bars: []rules.Bar{
			{Size: min(1, w[way]), Text: purse.PerCent(w[way]) + " win"},
		}}
		for zone := Stake; zone > Outside; zone-- {
			x := float64(often[h.Aim][way][zone]) / 1000
			rows[way].Bars = append(rows[way].Bars, rules.Bar{Size: x, Text: purse.PerCent(x) + " " + zoneNames[zone]})
		}
	}
	o.Rows = aim.Rows(aim.Better(w), rows)
	return o
}
