package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/glossary"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/thing"
)

// Hints gives advice to somebody who plays a game for the first time.
type Hints interface {
	// Next returns what to say of a position in which a person is asked; empty for nothing.
	Next(v *rules.View) text.Text
}

// A newcomer is shown what people need who play a game for the first time.
type newcomer struct {
	*device
	script *script
	fresh  bool  // the game is new to the people here; else nothing is shown
	hinter Hints // or nil
	away   bool  // the slip of hands was put away
}

// Introduce makes the table show what people need who play this game for the first
// time: the ranks of the hands, and the hints h if there are any.
func (t *Table) Introduce(h Hints) {
	t.newcomer.fresh, t.newcomer.hinter = true, h
	t.newcomer.hint()
	t.changed()
}

// hint sets the hint for the question that a person is asked now.
func (n *newcomer) hint() {
	n.script.hint = ""
	if n.hinter != nil && n.script.asks() {
		n.script.hint = n.hinter.Next(&n.script.shown)
	}
}

// handsLie reports whether the slip with the ranks of the hands is shown: to newcomers,
// at the first question with a choice, until it is answered or the slip is put away.
func (n *newcomer) handsLie() bool {
	s := n.script
	return n.fresh && s.asks() && !s.veiled() && len(s.shown.Choices) > 1 && s.ranks().Named && !n.away
}

// putHandsAway takes the hands from the table for good, if they lie there.
func (n *newcomer) putHandsAway() {
	if n.handsLie() {
		n.away = true
		n.changed()
	}
}

// Touched puts the slip of hands away, since the page was touched anywhere.
func (t *Table) Touched() {
	if t.frame.Hands.H == 0 {
		t.newcomer.putHandsAway()
	}
}

// leastRung is the least height of a hand on the slip of hands, in units.
const leastRung = 6

// cutHands reserves the place of the slip of hands among the notes. The log keeps what
// it needs if there is room; nothing is reserved where the hands would be too small.
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
func handsHead(p *ui.Page) float64 { return p.Height("Hands, highest first", p.W, ui.HeadType) }

// handsAt returns the bounds of the slip of hands in a frame, under the seats or on the
// table; empty if it isn't shown.
func (n *newcomer) handsAt(p *ui.Page, f *Frame) ui.Rect {
	switch {
	case !n.handsLie(), f.Slips.W > 0: // the odds lie there
		return ui.Rect{}
	case f.Hands.H > 0:
		return f.Hands
	}
	return f.handsRoom(p)
}

// layHands lists and draws the slip with the ranks of the hands.
func (l *listing) layHands() {
	t, p := l.t, l.p
	at := t.newcomer.handsAt(p, &t.frame)
	if at.H == 0 {
		return
	}
	title, rungs := glossary.Ranked(t.script.ranks())
	said := []text.Text{text.Stop(title)}
	for i := range rungs {
		said = append(said, rungs[i].Say())
	}
	p.Say("rank", ui.Words, text.Sentences(said...), at)
	p.Ink(at, drawHands(p, title, rungs))
	p.Add(ui.Item{ID: "hands away", Label: "Put the hands away", Do: t.newcomer.putHandsAway, Rect: at})
}

// handsRoom returns the place of the slip of hands on the table, clear of the bones; empty
// where the hands would be too small.
func (f *Frame) handsRoom(p *ui.Page) ui.Rect {
	u, room := p.U, f.Field.Inset(3*p.U)
	if p.Shape != ui.Desk { // on a desk the bones are at the other end
		end, under := room.Y+room.H, f.Bones.Y+f.Bones.H+u
		if room.H = f.Bones.Y - u - room.Y; end-under > room.H {
			room.Y, room.H = under, end-under
		}
	}
	head, n := handsHead(p)+2*padding*u, float64(len(glossary.Ladder))
	rung := min(rungHeight(p), (room.H-head)/n)
	if rung < leastRung*u {
		return ui.Rect{}
	}
	at := ui.Rect{X: room.X, Y: room.Y, W: min(room.W, 96*u), H: head + n*rung}
	if p.Shape != ui.Desk {
		at.X += (room.W - at.W) / 2
	}
	if p.Over().H > 0 { // what is pressed is low
		at.Y = room.Y + room.H - at.H
	}
	return at
}

// drawHands returns the function that draws the slip of hands in a rectangle.
func drawHands(p *ui.Page, title text.Text, rungs []glossary.Rung) func(dst *ebiten.Image, r ui.Rect) {
	return func(dst *ebiten.Image, r ui.Rect) {
		p.Slip(dst, r)
		thing.Icon(dst, "cross", r.X+r.W-6.5*p.U, r.Y+6.5*p.U, 6*p.U, palette.Ink3)
		r = r.Inset(padding * p.U)
		head, r := r.Cut(handsHead(p))
		head.W -= 9 * p.U // beside the cross
		p.Line(dst, head, title, ui.HeadType)
		rung := r.H / float64(len(rungs))
		for i := range rungs {
			var row ui.Rect
			row, r = r.Cut(rung)
			drawRung(dst, p, row, &rungs[i])
		}
	}
}
