package table

import (
	"cmp"

	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
)

// A writing lays out what is written on a table at an instant: the notice, the question, and
// help in the place of keys.
type writing struct{ *Table }

// hints reports whether the rail explains how to throw by hand: where bones are thrown
// on the table, unless a coach explains it.
func (t writing) hints(v *rules.View) bool {
	return !t.board.Bones.Own && v.Cup > 0 && !t.Taught() && !t.script.tossed(v)
}

// notice returns what the bar says instead of the rule in one line: a notice, or what
// the figures mean that the lens writes on keys and places, where it has no slip.
func (t writing) notice(in *Instant) text.Text {
	if said := t.deps.notice(); said != "" || in.Odds == nil || in.Frame.Slips.W > 0 {
		return said
	}
	return cmp.Or(in.Odds.Badge, in.Odds.Title)
}

// glossed reports whether the terms in what wins are underlined and explained in the bar of a
// desk.
func (t writing) glossed(in *Instant) bool {
	return in.Page.Shape == ui.Desk && t.notice(in) == "" && !t.Taught() && t.deps.Watch == nil
}

// asking returns the question as it is laid out now.
func (t writing) asking(in *Instant) asking {
	head, aside := t.script.prompt(in)
	if aimsFirst(in, t.board) {
		aside = aimHint
	}
	return askingOf(in, head, aside, t.choice.terms, t.spare(in), t.seats.shared())
}

// helping returns the text in place of keys, with rest, what had no room beside the question.
func (t writing) helping(in *Instant, rest text.Text) (h help) {
	spare := t.spare(in)
	switch {
	case t.script.tallies():
	case t.board.Bones.Hand == nil || spare:
		return helpBelow(in, rest, t.hints(&in.Now), spare)
	case in.Asks || in.Follow.On:
		return aimHelp(in, rest)
	}
	return h
}

// spare reports whether the place of the keys is free for help, as there are no keys
// and nothing else is written there.
func (t writing) spare(in *Instant) bool {
	switch {
	case in.Follow.On, t.script.tallies(), t.deps.Watch != nil:
		return false
	case !in.Asks:
		return t.deps.Wagers == nil
	}
	keys, _ := sorted(in)
	keys = t.board.onRail(in, keys)
	return t.board.Bones.Hand == nil && in.Goal == "" && (in.keyless || len(keys) == 0 && !in.parted) && !t.hints(&in.Now)
}

// underlined returns the places of the terms that are underlined in the question and below
// it, as large as they have to be to be touched.
func (t writing) underlined(in *Instant) (list []ui.Rect) {
	question := t.asking(in)
	below := t.helping(in, question.rest)
	for _, line := range append(question.written(), below.written()...) {
		for _, r := range line.terms.Places(line.said, line.x, line.y, line.st) {
			list = append(list, r.AtLeast(finger*in.Page.U))
		}
	}
	return list
}
