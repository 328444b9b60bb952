package mendaxcommon

import (
	"math"
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/search/bayes"
)

// A rivalBelief is the belief of Master: the probability of each style, by Bayes' rule
// given the throws and claims of this round, and the predicted answers in each
// style.
type rivalBelief struct {
	*rivals
	p       position
	seat    rules.Actor
	sign    int            // public information about the throws of this turn
	over    int            // the claim to beat, or nothing
	seen    [styles]spread // by style: distribution of the hand it has to answer or was given
	likely  [styles]float64
	answers [styles]answers // by style: how often the next seat will doubt each claim
}

// newRivalBelief returns the belief of a seat once the rivals are solved.
func newRivalBelief(g *rivals, p position, seat rules.Actor) *rivalBelief {
	m := &rivalBelief{rivals: g, p: p, seat: seat, sign: p.sign(p.thrower()), over: int(p.claim)}
	if p.phase == Answering {
		m.over = p.beaten()
	}
	for k := range m.circles {
		m.seen[k] = m.read(k)
		m.likely[k] = m.seen[k].all()
	}
	bayes.Level(m.likely[:])
	if p.phase != Answering {
		m.expect()
	}
	return m
}

// read returns the distribution of the hand if the rivals play in style k, from all
// throws and claims since the seat last knew it. Its sum is the probability of the
// style times the likelihood of what they did.
func (m *rivalBelief) read(k int) spread {
	c, over, last := m.circles[k], nothing, m.p.thrower()
	s := c.fresh.times(usual[k])
	for i := range m.p.coins.N {
		seat := (last + 1 + i) % m.p.coins.N
		t := &m.p.turns[seat]
		mine := rules.Actor(seat) == m.seat
		switch {
		case t.n == 0 || mine && seat == m.p.holder():
			continue
		case mine:
			s = spread{}
			s[c.place[t.held]] = usual[k]
		default:
			s = c.turned(&s, &c.stages[over+1], t, m.p.sign(seat))
		}
		over = int(t.said)
	}
	if m.p.taken == 0 {
		return s
	}
	was := c.place[m.p.taken]
	x := s[was]
	s = spread{}
	s[was] = x
	return s
}

// times returns s with every probability multiplied by x.
func (s spread) times(x float64) spread {
	for h := range s {
		s[h] *= x
	}
	return s
}

// expect computes how often the next seat will doubt each possible claim, if it plays
// in each of the styles.
func (m *rivalBelief) expect() {
	p := m.toNext()
	for k, s := range m.solved {
		if s != nil {
			m.answers[k] = m.solver(s, p)
		}
	}
	m.answers[warily] = m.wary(p)
	m.answers[honestly] = m.circles[honestly].stages[m.over+1].play.doubt
}

// toNext returns the position with the next seat to answer, as that seat will know it,
// without the current turn. With two players the next seat knows the hand that it gave
// away.
func (m *rivalBelief) toNext() position {
	p := m.p
	for i := range p.turns {
		p.turns[i].held = 0
	}
	p.turns[p.seat] = turn{}
	p.phase, p.claimer, p.seat = Answering, p.seat, p.next(p.seat)
	if p.in() == 2 {
		p.turns[p.seat].held = m.p.taken
	}
	return p
}

// solver returns the probability that the next seat doubts each claim, by sign, if it
// plays by the solved round s.
func (m *rivalBelief) solver(s *study, p position) (list answers) {
	q := question{study: s, p: p, seat: rules.Actor(p.seat)}
	before, st := q.belief(), &s.stages[m.over+1]
	for _, n := range st.hears {
		t := m.heard(n)
		at := s.thrown(&before, st, &t)
		for claim := st.least; claim < ranks; claim++ {
			said := st.said(&at, n, claim)
			list[n][claim] = s.doubts(&said, st, n, claim)
		}
	}
	return list
}

// wary returns the probability that the next seat doubts each claim, by sign, if it
// plays like Fair.
func (m *rivalBelief) wary(p position) (list answers) {
	c := m.circles[warily]
	st := &c.stages[m.over+1]
	for _, n := range st.hears {
		p.turns[p.claimer] = m.heard(n)
		hand := c.believed(p.chain(rules.Actor(p.seat), nil))
		for claim := st.least; claim < ranks; claim++ {
			if claim == ranks-1 || c.doubtful(&hand, claim, c.most) {
				list[n][claim] = 1
			}
		}
	}
	return list
}

// heard returns the current turn as the others will have seen it once it ends with that
// sign. Throws still to come count as two bones each.
func (m *rivalBelief) heard(sign int) turn {
	t := m.p.turns[m.p.seat]
	if m.p.throws == 1 {
		t.throw[0], t.n = int8(sign), 1
		return t
	}
	for int(t.n) < sign {
		t.throw[t.n] = 2
		t.n++
	}
	t.n = max(t.n, 1)
	return t
}

// answer returns the answer to the claim, to doubt it or to take the bones: the one of
// higher value, or at random if they are almost equal.
func (m *rivalBelief) answer(r *rand.Rand) rules.Move {
	var worth [2]float64
	all := 0.0
	for k, c := range m.circles {
		take, doubt := c.estimate(&m.seen[k], int(m.p.claim))
		worth[0], worth[1] = worth[0]+take, worth[1]+doubt
		all += m.seen[k].all()
	}
	worth[0], worth[1] = worth[0]/all, worth[1]/all
	return m.p.Moves(nil)[nearly(worth[:], r)]
}

// claims appends the value of each claim, lowest first, if it is made with that hand
// after throws seen as sign.
func (m *rivalBelief) claims(sign, hand int, buf []float64) []float64 {
	t := &m.circles[0].stages[m.over+1]
	for claim := t.least; claim < ranks; claim++ {
		x := 0.0
		for k, c := range m.circles {
			taken, lost := c.answered(hand, claim)
			d := m.answers[k][sign][claim]
			x += m.likely[k] * ((1-d)*taken[c.seats-1] + d*lost[0])
		}
		buf = append(buf, x)
	}
	return buf
}

// throw returns the choice of bones to throw again: the one of the highest value, or a
// random one of those almost as good.
func (m *rivalBelief) throw(r *rand.Rand) rules.Move {
	c := m.circles[0]
	var best [signs]spread
	var buf [ranks]float64
	for _, n := range c.stages[m.over+1].hears {
		if n >= m.sign {
			for h := range c.hands {
				best[n][h] = top(m.claims(n, h, buf[:0]))
			}
		}
	}
	keep := c.best(m.sign, &best)
	var worth []float64
	for _, some := range c.throws[c.place[m.p.hand]] {
		worth = append(worth, keep[some.keep])
	}
	return m.p.Moves(nil)[nearly(worth, r)]
}

// nearly returns the index of a random choice among the best and those almost
// as good, so that it is harder to read. Values are in counters.
func nearly(worth []float64, r *rand.Rand) int {
	const heat = .01
	play := make([]float64, len(worth))
	for i, x := range worth {
		play[i] = math.Exp((x - top(worth)) / heat)
	}
	return bayes.Draw(play, r)
}

// top returns the largest number in list.
func top(list []float64) float64 {
	x := list[0]
	for _, y := range list {
		if y > x {
			x = y
		}
	}
	return x
}

// shrewd returns the search of Master: it infers the style of the other seats, and
// makes the best move against it.
func shrewd(p position, seat rules.Actor, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	g := rivalsOf(p.setting())
	return func(nodes int) (rules.Move, bool) {
		if !g.run(nodes) {
			return rules.Move{}, false
		}
		switch m := newRivalBelief(g, p, seat); p.phase {
		case Throwing:
			return m.throw(r), true
		case Saying:
			hand := m.circles[0].place[p.hand]
			return p.Moves(nil)[nearly(m.claims(m.sign, hand, nil), r)], true
		default:
			return m.answer(r), true
		}
	}
}
