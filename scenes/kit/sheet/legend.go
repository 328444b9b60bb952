package sheet

import (
	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
)

// A Sign is one entry of a legend: a mark of provenance, its name, and the sentence that
// explains it, which is passed to Do when the entry is used.
type Sign struct {
	ID         string
	Mark       int
	Name, Says text.Text
	Do         func()
}

// Legend adds signs with their names, centred, in as many lines as they need.
func (f *Flow) Legend(signs []Sign) {
	u := f.p.U
	width := func(line []Sign) float64 {
		w := -4 * u
		for i := range line {
			w += f.signWidth(&line[i]) + 4*u
		}
		return w
	}
	for len(signs) > 0 {
		n := len(signs)
		for n > 1 && width(signs[:n]) > f.W {
			n--
		}
		f.signs(signs[:n], f.X+(f.W-width(signs[:n]))/2)
		signs = signs[n:]
	}
	f.Gap(2)
}

// signWidth returns the width of a sign with its name, in pixels.
func (f *Flow) signWidth(s *Sign) float64 {
	return f.p.Width(s.Name, ui.SmallType.Bold()) + 5*f.p.U
}

// signs adds one line of a legend, from x.
func (f *Flow) signs(line []Sign, x float64) {
	p, u := f.p, f.p.U
	row := f.TakePx(11 * u)
	for _, s := range line {
		at := ui.Rect{X: x, Y: row.Y, W: f.signWidth(&s), H: row.H}
		p.Add(ui.Item{ID: s.ID, Style: ui.Bare, Label: s.Says, Rect: at, Do: s.Do})
		p.Ink(at, func(dst *ebiten.Image, r ui.Rect) {
			p.Mark(dst, ui.Rect{X: r.X, Y: r.Y + r.H/2 - 1.9*u, W: 3.8 * u, H: 3.8 * u}, s.Mark)
			r.X, r.W = r.X+5*u, r.W-5*u
			p.Line(dst, r, s.Name, ui.SmallType.Bold().In(ui.MarkInk(s.Mark)))
		})
		x += at.W + 4*u
	}
}
