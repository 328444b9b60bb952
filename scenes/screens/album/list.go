package album

import (
	"math"
	"strconv"

	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
)

// A Line is a line of a list: a game, or an evening.
type Line struct {
	Title text.Text
	About text.Text // "148 games, 73 won"
	Open  func()    // opens what the line is about
}

// A List is the data of a part of the book that is a list.
type List struct {
	Common
	At          Tab
	Kind        string // prefix of the ids of the lines: "game"
	Head, About text.Text
	Lines       []Line
	Empty       text.Text // what is said where there is no line; may be empty
	Begin       ui.Item   // the primary button; may have no id
}

// A ListScreen lists games or evenings.
type ListScreen struct {
	page
	d List
}

// NewList returns the screen of a list.
func NewList(st *scenes.Stack, d List) *ListScreen {
	return &ListScreen{page: page{st: st, c: d.Common, at: d.At}, d: d}
}

// Lay writes a button for each line, the second half at the right of a wide sheet.
func (s *ListScreen) Lay(p *ui.Page) {
	p.Title = s.d.Head
	left, right := s.sheet.Begin(p, s.rail("", s.d.Begin))
	left.Write(s.d.Head, ui.TitleType, ui.Heading)
	left.Write(s.d.About, ui.TextType, ui.Words)
	left.Gap(2)
	s.lost(p, left)
	if len(s.d.Lines) == 0 {
		left.Write(s.d.Empty, ui.BodyType, ui.Words)
	}
	if s.sheet.Wide() {
		right.Gap(4)
	}
	half := (len(s.d.Lines) + 1) / 2
	for i, l := range s.d.Lines {
		f := left
		if i >= half {
			f = right
		}
		s.line(p, f, i, l)
	}
	s.end(p, "Your book")
}

// line adds the button of line i.
func (s *ListScreen) line(p *ui.Page, f *sheet.Flow, i int, l Line) {
	w := f.W - 7*p.U // between the margins of the button
	h := math.Max(13*p.U+(p.Text-1)*9*p.U, p.Height(l.Title, w, ui.NameType)+p.Height(l.About, w, ui.SmallType)+3*p.U)
	p.Add(ui.Item{ID: s.d.Kind + " " + strconv.Itoa(i+1), Style: ui.AnswerStyle, Text: l.Title, Small: l.About, Value: l.About, Rect: f.TakePx(h), Do: l.Open})
	f.Gap(1.5)
}
