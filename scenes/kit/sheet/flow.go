package sheet

import (
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
)

// A Flow is a column that is filled from top to bottom. The page draws its
// content and reads it out in the same order.
type Flow struct {
	X, Y, W float64 // position of the next line, and width of the column
	p       *ui.Page
	n       int // number of things so far, for their ids
}

// Gap leaves a vertical gap in units.
func (f *Flow) Gap(units float64) { f.Y += units * f.p.U }

// Take reserves a strip of that many units, which scales with the letters, and
// returns its rectangle.
func (f *Flow) Take(units float64) ui.Rect { return f.TakePx(units * f.p.U * f.p.Text) }

// TakePx is like Take with a height in pixels.
func (f *Flow) TakePx(h float64) ui.Rect {
	r := ui.Rect{X: f.X, Y: f.Y, W: f.W, H: h}
	f.Y += h
	return r
}

// id returns the id of the next thing of that kind in this column.
func (f *Flow) id(kind string) string {
	f.n++
	return kind + " " + strconv.Itoa(int(f.X)) + " " + strconv.Itoa(f.n)
}

// Title adds the sheet's title and a line of italics under it, with a flourish
// if it is centred.
func (f *Flow) Title(title, aside text.Text, middle bool) {
	p := f.p
	t := ui.TitleType
	t.Middle = middle
	f.Write(title, t, ui.Heading)
	if aside != "" {
		t = ui.NoteType
		t.Middle = middle
		f.Write(aside, t, ui.Words)
	}
	if middle {
		f.Gap(1)
		p.Ink(ui.Rect{X: f.X, Y: f.Y, W: f.W, H: 6 * p.U}, p.Flourish)
		f.Gap(7)
		return
	}
	f.Gap(3)
}

// Heading adds a heading and a small text at its right.
func (f *Flow) Heading(title, right text.Text) {
	p := f.p
	r := f.Take(8.5)
	said := title
	if right != "" {
		said = text.Of("{0} {1}", title, right)
	}
	p.Say(f.id("heading"), ui.Heading, said, r)
	p.Ink(r, func(dst *ebiten.Image, r ui.Rect) {
		t := ui.SmallType.End()
		p.Line(dst, r, right, t)
		r.W -= p.Width(right, t) + 2*p.U
		p.Line(dst, r, title, ui.HeadType)
	})
}

// Write adds text, broken into lines.
func (f *Flow) Write(said text.Text, t ui.Type, role ui.Role) {
	p := f.p
	h := p.Height(said, f.W, t)
	r := f.TakePx(h)
	p.Say(f.id("line"), role, said, r)
	p.Ink(r, func(dst *ebiten.Image, r ui.Rect) { p.Lines(dst, r, said, t) })
}

// Rule adds a hairline across the column.
func (f *Flow) Rule() {
	f.p.Ink(ui.Rect{X: f.X, Y: f.Y, W: f.W}, f.p.Hair)
}

// Row adds a row with a name and a line about it, ended by a hairline, and
// returns the rectangle at its right for a control that many units wide.
func (f *Flow) Row(title, about text.Text, units float64) (control ui.Rect) {
	p := f.p
	u := p.U
	w := units * u
	left := f.W - w - 2*u
	if p.Width(title, ui.NameType) > left {
		return f.tallRow(title, about, w)
	}
	h := math.Max(14.5*u, p.Height(title, left, ui.NameType)+p.Height(about, left, ui.SmallType)+3*u)
	r := f.TakePx(h)
	f.Rule()
	p.Ink(ui.Rect{X: r.X, Y: r.Y, W: left, H: r.H}, func(dst *ebiten.Image, r ui.Rect) { p.Stack(dst, r, title, about) })
	return ui.Rect{X: r.X + r.W - w, Y: r.Y + (r.H-11*u)/2, W: w, H: 11 * u}
}

// Title adds the sheet's title over two columns, in their middle or at the left.
func (s *Sheet) Title(p *ui.Page, title, aside text.Text, middle bool) {
	f := Flow{p: p, X: s.pad(p), Y: s.head(p), W: s.width(p) - 2*(s.pad(p)+frame*p.U)}
	f.Title(title, aside, middle)
	for _, c := range s.cols {
		c.Y = f.Y
	}
	s.cols[0].n = f.n
	s.top = f.Y
}

// tallRow adds a row with the control, w pixels wide, under the text.
func (f *Flow) tallRow(title, about text.Text, w float64) (control ui.Rect) {
	p := f.p
	u := p.U
	f.Gap(2)
	r := f.TakePx(p.Height(title, f.W, ui.NameType) + p.Height(about, f.W, ui.SmallType))
	p.Ink(r, func(dst *ebiten.Image, r ui.Rect) { p.Stack(dst, r, title, about) })
	f.Gap(1)
	r = f.TakePx(11 * u)
	f.Gap(2)
	f.Rule()
	w = math.Min(w, r.W)
	return ui.Rect{X: r.X + r.W - w, Y: r.Y, W: w, H: r.H}
}
