package pentelitha

import (
	"fmt"
	"math/rand/v2"
	"strconv"

	"knucklebones/rules"
	"knucklebones/rules/kits/aim"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/search/mdp"
)

// A plan is what may be expected of a game by the bones still to be caught, if each
// toss goes the better way: a decision process, whose steps are tosses and whose
// acts the ways of tossing.
type plan struct {
	*mdp.Plan
	goes   mdp.Process
	median int // tosses within which half of all games end, from the start
}

func (a *agreement) reckon() *plan {
	const most = 5000 // tosses, far more than the plan takes to stand
	k := &plan{goes: make(mdp.Process, a.bones+1)}
	for left := 1; left <= a.bones; left++ {
		for way := range aim.Ways {
			k.goes[left] = append(k.goes[left], after(a.falls[way][left], left))
		}
	}
	k.Plan = k.goes.Solve(most)
	start := position{agreement: a, held: first(a)}
	k.median = k.Median(start.left(), tossesMost)
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
func after(outs []rules.Outcome, left int) (act mdp.Act) {
	all := 0.0
	for _, o := range outs {
		all += float64(o.Weight)
	}
	var goes [bonesMost + 1]float64
	for _, o := range outs {
		goes[left-int(o.Move.From)+int(o.Move.To)] += float64(o.Weight) / all
	}
	for to, p := range goes {
		if p > 0 {
			act = append(act, mdp.Fall{To: to, P: p})
		}
	}
	return act
}

// worths is what each way is worth: fewer tosses are better.
func (p *position) worths() [aim.Ways]float64 {
	with := p.plan().With[p.left()]
	return [aim.Ways]float64{-with[aim.Careful], -with[aim.Bold]}
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
	o.Rows = aim.Rows(k.Best(p.left()), rows)
	if p.ground {
		o.Rows = o.Rows[:1]
		o.Rows[0].Label = p.choices()[0].Label
	}
	return o
}

func (p *position) row(k *plan, way int) rules.OddsRow {
	with := k.With[p.left()][way]
	figure := strconv.FormatFloat(with, 'f', 1, 64)
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
	return rules.OddsRow{Short: figure, Bars: []rules.Bar{
		{Size: min(1, with/(2*k.Left[p.bones])), Text: figure + " tosses"},
		{Size: min(1, caught), Text: purse.PerCent(caught) + " all caught"},
		{Size: min(1, more), Text: purse.PerCent(more) + " some more held"},
		{Size: min(1, none), Text: purse.PerCent(none) + " no more held", Risk: true},
	}}
}
