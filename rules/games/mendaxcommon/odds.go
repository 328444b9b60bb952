package mendaxcommon

import (
	"math/rand/v2"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/text"
)

// odds returns the search for the value of each choice in counters: a lost
// counter is −1, one that another seat loses is shared among the rest, and
// beginning the next round has a value too.
func odds(v rules.View, r *rand.Rand) func(nodes int) (rules.Odds, bool) {
	p := v.Sample(r).(position)
	if p.Turn() != v.Seat || len(p.Moves(nil)) < 2 {
		return func(int) (rules.Odds, bool) { return rules.Odds{}, true }
	}
	q := ask(p, v.Seat)
	return func(nodes int) (rules.Odds, bool) {
		if !q.run(nodes) {
			return rules.Odds{}, false
		}
		return q.odds(), true
	}
}

func (q *question) odds() rules.Odds {
	o := rules.Odds{Title: "Counters gained on average", Note: q.note()}
	switch q.p.phase {
	case Throwing:
		o.Rows = q.throwRows()
	case Saying:
		o.Rows = q.sayRows()
	default:
		o.Rows = q.answerRows()
	}
	slices.SortStableFunc(o.Rows, byWorth)
	o.Rows[0].Best = true
	return o
}

// byWorth compares rows for sorting the most valuable first; tiny differences
// count as none.
func byWorth(a, b rules.OddsRow) int {
	switch x, y := a.Bars[0].Size, b.Bars[0].Size; {
	case x > y+1e-9:
		return -1
	case y > x+1e-9:
		return 1
	}
	return 0
}

func (q *question) note() text.Text {
	if q.p.throws > 1 {
		return "Approximate, if the others nearly always play their best and know only how often you threw. Beginning the next round counts as a small gain."
	}
	return "Approximate, if the others nearly always play their best. Beginning the next round counts as a small gain."
}

// row returns the row of a choice with its value and other bars.
func (q *question) row(m rules.Move, worth float64, more ...rules.Bar) rules.OddsRow {
	c := choice(m)
	label := c.Figure
	if label == "" {
		label = c.Label
	}
	n := float64(q.seats)
	x := worth * n / (n - 1)
	bars := append([]rules.Bar{{Size: min(max((x+1)/2, 0), 1), Text: text.Of("{0} counters", purse.Expected(x))}}, more...)
	return rules.OddsRow{Move: m, Label: label, Short: purse.Expected(x), Bars: bars}
}

func (q *question) throwRows() []rules.OddsRow {
	h, keep := q.place[q.p.hand], q.best(q.sign, q.bestClaims(q.stage()))
	var list []rules.OddsRow
	for i, m := range q.p.Moves(nil) {
		some := &q.throws[h][i]
		x := q.higher(some, int(q.p.claim))
		list = append(list, q.row(m, keep[some.keep], rules.Bar{Size: min(x, 1), Text: text.Of("{0} to get a higher hand", purse.PerCent(x))}))
	}
	return list
}

// best returns, for each set of kept bones, its value when the rest are thrown in the
// k-th throw, with best play afterwards; claims has the value of the best claim by sign
// and hand.
func (c *circle) best(k int, claims *[signs]spread) (list [keepsMost]float64) {
	var on spread // to throw on with a hand
	if k+1 < c.most {
		next := c.best(k+1, claims)
		for h := range c.hands {
			on[h] = -1
			for _, some := range c.throws[h] {
				if x := next[some.keep]; x > on[h] {
					on[h] = x
				}
			}
		}
	}
	for i, keep := range c.keeps {
		from := &on
		if c.last(k, keep.n) {
			from = &claims[c.sign(k, keep.n)]
		}
		for _, f := range keep.falls {
			list[i] += f.p * from[f.hand]
		}
	}
	return list
}

// bestClaims returns what the best claim is worth at a stage, for each sign and each
// hand that the claimer may hold.
func (c *circle) bestClaims(t *stage) *[signs]spread {
	var list [signs]spread
	for _, n := range t.hears {
		for h := range c.hands {
			list[n][h] = c.bestClaim(t, n, h)
		}
	}
	return &list
}

// bestClaim returns what the best claim is worth at a stage, for a sign and a hand,
// both by number.
func (c *circle) bestClaim(t *stage, sign, hand int) float64 {
	best := -1.0
	for claim := t.least; claim < ranks; claim++ {
		best = max(best, c.claiming(t, sign, hand, claim))
	}
	return best
}

// claiming returns the value to the claimer of a claim with that hand, after throws
// seen as sign.
func (c *circle) claiming(t *stage, sign, hand, claim int) float64 {
	taken, lost := c.answered(hand, claim)
	d := t.play.doubt[sign][claim]
	return (1-d)*taken[c.seats-1] + d*lost[0]
}

func (q *question) sayRows() []rules.OddsRow {
	t, h := q.stage(), q.place[q.p.hand]
	var list []rules.OddsRow
	for _, m := range q.p.Moves(nil) {
		d := t.play.doubt[q.sign][m.N]
		list = append(list, q.row(m, q.claiming(t, q.sign, h, int(m.N)), rules.Bar{Size: d, Text: text.Of("{0} to be doubted", purse.PerCent(d)), Risk: int(m.N) > rank(q.p.hand)}))
	}
	return list
}

func (q *question) answerRows() []rules.OddsRow {
	j := q.judge()
	return []rules.OddsRow{
		q.row(rules.Move{Verb: Accept}, j.take),
		q.row(rules.Move{Verb: Doubt}, j.doubt, rules.Bar{Size: min(j.true, 1), Text: text.Of("{0} to be true", purse.PerCent(j.true)), Risk: true}),
	}
}
