package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/glossary"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
)

// Hints gives advice to somebody who plays a game for the first time.
type Hints interface {
	// Next returns what to say of a position in which a person is asked; empty for nothing.
	Next(v *rules.View) text.Text
}

// Introduce has the table show what people need to know who play this game for the first
// time: the hands by their rank, and hints, if there are any.
func (t *Table) Introduce(h Hints) {
	t.fresh, t.hinter = true, h
	t.hint()
	t.changed()
}

// hint takes the hint for the question that a person is asked now.
func (t *Table) hint() {
	t.script.hint = ""
	if t.hinter != nil && t.script.asks() {
		t.script.hint = t.hinter.Next(&t.script.shown)
	}
}

// handsLie reports whether the hands by their rank lie at the table: in the first game of
// people who do not know them, until one of them has acted.
func (t *Table) handsLie() bool {
	s := &t.script
	return t.fresh && s.asks() && !s.acted() && t.ranks() && !t.choice.handsAway
}

// leastRung is the least height of a hand on the slip of hands, in units.
const leastRung = 6

// cutHands takes the place of the slip of hands from the notes, with what the log needs left
// to it if there is so much; none is taken where the hands would be too small.
func (f *Frame) cutHands(p *ui.Page) {
	head, n := handsHead(p)+2*padding*p.U, float64(len(glossary.Ladder))
	for _, log := range []float64{20 * p.U, 0} {
		rung := min(rungHeight(p), (f.Notes.H-log-head)/n)
		if rung >= leastRung*p.U {
			f.Hands, f.Notes = f.Notes.Cut(head + n*rung)
			_, f.Notes = f.Notes.Cut(min(2*p.U, f.Notes.H))
			return
		}
	}
}

// handsHead returns the height of the heading of the slip of hands, in pixels.
func handsHead(p *ui.Page) float64 { return p.Height(handsTitle, p.W, ui.HeadType) }

// handsAt returns the place of the slip of hands, under the seats or on the table; empty
// where there is none.
func (t *Table) handsAt(p *ui.Page) (at ui.Rect) {
	f, u := t.frame.Field, p.U
	if !t.handsLie() {
		return at
	}
	if at = t.frame.Hands; at.H == 0 {
		h := handsHead(p) + float64(len(glossary.Ladder))*rungHeight(p) + 2*padding*u
		w := min(f.W-6*u, 96*u)
		if f.H-6*u < h {
			return at
		}
		at = ui.Rect{X: f.X + (f.W-w)/2, Y: f.Y + 3*u, W: w, H: h}
		if p.Shape == ui.Desk { // the bones are at the other end
			at.X = f.X + 3*u
		}
	}
	if p.Over().H > 0 { // what is pressed is low
		at.Y = f.Y + f.H - 3*u - at.H
	}
	return at
}

// layHands shows the hands by their rank on a slip.
func (l *listing) layHands() {
	t, p, u := l.t, l.p, l.p.U
	at := t.handsAt(p)
	if at.H == 0 {
		return
	}
	away := ui.Rect{X: at.X + at.W - 12*u, Y: at.Y + u, W: 11 * u, H: 11 * u}
	if f := t.frame.Field; p.Over().H > 0 {
		away.Y = f.Y + f.H - 15*u
	}
	said := []text.Text{text.Stop(handsTitle)}
	for i := range glossary.Ladder {
		said = append(said, glossary.Ladder[i].Say())
	}
	p.Say("rank", ui.Words, text.Sentences(said...), at)
	p.Ink(at, drawHands(p))
	p.Add(ui.Item{ID: "hands away", Style: ui.InkIconStyle, Icon: "cross", Label: "Put the hands away", Do: func() { t.choice.handsAway = true; t.changed() }, Rect: away})
}

// drawHands returns what draws the slip of layHands.
func drawHands(p *ui.Page) func(dst *ebiten.Image, r ui.Rect) {
	return func(dst *ebiten.Image, r ui.Rect) {
		p.Slip(dst, r)
		r = r.Inset(padding * p.U)
		head, r := r.Cut(handsHead(p))
		head.W -= 9 * p.U // beside the cross
		p.Line(dst, head, handsTitle, ui.HeadType)
		rung := r.H / float64(len(glossary.Ladder))
		for i := range glossary.Ladder {
			var row ui.Rect
			row, r = r.Cut(rung)
			drawRung(dst, p, row, &glossary.Ladder[i])
		}
	}
}
