package mendaxcommon

import (
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/regret"
)

// A question is what a seat must decide, with all it knows that matters.
type question struct {
	*study
	p    position
	seat rules.Actor
	sign int // what was heard of the throws of this turn
	over int // the claim that it had to beat, or nothing
}

// ask is the question put to a seat, from what it may know: p is a guess of
// its own.
func ask(p position, seat rules.Actor) *question {
	s := setting{weights: p.weights, most: p.throws, seats: min(p.in(), circleMost), named: p.named}
	q := &question{study: newStudy(s), p: p, seat: seat, sign: p.sign(p.thrower()), over: int(p.claim)}
	if p.phase == Answering {
		q.over = p.beaten()
	}
	return q
}

// sign is what was heard of a seat's throws, as circles count it.
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

// stage is the turn that is being played or answered.
func (q *question) stage() *stage { return &q.stages[q.over+1] }

// belief is what the hand may be, by all that was thrown and said since the
// seat last knew it.
func (q *question) belief() spread {
	s, over, last := q.fresh, nothing, q.p.thrower()
	for i := range q.p.coins.N {
		seat := (last + 1 + i) % q.p.coins.N
		t := &q.p.turns[seat]
		switch {
		case t.n == 0:
			continue
		case t.held != 0 && rules.Actor(seat) == q.seat:
			s = spread{}
			s[q.place[t.held]] = 1
		default:
			s = q.turned(&s, &q.stages[over+1], t, q.p.sign(seat))
		}
		over = int(t.said)
	}
	return s
}

// stray is the share of throws and claims that are taken to be made for no
// reason that is known here.
const stray = .05

// turned is what the hand may be after a turn.
func (c *circle) turned(s *spread, st *stage, t *turn, sign int) spread {
	at, k := *s, st.begun
	for ; k < int(t.n) && t.throw[k] > 0; k++ {
		at = c.heardThrow(&at, st, k, int(t.throw[k]))
	}
	all := 0.0
	for h := range c.hands {
		if k < c.most {
			at[h] *= (1-stray)*st.play.throw[k][h][0] + stray
		}
		at[h] *= (1-stray)*st.play.say[sign][h][t.said] + stray/float64(ranks)
		all += at[h]
	}
	for h := range at {
		at[h] /= all
	}
	return at
}

// heardThrow is what the hand may be after n bones are thrown, k throws on.
func (c *circle) heardThrow(s *spread, st *stage, k, n int) (to spread) {
	for h, x := range s[:len(c.hands)] {
		for i := range c.throws[h] {
			if some := &c.throws[h][i]; some.n == n && x > 0 {
				y := x * ((1-stray)*st.play.throw[k][h][i] + stray*some.share)
				for _, f := range c.keeps[some.keep].falls {
					to[f.hand] += y * f.p
				}
			}
		}
	}
	return to
}

// A judgement is what the last claim is worth to who answers it.
type judgement struct {
	true  float64 // the chance that it is true
	take  float64 // what it is worth to take the bones
	doubt float64 // and to doubt
}

func (q *question) judge() judgement {
	s, claim := q.belief(), int(q.p.claim)
	j := judgement{true: q.beats(&s, claim)}
	for h, x := range s[:len(q.hands)] {
		taken, lost := q.answered(h, claim)
		j.take += x * taken[0]
		j.doubt += x * lost[1]
	}
	return j
}

// doubts is how often a doubt is right: where both answers are nearly level as
// often as keeps it so, else always or never.
func (q *question) doubts() float64 {
	const level = .03
	switch j := q.judge(); {
	case j.doubt > j.take+level:
		return 1
	case j.doubt < j.take-level:
		return 0
	}
	return q.stage().own.doubt[q.sign][q.p.claim]
}

func sly(q *question, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	return func(nodes int) (rules.Move, bool) {
		if !q.run(nodes) {
			return rules.Move{}, false
		}
		own, h := &q.stage().own, q.place[q.p.hand]
		switch q.p.phase {
		case Throwing:
			return q.p.Moves(nil)[regret.Pick(own.throw[q.sign][h], r)], true
		case Saying:
			return rules.Move{Verb: Say, N: int32(regret.Pick(own.say[q.sign][h][:], r))}, true
		}
		if r.Float64() < q.doubts() {
			return rules.Move{Verb: Doubt}, true
		}
		return rules.Move{Verb: Accept}, true
	}
}
