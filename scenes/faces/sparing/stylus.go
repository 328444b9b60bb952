package sparing

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	game "knucklebones/rules/games/sparing"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// drawSeals draws a seal on the frame for each time the stake was doubled, and
// rings the place of the next while it may be set.
func (t *tablet) drawSeals(dst *ebiten.Image, in *table.Instant, s *scene, pl *plan) {
	half := float64(t.seal.Bounds().Dx()) / 2
	for i := range s.Doubles {
		x, y := pl.seal(i)
		picture.At(dst, t.seal, x-half, y-half, 1)
	}
	if in.Lit(rules.Move{Verb: game.Double}) || in.Lit(rules.Move{Verb: game.Match}) {
		x, y := pl.seal(s.Doubles)
		picture.At(dst, t.seal, x-half, y-half, 0.45)
		thing.Ring(dst, x, y, 2*half, 0.9*pl.u, 0, palette.Candle)
	}
}

// above draws the stylus over the cell that is to be written.
func (t *tablet) above(dst *ebiten.Image, in *table.Instant) {
	s := sceneOf(in)
	if s.Over || t.base == nil || in.Lens && in.Asks {
		return
	}
	pl, _ := s.plans(in)
	seat := s.mover
	if seat < 0 {
		if len(s.Waiting) == 0 {
			return
		}
		seat = s.Waiting[0]
	}
	r := pl.cell(seat, s.row(s.Round))
	x, y := r.X+r.W*0.16, r.Y+r.H*0.66
	if s.mover >= 0 && !in.Calm {
		x, y = s.point(&pl, r)
	}
	up := 0
	if s.deciding {
		up = 1
	}
	img := t.stylus[up]
	long := float64(pl.long())
	picture.At(dst, img, x-long*0.04, y-long*0.6, 1)
}

// point is where the stylus writes: along the figures, then round the ring.
func (s *scene) point(pl *plan, r ui.Rect) (x, y float64) {
	written := s.ms / s.written()
	if written < 1 || s.void {
		return r.X + r.W*(0.24+0.5*math.Min(1, written)), r.Y + r.H*(0.5+0.08*math.Sin(written*25))
	}
	if s.closes && s.won >= 0 {
		w := pl.cell(int(s.won), s.row(s.Round))
		a := -2.7 + s.ringing()*2*math.Pi
		return w.X + w.W/2 + math.Min(w.W*0.46, w.H*1.3)*math.Cos(a), w.Y + w.H/2 + w.H*0.45*math.Sin(a)
	}
	return r.X + r.W*0.74, r.Y + r.H*0.56
}
