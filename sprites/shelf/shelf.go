// Package shelf paints the compartments of the collector's drawer in the hall:
// for each game its own table in small, with the thing by which it is known.
// All of it lies under one lamp at the upper left and is seen from above.
package shelf

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/surface"
)

// A motif is what one compartment shows.
type motif struct {
	floor  surface.Kind
	ground uint32  // the floor's colour, which shines back onto bones
	shade  float32 // how much weaker shadows are on so light a floor, 0 to 1
	glow   float64 // of a lamp over it, 0 to 1
	paint  func(*studio)
}

// motifs are the compartments by what they are called.
var motifs = map[string]motif{
	"knucklebones":  {surface.Linen, 0xD6CDB8, 0.25, 0, sampler},
	"oneandtwenty":  {surface.Oak, 0x6A4A28, 0, 0.3, tavern},
	"augustus":      {surface.Porphyry, 0x64202E, 0, 0.4, palace},
	"simple":        {surface.RedFresco, 0xA93222, 0.1, 0, fourBones},
	"sparing":       {surface.Walnut, 0x57321A, 0, 0.2, tablet},
	"tropa":         {surface.Mosaic, 0xC5BDAA, 0.2, 0, jar},
	"century":       {surface.Walnut, 0x57321A, 0, 0.2, roll},
	"mendax-single": {surface.RedBaize, 0x9C2430, 0, 0.2, cups},
	"mendax-common": {surface.GreenBaize, 0x22613C, 0, 0.2, oneCup},
	"circus":        {surface.Sand, 0xB29458, 0.15, 0, hippodrome},
	"biga":          {surface.Sand, 0xB29458, 0.15, 0, wheel},
	"hounds":        {surface.Clay, 0xD3692A, 0, 0, frieze},
	"senate":        {surface.Marble, 0xDFD8CC, 0.3, 0, steps},
	"gladiators":    {surface.RakedSand, 0xB29458, 0.15, 0, arms},
	"catapulta":     {surface.Beach, 0xBDA26A, 0.15, 0, rings},
	"olympus":       {surface.NightFresco, 0x1D3A74, 0, 0.15, mountain},
	"oddsout":       {surface.PlainMosaic, 0xD9D6CE, 0.2, 0, border},
	"par":           {surface.Slate, 0x3B4043, 0, 0, square},
	"pentelitha":    {surface.Plaster, 0xE2D3C1, 0.3, 0, hand},
	"boneace":       {surface.Oak, 0x6A4A28, 0, 0.3, cards},
	"skiffs":        {surface.Silk, 0x175E68, 0, 0, water},
}

// Has tells whether there is a compartment of that name.
func Has(id string) bool { return motifs[id].paint != nil }

// Draw paints the compartment of a game into a rectangle of dst, in pixels. A
// name it does not know leaves bare walnut. It is costly, some twenty drawings
// large: do it once and keep the picture.
func Draw(dst *ebiten.Image, id string, x, y, w, h float64) {
	if w < 1 || h < 1 {
		return
	}
	s := newStudio(math.Round(w), math.Round(h))
	defer s.close()
	m := motifs[id]
	s.ground, s.shade = color.RGBA{uint8(m.ground >> 16), uint8(m.ground >> 8), uint8(m.ground), 255}, m.shade
	u := s.unit * 100 / 38
	surface.Paint(s.pic, m.floor, surface.Options{U: u, Vignette: 0.35, Glow: m.glow, GlowX: 0.4, GlowY: 0.35, Shift: len(id) * 7})
	if m.paint != nil {
		m.paint(s)
	}
	s.edge(2 * u)
	var op ebiten.DrawImageOptions
	op.GeoM.Translate(math.Round(x), math.Round(y))
	dst.DrawImage(s.pic, &op)
}
