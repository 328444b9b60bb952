package table

import "knucklebones/rules"

// A Ghost is a person's best game beside the one that is on: the throw that was as
// many there as the one that is seen now.
type Ghost struct {
	Throws int        // the best game took in all
	Flies  bool       // a throw of it is seen
	Was    rules.View // before that throw
	Air    Air        // how its bones fly
	Age    float64    // seconds since they left the hand
}

// A ghost finds the throws of a person's best game.
type ghost struct {
	flights flights
	throws  []int // steps of that game
	sought  bool
}

// beside is the best game of whoever plays alone, or nil if none is wanted or known.
func (t *Table) beside() *ghost {
	g, s := &t.ghost, t.script.sess
	if !t.st.Prefs.Beside || t.deps.Best == nil || s.Game().Seats[1] > 1 {
		return nil
	}
	if !g.sought {
		g.sought = true
		if best := t.deps.Best(s, t.seats.names[0]); best != nil {
			g.flights = flights{sess: best, hand: t.board.Bones.Hand, eyes: func(at int) rules.View { return best.At(at).View(rules.Nobody) }}
			for i := range best.Len() {
				if best.Step(i).Move.Verb == rules.Throw {
					g.throws = append(g.throws, i)
				}
			}
		}
	}
	if g.throws == nil {
		return nil
	}
	return g
}

// haunt adds the ghost to what is seen.
func (t *Table) haunt(in *Instant) {
	g := t.beside()
	if g == nil {
		return
	}
	in.Ghost.Throws = len(g.throws)
	at, age := t.script.at, in.Follow.Age
	if m := in.step; m != nil && m.Times().Flies.Faster > 0 && !m.Back() {
		at, age = m.step, m.Times().Flies.Seconds(m.Age())
	} else if !in.Follow.On {
		return
	}
	n := 0 // throws that were made before
	for i := range at {
		if t.script.sess.Step(i).Move.Verb == rules.Throw {
			n++
		}
	}
	if !in.Follow.On {
		n-- // the one that is shown has been made
	}
	if n < 0 || n >= len(g.throws) {
		return
	}
	x := g.flights.at(g.throws[n])
	if x.tape == nil || age > x.tape.Length() {
		return
	}
	in.Ghost.Flies, in.Ghost.Age, in.Ghost.Was = true, age, g.flights.eyes(g.throws[n])
	in.Ghost.Air = Air{Throw: x.throw, Lying: x.from, Ends: x.ends, Tape: x.tape}
}
