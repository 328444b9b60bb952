package mendaxcommon

import (
	"sync"

	"knucklebones/rules"
	"knucklebones/rules/tali"
)

// How many rounds of reckoning a duel is given to find the worth of beginning,
// for the values of all turns, and for the turn that is played.
const (
	sketched = 20
	drafted  = 60
	refined  = 150
)

// A setting is what the values of all turns depend on.
type setting struct {
	weights tali.Weights
	most    int // throws a turn
}

// valued is a cache of the values of all turns, by setting.
var valued sync.Map

// sketches is how often the values of all turns are reckoned roughly, to find
// what it is worth to begin.
const sketches = 3

// A study reckons, in slices, how to play one turn: the values of all turns
// once for these bones, and then the duels that are asked for.
type study struct {
	*table
	setting
	v           *values
	ready       bool // v is done
	pass        int
	claim, hand int // the next of v
	now         *duel
	was         [2]float64 // the tempo of the pass before, and by how much too much came of it

	over, least int
	ask         []int // hands the duels are about; below 0 for the first turn
	got         []*solved
}

func newStudy(w tali.Weights, most int, ask []int, over, least int) *study {
	s := &study{table: tableOf(w), setting: setting{w, most}, claim: ranks - 2, ask: ask, over: over, least: least}
	if v, ok := valued.Load(setting{w, most}); ok {
		s.v, s.ready = v.(*values), true
	} else {
		s.v = &values{tempo: .2}
	}
	return s
}

// run goes on by so many nodes and says whether all is reckoned.
func (s *study) run(nodes int) bool {
	for nodes > 0 && !s.done() {
		if s.now == nil {
			s.now = s.next()
		}
		nodes -= s.now.cost()
		if s.now.step(); s.now.rounds >= s.enough() {
			s.keep(s.now.solved())
			s.now = nil
		}
	}
	return s.done()
}

func (s *study) done() bool { return s.ready && len(s.got) == len(s.ask) }

// next is the duel to be reckoned next: one of those asked for, or before
// that all turns from the highest claim down and then the first turn.
func (s *study) next() *duel {
	switch {
	case s.ready:
		return newDuel(s.table, s.v, s.most, s.ask[len(s.got)], s.over, s.least)
	case s.claim < 0:
		return newDuel(s.table, s.v, s.most, -1, nothing, nothing+1)
	}
	return newDuel(s.table, s.v, s.most, s.hand, s.claim, nothing+1)
}

// enough is how many rounds it is given.
func (s *study) enough() int {
	switch {
	case s.ready:
		return refined
	case s.pass < sketches:
		return sketched
	}
	return drafted
}

// keep takes in a duel and goes on to the next.
func (s *study) keep(d *solved) {
	switch {
	case s.ready:
		s.got = append(s.got, d)
	case s.claim < 0:
		s.settle(d.value() - .5)
		s.pass++
		s.claim = ranks - 2
	default:
		s.v.take[s.claim][s.hand] = d.value()
		if s.hand = (s.hand + 1) % len(s.hands); s.hand == 0 {
			s.claim--
		}
		if s.claim < 0 && s.pass == sketches {
			valued.Store(s.setting, s.v)
			s.ready = true
		}
	}
}

// settle corrects the tempo once a pass with it has told what it is worth to
// begin: it must come to the same.
func (s *study) settle(worth float64) {
	now := [2]float64{s.v.tempo, worth - s.v.tempo}
	next := worth
	if turn := s.was[1] - now[1]; s.pass > 0 && turn != 0 {
		next = now[0] + now[1]*(now[0]-s.was[0])/turn
	}
	s.v.tempo = min(max(next, -.45), .45)
	s.was = now
}

// A question is what a seat must decide, with all it knows that matters.
type question struct {
	p     position
	t     *table
	sign  int    // what was heard of the throws of this turn
	prior spread // what the hand was when it was taken
	first bool   // it was not taken: it is the first turn
	now   spread // to who answers, what it is by the throws alone
	study *study
}

// ask is the question put to a seat, from what it may know: p is a guess of
// its own.
func ask(p position, seat rules.Actor) *question {
	q := &question{p: p, t: tableOf(p.weights), sign: p.sign(p.thrower())}
	over := int(p.claim)
	if p.phase == Answering {
		q.infer(seat)
		over = p.beaten()
	} else if q.first = p.taken == 0; !q.first {
		q.prior[q.t.place[p.taken]] = 1
	}
	least := nothing + 1
	if p.named {
		least = int(tali.Canis)
	}
	q.study = newStudy(p.weights, p.throws, q.hands(), over, least)
	return q
}

// infer finds what the hand may be that the claimer took, and passed on.
func (q *question) infer(seat rules.Actor) {
	nodes := q.p.chain(seat, nil)
	list := q.t.filter(nodes, true)
	q.now, q.first = list[len(list)-1], true
	for i, n := range nodes {
		if n.seat != q.p.claimer {
			q.prior, q.first = list[i], false
		}
	}
}

// sign is what was heard of a seat's throws, as duels count it.
func (p position) sign(seat int8) int {
	t := &p.turns[seat]
	switch {
	case t.n == 0 || t.throw[0] == 0:
		return 0
	case p.throws > 1:
		return int(t.n)
	}
	return int(t.throw[0])
}

// beaten is the claim that the last claim had to beat.
func (p position) beaten() int {
	for i := p.coins.N - 1; i > 0; i-- {
		s := (p.claimer + i) % p.coins.N
		if p.counters[s] > 0 {
			if t := &p.turns[s]; t.n > 0 {
				return int(t.said)
			}
			break
		}
	}
	return nothing
}

// hands are those the turn may have begun with, as a study asks for them.
func (q *question) hands() []int {
	const rare = .003
	if q.first {
		return []int{-1}
	}
	var list []int
	for h, p := range q.prior {
		if p > rare {
			list = append(list, h)
		}
	}
	return list
}

// weight is how likely the i-th hand of the study is by the prior.
func (q *question) weight(i int) float64 {
	if q.first {
		return 1
	}
	return q.prior[q.study.ask[i]]
}

// A judgement is what the last claim is worth, by the bones and by what was
// thrown and said.
type judgement struct {
	true  float64 // the chance that it is true
	take  float64 // what it is worth to take the bones
	doubt float64 // and to doubt
	call  float64 // how often one doubts it, playing best
}

// judge weighs how likely each hand is that may have been passed on with this
// claim. A claim that good play never makes is judged by the bones alone.
func (q *question) judge() judgement {
	claim := int(q.p.claim)
	var s spread
	call, all := 0.0, 0.0
	for i, g := range q.study.got {
		seen := 0.0
		for _, h := range g.can[q.sign] {
			x := q.weight(i) * g.reach[q.sign][h] * g.say[q.sign][h][claim]
			s[h] += x
			seen += x
		}
		call, all = call+seen*g.doubted[q.sign][claim], all+seen
	}
	const never = 1e-5
	if all < never {
		return q.plain(q.now)
	}
	j := q.plain(s)
	j.call = call / all
	return j
}

// plain judges the claim by a spread, and doubts if that is better.
func (q *question) plain(s spread) judgement {
	claim, all := int(q.p.claim), 0.0
	j := judgement{true: q.t.beats(&s, claim)}
	for h, x := range s {
		j.take += x * q.study.v.take[claim][h]
		all += x
	}
	j.take /= all
	j.doubt = 1 - j.true + q.study.v.tempo
	if j.doubt > j.take {
		j.call = 1
	}
	return j
}
