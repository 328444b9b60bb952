package pentelitha

import (
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/aim"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/text"
)

// odds returns the search for the expected number of tosses left.
func odds(v rules.View, r *rand.Rand) func(nodes int) (rules.Odds, bool) {
	p := v.Sample(r).(position)
	return aim.Odds(p.Turn(), aim.Ready, p.odds)
}

func (p *position) odds() rules.Odds {
	o := rules.Odds{Title: "Tosses left on average", Note: text.Of("Exact, for {0}.", aim.Hand(p.hand)), Exact: true, Worths: true}
	k := p.plan()
	var rows [aim.Ways]rules.OddsRow
	for way := range rows {
		rows[way] = p.row(k, way)
	}
	o.Rows = aim.Rows(k.Best(p.left()), rows)
	if p.ground {
		o.Rows = o.Rows[:1]
	}
	for _, c := range p.choices() {
		for i := range o.Rows {
			if o.Rows[i].Move == c.Move {
				o.Rows[i].Label = c.Label
			}
		}
	}
	return o
}

func (p *position) row(k *plan, way int) rules.OddsRow {
	with := k.With[p.left()][way]
	figure := text.Of("{0}", text.Decimal(with))
	caught, more, none := 0.0, 0.0, 0.0
	for _, f := range k.goes[p.left()][way] {
		switch {
		case f.To == 0:
			caught += f.P
		case f.To < p.left():
			more += f.P
		default:
			none += f.P
		}
	}
	return rules.OddsRow{Short: figure, Worth: -with - float64(p.tosses), Bars: []rules.Bar{
		{Size: min(1, with/(2*k.Left[p.bones])), Text: text.Of("{0} tosses on average", figure)},
		{Size: min(1, caught), Text: text.Of("{0} to catch them all", purse.PerCent(caught))},
		{Size: min(1, more), Text: text.Of("{0} to gather some bones", purse.PerCent(more))},
		{Size: min(1, none), Text: text.Of("{0} to gather none", purse.PerCent(none)), Risk: true},
	}}
}
