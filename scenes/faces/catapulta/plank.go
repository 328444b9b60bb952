package catapulta

import (
	"math"
	"slices"

	game "knucklebones/rules/games/catapulta"
	"knucklebones/scenes/kit/animation"
)

// crouches is the fraction of a leap during which the end of the plank gives way.
const crouches = 0.3

// leapsOff reports whether a seat leaps off the end of the plank, since it has won by
// reaching the target.
func leapsOff(b *game.Board, seat int) bool {
	return slices.Contains(b.Winners, seat) && b.Score[seat] >= b.Target
}

// leapt reports whether any seat leaps off the end of the plank.
func leapt(b *game.Board) bool {
	return slices.ContainsFunc(b.Winners, func(seat int) bool { return leapsOff(b, seat) })
}

// spring returns the height of the end of the plank, in units: it bends down under the
// winner and then swings back.
func (s *snapshot) spring() float64 {
	const deep = 1.1
	if t := (s.leapt - crouches) / (1 - crouches); t > 0 {
		return -deep * math.Cos(5*math.Pi*t) * (1 - t) * (1 - t)
	}
	return -deep * math.Sin(s.leapt/crouches*math.Pi/2)
}

// bend returns a function for the height of the sand at a point, which bends the end of
// the plank, or nil if all lies flat.
func (s *snapshot) bend() func(x, y float64) float64 {
	if !leapt(&s.board) || s.leapt == 0 || s.leapt == 1 {
		return nil
	}
	high := s.spring()
	return func(x, y float64) float64 {
		if x > plank+2 {
			return 0
		}
		return high * animation.Ease((y-plankY+4)/4)
	}
}

// leap returns the pixel of a seat's emblem during the leap onto the plank and off its
// end; x, y is its pixel before the leap.
func (s *snapshot) leap(seat int, x, y float64) (float64, float64) {
	if !leapsOff(&s.board, seat) || s.leapt == 0 {
		return x, y
	}
	onto, off := animation.Ease(s.leapt/crouches), math.Max(0, (s.leapt-crouches)/(1-crouches))
	aside := 1.4 * float64(slices.Index(s.board.Winners, seat))
	z := 3 * math.Sin(math.Pi*off)
	if off == 0 {
		z = s.spring()
	}
	ex, ey := s.cam.Project(plank+aside, plankY-0.4+2*off, z)
	return animation.Move(x, y, ex, ey, onto)
}
