package pentelitha

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strconv"

	"knucklebones/rules"
	"knucklebones/rules/kits/aim"
	"knucklebones/rules/kits/purse"
)

// A plan is what may be expected of a game by the bones still to be caught.
type plan struct {
	goes   [aim.Ways][bonesMost + 1]goes
	with   [aim.Ways][bonesMost + 1]float64 // tosses left if the next one goes that way
	left   [bonesMost + 1]float64           // the same if each goes the better way
	median int                              // tosses within which half of all games end, from the start
}

// goes is how likely a toss leaves so many bones still to be caught.
type goes [bonesMost + 1]float64

func (a *agreement) reckon() *plan {
	k := &plan{}
	for way := range k.goes {
		for left := 1; left <= a.bones; left++ {
			k.goes[way][left] = after(a.falls[way][left], left)
		}
	}
	const nothing, most = 1e-12, 5000
	for range most {
		if k.sweep(a.bones) < nothing {
			break
		}
	}
	k.median = k.half(position{agreement: a, held: first(a)})
	return k
}

// first is how many bones are held when the game begins.
func first(a *agreement) int8 {
	if a.ground {
		return 1
	}
	return 0
}

// after is how many bones are left by what may fall.
func after(outs []rules.Outcome, left int) (g goes) {
	all := 0.0
	for _, o := range outs {
		all += float64(o.Weight)
	}
	for _, o := range outs {
		g[left-int(o.Move.From)+int(o.Move.To)] += float64(o.Weight) / all
	}
	return g
}

// sweep betters the plan by one more toss and is the greatest change.
func (k *plan) sweep(bones int) (change float64) {
	was := k.left
	for left := 1; left <= bones; left++ {
		for way := range k.with {
			k.with[way][left] = 1
			for to, p := range k.goes[way][left] {
				k.with[way][left] += p * was[to]
			}
		}
		k.left[left] = k.with[k.better(left)][left]
		change = max(change, math.Abs(k.left[left]-was[left]))
	}
	return change
}

// worths is what each way is worth: fewer tosses are better.
func (k *plan) worths(left int) [aim.Ways]float64 {
	return [aim.Ways]float64{-k.with[aim.Careful][left], -k.with[aim.Bold][left]}
}

func (k *plan) better(left int) int { return aim.Better(k.worths(left)) }

func (p *position) worths() [aim.Ways]float64 { return p.plan().worths(p.left()) }

// half is the number of tosses within which half of all games are over that
// begin here.
func (k *plan) half(p position) int {
	var is goes
	is[p.left()] = 1
	for n := range tossesMost {
		if is[0] >= .5 {
			return n
		}
		next := goes{is[0]}
		for left := 1; left <= p.bones; left++ {
			for to, x := range k.goes[k.better(left)][left] {
				next[to] += is[left] * x
			}
		}
		is = next
	}
	return tossesMost
}

// think makes up the mind of a computer player: the better way to toss is the one
// that leaves the fewest tosses to be expected.
func think(level string, v rules.View, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	p := v.Sample(r).(position)
	if p.ground {
		return func(int) (rules.Move, bool) { return aim.Throw(aim.Careful), true }
	}
	return aim.Think(level, aim.Ready, p.worths, r)
}

// odds reckons the tosses that are left.
func odds(v rules.View, r *rand.Rand) func(nodes int) (rules.Odds, bool) {
	p := v.Sample(r).(position)
	return aim.Odds(p.Turn(), aim.Ready, p.odds)
}

func (p *position) odds() rules.Odds {
	o := rules.Odds{Title: "Tosses likely left", Note: fmt.Sprintf("Exact, for a %s hand.", p.hand), Exact: true}
	k := p.plan()
	var rows [aim.Ways]rules.OddsRow
	for way := range rows {
		rows[way] = p.row(k, way)
	}
	o.Rows = aim.Rows(k.better(p.left()), rows)
	if p.ground {
		o.Rows = o.Rows[:1]
		o.Rows[0].Label = p.choices()[0].Label
	}
	return o
}

func (p *position) row(k *plan, way int) rules.OddsRow {
	figure := strconv.FormatFloat(k.with[way][p.left()], 'f', 1, 64)
	g := k.goes[way][p.left()]
	more, none := 0.0, 0.0
	for to, x := range g {
		switch {
		case to == 0:
		case to < p.left():
			more += x
		default:
			none += x
		}
	}
	return rules.OddsRow{Short: figure, Bars: []rules.Bar{
		{Size: min(1, k.with[way][p.left()]/(2*k.left[p.bones])), Text: figure + " tosses"},
		{Size: min(1, g[0]), Text: purse.PerCent(g[0]) + " all caught"},
		{Size: min(1, more), Text: purse.PerCent(more) + " some more held"},
		{Size: min(1, none), Text: purse.PerCent(none) + " no more held", Risk: true},
	}}
}
