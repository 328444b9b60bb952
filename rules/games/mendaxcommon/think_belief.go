package mendaxcommon

import (
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/search/bayes"
)

// A question is the decision of a seat, with the information that matters.
type question struct {
	*study
	p    position
	seat rules.Actor
	sign int // public information about the throws of this turn
	over int // the claim that it had to beat, or nothing
}

// setting returns the parameters of the circle to solve for the seats still in.
func (p position) setting() setting {
	return setting{weights: p.weights, most: p.throws, seats: min(p.in(), circleMost), named: p.named}
}

// ask returns the question that a seat decides; p has to be a position as that seat
// knows it (a sample).
func ask(p position, seat rules.Actor) *question {
	q := &question{study: newStudy(p.setting()), p: p, seat: seat, sign: p.sign(p.thrower()), over: int(p.claim)}
	if p.phase == Answering {
		q.over = p.beaten()
	}
	return q
}

// sign returns what everybody has seen of a seat's throws this turn: the number of
// bones thrown again, or where several throws are allowed the number of throws.
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

// beaten returns the claim before the last one, which that one had to beat; nothing if
// there was none.
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

// stage returns the solved stage that the question is about.
func (q *question) stage() *stage { return &q.stages[q.over+1] }

// belief returns the distribution of the hand, by Bayes' rule, given all throws
// and claims since the seat last knew it.
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
			bayes.Level(s[:])
		}
		over = int(t.said)
	}
	return s
}

// stray is the share of throws and claims that are assumed to be random.
const stray = .05

// turned updates the distribution s of the hand by a whole turn, its throws and its
// claim. The sum becomes smaller by the likelihood of the turn.
func (c *circle) turned(s *spread, st *stage, t *turn, sign int) spread {
	at := c.thrown(s, st, t)
	return st.said(&at, sign, int(t.said))
}

// thrown updates the distribution s of the hand by the throws of a turn; the sum
// becomes smaller by their likelihood.
func (c *circle) thrown(s *spread, st *stage, t *turn) spread {
	at, k := *s, st.begun
	for ; k < int(t.n) && t.throw[k] > 0; k++ {
		at = c.heardThrow(&at, st, k, int(t.throw[k]))
	}
	if k < c.most {
		for h := range c.hands {
			at[h] *= (1-stray)*st.play.throw[k][h][0] + stray
		}
	}
	return at
}

// said updates the distribution s of the hand by a claim made after throws seen as
// sign; the sum becomes smaller by the likelihood of the claim.
func (st *stage) said(s *spread, sign, claim int) (to spread) {
	for h, x := range s {
		to[h] = x * ((1-stray)*st.play.say[sign][h][claim] + stray/float64(ranks))
	}
	return to
}

// all returns the sum of the probabilities.
func (s *spread) all() (sum float64) {
	for _, x := range s {
		sum += x
	}
	return sum
}

// heardThrow updates the distribution s of the hand by the fact that n bones were
// thrown in the k-th throw.
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

// A judgement is the value of the answers to the last claim.
type judgement struct {
	true  float64 // the chance that the claim is true
	take  float64 // the value of taking the bones
	doubt float64 // the value of doubting
}

// judge returns how likely the claim is true, and what taking the bones and doubting
// are worth.
func (q *question) judge() judgement {
	s, claim := q.belief(), int(q.p.claim)
	take, doubt := q.estimate(&s, claim)
	return judgement{true: q.beats(&s, claim), take: take, doubt: doubt}
}

// estimate returns the values of taking the hand and of doubting it after a claim, to
// the seat that answers, if s is the distribution of the hand.
func (c *circle) estimate(s *spread, claim int) (take, doubt float64) {
	for h, x := range s[:len(c.hands)] {
		taken, lost := c.answered(h, claim)
		take += x * taken[0]
		doubt += x * lost[1]
	}
	return take, doubt
}

// doubts returns the best probability of a doubt, for a hand with distribution
// s: mixed where both answers are almost equal, so that they stay so, else 0 or
// 1.
func (c *circle) doubts(s *spread, st *stage, sign, claim int) float64 {
	const level = .03
	take, doubt := c.estimate(s, claim)
	switch edge := level * s.all(); {
	case claim == ranks-1 || doubt > take+edge:
		return 1
	case doubt < take-edge:
		return 0
	}
	return st.own.doubt[sign][claim]
}

// sly returns the search of Sly: it solves the round and draws its move by the
// probabilities of the solution.
func sly(q *question, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	return func(nodes int) (rules.Move, bool) {
		if !q.run(nodes) {
			return rules.Move{}, false
		}
		own, h := q.stage().own, q.place[q.p.hand]
		switch q.p.phase {
		case Throwing:
			return q.p.Moves(nil)[bayes.Draw(own.throw[q.sign][h], r)], true
		case Saying:
			return rules.Move{Verb: Say, N: int32(bayes.Draw(own.say[q.sign][h][:], r))}, true
		}
		s := q.belief()
		if r.Float64() < q.doubts(&s, q.stage(), q.sign, int(q.p.claim)) {
			return rules.Move{Verb: Doubt}, true
		}
		return rules.Move{Verb: Accept}, true
	}
}
