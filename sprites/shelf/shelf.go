// Package shelf paints the compartments of the collector's drawer in the hall:
// each a table in small, with the thing by which a game is known. All of it
// lies under one lamp at the upper left and is seen from above.
package shelf

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/surface"
)

// A Motif is what one compartment shows; the zero one is bare walnut.
type Motif struct {
	floor  surface.Kind
	ground uint32  // the floor's colour, which shines back onto bones
	shade  float32 // how much weaker shadows are on so light a floor, 0 to 1
	glow   float64 // of a lamp over it, 0 to 1
	shift  int     // where in its floor the compartment is cut out
	paint  func(*studio)
}

// The motifs, by what lies in them.
var (
	Sampler    = Motif{surface.Linen, 0xD6CDB8, 0.25, 0, 84, sampler}
	Tavern     = Motif{surface.Oak, 0x6A4A28, 0, 0.3, 84, tavern}
	Palace     = Motif{surface.Porphyry, 0x64202E, 0, 0.4, 56, palace}
	FourBones  = Motif{surface.RedFresco, 0xA93222, 0.1, 0, 42, fourBones}
	Tablet     = Motif{surface.Walnut, 0x57321A, 0, 0.2, 49, tablet}
	Jar        = Motif{surface.Mosaic, 0xC5BDAA, 0.2, 0, 35, jar}
	Roll       = Motif{surface.Walnut, 0x57321A, 0, 0.2, 49, roll}
	Cups       = Motif{surface.RedBaize, 0x9C2430, 0, 0.2, 91, cups}
	OneCup     = Motif{surface.GreenBaize, 0x22613C, 0, 0.2, 91, oneCup}
	Hippodrome = Motif{surface.Sand, 0xB29458, 0.15, 0, 42, hippodrome}
	Wheel      = Motif{surface.Sand, 0xB29458, 0.15, 0, 28, wheel}
	Frieze     = Motif{surface.Clay, 0xD3692A, 0, 0, 42, frieze}
	Steps      = Motif{surface.Marble, 0xDFD8CC, 0.3, 0, 42, steps}
	Arms       = Motif{surface.RakedSand, 0xB29458, 0.15, 0, 70, arms}
	Rings      = Motif{surface.Beach, 0xBDA26A, 0.15, 0, 63, rings}
	Mountain   = Motif{surface.NightFresco, 0x1D3A74, 0, 0.15, 49, mountain}
	Border     = Motif{surface.PlainMosaic, 0xD9D6CE, 0.2, 0, 49, border}
	Square     = Motif{surface.Slate, 0x3B4043, 0, 0, 21, square}
	Hand       = Motif{surface.Plaster, 0xE2D3C1, 0.3, 0, 70, hand}
	Cards      = Motif{surface.Oak, 0x6A4A28, 0, 0.3, 49, cards}
	Water      = Motif{surface.Silk, 0x175E68, 0, 0, 42, water}
)

// Draw paints a motif into a rectangle of dst, in pixels. It is costly, some
// twenty drawings large: do it once and keep the picture.
func (m Motif) Draw(dst *ebiten.Image, x, y, w, h float64) {
	if w < 1 || h < 1 {
		return
	}
	s := newStudio(math.Round(w), math.Round(h))
	defer s.close()
	s.ground, s.shade = color.RGBA{uint8(m.ground >> 16), uint8(m.ground >> 8), uint8(m.ground), 255}, m.shade
	u := s.unit * 100 / 38
	surface.Paint(s.pic, m.floor, surface.Options{U: u, Vignette: 0.35, Glow: m.glow, GlowX: 0.4, GlowY: 0.35, Shift: m.shift})
	if m.paint != nil {
		m.paint(s)
	}
	s.edge()
	var op ebiten.DrawImageOptions
	op.GeoM.Translate(math.Round(x), math.Round(y))
	dst.DrawImage(s.pic, &op)
}
