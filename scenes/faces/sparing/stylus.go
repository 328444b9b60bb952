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

// drawSeals draws a seal on the frame for each time the stake was doubled, and a ring at
// the place of the next while it may be set.
func (t *tablet) drawSeals(dst *ebiten.Image, in *table.Instant, s *snapshot, lay *layout) {
	half := float64(t.seal.Bounds().Dx()) / 2
	for i := range s.Doubles {
		x, y := lay.seal(i)
		picture.At(dst, t.seal, x-half, y-half, 1)
	}
	if in.Lit(rules.Move{Verb: game.Double}) || in.Lit(rules.Move{Verb: game.Match}) {
		x, y := lay.seal(s.Doubles)
		picture.At(dst, t.seal, x-half, y-half, 0.45)
		thing.Ring(dst, x, y, 2*half, 0.9*lay.u, 0, palette.Candle)
	}
}

// point returns the position of the stylus's point in pixels: along the figures, then
// round the ring.
func (s *snapshot) point(lay *layout, r ui.Rect) (x, y float64) {
	written := s.ms / s.written()
	if written < 1 || s.void {
		return r.X + r.W*(0.24+0.5*math.Min(1, written)), r.Y + r.H*(0.5+0.08*math.Sin(written*25))
	}
	if s.closes && s.won >= 0 {
		w := lay.cell(int(s.won), s.row(s.Round))
		a := -2.7 + s.ringing()*2*math.Pi
		return w.X + w.W/2 + math.Min(w.W*0.46, w.H*1.3)*math.Cos(a), w.Y + w.H/2 + w.H*0.45*math.Sin(a)
	}
	return r.X + r.W*0.74, r.Y + r.H*0.56
}
