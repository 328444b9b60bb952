// Package language is the screen on which a person chooses the language. The choice takes
// effect at once, also for a game that is being played.
package language

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/thing"
)

// A Language is a row of the screen.
type Language struct {
	text.Language
	Chosen bool // it is the current one
}

// Deps holds the dependencies of the screen.
type Deps struct {
	Languages func() []Language // in the order in which they are listed
	Choose    func(code string)
}

// Choice is the screen.
type Choice struct {
	st    *scenes.Stack
	deps  Deps
	sheet sheet.Sheet
}

// New returns the screen.
func New(st *scenes.Stack, d Deps) *Choice { return &Choice{st: st, deps: d} }

// Lay lays out the page: the languages: the first half in the left column, if there are
// two.
func (c *Choice) Lay(p *ui.Page) {
	p.Title = "Language"
	list := c.deps.Languages()
	left, right := c.sheet.Begin(p, &sheet.Rail{
		Aside: "Changes at once. Your game goes on.", Primary: ui.Item{ID: "done", Text: "Done", Do: c.st.Pop},
	})
	reviewed, draft := false, false
	for _, l := range list {
		reviewed = reviewed || l.Reviewed != text.Unreviewed
		draft = draft || l.Reviewed < 100
	}
	half := (len(list) + 1) / 2
	for i, l := range list {
		f := left
		if i >= half {
			f = right
		}
		c.row(p, f, l)
	}
	if reviewed {
		left.Gap(3)
		about := text.Text("The bar shows how much of the text a second reader has gone over.")
		if draft {
			about = text.Sentences(about, "The rest is a first draft.")
		}
		left.Write(about, ui.SmallType, ui.Words)
	}
	c.sheet.End(p, "Language", c.st.Pop)
}

// row adds the row of a language.
func (c *Choice) row(p *ui.Page, f *sheet.Flow, l Language) {
	u := p.U
	high := math.Max(11*u, 9*u*p.Text)
	if p.Shape == ui.Desk {
		high = math.Max(15*u, 9*u*p.Text)
	}
	if note := l.note(); note != "" {
		high = math.Max(high, p.Size(ui.NameType)*1.35+p.Height(note, f.W/3, ui.SmallType)+2*u)
	}
	r := f.TakePx(high)
	p.Ink(r, func(dst *ebiten.Image, r ui.Rect) { drawRow(dst, p, r, l) })
	f.Rule()
	it := ui.Item{ID: "language " + l.Code, Role: ui.Radio, Set: "Language", Style: ui.CellStyle, Label: text.Raw(l.Name), Selected: l.Chosen, First: l.Chosen, Rect: r, Do: func() { c.deps.Choose(l.Code) }}
	share := text.Text("")
	switch {
	case l.Reviewed == 100:
		share = "fully reviewed"
	case l.Reviewed != text.Unreviewed:
		share = text.Of("{0} percent reviewed", l.Reviewed)
	}
	it.Value = text.Commas(slices.DeleteFunc([]text.Text{l.note(), share}, func(t text.Text) bool { return t == "" })...)
	p.Add(it)
}

// note returns what is to be said of a language besides its name, or "".
func (l Language) note() text.Text {
	if l.Learned() {
		return "a scholar’s jest"
	}
	return ""
}

// drawRow draws the name of a language, and a bar for the part of it that was reviewed.
func drawRow(dst *ebiten.Image, p *ui.Page, r ui.Rect, l Language) {
	u := p.U
	if l.Chosen {
		p.Glow(dst, r)
		thing.Icon(dst, "check", r.X+5*u, r.Y+r.H/2, 6*u, p.Color(ui.OnPaper))
	}
	name := ui.Rect{X: r.X + 11*u, Y: r.Y, W: r.W - 13*u, H: r.H}
	if l.Reviewed == text.Unreviewed {
		p.Stack(dst, name, text.Raw(l.Name), l.note())
		return
	}
	figure := ui.Rect{X: r.X + r.W - 13*u*p.Text, Y: r.Y, W: 13*u*p.Text - u, H: r.H}
	bar := ui.Rect{X: figure.X - 0.27*r.W, Y: r.Y + r.H/2 - 1.3*u, W: 0.27 * r.W, H: 2.6 * u}
	name.W = bar.X - name.X - 2*u
	p.Stack(dst, name, text.Raw(l.Name), l.note())
	p.Shade(dst, bar, 0.14)
	ink := ui.BarInk
	if l.Reviewed == 100 {
		ink = ui.Gain
	}
	p.Fill(dst, ui.Rect{X: bar.X, Y: bar.Y, W: bar.W * float64(l.Reviewed) / 100, H: bar.H}, ink)
	p.Line(dst, figure, text.Of("{0}\u2009%", l.Reviewed), ui.TextType.End())
}

// Tick returns false, since nothing on the screen moves.
func (c *Choice) Tick() bool { return false }

// Leave frees the pictures.
func (c *Choice) Leave() { c.sheet.Leave() }

// Draw draws the page.
func (c *Choice) Draw(dst *ebiten.Image, p *ui.Page) {
	c.sheet.Draw(dst, p)
	p.DrawItems(dst)
}
