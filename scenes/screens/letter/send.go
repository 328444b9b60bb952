// Package letter has the screens of games apart: the letter that is to be sent, the one that
// has come, and the place to paste one.
package letter

import (
	"cmp"
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/thing"
)

// A Step is one of the steps that come next.
type Step struct{ Head, About text.Text }

// A Parcel is the content of the screen for a letter that is to be sent. Its texts contain
// the names of the players already.
type Parcel struct {
	Game  text.Text
	From  []string  // the colours of the people at this device
	To    []string  // the colours of those to whom the letter goes
	Icon  string    // that stands between them; an envelope if it is empty
	Who   text.Text // those to whom it goes
	Title text.Text // "Your turn is done. Send it to Livia."
	Said  text.Text // how the game stands; may be empty
	Steps []Step
	Note  text.Text // in place of a code and a link: why there is none

	// Code draws the link as a code for a camera; nil where it does not fit into one. Pictured
	// describes it, and Caption says what to do with it. Link is the beginning of the link, as
	// it is shown.
	Code              func(p *ui.Page, dst *ebiten.Image, r ui.Rect)
	Pictured, Caption text.Text
	Link              string

	// What can be done; those that are nil are left out. The first of Share, Copy, Save and
	// Result is the primary button.
	Share, Copy, Save, Result func()
	Live                      func() // plays at once
	Hall                      func()
}

// A Send is the screen of a letter that is to be sent.
type Send struct {
	st    *scenes.Stack
	d     Parcel
	sheet sheet.Sheet
	ask   *sheet.Question
}

// NewSend returns the screen of a letter that is to be sent.
func NewSend(st *scenes.Stack, d Parcel) *Send {
	s := &Send{st: st, d: d, sheet: sheet.Sheet{Part: 0.52, Most: 270}}
	if d.Code == nil && d.Note == "" && d.Link == "" { // there is nothing to set beside the steps
		s.sheet.Most = 160
	}
	return s
}

// Ask opens a question over the screen; nil closes it.
func (s *Send) Ask(q *sheet.Question) {
	s.ask = q
	s.st.Invalidate()
}

// Retitle changes the title of the screen.
func (s *Send) Retitle(title text.Text) {
	s.d.Title = title
	s.st.Invalidate()
}

// cramped reports whether the page has no room for the code beside the rest.
func cramped(p *ui.Page) bool { return p.Shape != ui.Desk && p.H < 190*p.U }

// Lay lays out the page: who sends to whom, what comes next, and the letter.
func (s *Send) Lay(p *ui.Page) {
	p.Title = s.d.Title
	left, right := s.sheet.Begin(p, s.rail())
	s.way(p, left)
	title := ui.TitleType
	title.Middle = !s.sheet.Wide() && p.Shape == ui.Portrait
	left.Write(s.d.Title, title, ui.Heading)
	if s.d.Said != "" {
		said := ui.TextType
		said.Middle = title.Middle
		left.Write(s.d.Said, said, ui.Words)
	}
	left.Gap(3)
	if !s.sheet.Wide() {
		s.code(p, right)
	}
	s.steps(p, left)
	if s.sheet.Wide() {
		s.code(p, right)
	}
	s.sheet.End(p, s.d.Game, s.d.Hall)
	if s.ask != nil {
		s.ask.Lay(p)
	}
}

// rail returns the buttons.
func (s *Send) rail() *sheet.Rail {
	d := &s.d
	rail := &sheet.Rail{Seconds: []ui.Item{{ID: "hall", Text: "Back to the hall", Do: d.Hall}}}
	add := func(id string, said text.Text, icon string, do func()) {
		it := ui.Item{ID: id, Text: said, Icon: icon, Do: do}
		switch {
		case do == nil:
		case rail.Primary.ID == "":
			rail.Primary = it
		default:
			rail.Seconds = append(rail.Seconds, it)
		}
	}
	add("send", text.Of("Send it to {0}", d.Who), "share", d.Share)
	icon := "copy"
	if d.Result != nil { // there is little room
		icon = ""
	}
	add("copy", "Copy link", icon, d.Copy)
	if d.Share == nil || d.Copy == nil {
		add("file", "Save as a file", "", d.Save)
	}
	add("result", "See the result", "", d.Result)
	add("live", "Both here? Play at once", "", d.Live)
	return rail
}

// showCode opens the code over the screen.
func (s *Send) showCode() {
	q := &sheet.Question{Title: s.caption(), Close: func() { s.Ask(nil) }}
	q.Picture(s.pictured(), func(p *ui.Page, _ float64) float64 { return 56 * p.U }, s.d.Code)
	s.Ask(q)
}

// way adds a drawing of the letter's way: an envelope between the emblems of both
// devices.
func (s *Send) way(p *ui.Page, f *sheet.Flow) {
	u := p.U
	row := f.TakePx(18 * u)
	f.Gap(1)
	w := math.Min(row.W, 96*u)
	if !s.sheet.Wide() && p.Shape == ui.Portrait {
		row.X += (row.W - w) / 2
	}
	row.W = w
	p.Ink(row, func(dst *ebiten.Image, r ui.Rect) {
		from, to := emblems(p, dst, r, s.d.From, false), emblems(p, dst, r, s.d.To, true)
		mid := (from + to) / 2
		y := r.Y + 8*u
		for x := from + 2*u; x < to-3*u; x += 3 * u {
			if math.Abs(x+u-mid) > 7*u {
				p.Fill(dst, ui.Rect{X: x, Y: y - 0.4*u, W: 2 * u, H: 0.8 * u}, ui.LineOnPaper)
			}
		}
		thing.Icon(dst, cmp.Or(s.d.Icon, "letter"), mid, y, 10*u, p.Color(ui.Loss))
	})
}

// emblems draws emblems from the left end of a row, or from its right end, and returns
// the x at which they end.
func emblems(p *ui.Page, dst *ebiten.Image, r ui.Rect, colours []string, right bool) float64 {
	const most = 3
	u := p.U
	colours = colours[:min(len(colours), most)]
	for i, c := range colours {
		x := r.X + float64(i)*8*u
		if right {
			x = r.X + r.W - 16*u - float64(i)*8*u
		}
		p.Emblem(dst, ui.Rect{X: x, Y: r.Y, W: 16 * u, H: 16 * u}, c)
	}
	n := 16*u + float64(max(0, len(colours)-1))*8*u
	if right {
		return r.X + r.W - n
	}
	return r.X + n
}

// steps adds the list of what happens next.
func (s *Send) steps(p *ui.Page, f *sheet.Flow) {
	u := p.U
	f.Heading("What happens next", "")
	f.Gap(1)
	for i, step := range s.d.Steps {
		w := f.W - 14*u
		row := f.TakePx(math.Max(12*u, p.Height(step.Head, w, ui.NameType)+p.Height(step.About, w, ui.SmallType)+2*u))
		f.Gap(1)
		p.Say("step "+strconv.Itoa(i+1), ui.Words, text.Sentences(text.Stop(step.Head), text.Stop(text.Upper(step.About))), row)
		p.Ink(row, func(dst *ebiten.Image, r ui.Rect) {
			thing.Dot(dst, r.X+5*u, r.Y+r.H/2, 9*u, p.Color(ui.OnPaper))
			p.Line(dst, ui.Rect{X: r.X, Y: r.Y + r.H/2 - 4*u, W: 10 * u, H: 8 * u}, text.Figure(i+1), ui.FigureType.At(3).Mid().In(ui.OnLeather))
			p.Stack(dst, ui.Rect{X: r.X + 14*u, Y: r.Y, W: w, H: r.H}, step.Head, step.About)
		})
	}
}

// caption returns the words below the code: what to do with it.
func (s *Send) caption() text.Text {
	return cmp.Or(s.d.Caption, text.Of("{0, upper} can point a camera at this.", s.d.Who))
}

func (s *Send) pictured() text.Text { return cmp.Or(s.d.Pictured, "The link as a QR code") }

// code shows the link as a code, and its beginning.
func (s *Send) code(p *ui.Page, f *sheet.Flow) {
	u, d := p.U, &s.d
	if d.Note != "" {
		f.Write(d.Note, ui.TextType, ui.Words)
		f.Gap(3)
		return
	}
	switch {
	case d.Code == nil:
	case cramped(p):
		it := ui.Item{ID: "code", Style: ui.PaperStyle, Text: "Show the code", Opens: true, Do: s.showCode}
		row := f.TakePx(11 * u)
		it.Rect = ui.Rect{X: row.X, Y: row.Y, W: math.Min(row.W, p.ButtonWidth(&it)), H: row.H}
		p.Add(it)
		f.Gap(3)
	default:
		side := math.Min(f.W, 50*u)
		if s.sheet.Wide() {
			side = math.Min(f.W, math.Max(50*u, math.Min(92*u, p.H-110*u)))
		}
		row := f.TakePx(side)
		row.X, row.W = row.X+(row.W-side)/2, side
		p.Say("code", ui.Words, s.pictured(), row)
		p.Ink(row, func(dst *ebiten.Image, r ui.Rect) { d.Code(p, dst, r) })
		f.Gap(1.5)
		f.Write(s.caption(), ui.TextType.Mid(), ui.Words)
		f.Gap(2)
	}
	if d.Link != "" && s.sheet.Wide() {
		row := f.Take(11)
		link := beginning(d.Link)
		p.Say("link", ui.Words, "The link to send", row)
		p.Ink(row, func(dst *ebiten.Image, r ui.Rect) {
			p.Slip(dst, r)
			p.Line(dst, r.Inset(2*u), link, ui.TextType)
		})
		f.Gap(2)
	}
}

// beginning returns the beginning of a link or an answer, as it is shown.
func beginning(said string) text.Text {
	const most = 36 // characters
	if len(said) <= most {
		return text.Raw(said)
	}
	return text.Raw(said[:most] + "…")
}

// Tick returns false, since nothing on the screen moves.
func (s *Send) Tick() bool { return false }

// Leave frees the pictures.
func (s *Send) Leave() { s.sheet.Leave() }

// Draw draws the page.
func (s *Send) Draw(dst *ebiten.Image, p *ui.Page) {
	s.sheet.Draw(dst, p)
	p.DrawItems(dst)
}
