package catapulta

import (
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/aim"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/text"
)

// odds returns the search for the value of both ways of tossing.
func odds(v rules.View, r *rand.Rand) func(nodes int) (rules.Odds, bool) {
	p := v.Sample(r).(position)
	ready := func(nodes int) bool { return p.plan().ready(nodes) }
	return aim.Odds(p.Turn(), ready, p.odds)
}

func (p *position) odds() rules.Odds {
	h := p.hand()
	o := rules.Odds{Title: "Chance to win", Win: true, Worths: true, Note: p.assuming()}
	w := p.worths()
	var rows [aim.Ways]rules.OddsRow
	for way := range rows {
		rows[way] = rules.OddsRow{Short: purse.ShortPerCent(w[way]), Worth: w[way] * p.coins.Prize(), Bars: []rules.Bar{
			{Size: min(1, w[way]), Text: text.Of("{0} to win", purse.PerCent(w[way]))},
		}}
		for zone := Stake; zone > Outside; zone-- {
			x := float64(often[h.Aim][way][zone]) / 1000
			rows[way].Bars = append(rows[way].Bars, rules.Bar{Size: x, Text: text.Of(zoneChances[zone], purse.PerCent(x))})
		}
	}
	o.Rows = aim.Rows(aim.Better(w), rows)
	return o
}

// zoneChances are the chances of the zones in words.
var zoneChances = [...]text.Text{Outer: "{0} in the outer ring", Inner: "{0} in the inner ring", Stake: "{0} at the stake"}

// assuming returns what the odds assume.
func (p *position) assuming() text.Text {
	hand := aim.Hand(p.hand().Aim)
	switch {
	case p.equal:
		return text.Of("For {0} against the strongest rival only. Ignores equal turns.", hand)
	case p.in.Count() > 2:
		return text.Of("For {0} against the strongest rival only.", hand)
	}
	return text.Of("For {0}. Assumes that no bone is knocked.", hand)
}
