package sheet

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
)

// A Question is a dialog with a list of answers. It lies over a page until it
// is answered or closed.
type Question struct {
	Title, Note text.Text
	Lines       []text.Text // below the note, each by itself
	AtEnd       bool        // it opens at its end, where it is longer than the screen
	Leave       text.Text   // on the button that closes it; "Close" if empty
	Close       func()      // closes the dialog; called before the answer's action

	pictures []picture
	answers  []ui.Item
	scroll   ui.Scroll
}

// A picture is drawn above the answers.
type picture struct {
	say  text.Text
	high func(p *ui.Page, w float64) float64 // for a width in pixels
	draw func(p *ui.Page, dst *ebiten.Image, r ui.Rect)
}

// Picture adds a picture, and its description for a screen reader.
func (q *Question) Picture(say text.Text, high func(p *ui.Page, w float64) float64, draw func(p *ui.Page, dst *ebiten.Image, r ui.Rect)) {
	q.pictures = append(q.pictures, picture{say, high, draw})
}

// Offer adds an answer. A chosen one is marked as the current state.
func (q *Question) Offer(label, note text.Text, chosen bool, do func()) {
	q.answers = append(q.answers, ui.Item{
		ID: "answer " + strconv.Itoa(len(q.answers)+1), Style: ui.AnswerStyle, Text: label, Small: note, Value: note,
		Selected: chosen, Do: func() { q.Close(); do() },
	})
}

// Bar adds an answer that cannot be given, and says why.
func (q *Question) Bar(label, why text.Text) {
	q.answers = append(q.answers, ui.Item{
		ID: "answer " + strconv.Itoa(len(q.answers)+1), Style: ui.AnswerStyle, Text: label, Small: why, Value: why, Disabled: true, Why: why,
	})
}

// Warn marks the last answer as having serious consequences.
func (q *Question) Warn() { q.answers[len(q.answers)-1].Style = ui.GraveStyle }

// first returns the index of the answer that gets the focus: the current state
// or else the first, unless it is grave; −1 for none.
func (q *Question) first() int {
	if at := slices.IndexFunc(q.answers, func(it ui.Item) bool { return it.Selected }); at >= 0 {
		return at
	}
	return slices.IndexFunc(q.answers, func(it ui.Item) bool { return it.Style != ui.GraveStyle })
}

// Lay lists the dialog over the current items of the page.
func (q *Question) Lay(p *ui.Page) {
	p.BeginDialog(q.Title)
	u, a := p.U, p.Reach()
	w := math.Min(100*u*math.Min(p.Text, 1.3), a.W-8*u)
	in := w - 10*u
	done := p.Scrolled(&q.scroll)
	f := &Flow{p: p, X: 5 * u, Y: 4 * u, W: in}
	f.Write(q.Title, ui.HeadType, ui.Heading)
	if q.Note != "" {
		f.Gap(1)
		f.Write(q.Note, ui.TextType, ui.Words)
	}
	for _, line := range q.Lines {
		f.Gap(1)
		f.Write(line, ui.TextType, ui.Words)
	}
	f.Gap(2)
	for i, pic := range q.pictures {
		r := f.TakePx(pic.high(p, in))
		p.Say("picture "+strconv.Itoa(i+1), ui.Words, pic.say, r)
		p.Ink(r, func(dst *ebiten.Image, r ui.Rect) { pic.draw(p, dst, r) })
	}
	if len(q.pictures) > 0 {
		f.Gap(2)
	}
	first := q.first()
	for i, it := range q.answers {
		it.First = i == first
		h := 12 * u
		if it.Small != "" {
			h = math.Max(14*u, p.Height(it.Small, in-14*u, ui.SmallType)+9*u*p.Text)
		}
		it.Rect = f.TakePx(h)
		p.Add(it)
		f.Gap(1.5)
	}
	f.Gap(0.5)
	it := ui.Item{ID: "close", Style: ui.PaperStyle, Text: cmp.Or(q.Leave, "Close"), Back: true, Do: q.Close, Rect: f.TakePx(11 * u)}
	p.Add(it)
	f.Gap(4)
	h := math.Min(f.Y, a.H-8*u)
	at := ui.Rect{X: a.X + (a.W-w)/2, Y: a.Y + (a.H-h)/2, W: w, H: h}
	if p.Shape == ui.Portrait {
		at.Y = a.Y + a.H - h - 6*u
	}
	if q.AtEnd {
		q.AtEnd, q.scroll.Pos = false, f.Y
	}
	done(at, f.Y)
	p.DismissBeside(at)
	p.Under(at, func(dst *ebiten.Image, r ui.Rect) { p.Slip(dst, r) })
}
