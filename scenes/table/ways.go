package table

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table/speech"
	"knucklebones/sprites/lettering"
)

// handle makes the whole field the item that is dragged to throw by hand; arrow keys
// aim it too.
func (t *Table) handle(it *ui.Item) {
	it.Rect, it.Grip, it.Steer = t.frame.Field, t.hand.Pull, t.hand.Steer
	it.Label, it.Do = "Aim", func() { t.hand.Steer(0, 0) }
	if t.hand.Keyed() {
		it.Label, it.Value, it.Keyed, it.Do = "Throw", t.hand.AimWords(), true, t.hand.LetGo
	}
}

// layWays sets the keys of the two ways to throw, of which one is always chosen,
// and the button that throws for whoever would rather not.
func (t *Table) layWays(p *ui.Page, in *Instant) {
	r := rail{p: p, in: in, frame: &t.frame, game: t.script.sess.Game(), choice: &t.choice}
	rects, _ := ways(p, t.frame.Keys)
	keys := [2]ui.Item{
		{ID: "key careful", Text: "Careful", Icon: "high", Chosen: !in.Hold.Aim.Bold, Do: func() { t.hand.ChooseWay(false) }},
		{ID: "key bold", Text: "Bold", Icon: "flat", Chosen: in.Hold.Aim.Bold, Do: func() { t.hand.ChooseWay(true) }},
	}
	for i := range keys {
		if i == 1 && !t.mayBold() {
			break
		}
		keys[i].Look = ui.KeyLook
		if own := t.board.Bones.Hand.Ways[i]; own[0] != "" {
			keys[i].Text, keys[i].Icon = own[0], own[1]
		}
		if row := in.Row(rules.Move{Verb: rules.Throw, N: int32(i)}); row != nil {
			keys[i].Small, keys[i].Best, keys[i].Value = row.Short, row.Best, rowWords(row)
		}
		keys[i].Rect = rects[i]
		p.Add(keys[i])
	}
	t.layActsOfHand(&r, in)
}

// mayBold tells whether the bold throw is one of the choices.
func (t *Table) mayBold() bool {
	return choiceOf(&t.script.shown, rules.Move{Verb: rules.Throw, N: 1}) != nil
}

// layFalling sets what ends the flight of bones that are followed.
func (t *Table) layFalling(p *ui.Page, in *Instant) {
	r := rail{p: p, in: in, frame: &t.frame, game: t.script.sess.Game(), choice: &t.choice}
	t.laySteps(p, [4]string{"The hand left", "The hand right", "The hand ahead", "The hand back"})
	r.layActs(nil, t.undoKey(in), ui.Item{Look: ui.PrimaryLook, Text: "Let them fall", Do: t.hand.LetFall})
}

// laySteps lists the steps of arrows for the page's own buttons.
func (t *Table) laySteps(p *ui.Page, labels [4]string) {
	for i, s := range [4]struct {
		id     string
		dx, dy float64
	}{{"left", -1, 0}, {"right", 1, 0}, {"harder", 0, 1}, {"softer", 0, -1}} {
		p.Add(ui.Item{ID: s.id, Label: labels[i], Ear: true, Rect: t.frame.Keys, Do: func() { t.hand.SteerByEar(s.dx, s.dy) }})
	}
}

// layFollow lists what leads the hand, and what lets the bones fall.
func (t *Table) layFollow(p *ui.Page) {
	p.Add(ui.Item{ID: "bones", Label: "Let them fall", Rect: t.frame.Field, Keyed: true, Grip: t.hand.Lead, Steer: t.hand.Nudge, Do: t.hand.LetFall})
}

// ways returns the bounds of the two keys in the area, and the rest of it for a
// hint.
func ways(p *ui.Page, area ui.Rect) (keys [2]ui.Rect, rest ui.Rect) {
	u := p.U
	gap, w, h := 2*u, 26*u, math.Min(17*u, area.H)
	switch p.Shape {
	case ui.Portrait:
		w = math.Min(25*u, area.W*0.28)
	case ui.Sideways:
		w, h = (area.W-gap)/2, math.Min(14.5*u, area.H)
	}
	y := area.Y + (area.H-h)/2
	switch p.Shape {
	case ui.Portrait:
		y = area.Y
	case ui.Sideways:
		y = area.Y + 2*u
	}
	keys[0] = ui.Rect{X: area.X, Y: y, W: w, H: h}
	keys[1] = ui.Rect{X: area.X + w + gap, Y: y, W: w, H: h}
	if p.Shape == ui.Sideways {
		return keys, ui.Rect{X: area.X, Y: y + h + gap, W: area.W, H: area.H - h - gap - 2*u}
	}
	x := 2*w + gap + 4*u
	if p.Shape == ui.Portrait {
		h = area.H
	}
	return keys, ui.Rect{X: area.X + x, Y: y, W: area.W - x, H: h}
}

// aimHint tells how bones are thrown by the hand.
const aimHint = "Pull back anywhere, aim, let go."

// aimsFirst tells whether that stands beside the question, as what wins takes its
// place: on upright pages at first.
func aimsFirst(in *Instant, b *Board) bool {
	return b.Bones.Hand != nil && in.Goal != "" && in.Page.Shape == ui.Portrait && !in.Hold.On && !in.Follow.On
}

// aimHelp says how bones are thrown by the hand and at first what wins, in what room
// the keys leave, as far as the question leaves that to be said.
func aimHelp(in *Instant, rest string) help {
	p := in.Page
	_, r := ways(p, in.Frame.Keys)
	if p.Shape == ui.Desk {
		r.W = math.Min(r.W, 60*p.U)
	}
	switch {
	case in.Follow.On:
		return fitted(p, r, "Put a finger where the rings are: the hand follows.")
	case in.Hold.On:
		return fitted(p, r, "Let go to throw. Slide back up to put the bone down.")
	case p.Shape == ui.Portrait && in.Goal != "":
		return fitted(p, r, speech.Joined(in.Goal, rest))
	}
	return fitted(p, r, speech.Joined(in.Goal, aimHint))
}

// drawAimHelp draws the text computed by aimHelp beside or below the keys.
func drawAimHelp(dst *ebiten.Image, in *Instant, rest string) {
	p := in.Page
	_, r := ways(p, in.Frame.Keys)
	h := aimHelp(in, rest)
	y := r.Y + h.style.Size
	if p.Shape == ui.Desk {
		y = r.Y + (r.H-float64(len(h.lines))*h.style.Leading())/2 + h.style.Size*0.9
	}
	lettering.DrawLines(dst, h.lines, r.X, y, h.style)
}

// layActsOfHand sets what only keys and screen readers use, which is the aim, the
// other way and putting the bones down, and then undo and the primary.
func (t *Table) layActsOfHand(r *rail, in *Instant) {
	if t.mayBold() {
		r.p.Add(ui.Item{ID: "way", Label: "The other way", Key: 'b', Ear: true, Rect: t.frame.Keys, Do: func() { t.hand.ChooseWay(!t.hand.Bold()) }})
	}
	t.laySteps(r.p, [4]string{"A step left", "A step right", "Half a knot harder", "Half a knot softer"})
	if t.hand.Keyed() {
		r.p.Add(ui.Item{ID: "put down", Label: "Put the bones down", Ear: true, Back: true, Rect: t.frame.Keys, Do: t.hand.PutDown})
	}
	mine := rules.Choice{Label: "Throw for me", Move: rules.Move{Verb: rules.Throw, N: int32(t.hand.Way())}}
	r.play = func(rules.Move) { t.hand.ThrowForMe(t.hand.Bold()) }
	r.layActs([]rules.Choice{mine}, t.undoKey(in), t.idle(in))
}
