package gesture

import (
	"math"

	"knucklebones/rules/text"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/sprites/flight"
	"knucklebones/sprites/sound"
)

// A Hold is the state of an aim, of a person or of a computed hand.
type Hold struct {
	On   bool // the bones are held
	Aim  flight.Aim
	DX   float64      // how far the bones are drawn from their ring, pixels
	DY   float64      // and how far back
	Arc  prefs.Arc    // how much of their way is shown
	Last []flight.Aim // the last throw of whoever is asked of each way, careful and bold; nothing without one
}

// Hold returns the current aim of a person.
func (h *Thrower) Hold() Hold {
	o := Hold{On: h.held || h.keyed, Aim: h.aim, DX: h.dx * follows, DY: math.Max(h.dy, 0) * follows, Arc: h.prefs.Arc}
	for _, last := range h.last {
		if last != nil {
			o.Last = append(o.Last, *last)
		}
	}
	return o
}

// Drawn returns the aim shown for a computed hand of spread s that pulls back to throw
// at a, at the time t of the pull, 0 to 1: it moves to the aim, wandering more the less
// steady it is, and waits there. u is the page's unit in pixels.
func Drawn(a flight.Aim, s flight.Inaccuracy, t, u float64) Hold {
	const pulls = 0.6 // of the time
	t = math.Min(1, t/pulls)
	over := -t * math.Sin(2*math.Pi*t) * flight.Fine
	a.Aside += int((s.Aside - flight.Steady.Aside) * over)
	a.Force = int(float64(a.Force)*t*t*(3-2*t) + (s.Force-flight.Steady.Force)*over)
	a = a.Clip()
	dx, dy := pulled(a, u)
	return Hold{On: true, Aim: a, DX: dx * follows, DY: dy * follows, Arc: prefs.NoArc}
}

// pulled returns the pull, in pixels, that gives the aim a; u is the page's unit in
// pixels.
func pulled(a flight.Aim, u float64) (dx, dy float64) {
	dy = float64(a.Force) / flight.Fine * knot * u
	return -float64(a.Aside) / flight.Fine * astray * dy, dy
}

// AimWords returns the current aim in words, as "Two steps left, 4½ knots".
func (h *Thrower) AimWords() text.Text { return aimWords(h.aim) }

// aimWords returns an aim in words, for a screen reader: "2 steps left, 4½ knots".
func aimWords(a flight.Aim) text.Text {
	steps := (a.Aside + flight.Fine*16) / flight.Fine // rounded down, whatever its sign
	steps -= 16
	side := text.Text("straight ahead")
	switch {
	case steps < 0:
		side = text.Of("{0} steps left", -steps)
	case steps > 0:
		side = text.Of("{0} steps right", steps)
	}
	if a.Force%flight.Fine >= flight.Fine/2 {
		return text.Of("{0}, {1}½ knots", text.Upper(side), a.Force/flight.Fine)
	}
	return text.Of("{0}, {1} knots", text.Upper(side), a.Force/flight.Fine)
}

// soundAim plays an aim beside its target, as two tones: first the target's, then that
// of the aim. Where a tone sounds is its direction, and how high it is its strength;
// once the aim is right they are the same.
func (h *Thrower) soundAim(a flight.Aim) {
	for i, x := range [2]flight.Aim{h.mark(a.Bold), a} {
		step := (2*x.Force + flight.Fine/2) / flight.Fine
		h.sound.PlayAt(sound.Pitch, step, float64(x.Aside)/(flight.Steps*flight.Fine), 0.26*float64(i))
	}
}

// mark returns the aim that a perfectly steady hand would take for the next throw,
// boldly or carefully.
func (h *Thrower) mark(bold bool) flight.Aim {
	n := h.sess.Len()
	v := h.table.View(n)
	return h.hand.Mark(&v, h.flights.staying(n), bold)
}
