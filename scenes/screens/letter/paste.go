package letter

import (
	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
)

// mostPasted is the greatest length of what can be pasted, in letters.
const mostPasted = 9000

// A Paste is the screen on which a link is pasted, for whoever cannot open it.
type Paste struct {
	st    *scenes.Stack
	open  func(said string) // is called with what was pasted
	file  func()            // asks for a file
	said  string
	sheet sheet.Sheet
	ask   *sheet.Question
}

// NewPaste returns the screen; open is called with what was pasted, file asks for a file.
func NewPaste(st *scenes.Stack, open func(said string), file func()) *Paste {
	return &Paste{st: st, open: open, file: file, sheet: sheet.Sheet{Most: 150}}
}

// Ask opens a question over the screen; nil closes it.
func (s *Paste) Ask(q *sheet.Question) {
	s.ask = q
	s.st.Invalidate()
}

// Lay lays out the page: the field for the link.
func (s *Paste) Lay(p *ui.Page) {
	p.Title = "Open a turn"
	file := ui.Item{ID: "file", Text: "Open a file", Do: s.file}
	rail := &sheet.Rail{Primary: file}
	if host.Fields() {
		rail.Primary = ui.Item{ID: "open", Text: "Open it", Do: func() { s.open(s.said) }}
		if rail.Seconds = []ui.Item{file}; s.said == "" {
			rail.Primary.Disabled, rail.Primary.Why = true, "Paste the link first."
		}
	}
	f, _ := s.sheet.Begin(p, rail)
	f.Title("Open a turn", "", false)
	if host.Fields() {
		f.Write("Copy the link that you got, then paste it here.", ui.TextType, ui.Words)
		f.Gap(2)
		s.field(p, f)
		f.Gap(3)
	}
	f.Write("A turn that was saved as a file can be opened, too.", ui.TextType, ui.Words)
	s.sheet.End(p, "Open a turn", s.st.Pop)
	if s.ask != nil {
		s.ask.Lay(p)
	}
}

// field adds the text field for the link.
func (s *Paste) field(p *ui.Page, f *sheet.Flow) {
	row := f.Take(13)
	shown := text.Text("Paste the link here")
	if s.said != "" {
		shown = text.Raw(s.said[:min(len(s.said), 60)])
	}
	p.Ink(row, p.Slip)
	p.Add(ui.Item{ID: "link", Role: ui.Field, Style: ui.FieldStyle, Label: "Link", Value: text.Raw(s.said), Text: shown, Longest: mostPasted,
		Rect: ui.Rect{X: row.X + 3*p.U, Y: row.Y, W: row.W - 6*p.U, H: row.H},
		Do:   func() { host.Focus("link") }, Write: func(said string) { s.said = said }})
}

// Tick returns false, since nothing on the screen moves.
func (s *Paste) Tick() bool { return false }

// Leave frees the pictures.
func (s *Paste) Leave() { s.sheet.Leave() }

// Draw draws the page.
func (s *Paste) Draw(dst *ebiten.Image, p *ui.Page) {
	s.sheet.Draw(dst, p)
	p.DrawItems(dst)
}
