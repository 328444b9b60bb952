package table

import (
	"math"

	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
)

// handle turns the item into the handle for throwing by hand: the whole field, dragged
// or steered with arrow keys.
func (l *listing) handle(it *ui.Item) {
	it.Rect, it.Drag, it.Steer = l.t.frame.Field, l.t.hand.Pull, l.t.hand.Steer
	it.Label, it.Do = "Aim", func() { l.t.hand.Steer(0, 0) }
	if l.t.hand.Keyed() {
		it.Label, it.Value, it.Keyed, it.Do = "Throw", l.t.hand.AimWords(), true, l.t.hand.LetGo
	}
}

// layWays lists the keys of the two ways to throw, one of which is always selected, and
// the button that throws for the person.
func (l *listing) layWays(r *rail) {
	rects, _ := ways(l.p, l.t.frame.Keys)
	keys := [2]ui.Item{
		{ID: "key careful", Text: "Careful", Icon: "high", Selected: !l.in.Hold.Aim.Bold, Do: func() { l.t.hand.ChooseWay(false) }},
		{ID: "key bold", Text: "Bold", Icon: "flat", Selected: l.in.Hold.Aim.Bold, Do: func() { l.t.hand.ChooseWay(true) }},
	}
	for i := range keys {
		if i == 1 && !l.mayBold() {
			break
		}
		keys[i].Style = ui.KeyStyle
		own := l.t.board.Bones.Hand.Ways[i]
		if own.Name != "" {
			keys[i].Text, keys[i].Icon = own.Name, own.Icon
		}
		keys[i].Small, keys[i].Value = own.Note, own.Note
		if row := l.in.Row(rules.Move{Verb: rules.Throw, N: int32(i)}); row != nil {
			keys[i].Small, keys[i].Best, keys[i].Value = row.Short, row.Best, rowWords(row)
		}
		keys[i].Rect = rects[i]
		l.p.Add(keys[i])
	}
	l.layActsOfHand(r)
}

// mayBold reports whether the bold throw is one of the choices.
func (l *listing) mayBold() bool {
	return choiceOf(&l.t.script.shown, rules.Move{Verb: rules.Throw, N: 1}) != nil
}

// layFalling lists the items while a hand follows bones in the air: steps for keys, and
// the button that lets them fall.
func (l *listing) layFalling(r *rail) {
	l.laySteps([4]text.Text{"Move the hand left", "Move the hand right", "Move the hand forward", "Move the hand back"})
	r.layActs(nil, l.undoKey(), ui.Item{Style: ui.PrimaryStyle, Text: "Let them fall", Do: l.t.hand.LetFall})
}

// laySteps lists four invisible items, left, right, forward and back, for screen
// readers; labels are their names.
func (l *listing) laySteps(labels [4]text.Text) {
	for i, s := range [4]struct {
		id     string
		dx, dy float64
	}{{"left", -1, 0}, {"right", 1, 0}, {"harder", 0, 1}, {"softer", 0, -1}} {
		l.p.Add(ui.Item{ID: s.id, Label: labels[i], Invisible: true, Rect: l.t.frame.Keys, Do: func() { l.t.hand.SteerByEar(s.dx, s.dy) }})
	}
}

// follow returns the item that moves the hand under the bones when dragged, and lets
// them fall when pressed.
func (l *listing) follow() ui.Item {
	return ui.Item{ID: "bones", Label: "Let them fall", Rect: l.t.frame.Field, Keyed: true, Drag: l.t.hand.Lead, Steer: l.t.hand.Nudge, Do: l.t.hand.LetFall}
}

// layActsOfHand lists the items that keys and screen readers use to aim, switch the way
// and put the bones down, then the buttons.
func (l *listing) layActsOfHand(r *rail) {
	if l.mayBold() {
		r.p.Add(ui.Item{ID: "way", Label: "Throw the other way", Key: 'b', Invisible: true, Rect: l.t.frame.Keys, Do: func() { l.t.hand.ChooseWay(!l.t.hand.Bold()) }})
	}
	l.laySteps([4]text.Text{"A step left", "A step right", "Half a knot harder", "Half a knot softer"})
	if l.t.hand.Keyed() {
		r.p.Add(ui.Item{ID: "put down", Label: "Put the bones down", Invisible: true, Back: true, Rect: l.t.frame.Keys, Do: l.t.hand.PutDown})
	}
	mine := rules.Choice{Label: "Throw for me", Move: rules.Move{Verb: rules.Throw, N: int32(l.t.hand.Way())}}
	r.play = func(rules.Move) { l.t.hand.ThrowForMe(l.t.hand.Bold()) }
	r.layActs([]rules.Choice{mine}, l.undoKey(), l.idle())
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
const aimHint text.Text = "Pull back anywhere, aim, let go."

// aimsFirst reports whether the help on aiming stands beside the question, because what
// wins is written in its place; so it is on upright pages at first.
func aimsFirst(in *Instant, b *Board) bool {
	return b.Bones.Hand != nil && in.Goal != "" && in.Page.Shape == ui.Portrait && !in.Hold.On && !in.Follow.On
}

// aimHelp returns the help beside or below the keys of the two ways to throw, at its place.
func aimHelp(in *Instant, rest text.Text) help {
	p := in.Page
	_, r := ways(p, in.Frame.Keys)
	h := aimHelpOf(in, r, rest)
	h.x, h.y = r.X, r.Y+h.style.Size
	if p.Shape == ui.Desk {
		h.y = r.Y + (r.H-float64(len(h.lines))*h.style.Leading())/2 + h.style.Size*0.9
	}
	return h
}

// aimHelpOf returns the help for the place r: how to throw, or what wins, followed by rest
// if it fits.
func aimHelpOf(in *Instant, r ui.Rect, rest text.Text) help {
	p := in.Page
	if p.Shape == ui.Desk {
		r.W = math.Min(r.W, 60*p.U)
	}
	switch {
	case in.Follow.On:
		return fitted(p, r, aid{"Put a finger where the rings are: the hand follows.", ""})
	case in.Hold.On:
		return fitted(p, r, aid{"Let go to throw. Slide back up to cancel.", ""})
	case p.Shape == ui.Portrait && in.Goal != "":
		h := fitted(p, r, aid{text.Sentences(in.Goal, rest), ""})
		if h.overflows(r) {
			h = fitted(p, r, aid{in.Goal, ""})
		}
		return h
	}
	return fitted(p, r, aid{in.Goal, aimHint})
}
