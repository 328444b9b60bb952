package ui

import (
	"image/color"
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/sprites/lettering"
)

// A Type is the style of text on a page.
type Type struct {
	Face   lettering.Face
	Step   int // 1 … 8, see Page.T
	Ink    Ink
	Middle bool // in the middle of its place
	Right  bool // at its right edge
}

// The types in use.
var (
	TitleType  = Type{Face: lettering.Title, Step: 6, Ink: OnPaper}
	HeadType   = Type{Face: lettering.Title, Step: 4, Ink: OnPaper}
	NameType   = Type{Face: lettering.Strong, Step: 3, Ink: OnPaper}
	BodyType   = Type{Face: lettering.Text, Step: 3, Ink: OnPaper}
	TextType   = Type{Face: lettering.Text, Step: 2, Ink: SecondOnPaper}
	SmallType  = Type{Face: lettering.Text, Step: 1, Ink: SecondOnPaper}
	NoteType   = Type{Face: lettering.Aside, Step: 3, Ink: SecondOnPaper}
	FigureType = Type{Face: lettering.Figure, Step: 4, Ink: OnPaper}
	BarType    = Type{Face: lettering.Title, Step: 5, Ink: OnLeather}
	AsideType  = Type{Face: lettering.Aside, Step: 3, Ink: SecondOnLeather}
)

// Mid returns t, centred.
func (t Type) Mid() Type { t.Middle, t.Right = true, false; return t }

// End returns t, right-aligned.
func (t Type) End() Type { t.Middle, t.Right = false, true; return t }

// In returns t with another ink.
func (t Type) In(k Ink) Type { t.Ink = k; return t }

// At returns t in another step.
func (t Type) At(step int) Type { t.Step = step; return t }

// style returns the style of package lettering for a type on this page.
func (p *Page) style(t Type) lettering.Style {
	return lettering.Style{Face: t.Face, Size: p.Size(t), Color: p.Color(t.Ink)}
}

// Size returns the size of letters of that type, in pixels: never below 14
// logical ones if the page has room for them.
func (p *Page) Size(t Type) float64 {
	return math.Max(p.T(t.Step), math.Min(14*p.Ratio, 3.5*p.U))
}

// Color returns the colour of an ink on this page.
func (p *Page) Color(k Ink) color.RGBA {
	if p.High {
		return highInks[k]
	}
	return inks[k]
}

// leading returns the line spacing relative to the size of letters.
func leading(t Type) float64 {
	if t.Face == lettering.Title {
		return 1.12
	}
	return 1.35
}

// Width returns the width of a line of text, in pixels.
func (p *Page) Width(s text.Text, t Type) float64 { return lettering.Width(p.Words(s), p.style(t)) }

// Words puts a text into words as they are shown, with marks for what is bold.
func (p *Page) Words(t text.Text) string {
	if p == nil || p.Reader == nil {
		return text.Plain(t)
	}
	return p.Reader.Format(t)
}

// Spoken puts a text into words for a screen reader.
func (p *Page) Spoken(t text.Text) string { return strings.ReplaceAll(p.Words(t), "**", "") }

// fit returns the style with letters reduced so far that s fits a width of w pixels, in
// quarter pixels.
func fit(s string, w float64, st lettering.Style) lettering.Style {
	if have := lettering.Width(s, st); have > w && have > 0 {
		st.Size = math.Max(1, math.Floor(st.Size*w/have*4)/4)
	}
	return st
}

// Line draws one line, vertically centred in r, reduced to fit.
func (p *Page) Line(dst *ebiten.Image, r Rect, said text.Text, t Type) {
	s := p.Words(said)
	if s == "" || r.W <= 0 {
		return
	}
	st := fit(s, r.W, p.style(t))
	set(dst, s, r, r.Y+r.H/2, st, t)
}

// set draws a line in r by the alignment of t, with its middle at height y.
func set(dst *ebiten.Image, s string, r Rect, y float64, st lettering.Style, t Type) {
	x := r.X
	switch w := lettering.Width(s, st); {
	case t.Middle:
		x += (r.W - w) / 2
	case t.Right:
		x += r.W - w
	}
	lettering.Draw(dst, s, math.Round(x), math.Round(y+st.Size*0.31), st)
}

// broken returns s broken into lines no wider than w.
func (p *Page) broken(s text.Text, w float64, t Type) []string {
	return lettering.Wrap(p.Words(s), w, p.style(t))
}

// Height returns the height of s broken to the width w, in pixels.
func (p *Page) Height(s text.Text, w float64, t Type) float64 {
	if s == "" {
		return 0
	}
	return float64(len(p.broken(s, w, t))) * p.Size(t) * leading(t)
}

// Lines draws s broken into lines, vertically centred in r.
func (p *Page) Lines(dst *ebiten.Image, r Rect, s text.Text, t Type) {
	p.eachLine(r, s, t, func(line string, y float64, st lettering.Style) { set(dst, line, r, y, st, t) })
}

// Glossed is like Lines with the terms underlined.
func (p *Page) Glossed(dst *ebiten.Image, r Rect, s text.Text, t Type) {
	marks := p.Marks(s)
	p.eachLine(r, s, t, func(line string, y float64, st lettering.Style) {
		set(dst, line, r, y, st, t)
		marks.Underline(dst, line, r.X, y+st.Size*0.31, p.U, st)
	})
}

// eachLine breaks s into lines, vertically centred in r, and calls do with each
// line, the height of its middle and its style.
func (p *Page) eachLine(r Rect, s text.Text, t Type, do func(line string, y float64, st lettering.Style)) {
	lines := p.broken(s, r.W, t)
	step := p.Size(t) * leading(t)
	st := p.style(t)
	if high := step * float64(len(lines)); high > r.H*1.05 && high > 0 && len(lines) > 1 {
		st, lines, step = tighten(p.Words(s), r, st, leading(t))
	}
	y := r.Y + (r.H-step*float64(len(lines)))/2 + step/2
	for _, line := range lines {
		do(line, y, fit(line, r.W, st))
		y += step
	}
}

// tighten reduces the size of letters until the wrapped lines of s fit r, and returns
// the style, the lines and their leading; lead is the leading relative to the size.
func tighten(s string, r Rect, st lettering.Style, lead float64) (lettering.Style, []string, float64) {
	for range 12 {
		st.Size *= 0.93
		lines := lettering.Wrap(s, r.W, st)
		if step := st.Size * lead; step*float64(len(lines)) <= r.H*1.05 {
			return st, lines, step
		}
	}
	return st, lettering.Wrap(s, r.W, st), st.Size * lead
}

// Label draws the text of a button, centred in r: in one line if it fits,
// otherwise in two, and reduced if necessary.
func (p *Page) Label(dst *ebiten.Image, r Rect, s text.Text, t Type) {
	t = t.Mid()
	if p.Width(s, t) <= r.W*1.12 || !strings.Contains(p.Words(s), " ") {
		p.Line(dst, r, s, t)
		return
	}
	p.Lines(dst, r, s, t)
}
