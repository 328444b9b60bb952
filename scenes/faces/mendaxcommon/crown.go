package mendaxcommon

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	game "knucklebones/rules/games/mendaxcommon"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/table"
	"knucklebones/sprites/thing"
)

// over reports whether the game is over.
func (s *snapshot) over() bool { return s.b.Phase == game.Done }

// wreath returns the centre and the diameter of the wreath, in pixels.
func (s *snapshot) wreath() (x, y, d float64) {
	in := s.inside
	d = math.Min(in.W*1.02, in.H*0.9)
	return s.x, in.Y + in.H*0.46, d
}

// drawCrown draws a wreath round a Venus, or at the end round the emblem and the
// counters of the winner.
func drawCrown(dst *ebiten.Image, in *table.Instant, s *snapshot) {
	if s.crowned <= 0 || s.kept < 1 {
		return
	}
	x, y, d := s.wreath()
	if !s.over() {
		if !s.low {
			y = in.Frame.Bones.Y + in.Frame.Bones.H*0.5
		}
		thing.Wreath(dst, x, y, d, s.crowned, true)
		return
	}
	thing.Lamp(dst, x, y, d*0.7, 0.5*s.crowned)
	thing.Wreath(dst, x, y, d, s.crowned*1.4-0.4, true)
	k := animation.Ease(s.crowned)
	who := s.winner()
	in.Emblem(dst, who, x, y-d*0.15, d*0.2, k)
	n := s.b.Seats[who].Counters
	for i := range n {
		px, py, size := s.gathered(i, n)
		if who < len(s.beads) {
			x0, y0, d0 := s.counter(who, i)
			px, py, size = x0+(px-x0)*k, y0+(py-y0)*k, math.Round((d0+(size-d0)*k)/2)*2
		}
		thing.BeadAlpha(dst, px, py, size, math.Min(1, s.crowned*3), false, in.Page.Things())
	}
}

// winner returns the first seat with counters left, or 0.
func (s *snapshot) winner() int {
	for i, seat := range s.b.Seats {
		if seat.Counters > 0 {
			return i
		}
	}
	return 0
}

// gathered returns the centre and the diameter, in pixels, of the i-th of the winner's n
// counters in the wreath, in rows of five.
func (s *snapshot) gathered(i, n int) (x, y, size float64) {
	x, y, d := s.wreath()
	size = d * 0.095
	row := min(5, n-i/5*5)
	return x + size*1.12*(float64(i%5)-float64(row-1)/2), y + d*0.03 + size*1.15*float64(i/5), size
}
