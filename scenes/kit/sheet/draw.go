package sheet

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/surface"
	"knucklebones/sprites/thing"
)

// Draw draws the table, the sheet, bar and rail: everything below the items of
// the page.
func (s *Sheet) Draw(dst *ebiten.Image, p *ui.Page) {
	u, r := p.U, s.paper
	s.drawGround(dst, p)
	if s.Book && !p.High {
		thing.Binding(dst, r.X-2.5*u, r.Y-1.5*u, r.W+5*u, r.H+3*u, u)
	}
	thing.Sheet(dst, math.Round(r.X), math.Round(r.Y), r.W, r.H, u, p.Things())
	if s.Book && s.Wide() && !p.High {
		thing.Gutter(dst, r.X+r.W/2, r.Y, r.H, u)
	}
	s.drawBars(dst, p)
	if p.Shape == ui.Desk && !s.Book {
		s.weights.draw(dst, u, r)
	}
}

// drawGround draws the surface of the table around the sheet.
func (s *Sheet) drawGround(dst *ebiten.Image, p *ui.Page) {
	surface.Draw(dst, surface.Walnut, 0, 0, p.W, p.H, surface.Options{U: p.U, Vignette: 0.6, Glow: 0.5, GlowX: 0.46, GlowY: 0.42})
	if p.High {
		p.Shade(dst, ui.Rect{W: p.W, H: p.H}, 0.78)
	}
	p.DrawLogo(dst)
}

// drawBars draws bar and rail.
func (s *Sheet) drawBars(dst *ebiten.Image, p *ui.Page) {
	p.Leather(dst, s.bar)
	if s.rail.H > 0 {
		p.Leather(dst, s.rail)
	}
}

// A weights is the two bones that hold the sheet down, painted once per size.
type weights struct {
	img *ebiten.Image
	u   float64
}

// room is the size of the square that one bone is painted in, in units.
const room = 36

// draw draws two bones that hold a sheet of paper down, at its corners.
func (w *weights) draw(dst *ebiten.Image, u float64, paper ui.Rect) {
	if w.img == nil || w.u != u {
		w.paint(u)
	}
	size := w.img.Bounds().Dy()
	w.lay(dst, 0, paper.X+paper.W-7*u, paper.Y+2.5*u, size)
	w.lay(dst, 1, paper.X+2*u, paper.Y+paper.H-6*u, size)
}

func (w *weights) lay(dst *ebiten.Image, i int, x, y float64, size int) {
	op := &ebiten.DrawImageOptions{}
	op.GeoM.Translate(math.Round(x-float64(size)/2), math.Round(y-float64(size)/2))
	dst.DrawImage(ui.Part(w.img, i*size, 0, size, size), op)
}

func (w *weights) paint(u float64) {
	if w.img != nil {
		w.img.Deallocate()
	}
	size := int(math.Ceil(room * u))
	w.img, w.u = ebiten.NewImage(2*size, size), u
	var painter bone.Painter
	look := bone.Look{Ground: color.RGBA{R: 0x8A, G: 0x72, B: 0x50, A: 0xFF}}
	mid := float64(size) / 2
	painter.DrawStill(w.img, mid, mid, 17*u, 4, math.Pi/2+0.05, look)
	painter.DrawStill(w.img, mid+float64(size), mid, 17*u, 1, -0.35, look)
}

// Leave frees the pictures.
func (s *Sheet) Leave() {
	if s.weights.img != nil {
		s.weights.img.Deallocate()
		s.weights.img = nil
	}
}
