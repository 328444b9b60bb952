// Package shelf paints the compartments of the collector's drawer in the hall:
// each a small table with the emblem of a game. All of it
// lies under one lamp at the upper left and is seen from above. A face brings
// the Motif of its game; this package has the studio in which it is painted.
package shelf

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/surface"
)

// A Motif is the picture in one compartment. The zero Motif is bare walnut.
type Motif struct {
	Floor  surface.Kind  // material of the compartment's floor
	Ground uint32        // colour of the floor as 0xRRGGBB, which reflects onto bones
	Shade  float32       // how much weaker shadows are on a light floor, 0 to 1
	Glow   float64       // strength of the lamplight on the floor, 0 to 1
	Shift  int           // which piece of the floor's material is shown, as in surface.Options
	Paint  func(*Studio) // paints what lies on the floor; nil leaves it bare
}

// Draw paints a motif into a rectangle of dst, in pixels. It is expensive, like
// some twenty draw calls of that size: do it once and keep the picture.
func (m Motif) Draw(dst *ebiten.Image, x, y, w, h float64) {
	if w < 1 || h < 1 {
		return
	}
	s := newStudio(math.Round(w), math.Round(h))
	defer s.close()
	s.ground, s.shade = color.RGBA{uint8(m.Ground >> 16), uint8(m.Ground >> 8), uint8(m.Ground), 255}, m.Shade
	u := s.unit * 100 / 38
	surface.Paint(s.pic, m.Floor, surface.Options{U: u, Vignette: 0.35, Glow: m.Glow, GlowX: 0.4, GlowY: 0.35, Shift: m.Shift})
	if m.Paint != nil {
		m.Paint(s)
	}
	s.edge()
	var op ebiten.DrawImageOptions
	op.GeoM.Translate(math.Round(x), math.Round(y))
	dst.DrawImage(s.pic, &op)
}
