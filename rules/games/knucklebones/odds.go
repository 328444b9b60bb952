package knucklebones

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/text"
)

// odds returns the search for the value of each number to cover, or each bet.
// It has no rows before a throw.
func odds(v rules.View, r *rand.Rand) func(nodes int) (rules.Odds, bool) {
	p := v.Sample(r).(position)
	return func(nodes int) (rules.Odds, bool) {
		if p.rolling || p.phase == opening || p.phase == throwing || p.phase == over {
			return rules.Odds{}, true
		}
		rivals := p.rivals()
		if p.phase == steering {
			rivals = p.in.count()
		}
		if !solverOf(p.weights).ready(rivals, nodes) {
			return rules.Odds{}, false
		}
		switch p.phase {
		case covering:
			return p.coverOdds(), true
		case steering:
			return p.steerOdds(), true
		}
		return p.betOdds(), true
	}
}

// A prospect is a move with its expected results.
type prospect struct {
	move  rules.Move
	label text.Text // the choice's figure or label
	win   float64   // 0 to 1
	value float64   // expected points left, negated, or coins
}

func (p *position) coverOdds() rules.Odds {
	o := p.estimate()
	v := o.plan()
	var all []prospect
	least := 1.0
	for n := 1; n <= 9; n++ {
		if o.made.has(n) {
			left := o.square &^ number(n)
			all = append(all, prospect{
				rules.Move{Verb: Cover, To: int16(n)}, text.Figure(n), v[left], o.fewest[left],
			})
			least = max(least, -o.fewest[left])
		}
	}
	slices.SortStableFunc(all, func(a, b prospect) int {
		return cmp.Or(cmp.Compare(math.Round(b.win/alike), math.Round(a.win/alike)), cmp.Compare(b.value, a.value))
	})
	rows := p.rowsOf(all, func(a prospect) (text.Text, rules.Bar) {
		left := text.Of("{0}", text.Decimal(max(0, -a.value)))
		return left, rules.Bar{Size: max(0, -a.value) / least, Text: text.Of("{0} points left", left)}
	})
	if p.seats == 1 {
		for i := range rows {
			rows[i].Bars, rows[i].Worth = rows[i].Bars[1:], all[i].value
		}
		return rules.Odds{Title: "Points left on average", Rows: rows, Exact: true, Worths: true, Note: "Exact, if you make the best choices from here."}
	}
	return rules.Odds{
		Title: "Chance to win, points left on average", Badge: "Points left on average", Rows: rows, Exact: p.endless(), Win: true, Worths: true,
		Note: p.either(
			"Exact, if the others play their best and nobody drops out.",
			"Approximate, if the others play their best and nobody drops out. Ignores that players who stay level share the pot."),
	}
}

// steerOdds returns the odds of sending the bones round either way.
func (p *position) steerOdds() rules.Odds {
	var all []prospect
	for _, m := range p.Moves(nil) {
		q := p.After(m).(position)
		o := q.estimate()
		win := o.chances()[p.Turn()]
		all = append(all, prospect{m, p.choice(m).Label, win, win * float64(p.coins.Pot())})
	}
	rows := p.rowsOf(all, func(a prospect) (text.Text, rules.Bar) {
		return purse.ShortPerCent(a.win), rules.Bar{Size: min(1, max(0, a.win)), Text: purse.ExpectedCoins(a.value)}
	})
	return rules.Odds{
		Title: "Chance to win, by direction", Rows: rows, Exact: p.endless(), Win: true, Worths: true,
		Note: p.either(
			"Exact, if all play their best and nobody drops out.",
			"Approximate, if all play their best and nobody drops out. Ignores that players who stay level share the pot."),
	}
}

func (p *position) betOdds() rules.Odds {
	chance, most := p.chance(), 1.0
	var all []prospect
	for _, m := range p.Moves(nil) {
		if m.Verb == Hush {
			continue
		}
		a := prospect{m, p.choice(m).Label, chance, p.gain(m, chance)}
		if m.Verb == Drop {
			a.win = 0
		}
		most = max(most, a.value, -a.value)
		all = append(all, a)
	}
	slices.SortStableFunc(all, func(a, b prospect) int { return cmp.Compare(b.value, a.value) })
	rows := p.rowsOf(all, func(a prospect) (text.Text, rules.Bar) {
		return purse.ShortPerCent(a.win), rules.Bar{Size: max(a.value, -a.value) / most, Text: text.Of("{0} coins on average", purse.Expected(a.value)), Risk: a.value < 0}
	})
	return rules.Odds{
		Title: "Chance to win, coins won on average", Rows: rows, Exact: p.endless(), Win: true,
		Note: p.either(
			"Exact, if all match and play their best.",
			"Approximate, if all match and play their best. Ignores that players who stay level share the pot."),
	}
}

// rowsOf returns rows of the odds for the prospects, in their order, the first as the
// best: each with its chance to win and the short text and bar that second returns.
func (p *position) rowsOf(all []prospect, second func(prospect) (short text.Text, bar rules.Bar)) (rows []rules.OddsRow) {
	for i, a := range all {
		short, bar := second(a)
		win := rules.Bar{Size: min(1, max(0, a.win)), Text: text.Of("{0} to win", purse.PerCent(a.win))}
		rows = append(rows, rules.OddsRow{
			Move: a.move, Label: a.label, Short: short, Bars: []rules.Bar{win, bar}, Best: i == 0, Worth: a.win * p.coins.Prize(),
		})
	}
	return rows
}

// endless reports whether a tie always leads to another face-off, as the
// computed chances assume; the usual limit of a hundred makes no difference.
func (p *position) endless() bool { return p.faceOffs == mostFaceOffs }

// either returns the note below the odds: exact at a table where ties always lead to
// another face-off, as the computed chances assume, otherwise near.
func (p *position) either(exact, near text.Text) text.Text {
	if p.endless() {
		return exact
	}
	return near
}
