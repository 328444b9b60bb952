// Package compartment paints what lies in the compartments of the collector's drawer, and
// the drawer round them.
package compartment

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/surface"
	"knucklebones/sprites/thing"
)

// Pictures are the contents of some compartments, all of one size. Each is painted once;
// one that is rough for the time being is painted again.
type Pictures struct {
	n    int // of compartments
	w, h int
	cell []*ebiten.Image // as many as are there
	fine int             // how many of them are painted
}

// Size sets the number of compartments and their size in pixels. If either has changed
// it frees all pictures and returns true.
func (c *Pictures) Size(n int, w, h float64) (changed bool) {
	iw, ih := int(math.Round(w)), int(math.Round(h))
	if n == c.n && iw == c.w && ih == c.h {
		return false
	}
	c.Drop()
	c.n, c.w, c.h = n, iw, ih
	return true
}

// Width returns the width of a compartment in whole pixels.
func (c *Pictures) Width() int { return c.w }

// Height returns the height of a compartment in whole pixels.
func (c *Pictures) Height() int { return c.h }

// Drop frees all pictures.
func (c *Pictures) Drop() {
	picture.Drop(c.cell...)
	*c = Pictures{}
}

// Shown returns the number of compartments that have a picture, rough or painted.
func (c *Pictures) Shown() int { return len(c.cell) }

// Next returns the index of the compartment that is to be painted next; ok is false once
// all are.
func (c *Pictures) Next() (i int, ok bool) { return c.fine, c.fine < c.n }

// Paint paints the next compartment.
func (c *Pictures) Paint(paint func(dst *ebiten.Image, x, y, w, h float64)) {
	if c.fine == len(c.cell) {
		c.Rough(func(*ebiten.Image) {})
	}
	paint(c.cell[c.fine], 0, 0, float64(c.w), float64(c.h))
	c.fine++
}

// Rough fills the first compartment without a picture with a provisional one, until it
// is painted.
func (c *Pictures) Rough(fill func(dst *ebiten.Image)) {
	img := picture.New(float64(c.w), float64(c.h))
	fill(img)
	c.cell = append(c.cell, img)
}

// Draw draws the middle of the picture of compartment i, scaled to fill r.
func (c *Pictures) Draw(dst *ebiten.Image, i int, r ui.Rect) {
	if i < 0 || i >= len(c.cell) || r.W < 1 || r.H < 1 {
		return
	}
	w, h := float64(c.w), float64(c.h)
	k := math.Max(r.W/w, r.H/h)
	if math.Abs(r.W-w) < 2 && math.Abs(r.H-h) < 2 {
		k = 1
	}
	cw, ch := math.Min(w, r.W/k), math.Min(h, r.H/k)
	x, y := math.Floor((w-cw)/2), math.Floor((h-ch)/2)
	part := c.cell[i].SubImage(image.Rect(int(x), int(y), int(x+math.Ceil(cw)), int(y+math.Ceil(ch)))).(*ebiten.Image)
	op := picture.Copying()
	if k != 1 {
		op.Filter = ebiten.FilterLinear
		op.GeoM.Scale(k, k)
	}
	op.GeoM.Translate(math.Round(r.X), math.Round(r.Y))
	picture.Draw(dst, part, op)
}

// Drawer draws the wood between and round the compartments.
func Drawer(dst *ebiten.Image, p *ui.Page, r ui.Rect) {
	thing.Slip(dst, r.X, r.Y, r.W, r.H, p.U, thing.Out)
	h := math.Min(r.H, 4000)
	for y := 0.0; y < r.H; y += h {
		surface.Draw(dst, surface.Walnut, r.X, r.Y+y, r.W, math.Min(h, r.H-y), surface.Options{U: p.U, Vignette: 0.2})
	}
}
