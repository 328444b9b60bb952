package rulestest

import (
	"reflect"

	"knucklebones/rules"
	"knucklebones/rules/record"
)

// hider checks that a game that hides things gives none of them away.
func (c *game) hider(h rules.Hider, next []rules.Move) {
	for seat := rules.Nobody; int(seat) < c.setup.Seats; seat++ {
		if seat == rules.Chance {
			continue
		}
		for range 3 {
			c.guess(h, seat, h.Guess(seat, c.r))
			c.guess(h, seat, h.View(seat).Guess(c.r))
		}
		c.alike(h, seat, next)
	}
	for _, m := range next {
		if h.Seen(rules.Nobody, m) != m && !record.Hidden(h.After(m)) {
			c.failf("%q is kept secret, but Hidden says that nothing is hidden after it", c.g.Text(m))
		}
	}
}

// guess checks that the seat cannot tell other from h.
func (c *game) guess(h rules.Hider, seat rules.Actor, other rules.Position) {
	if !sameView(h, other, seat) {
		c.failf("a guess of seat %d looks different to it: %+v, %+v", seat, bare(h, seat), bare(other, seat))
	}
	if !sameView(h, other, rules.Nobody) {
		c.failf("View(Nobody) shows something that seat %d does not know", seat)
	}
	if other.Turn() != h.Turn() || other.Coins() != h.Coins() {
		c.failf("a guess of seat %d has another turn or other coins", seat)
	}
	if !h.Hidden() && fingerprint(other) != fingerprint(h) {
		c.failf("nothing is hidden, but a guess of seat %d is another position", seat)
	}
}

// alike checks that moves which a seat learns of as the same look the same to
// it: what it is told and what it sees afterwards.
func (c *game) alike(h rules.Hider, seat rules.Actor, next []rules.Move) {
	first := map[rules.Move]rules.Move{}
	for _, m := range next {
		seen := h.Seen(seat, m)
		f, ok := first[seen]
		if !ok {
			first[seen] = m
			continue
		}
		if !reflect.DeepEqual(h.Tell(f, seat), h.Tell(m, seat)) {
			c.failf("seat %d should not tell %q from %q, but is told differently", seat, c.g.Text(f), c.g.Text(m))
		}
		if !sameView(h.After(f), h.After(m), seat) {
			c.failf("seat %d should not tell %q from %q, but sees something else after them", seat, c.g.Text(f), c.g.Text(m))
		}
	}
}

// bare is a view without its function, to compare.
func bare(p rules.Position, seat rules.Actor) rules.View {
	v := p.View(seat)
	v.Guess = nil
	return v
}

func sameView(a, b rules.Position, seat rules.Actor) bool {
	return reflect.DeepEqual(bare(a, seat), bare(b, seat))
}
