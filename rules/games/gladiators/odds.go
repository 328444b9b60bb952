package gladiators

import (
	"math/rand/v2"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/text"
)

// odds returns the search for the exact chances of the fight.
func odds(v rules.View, r *rand.Rand) func(nodes int) (rules.Odds, bool) {
	p := v.Sample(r).(position)
	if p.Turn() < 0 || p.phase == opening {
		return func(int) (rules.Odds, bool) { return rules.Odds{}, true }
	}
	return func(int) (rules.Odds, bool) {
		o := rules.Odds{Title: "Chances in this fight", Note: "Exact.", Exact: true, Worths: true, Win: !p.missio || p.coins.Paid[0] == 0, Rows: p.rows()}
		if p.missio {
			o.Note = "Exact, if both always make the best choice."
		}
		return o, true
	}
}

// rows returns a row of the odds for each choice, best first; of equal ones to ask for
// missio comes first, since the other may answer badly.
func (p position) rows() []rules.OddsRow {
	f, stake := p.agreement.fight(), float64(p.coins.Paid[0])
	var rows []rules.OddsRow
	worth := map[rules.Move]float64{}
	for _, c := range p.choices() {
		v := p.after(f, c.Move)
		worth[c.Move] = v.stakes
		row := rules.OddsRow{Move: c.Move, Label: c.Label, Short: purse.ShortPerCent(v.win), Worth: v.win + v.draw/2, Bars: []rules.Bar{
			{Size: bound(v.win), Text: text.Of("{0} to win", purse.PerCent(v.win))},
			{Size: bound(v.draw), Text: text.Of("{0} to draw", purse.PerCent(v.draw))},
			{Size: bound(1 - v.win - v.draw), Text: text.Of("{0} to lose", purse.PerCent(max(0, 1-v.win-v.draw))), Risk: true},
		}}
		if stake > 0 {
			row.Worth = v.stakes * stake
		}
		if p.missio && stake > 0 {
			coins := v.stakes * stake
			row.Short = purse.Expected(coins)
			row.Bars = append([]rules.Bar{{
				Size: min(1, max(coins, -coins)/float64(p.Coins())),
				Text: purse.ExpectedCoins(coins), Risk: coins < 0,
			}}, row.Bars...)
		}
		rows = append(rows, row)
	}
	slices.SortStableFunc(rows, func(a, b rules.OddsRow) int {
		const same = 1e-12
		switch d := worth[b.Move] - worth[a.Move]; {
		case d > same, b.Move.Verb == Ask && d > -same:
			return 1 // the other may answer badly
		case d < -same, a.Move.Verb == Ask && d < same:
			return -1
		}
		return 0
	})
	rows[0].Best = true
	return rows
}

func bound(p float64) float64 { return min(1, max(0, p)) }
