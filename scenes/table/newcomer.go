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

// layHands shows the hands by their rank on a slip, in the first game of people who do not
// know them, until one of them has acted: in the column of papers, or on the table.
func (l *listing) layHands() {
	t, p, u := l.t, l.p, l.p.U
	if !t.fresh || !l.in.Asks || l.in.Goal == "" || !t.ranks() || t.choice.handsAway {
		return
	}
	h := p.Height(handsTitle, p.W, ui.HeadType) + float64(len(glossary.Ladder))*rungHeight(p) + 2*padding*u
	at := t.frame.Slips
	if at.W == 0 {
		f := t.frame.Field
		w := min(f.W-6*u, 96*u)
		at = ui.Rect{X: f.X + (f.W-w)/2, Y: f.Y + 3*u, W: w, H: f.H - 6*u}
	}
	if at.H < h {
		return
	}
	away := ui.Rect{X: at.X + at.W - 12*u, Y: at.Y + u, W: 11 * u, H: 11 * u}
	if p.Over().H > 0 { // what is pressed is low
		at.Y, away.Y = at.Y+at.H-h, at.Y+at.H-12*u
	}
	at.H = h
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
		head, r := r.Cut(p.Height(handsTitle, p.W, ui.HeadType))
		head.W -= 9 * p.U // beside the cross
		p.Line(dst, head, handsTitle, ui.HeadType)
		for i := range glossary.Ladder {
			var row ui.Rect
			row, r = r.Cut(rungHeight(p))
			drawRung(dst, p, row, &glossary.Ladder[i])
		}
	}
}
