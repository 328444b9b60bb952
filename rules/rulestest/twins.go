package rulestest

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"knucklebones/rules"
)

// Twins plays games and, from random moments on, also a sample of one seat with
// moves that the seat cannot distinguish. Until everything is shown both must
// look the same to the seat, so that nothing hidden shows later. It is for
// games in which hidden information changes nothing public.
func Twins(t testing.TB, g *rules.Game, s rules.Setup, games int) {
	t.Helper()
	r := rand.New(rand.NewPCG(6, 28))
	steps := 0
	for range games {
		a := Begin(t, g, s)
		c := &game{t: t, g: g, setup: s, r: r, start: a}
		for a.Turn() != rules.Nobody {
			if h := a.(rules.Hider); h.Hidden() && r.IntN(4) == 0 {
				a = c.twins(h, rules.Actor(r.IntN(s.Seats+1)-1), &steps)
				continue
			}
			a = c.make(a, moves(a)[r.IntN(len(moves(a)))])
		}
	}
	if steps < 10*games {
		t.Errorf("only %d steps were compared in %d games", steps, games)
	}
}

// make makes a move and records it.
func (c *game) make(p rules.Position, m rules.Move) rules.Position {
	c.past = append(c.past, m)
	return p.After(m)
}

// twins plays on from h and from a sample of the seat, −1 for Nobody, until
// nothing is hidden, and returns where h has got to.
func (c *game) twins(h rules.Hider, seat rules.Actor, steps *int) rules.Position {
	if seat < 0 {
		seat = rules.Nobody
	}
	twin := h.Sample(seat, c.r).(rules.Hider)
	for h.Hidden() {
		m, _ := pick(h, c.r)
		next := h.After(m).(rules.Hider)
		if !next.Hidden() {
			return c.make(h, m)
		}
		like := c.like(h, twin, seat, m)
		if !reflect.DeepEqual(h.Events(m, seat), twin.Events(like, seat)) {
			c.failf("seat %d is told by %q what it cannot know", seat, c.g.Text(m))
		}
		c.make(h, m)
		own := h.Turn() == seat
		h, twin = next, twin.After(like).(rules.Hider)
		*steps++
		switch {
		case sameView(h, twin, seat):
		case own:
			return h // the seat picked up hidden bones and looks
		default:
			c.failf("seat %d sees what it cannot know", seat)
		}
	}
	return h
}

// like returns a move at twin that the seat sees as it sees m at h.
func (c *game) like(h, twin rules.Hider, seat rules.Actor, m rules.Move) rules.Move {
	seen := h.Seen(seat, m)
	var same []rules.Move
	for _, x := range moves(twin) {
		if twin.Seen(seat, x) == seen {
			same = append(same, x)
		}
	}
	if len(same) == 0 {
		c.failf("seat %d is handed a sample in which %q cannot happen", seat, c.g.Text(seen))
	}
	return same[c.r.IntN(len(same))]
}
