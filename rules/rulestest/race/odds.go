package race

import (
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

// odds returns the search for the chance that the next throw loses the turn.
func odds(v rules.View, r *rand.Rand) func(nodes int) (rules.Odds, bool) {
	o := rules.Odds{Title: "Chance to lose the turn", Note: "Exact.", Exact: true}
	p := v.Sample(r).(position)
	for _, c := range v.Choices {
		if c.Move.Verb == rules.Throw {
			o.Rows = append(o.Rows, row(c, p.ends()))
		}
	}
	return func(int) (rules.Odds, bool) { return o, true }
}

func row(c rules.Choice, loses float64) rules.OddsRow {
	return rules.OddsRow{
		Move: c.Move, Label: c.Label, Short: purse.ShortPerCent(loses), Best: true,
		Bars: []rules.Bar{{Size: loses, Text: text.Of("{0} lose", purse.PerCent(loses)), Risk: true}},
	}
}

// ends returns the chance that the next throw ends the turn without points.
func (p position) ends() float64 {
	ends, all := int64(0), int64(0)
	for _, o := range p.falls {
		all += o.Weight
		if tali.Hand(o.Move.N).Sum() == 1 {
			ends += o.Weight
		}
	}
	return float64(ends) / float64(all)
}
