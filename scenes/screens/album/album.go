// Package album has the screens of the book that a device keeps: the thirty-five casts of
// four bones, the games with what they have come to, the honours, and the evenings.
package album

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
)

// A Tab is one part of the book.
type Tab int

// The parts of the book.
const (
	ThrowsTab Tab = iota
	GamesTab
	HonoursTab
	EveningsTab
	tabs
)

// Common has the actions and notes that all screens of the book share.
type Common struct {
	Open  func(t Tab) // goes to another part
	Fair  func()      // opens the page on fair play; nil if there is none
	Share func()      // sends what the screen says; nil if there is nothing to send
	Keep  func()      // opens what can be done with everything that is stored; nil where nothing is
	Lost  text.Text   // what is said where nothing can be kept; or empty
	Allow func()      // tells how that can be allowed; nil where nobody can
}

// A page is a screen of the book: a sheet, a rail with tabs, and a dialog over it.
type page struct {
	st    *scenes.Stack
	c     Common
	at    Tab
	sheet sheet.Sheet
	ask   *sheet.Question
}

// Ask opens a question over the screen; nil closes it.
func (g *page) Ask(q *sheet.Question) {
	g.ask = q
	g.st.Invalidate()
}

// rail returns the rail with the book's tabs, the words aside and the primary button.
func (g *page) rail(aside text.Text, primary ui.Item) *sheet.Rail {
	r := &sheet.Rail{Aside: aside, Primary: primary}
	for t, name := range [tabs]text.Text{"The throws", "Games", "Honours", "Evenings"} {
		t := Tab(t)
		r.Tabs = append(r.Tabs, ui.Item{ID: "tab " + [tabs]string{"throws", "games", "honours", "evenings"}[t], Set: "Your book", Text: name, Selected: t == g.at, Do: func() { g.c.Open(t) }})
	}
	return r
}

// end finishes the page: bar, rail, and the dialog if there is one. title is for the
// bar.
func (g *page) end(p *ui.Page, title text.Text) {
	var icons []ui.Item
	if g.c.Share != nil {
		icons = append(icons, ui.Item{ID: "share", Label: "Share", Icon: "share", Do: g.c.Share})
	}
	if g.c.Keep != nil || g.c.Fair != nil {
		icons = append(icons, ui.Item{ID: "menu", Label: "Menu", Icon: "menu", Do: g.menu})
	}
	g.sheet.End(p, title, g.st.Pop, icons...)
	if g.ask != nil {
		g.ask.Lay(p)
	}
}

// menu opens the menu of the book.
func (g *page) menu() {
	q := &sheet.Question{Title: "Your book", Close: func() { g.Ask(nil) }}
	if g.c.Fair != nil {
		q.Offer("How your bones fell", "Compared with what to expect", false, g.c.Fair)
	}
	if g.c.Keep != nil {
		q.Offer("Save, load or erase", "In the settings, for everything on this device", false, g.c.Keep)
	}
	g.Ask(q)
}

// lost writes what is said where nothing can be kept, and leads to how that can be allowed.
func (g *page) lost(p *ui.Page, f *sheet.Flow) {
	if g.c.Lost == "" {
		return
	}
	f.Write(g.c.Lost, ui.NoteType, ui.Words)
	if g.c.Allow != nil {
		at := f.TakePx(math.Max(11*p.U, 9*p.U*p.Text))
		it := ui.Item{ID: "allow", Style: ui.LinkStyle, Text: "How to allow it", Do: g.c.Allow}
		it.Rect = ui.Rect{X: at.X - p.U, Y: at.Y, W: math.Min(at.W, p.ButtonWidth(&it)), H: at.H}
		p.Add(it)
	}
	f.Gap(2)
}

// Tick returns false, since nothing on the screen moves.
func (g *page) Tick() bool { return false }

// Draw draws the page.
func (g *page) Draw(dst *ebiten.Image, p *ui.Page) {
	g.sheet.Draw(dst, p)
	p.DrawItems(dst)
}

// Leave frees the cached pictures.
func (g *page) Leave() { g.sheet.Leave() }
