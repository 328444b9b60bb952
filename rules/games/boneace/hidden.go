package boneace

import (
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/cards"
)

// Hidden reports whether cards lie face down, from the deal to the end of the
// hand.
func (p position) Hidden() bool {
	if p.revealed || p.phase != dealing && p.phase != playing {
		return false
	}
	for i := range p.coins.N {
		if p.hand[i].n > 0 && p.state[i] != Over {
			return true
		}
	}
	return false
}

// Knows reports whether a seat may know the cards that the owner got face down: a seat that
// is over shows them.
func (p position) Knows(seat, owner rules.Actor) bool {
	return seat == owner || !p.Hidden() || p.state[owner] == Over
}

// unknown returns the number of cards dealt that this position does not know.
func (p *position) unknown() (n int) {
	for i := range p.coins.N {
		for _, c := range p.hand[i].all() {
			if c == 0 {
				n++
			}
		}
	}
	return n
}

// Reveal returns the position with all cards face up.
func (p position) Reveal() rules.Position {
	p.revealed = true
	return p
}

// faceDown reports whether the k-th card of a hand, from 0, is dealt face down.
func (a *agreement) faceDown(k int) bool { return k != dealt-1 && (k < dealt || a.down) }

// covered reports whether a viewer cannot see the k-th card of a seat. A seat
// that is over shows its cards, and at the end of the hand all do.
func (p *position) covered(viewer rules.Actor, seat int8, k int) bool {
	hidden := !p.revealed && (p.phase == dealing || p.phase == playing) && p.state[seat] != Over
	return hidden && viewer != rules.Actor(seat) && p.faceDown(k)
}

// Seen removes a card dealt face down for all but the seat that gets it. A card
// that ends a hand is public.
func (p position) Seen(seat rules.Actor, m rules.Move) rules.Move {
	if p.revealed || m.Verb != Card || p.phase == cutting || seat == rules.Actor(p.seat) || !p.faceDown(int(p.hand[p.seat].n)) {
		return m
	}
	if p.phase == playing && p.total(p.seat)+p.points(cards.Card(m.N)) >= target {
		return m
	}
	m.N = 0
	return m
}

// A holder is a seat with cards that a viewer cannot see.
type holder struct {
	seat  int8
	cards int   // how many
	room  int   // their most points together, for a seat still in
	all   *sets // the possible sets of cards; nil if all sets are
}

// free reports whether any cards would fit the hidden places of a holder, since even
// the highest stay within its room.
func (a *agreement) free(h holder) bool { return h.room >= h.cards*a.most() }

// most returns the highest points of a card.
func (a *agreement) most() int {
	if a.eleven {
		return 11
	}
	return 10
}

// Sample deals the hidden cards again from those the seat has not seen. The
// only constraint is that nobody still in has 31 or more: every deal that keeps
// it is equally likely.
func (p position) Sample(seat rules.Actor, r *rand.Rand) rules.Position {
	if !p.Hidden() {
		return p
	}
	g := p.redeal(seat)
	return g.sample(r)
}

// A redeal samples the hidden cards of a position repeatedly.
type redeal struct {
	p       position
	viewer  rules.Actor
	unseen  cards.Pack
	holders []holder
}

// redeal returns the sampler of the cards that the viewer cannot see.
func (p position) redeal(viewer rules.Actor) redeal {
	g := redeal{p: p, viewer: viewer, unseen: p.pack, holders: make([]holder, 0, rules.MaxSeats)}
	for i := range p.coins.N {
		if h, pack := p.holds(viewer, i); h.cards > 0 {
			g.holders = append(g.holders, h)
			g.unseen |= pack
		}
	}
	for i := range g.holders {
		if h := &g.holders[i]; !p.free(*h) {
			h.all = p.sets(*h, g.unseen)
		}
	}
	return g
}

// sample returns a random deal that agrees with everything seen; all are
// equally likely.
func (g *redeal) sample(r *rand.Rand) position {
	const most = 1 << 20 // more than a hundred rejections are very rare
	for range most {
		if p, kept := g.deal(r); kept {
			return p
		}
	}
	panic("boneace: no deal is found that agrees with what is seen")
}

// holds returns what a viewer doesn't know of a seat's hand: the number of cards and
// their most points, and which cards the position has there.
func (p *position) holds(viewer rules.Actor, seat int8) (h holder, hidden cards.Pack) {
	h.seat, h.room = seat, target-1
	if p.phase == dealing {
		h.room = deepest * 11
	}
	for k, c := range p.hand[seat].all() {
		if p.covered(viewer, seat, k) {
			h.cards++
			hidden = hidden.With(c).Without(0)
		} else {
			h.room -= p.points(c)
		}
	}
	return h, hidden
}

// deal gives the holders random unseen cards and reports whether the deal is
// accepted. Holders with little room come first, and each gets one of its
// possible sets, all equally likely. That favours deals in which the later
// holders have few sets to choose from; accepting a deal with the ratio of the
// sets left to those at first corrects it.
func (g *redeal) deal(r *rand.Rand) (p position, kept bool) {
	p = g.p
	left := g.unseen
	for _, h := range g.holders {
		if h.all == nil {
			continue
		}
		now := h.all
		if left != g.unseen {
			now = p.sets(h, left)
		}
		if now.total == 0 || left != g.unseen && r.Float64()*h.all.total >= now.total {
			return p, false
		}
		left = p.give(g.viewer, h, now.draw(r), left, r)
	}
	for _, h := range g.holders {
		if h.all == nil {
			left = p.give(g.viewer, h, some(left, h.cards, r), left, r)
		}
	}
	p.pack = left
	return p, true
}

// give puts the cards of a set into the hidden places of a hand, in random
// order, and returns the rest of the pack.
func (p *position) give(viewer rules.Actor, h holder, set, left cards.Pack, r *rand.Rand) cards.Pack {
	for k := range p.hand[h.seat].all() {
		if p.covered(viewer, h.seat, k) {
			c := pick(set, r)
			p.hand[h.seat].cards[k] = c
			set = set.Without(c)
			left = left.Without(c)
		}
	}
	return left
}

// pick returns a random card of a pack.
func pick(p cards.Pack, r *rand.Rand) cards.Card {
	for n := r.IntN(p.Len()); n > 0; n-- {
		p &= p - 1
	}
	return p.First()
}

// some returns n random cards of a pack.
func some(p cards.Pack, n int, r *rand.Rand) cards.Pack {
	all := p
	for range n {
		all = all.Without(pick(all, r))
	}
	return p &^ all
}

// sets counts the possible sets of a holder's hidden cards.
type sets struct {
	of    [12]cards.Pack // the unseen cards by points
	h     holder
	many  []float64 // by least points, number of cards and room left
	total float64
}

// sets counts the possible sets of a holder among the unseen cards, by points,
// from eleven down.
func (p *position) sets(h holder, unseen cards.Pack) *sets {
	w := &sets{h: h, many: make([]float64, 13*(h.cards+1)*(h.room+1))}
	for left := unseen; left != 0; left &= left - 1 {
		c := left.First()
		w.of[p.points(c)] = w.of[p.points(c)].With(c)
	}
	for room := range h.room + 1 {
		*w.at(12, 0, room) = 1
	}
	for v := 11; v > 0; v-- {
		for n := range h.cards + 1 {
			w.count(v, n)
		}
	}
	w.total = *w.at(1, h.cards, h.room)
	return w
}

// count fills in, for every room, the number of sets of n cards that have v points or
// more each, from the sets with v+1 or more.
func (w *sets) count(v, n int) {
	for k := 0; k <= min(n, w.of[v].Len()); k++ {
		c := choose(w.of[v].Len(), k)
		for room := k * v; room <= w.h.room; room++ {
			*w.at(v, n, room) += c * *w.at(v+1, n-k, room-k*v)
		}
	}
}

// at returns the entry that holds the number of sets of n cards with v points or more
// each and at most room points together.
func (w *sets) at(v, n, room int) *float64 {
	return &w.many[(v*(w.h.cards+1)+n)*(w.h.room+1)+room]
}

// with returns the number of those sets (see at) that have exactly k cards of v points.
func (w *sets) with(v, n, room, k int) float64 {
	return choose(w.of[v].Len(), k) * *w.at(v+1, n-k, room-k*v)
}

// draw returns a random set, all equally likely.
func (w *sets) draw(r *rand.Rand) (set cards.Pack) {
	n, room := w.h.cards, w.h.room
	for v := 1; v < 12; v++ {
		k := w.drawOf(v, n, room, r)
		set |= some(w.of[v], k, r)
		n, room = n-k, room-k*v
	}
	return set
}

// drawOf returns a random number of cards of v points, as distributed in a random set
// of n cards with v points or more each and at most room points together.
func (w *sets) drawOf(v, n, room int, r *rand.Rand) (last int) {
	x := r.Float64() * *w.at(v, n, room)
	for k := 0; k <= n && k*v <= room; k++ {
		sets := w.with(v, n, room, k)
		if sets > 0 {
			last = k
		}
		if x -= sets; x < 0 {
			break
		}
	}
	return last
}

// choose returns the binomial coefficient of n over k.
func choose(n, k int) float64 {
	if k > n {
		return 0
	}
	c := 1.0
	for i := range k {
		c = c * float64(n-i) / float64(i+1)
	}
	return c
}
