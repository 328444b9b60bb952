package letter

import (
	"cmp"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
)

// A Meeting is the content of the screen on which two devices find each other.
type Meeting struct {
	Title text.Text
	Said  text.Text // with Alone: what to do with the code, or what is waited for
	Steps []Step
	Note  text.Text // else: what is waited for, in place of the code

	// Code draws what the other device needs as a code for a camera, Pictured describes it
	// and Caption says what to do with it; Link is its beginning, as it is shown.
	Code              func(p *ui.Page, dst *ebiten.Image, r ui.Rect)
	Pictured, Caption text.Text
	Link              string

	// What can be done; those that are nil are left out.
	Share, Copy, Scan  func()
	SendText, CopyText text.Text
	ScanText           text.Text         // "Scan the answer" if empty
	Take               func(said string) // is called with an answer that was pasted
	Leave              func()
	LeaveText          text.Text // on the button that leaves; "Cancel" if empty
	Alone              bool      // the code is all there is: it is shown as large as it fits
}

// A Meet is the screen on which two devices find each other.
type Meet struct {
	Send
	m    Meeting
	said string // the answer that was pasted
}

// NewMeet returns the screen on which two devices find each other.
func NewMeet(st *scenes.Stack, m Meeting) *Meet {
	s := &Meet{Send: *NewSend(st, Parcel{Note: m.Title})}
	s.Set(m)
	return s
}

// Set changes the content of the screen.
func (s *Meet) Set(m Meeting) {
	s.m = m
	s.d = Parcel{Steps: m.Steps, Note: m.Note, Code: m.Code, Pictured: m.Pictured, Caption: m.Caption, Link: m.Link}
	if s.sheet.Most = 270; m.Alone {
		s.sheet.Most = 160
	}
	s.Ask(nil)
}

// Lay lays out the page: what to do, and the code.
func (s *Meet) Lay(p *ui.Page) {
	p.Title = s.m.Title
	left, right := s.sheet.Begin(p, s.rail())
	if s.m.Alone {
		s.alone(p, left)
	} else {
		s.way(p, left, right)
	}
	s.sheet.End(p, "Play at once", s.m.Leave)
	if s.ask != nil {
		s.ask.Lay(p)
	}
}

// alone adds the code and what is to be done with it, one below the other or, on a low page,
// beside it.
func (s *Meet) alone(p *ui.Page, f *sheet.Flow) {
	if cramped(p) {
		s.beside(p, f)
		return
	}
	f.Write(s.m.Title, ui.TitleType.Mid(), ui.Heading)
	f.Gap(2)
	if s.m.Code != nil {
		side := math.Min(f.W, math.Max(32*p.U, p.H-104*p.U))
		row := f.TakePx(side)
		s.square(p, ui.Rect{X: row.X + (row.W-side)/2, Y: row.Y, W: side, H: side})
		f.Gap(1)
	}
	f.Write(s.m.Said, ui.TextType.Mid(), ui.Words)
	f.Gap(2)
}

// beside adds the code, and to its right what is to be done with it.
func (s *Meet) beside(p *ui.Page, f *sheet.Flow) {
	words, side := *f, 0.0
	if s.m.Code != nil {
		side = math.Min(f.W/2, math.Max(32*p.U, p.H-30*p.U))
		s.square(p, ui.Rect{X: f.X, Y: f.Y, W: side, H: side})
		words.X, words.W = f.X+side+6*p.U, f.W-side-6*p.U
	}
	words.Write(s.m.Title, ui.HeadType, ui.Heading)
	words.Gap(2)
	words.Write(s.m.Said, ui.TextType, ui.Words)
	f.Y = math.Max(f.Y+side, words.Y)
}

// square draws the code in a square of the page.
func (s *Meet) square(p *ui.Page, at ui.Rect) {
	p.Say("code", ui.Words, s.m.Pictured, at)
	p.Ink(at, func(dst *ebiten.Image, r ui.Rect) { s.m.Code(p, dst, r) })
}

// way adds what is to be done, and the code beside it.
func (s *Meet) way(p *ui.Page, left, right *sheet.Flow) {
	left.Write(s.m.Title, ui.TitleType, ui.Heading)
	left.Gap(3)
	if !s.sheet.Wide() {
		s.code(p, right)
	}
	s.steps(p, left)
	if s.m.Take != nil && host.Fields() {
		left.Gap(2)
		s.field(p, left)
	}
	if s.sheet.Wide() {
		s.code(p, right)
	}
}

// rail returns the rail with the buttons; an answer that was pasted can be used with
// the primary one.
func (s *Meet) rail() *sheet.Rail {
	m := &s.m
	var list []ui.Item
	add := func(id string, said text.Text, icon string, do func()) {
		if do != nil {
			list = append(list, ui.Item{ID: id, Text: said, Icon: icon, Do: do})
		}
	}
	if m.Take != nil && s.said != "" {
		add("connect", "Connect", "", func() { m.Take(s.said) })
	}
	add("send", m.SendText, "share", m.Share)
	add("copy", m.CopyText, "copy", m.Copy)
	add("scan", cmp.Or(m.ScanText, "Scan the answer"), "", m.Scan)
	add("leave", cmp.Or(m.LeaveText, "Cancel"), "", m.Leave)
	return &sheet.Rail{Primary: list[0], Seconds: list[1:]}
}

// field adds the text field for the answer.
func (s *Meet) field(p *ui.Page, f *sheet.Flow) {
	row := f.Take(13)
	shown := text.Text("Paste the answer here")
	if s.said != "" {
		shown = beginning(s.said)
	}
	p.Ink(row, p.Slip)
	p.Add(ui.Item{ID: "answer", Role: ui.Field, Style: ui.FieldStyle, Label: "The answer of the other device", Value: text.Raw(s.said), Text: shown, Longest: mostPasted,
		Rect: ui.Rect{X: row.X + 3*p.U, Y: row.Y, W: row.W - 6*p.U, H: row.H},
		Do:   func() { host.Focus("answer") }, Write: func(said string) { s.said = said; s.st.Invalidate() }})
}
