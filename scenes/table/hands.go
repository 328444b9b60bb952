package table

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/glossary"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
)

// Explain returns a note on terms as they are meant in a game, with the bones that show
// them, until it is closed.
func Explain(closed func(), g *rules.Game, terms ...text.Term) *sheet.Question {
	q := &sheet.Question{Title: "What it means", Note: glossary.Note(g.Words, terms...), Close: closed}
	for _, h := range glossary.Hands(terms...) {
		name := text.Text("")
		if h.Len() == 4 {
			name = text.Upper(h.Name())
		}
		showRung(q, glossary.Rung{Name: name, Hand: h})
	}
	return q
}

// ladder returns some rungs under a title and a line, until it is closed.
func ladder(closed func(), title, line text.Text, rungs []glossary.Rung) *sheet.Question {
	q := &sheet.Question{Title: title, Note: line, Close: closed}
	for _, r := range rungs {
		showRung(q, r)
	}
	return q
}

const throwsTitle text.Text = "What throws bring"

// showRung adds a rung to a question.
func showRung(q *sheet.Question, r glossary.Rung) {
	q.Picture(r.Say(), func(p *ui.Page, _ float64) float64 { return rungHeight(p) }, func(p *ui.Page, dst *ebiten.Image, at ui.Rect) {
		drawRung(dst, p, at, &r)
	})
}

// rungHeight returns the height of a rung in pixels.
func rungHeight(p *ui.Page) float64 { return 10.5 * p.U * min(p.Text, 1.3) }

// drawRung draws a hand and beside it what it is called, and what it is if there is room.
func drawRung(dst *ebiten.Image, p *ui.Page, r ui.Rect, rung *glossary.Rung) {
	bones := r
	if most := r.W * 0.55; p.BonesLength(4, r.H) > most { // leave room for the name
		bones.H *= most / p.BonesLength(4, r.H)
		bones.Y += (r.H - bones.H) / 2
	}
	p.Bones(dst, bones, high(rung.Hand))
	_, words := r.CutLeft(p.BonesLength(4, bones.H) + 2*p.U)
	if p.Width(rung.About, ui.SmallType) > words.W || r.H < rungHeight(p)-1 {
		p.Line(dst, words, rung.Name, rungType(p, words.W))
		return
	}
	p.Stack(dst, words, rung.Name, rung.About)
}

// rungType returns how hands are called on their rungs, the same on all: in small letters
// where the longest name needs them.
func rungType(p *ui.Page, w float64) ui.Type {
	for i := range glossary.Ladder {
		if p.Width(glossary.Ladder[i].Name, ui.NameType) > w {
			return ui.SmallType
		}
	}
	return ui.NameType
}

// high returns the sides of a hand, the highest first.
func high(h tali.Hand) []int {
	sides := h.Sides(nil)
	slices.Reverse(sides)
	return sides
}

// ranks returns what hands are worth by their names in this game.
func (s *script) ranks() (by rules.Ranking) {
	if g := s.sess.Game(); g.Ranks != nil {
		by = g.Ranks(s.sess.Setup())
	}
	return by
}

// showHands lays the hands by their rank over the table, showThrows what throws bring.
func (l *listing) showHands() {
	by := l.t.script.ranks()
	title, rungs := glossary.Ranked(by)
	line := by.Line
	if line == "" {
		line = l.t.script.sess.Game().Line
	}
	l.showRungs(title, line, rungs)
}

func (l *listing) showThrows() {
	l.showRungs(throwsTitle, l.t.script.sess.Game().Line, l.t.board.Throws)
}

func (l *listing) showRungs(title, line text.Text, rungs []glossary.Rung) {
	t := l.t
	t.Ask(ladder(func() { t.Ask(nil) }, title, line, rungs))
}
