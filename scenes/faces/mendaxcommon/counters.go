package mendaxcommon

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// left returns the number of counters shown for a seat. A lost counter stays until it
// begins to roll.
func (s *snapshot) left(seat int) int {
	n := s.b.Seats[seat].Counters
	if rules.Actor(seat) == s.loser && s.rolls <= 0 {
		n++
	}
	return n
}

// drawCounters draws the counters of every seat, and the empty places of the lost ones.
func drawCounters(dst *ebiten.Image, in *table.Instant, s *snapshot) {
	for seat := range s.beads {
		left := s.left(seat)
		if s.over() && s.crowned > 0 {
			left = 0
		}
		for i := range s.b.Seats[seat].Had {
			x, y, d := s.counter(seat, i)
			if i < left {
				thing.Bead(dst, x, y, d, false, in.Page.Things())
				continue
			}
			thing.Ring(dst, x, y, d*0.86, 0, 0, palette.Fade(palette.Black, 0.35))
			thing.Ring(dst, x+d*0.03, y+d*0.04, d*0.9, math.Max(1, d*0.06), 0, palette.Fade(palette.Bone, 0.16))
		}
	}
}

// lost returns the number of counters shown in the dish, without one that still rolls.
func (s *snapshot) lost() (n int) {
	for i, seat := range s.b.Seats {
		n += seat.Had - seat.Counters
		if rules.Actor(i) == s.loser && s.rolls < 1 {
			n--
		}
	}
	return n
}

// drawDish draws the dish with the lost counters and their number.
func drawDish(dst *ebiten.Image, in *table.Instant, s *snapshot) {
	r, u := s.dish, in.Page.U
	if r.W < 7*u {
		return
	}
	d := math.Round(r.W)
	pad := math.Ceil(thing.SlabRoom * u)
	picture.At(dst, dishes.Get(dishKey{d, u, in.Page.High}, paintDish), r.X-pad, r.Y-pad, 1)
	n := s.lost()
	x, y := r.Center()
	for i := range min(n, 19) {
		px, py, size := inDish(i, min(n, 19), x, y, d)
		thing.Bead(dst, px, py, size, false, in.Page.Things())
	}
	drawLost(dst, in, s, n)
}

// inDish returns the centre and the diameter, in pixels, of the i-th of n counters in a
// dish of diameter d at x, y.
func inDish(i, n int, x, y, d float64) (px, py, size float64) {
	size = math.Max(d*0.15, math.Min(d*0.24, d*0.62/math.Sqrt(float64(n)+1)))
	r := size * 0.62 * math.Sqrt(float64(i)*1.15)
	sin, cos := math.Sincos(float64(i)*2.39996 + 0.6)
	return x + r*cos, y + r*sin*0.92, size
}

// drawLost writes the number of lost counters below the dish.
func drawLost(dst *ebiten.Image, in *table.Instant, s *snapshot, n int) {
	p, r := in.Page, s.dish
	u := p.U
	wording := p.Words(text.Of("Lost **{0}**", n))
	st := lettering.Style{Face: lettering.Text, Size: p.T(2), Color: palette.Ink}
	if p.Shape != ui.Desk {
		st.Size = p.T(1)
	}
	h := st.Size * 1.6
	w := lettering.Width(wording, st) + 4*u
	x, y := r.X+r.W/2-w/2, r.Y+r.H+0.6*u
	x = math.Max(x, in.Page.Area().X+0.5*u)
	thing.Label(dst, x, y, w, h, u, in.Page.Things())
	lettering.Draw(dst, wording, x+2*u, y+h/2+st.Cap()/2, st)
}

// rollHigh is the height of a lost counter's arc, in page units.
const rollHigh = 10

// drawRolling draws the lost counter that flies from its seat to the dish.
func drawRolling(dst *ebiten.Image, in *table.Instant, s *snapshot) {
	if s.loser < 0 || s.rolls <= 0 || s.rolls >= 1 {
		return
	}
	x0, y0 := in.Frame.Seats[s.loser].Center()
	size := 5 * in.Page.U
	if int(s.loser) < len(s.beads) {
		x0, y0, size = s.counter(int(s.loser), s.b.Seats[s.loser].Counters)
	}
	x1, y1, d1 := inDish(s.lost(), s.lost()+1, s.dish.X+s.dish.W/2, s.dish.Y+s.dish.H/2, s.dish.W)
	k := animation.Ease(s.rolls)
	size = math.Round((size+(d1-size)*k)/2) * 2
	thing.Bead(dst, x0+(x1-x0)*k, y0+(y1-y0)*k-math.Sin(s.rolls*math.Pi)*rollHigh*in.Page.U, size, false, in.Page.Things())
}
