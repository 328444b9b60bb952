package mendaxcommon

import (
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
)

// Hidden: the hand is, from the first look to the doubt.
func (p position) Hidden() bool {
	return p.phase == Throwing || p.phase == Saying || p.phase == Answering
}

// Seen leaves out which bones are thrown again and what falls under the cup,
// for all but the holder. How many are thrown is for all to hear.
func (p position) Seen(seat rules.Actor, m rules.Move) rules.Move {
	secret := m.Verb == Recast || m.Verb == rules.Cast && p.phase != CastingOff
	if secret && seat != rules.Actor(p.seat) {
		m.N = 0
	}
	return m
}

// A node is a throw that made the common hand what it was next.
type node struct {
	n    int8      // bones thrown
	seat int8      // whose throw it was
	is   tali.Hand // what the viewer knows it made; none if he does not
	over int8      // the claim that was to be beaten
	less float64   // how much likelier it made no higher hand than was to be beaten, by what was done after it
}

// chain is the throws of this round from the oldest that is remembered to the
// last that has fallen, with what a seat knows of the hands they made. Who came
// before its own last turn it need not know; the hand it was given or passed
// on it does.
func (p position) chain(viewer rules.Actor, buf []node) []node {
	last, over := p.thrower(), int8(nothing)
	for i := range p.coins.N {
		s := (last + 1 + i) % p.coins.N
		t := &p.turns[s]
		for i := range t.n {
			buf = append(buf, node{n: t.throw[i], seat: s, over: over, less: p.less(s, i, over)})
		}
		if t.n == 0 {
			continue
		}
		if over = t.said; rules.Actor(s) == viewer && s != p.holder() {
			buf[len(buf)-1].is = t.held
		}
	}
	if rules.Actor(p.holder()) == viewer {
		p.look(buf)
	}
	return buf
}

// content is how much rarer who might throw again and does not has too low a
// hand.
const content = .3

// less is what a seat's doings after its i-th throw tell of that throw: who
// throws again had nothing yet, and who does not though he may, mostly has.
func (p *position) less(seat, i, over int8) float64 {
	t := &p.turns[seat]
	switch {
	case over == nothing || seat == p.holder():
	case i < t.n-1:
		return 10
	case int(t.n) < p.throws || t.throw[i] == 0:
		return content
	}
	return 1
}

// look puts what the holder sees and was given into the chain.
func (p position) look(nodes []node) {
	for i := range nodes {
		switch last := i == len(nodes)-1; {
		case nodes[i].seat == p.seat && last && p.cup == 0:
			nodes[i].is = p.hand
		case nodes[i].seat != p.seat && (last || nodes[i+1].seat == p.seat):
			nodes[i].is = p.taken
		}
	}
}

// Sample draws the hands that others held, taking it that any bones are as
// likely to be thrown again as others. What was said tells nothing here.
func (p position) Sample(seat rules.Actor, r *rand.Rand) rules.Position {
	if !p.Hidden() {
		return p
	}
	t := chancesOf(p.weights)
	nodes := p.chain(seat, make([]node, 0, rules.MaxSeats*throwsMost))
	hands := t.sample(nodes, r)
	holder := p.holder()
	sees := rules.Actor(holder) == seat
	if !sees {
		p.taken = 0
		p.hand = hands[len(hands)-1]
		p.hand -= some(p.hand, int(p.cup), r)
	}
	for i, n := range nodes {
		if n.seat != holder {
			p.turns[n.seat].held = hands[i]
		}
		if n.seat != holder && holder != nobody && !sees {
			p.taken = hands[i]
		}
	}
	return p
}

// thrower is who threw last: the holder, or who passed the bones on.
func (p *position) thrower() int8 {
	if s := p.holder(); s != nobody {
		return s
	}
	return p.claimer
}

// some draws n bones of a hand.
func some(h tali.Hand, n int, r *rand.Rand) tali.Hand {
	var buf [bones]int
	sides := h.Sides(buf[:0])
	r.Shuffle(len(sides), func(i, j int) { sides[i], sides[j] = sides[j], sides[i] })
	return tali.Of(sides[:n]...)
}
