package mendaxcommon

import (
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
)

// Hidden reports whether the common hand is hidden: from the first look to the
// doubt.
func (p position) Hidden() bool {
	return !p.revealed && (p.phase == Throwing || p.phase == Saying || p.phase == Answering)
}

// Knows reports whether a seat may know what the owner threw under the cup: whoever holds
// the bones may, since they come from all the throws of the round.
func (p position) Knows(seat, owner rules.Actor) bool {
	holder := p.holder()
	return seat == owner || !p.Hidden() || holder != nobody && seat == rules.Actor(holder)
}

// Reveal returns the position with the hand in sight, and those that were passed on.
func (p position) Reveal() rules.Position {
	p.revealed = true
	return p
}

// Seen removes the bones that are thrown again and the cast for all but the
// holder. The number of bones thrown is public.
func (p position) Seen(seat rules.Actor, m rules.Move) rules.Move {
	secret := m.Verb == Recast || m.Verb == rules.Cast && p.phase != CastingOff
	if secret && !p.revealed && seat != rules.Actor(p.seat) {
		m.N = 0
	}
	return m
}

// A node is a throw of the round, which made the common hand the next one.
type node struct {
	n    int8      // bones thrown
	seat int8      // the seat that threw
	is   tali.Hand // the resulting hand if the viewer knows it, else none
	over int8      // the claim that was to be beaten
	less float64   // likelihood ratio, by what the seat did next, of a hand no higher than that claim
}

// chain appends the throws of this round to buf, oldest first, each with the resulting
// hand if the viewer knows it: the hand it passed on itself, and the one it was given.
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

// content is the likelihood ratio of too low a hand for a seat that could throw
// again and did not.
const content = .3

// less returns how many times likelier what a seat did after its i-th throw is with a
// hand too low for the claim: throwing again shows a low hand, not throwing although it
// may mostly a good one.
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

// look fills the hands that the holder sees, and the one it was given, into nodes.
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

// Sample draws the hands that others held. It assumes that any bones are
// equally likely to be thrown again, and ignores the claims.
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

// thrower returns the seat that threw last: the holder, or the one who passed
// the bones on.
func (p *position) thrower() int8 {
	if s := p.holder(); s != nobody {
		return s
	}
	return p.claimer
}

// some returns n random bones of a hand.
func some(h tali.Hand, n int, r *rand.Rand) tali.Hand {
	var buf [bones]int
	sides := h.Sides(buf[:0])
	r.Shuffle(len(sides), func(i, j int) { sides[i], sides[j] = sides[j], sides[i] })
	return tali.Of(sides[:n]...)
}
