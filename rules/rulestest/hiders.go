package rulestest

import (
	"reflect"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
)

// hider checks that a position with hidden information does not reveal it.
func (c *game) hider(h rules.Hider, next []rules.Move) {
	open := bare(h, rules.Nobody)
	for seat := rules.Nobody; int(seat) < c.setup.Seats; seat++ {
		if seat == rules.Chance {
			continue
		}
		v := h.View(seat)
		c.sampled(h, v, open, h.Sample(seat, c.r))
		c.sampled(h, v, open, v.Sample(c.r))
		c.alike(h, seat, next)
	}
	c.reveals(h, next)
	if k, keeps := h.(rules.Keeper); keeps {
		c.keeps(k)
	}
	for _, m := range next {
		if h.Seen(rules.Nobody, m) != m && !record.Hidden(h.After(m)) {
			c.failf("%q is kept secret, but Hidden says that nothing is hidden after it", c.g.Text(m))
		}
	}
}

// keeps checks, for each seat, that it may know its own secrets, and that all may know
// everything when nothing is hidden.
func (c *game) keeps(k rules.Keeper) {
	for owner := range rules.Actor(c.setup.Seats) {
		if !k.Knows(owner, owner) || !k.Hidden() && !k.Knows(rules.Nobody, owner) {
			c.failf("what seat %d has is kept from somebody who may know it", owner)
		}
	}
}

// reveals checks that somebody who looks back on a game sees everything in h: no other
// position looks the same, and no move keeps anything secret.
func (c *game) reveals(h rules.Hider, next []rules.Move) {
	all := h.Reveal().(rules.Hider)
	if all.Hidden() {
		c.failf("something is hidden although all is revealed")
	}
	if other := h.Sample(rules.Nobody, c.r); !reflect.DeepEqual(other, rules.Position(h)) && sameView(rules.Revealed(other), all, rules.Nobody) {
		c.failf("two positions look the same although all is revealed")
	}
	for _, m := range next {
		if all.Seen(rules.Nobody, m) != m {
			c.failf("%q is kept secret although all is revealed", c.g.Text(m))
		}
	}
}

// sampled checks that other, a sample, looks like h: to the seat whose view of
// h is v, and to everybody, who sees open.
func (c *game) sampled(h rules.Hider, v, open rules.View, other rules.Position) {
	seat := v.Seat
	v.Sample = nil
	if is := bare(other, seat); !reflect.DeepEqual(v, is) {
		c.failf("a sample of seat %d looks different to it: %+v, %+v", seat, v, is)
	}
	if !reflect.DeepEqual(open, bare(other, rules.Nobody)) {
		c.failf("View(Nobody) shows something that seat %d does not know", seat)
	}
	if other.Turn() != h.Turn() || other.Coins() != h.Coins() {
		c.failf("a sample of seat %d has another turn or other coins", seat)
	}
	if !h.Hidden() && !reflect.DeepEqual(other, rules.Position(h)) {
		c.failf("nothing is hidden, but a sample of seat %d is another position", seat)
	}
}

// A lesson is the information that a move gives to a seat.
type lesson struct {
	told []rules.Event // its events
	view rules.View    // after it
}

func learn(h rules.Hider, seat rules.Actor, m rules.Move) *lesson {
	return &lesson{h.Events(m, seat), bare(h.After(m), seat)}
}

// alike checks that moves which Seen makes equal for a seat have the same
// events and lead to the same view for it.
func (c *game) alike(h rules.Hider, seat rules.Actor, next []rules.Move) {
	first, lessons := map[rules.Move]rules.Move{}, map[rules.Move]*lesson{}
	for _, m := range next {
		seen := h.Seen(seat, m)
		f, ok := first[seen]
		if !ok {
			first[seen] = m
			continue
		}
		if lessons[seen] == nil {
			lessons[seen] = learn(h, seat, f)
		}
		was, is := lessons[seen], learn(h, seat, m)
		if !reflect.DeepEqual(was.told, is.told) {
			c.failf("seat %d should not tell %q from %q, but is told differently", seat, c.g.Text(f), c.g.Text(m))
		}
		if !reflect.DeepEqual(was.view, is.view) {
			c.failf("seat %d should not tell %q from %q, but sees something else after them", seat, c.g.Text(f), c.g.Text(m))
		}
	}
}

// bare returns the view of a seat without its functions, so that it can be compared.
func bare(p rules.Position, seat rules.Actor) rules.View {
	v := p.View(seat)
	v.Sample = nil
	return v
}

func sameView(a, b rules.Position, seat rules.Actor) bool {
	return reflect.DeepEqual(bare(a, seat), bare(b, seat))
}
