package mendaxcommon

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/purse"
	"knucklebones/rules/tali"
)

// odds reckons what each choice is worth: a round won is a counter, one lost a
// counter less, and who begins the next is worth something too.
func odds(v rules.View, r *rand.Rand) func(nodes int) (rules.Odds, bool) {
	p := v.Guess(r).(position)
	if p.Turn() != v.Seat || len(p.Moves(nil)) < 2 {
		return func(int) (rules.Odds, bool) { return rules.Odds{}, true }
	}
	q := ask(p, v.Seat)
	return func(nodes int) (rules.Odds, bool) {
		if !q.study.run(nodes) {
			return rules.Odds{}, false
		}
		return q.odds(), true
	}
}

func (q *question) odds() rules.Odds {
	o := rules.Odds{Title: "What each choice is worth in counters", Note: q.note()}
	switch q.p.phase {
	case Throwing:
		o.Rows = q.throwRows()
	case Saying:
		o.Rows = q.sayRows()
	default:
		o.Rows = q.answerRows()
	}
	slices.SortStableFunc(o.Rows, func(a, b rules.OddsRow) int {
		switch x, y := a.Bars[0].Size, b.Bars[0].Size; {
		case x > y+1e-9:
			return -1
		case y > x+1e-9:
			return 1
		}
		return 0
	})
	o.Rows[0].Best = true
	return o
}

func (q *question) note() string {
	note := "As if both play their best from here"
	if q.p.in() > 2 {
		note = "As if the next player were the only rival and both played their best"
	}
	if q.p.throws > 1 {
		note += ", hearing how many throws there were"
	}
	return note + "; to begin counts too. Within about 0.05."
}

// row is a choice with what it is worth, where both share 1, and one more
// figure.
func row(m rules.Move, worth float64, more ...rules.Bar) rules.OddsRow {
	c := choice(m)
	label := c.Figure
	if label == "" {
		label = c.Label
	}
	x := 2*worth - 1
	bars := append([]rules.Bar{{Size: min(max(worth, 0), 1), Text: purse.Expected(x) + " counters"}}, more...)
	return rules.OddsRow{Move: m, Label: label, Short: purse.Expected(x), Bars: bars}
}

func (q *question) throwRows() []rules.OddsRow {
	g, h := q.study.got[0], q.t.place[q.p.hand]
	moves := q.p.Moves(nil)
	worth := make([]float64, len(moves))
	g.outlook(q.sign, h, &g.best, &g.after[q.sign+1], worth)
	var list []rules.OddsRow
	for i, m := range moves {
		x := q.t.higher(&q.t.throws[h][i], int(q.p.claim))
		list = append(list, row(m, worth[i], rules.Bar{Size: min(x, 1), Text: purse.PerCent(x) + " higher in truth"}))
	}
	return list
}

func (q *question) sayRows() []rules.OddsRow {
	g, h := q.study.got[0], q.t.place[q.p.hand]
	var list []rules.OddsRow
	for _, m := range q.p.Moves(nil) {
		call := g.doubted[q.sign][m.N]
		list = append(list, row(m, g.wins(h, int(m.N), call), rules.Bar{Size: call, Text: purse.PerCent(call) + " doubted", Risk: int(m.N) > rank(q.p.hand)}))
	}
	return list
}

func (q *question) answerRows() []rules.OddsRow {
	j := q.judge()
	claim := tali.Rank(q.p.claim)
	return []rules.OddsRow{
		row(rules.Move{Verb: Accept}, j.take),
		row(rules.Move{Verb: Doubt}, j.doubt, rules.Bar{Size: min(j.true, 1), Text: fmt.Sprintf("%s %v", purse.PerCent(j.true), claim), Risk: true}),
	}
}
