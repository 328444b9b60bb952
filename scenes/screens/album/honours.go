package album

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/thing"
)

// An Honour is a feat as it is shown.
type Honour struct {
	ID     string // unique on the screen
	Title  text.Text
	Says   text.Text // how to earn it
	Figure text.Text // on its disc
	Merit  thing.Merit
	Times  int    // how often it was earned
	Open   func() // tells more of it
}

// A Chapter is the honours of a game, or those of several games.
type Chapter struct {
	Title   text.Text
	Honours []Honour
}

// earned returns how many honours of the chapter were earned.
func (c *Chapter) earned() (n int) {
	for i := range c.Honours {
		if c.Honours[i].Times > 0 {
			n++
		}
	}
	return n
}

// Honours is the data of the screen of all honours.
type Honours struct {
	Common
	Chapters []Chapter
}

// An HonoursScreen shows all honours.
type HonoursScreen struct {
	page
	d Honours
}

// NewHonours returns the screen of all honours.
func NewHonours(st *scenes.Stack, d Honours) *HonoursScreen {
	return &HonoursScreen{page: page{st: st, c: d.Common, at: HonoursTab}, d: d}
}

// Lay lays out the page: the chapters, those of the second half at the right of a wide
// sheet.
func (s *HonoursScreen) Lay(p *ui.Page) {
	all, earned := 0, 0
	for i := range s.d.Chapters {
		all += len(s.d.Chapters[i].Honours)
		earned += s.d.Chapters[i].earned()
	}
	count := text.Of("{0} of {1} earned.", earned, all)
	p.Title = text.Sentences("Honours.", count)
	left, right := s.sheet.Begin(p, s.rail("", ui.Item{}))
	left.Write("Honours", ui.TitleType, ui.Heading)
	left.Write(count, ui.TextType, ui.Words)
	left.Write(legend, ui.SmallType, ui.Words)
	s.lost(p, left)
	half := (len(s.d.Chapters) + 1) / 2
	for i := range s.d.Chapters {
		f := left
		if i >= half {
			f = right
		}
		c := &s.d.Chapters[i]
		f.Gap(3)
		f.Heading(c.Title, text.Of("{0} of {1}", c.earned(), len(c.Honours)))
		p.Group(c.Title)
		discs(p, f, c.Honours)
		p.Group("")
	}
	s.end(p, "Your book")
}

// legend says what the discs mean.
const legend = text.Text("Filled: earned. Outlined: earned with the odds lens on. Dashed: still to earn.")

// discs adds the honours of a list side by side, in as many rows as needed.
func discs(p *ui.Page, f *sheet.Flow, list []Honour) {
	n := max(2, min(len(list), int(f.W/(36*p.U*p.Text))))
	if len(list) == n+1 {
		n = (n + 2) / 2 // two rows that are alike
	}
	w := f.W / float64(n)
	for len(list) > 0 {
		row := list[:min(n, len(list))]
		high := 0.0
		for i := range row {
			high = math.Max(high, p.Height(row[i].Says, w-2*p.U, ui.SmallType))
		}
		high += medal*p.U + 3*p.U + 6.5*p.U*p.Text
		at := f.TakePx(high)
		for i := range row {
			row[i].lay(p, ui.Rect{X: at.X + float64(i)*w, Y: at.Y, W: w, H: at.H})
		}
		f.Gap(2)
		list = list[len(row):]
	}
}

// medal is the diameter of a disc in units.
const medal = 17

// lay adds one honour in the bounds at.
func (h *Honour) lay(p *ui.Page, at ui.Rect) {
	p.Add(ui.Item{ID: "honour " + h.ID, Style: ui.CellStyle, Label: h.spoken(), Rect: at, Do: h.Open})
	p.Ink(at, func(dst *ebiten.Image, r ui.Rect) {
		u := p.U
		d := medal * u
		x, y := r.X+r.W/2, r.Y+u+d/2
		thing.Medal(dst, h.Merit, x, y, d, u, p.Things())
		ink := ui.OnPaper
		if h.Merit == thing.Unearned {
			ink = ui.SecondOnPaper
		}
		p.Line(dst, ui.Rect{X: x - d*0.36, Y: y - d/2, W: d * 0.72, H: d}, h.Figure, ui.FigureType.At(5).In(ink).Mid())
		if h.Times > 1 {
			h.badge(dst, p, x+d*0.36, y+d*0.36)
		}
		name := ui.Rect{X: r.X + u, Y: r.Y + d + 2.5*u, W: r.W - 2*u, H: 6.5 * u * p.Text}
		p.Line(dst, name, h.Title, ui.HeadType.Mid())
		says := ui.Rect{X: name.X, Y: name.Y + name.H, W: name.W, H: r.Y + r.H - name.Y - name.H}
		ty := ui.SmallType.Mid()
		says.H = math.Min(says.H, p.Height(h.Says, says.W, ty))
		p.Lines(dst, says, h.Says, ty)
	})
}

// badge draws how often the honour was earned, on a dark disc.
func (h *Honour) badge(dst *ebiten.Image, p *ui.Page, x, y float64) {
	d := 5.6 * p.U
	thing.Dot(dst, x, y, d, p.Color(ui.OnPaper))
	p.Line(dst, ui.Rect{X: x - d*0.4, Y: y - d/2, W: d * 0.8, H: d}, text.Figure(h.Times), ui.FigureType.At(1).In(ui.OnLeather).Mid())
}

// spoken returns the honour in words for a screen reader.
func (h *Honour) spoken() text.Text {
	state := text.Text("still to earn")
	switch {
	case h.Merit == thing.Outlined:
		state = "earned with the odds lens on"
	case h.Times > 1:
		state = text.Of("earned {0} times", h.Times)
	case h.Times == 1:
		state = "earned"
	}
	return text.Sentences(text.Of("{0}, {1}.", h.Title, state), h.Says)
}
