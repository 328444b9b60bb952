package settings

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/surface"
)

// A sample is a strip of oak with the four sides of a bone, as they look with
// the settings as they are.
type sample struct {
	img *ebiten.Image
	of  look
}

// A look is the cache key of the sample picture.
type look struct {
	w, h           int
	u              float64
	strokes, plain bool
}

var (
	sides = [4]int{1, 3, 4, 6}
	yaws  = [4]float64{0.3, 1.0, 1.45, -0.3}
)

func (s *sample) lay(p *ui.Page, f *sheet.Flow, pr *prefs.Prefs) {
	u := p.U
	h := math.Min(40*u, math.Max(24*u, p.H*0.3))
	if p.Shape == ui.Portrait {
		h = 28 * u
	}
	row := f.TakePx(h)
	f.Gap(5)
	at := look{int(math.Round(row.W)), int(math.Round(h)), u, pr.Strokes, pr.Light == prefs.Plain}
	tags := pr.Tags
	p.Say("sample", ui.Words, "The four sides of a bone, as they look with these settings", row)
	p.Ink(row, func(dst *ebiten.Image, r ui.Rect) {
		s.draw(dst, r, at)
		if !tags {
			return
		}
		for i, side := range sides {
			x, y, size := at.place(i)
			d := 8 * u
			p.ValueTag(dst, ui.Rect{X: r.X + x + size*0.3 - d/4, Y: r.Y + y + size*0.2, W: d, H: d}, text.Figure(side))
		}
	})
}

// place returns the middle of the i-th bone and its length in pixels.
func (l look) place(i int) (x, y, size float64) {
	w := float64(l.w) / 4
	return w * (float64(i) + 0.44), float64(l.h) * 0.47, math.Min(w*0.68, float64(l.h)*0.62)
}

func (s *sample) draw(dst *ebiten.Image, r ui.Rect, l look) {
	if s.img == nil || s.of != l {
		s.paint(l)
	}
	op := &ebiten.DrawImageOptions{}
	op.GeoM.Translate(math.Round(r.X), math.Round(r.Y))
	dst.DrawImage(s.img, op)
}

func (s *sample) drop() {
	picture.Drop(s.img)
	s.img = nil
}

func (s *sample) paint(l look) {
	s.drop()
	s.img, s.of = picture.Blank(l.w, l.h), l
	surface.Paint(s.img, surface.Oak, surface.Options{U: l.u, Vignette: 0.5, Inset: 2 * l.u})
	bl := bone.Look{Ground: color.RGBA{0x6B, 0x4A, 0x28, 0xFF}, Plain: l.plain}
	if l.strokes {
		bl.Marks = sides
	}
	var painter bone.Painter
	for i := range sides {
		x, y, size := l.place(i)
		painter.DrawStill(s.img, x, y, size, sides[i], yaws[i], bl)
	}
}
