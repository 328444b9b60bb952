package table

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
)

// layPlaces lists the places that can be touched on the table, beneath all other items.
// For somebody who watches they can't be used.
func (l *listing) layPlaces() {
	for _, it := range l.places() {
		it.Beneath = true
		if l.t.deps.Watch != nil {
			it.Do, it.Drag, it.Why = nil, nil, ""
		}
		l.p.Add(it)
	}
}

// places returns the items for everything that can be touched on the table.
func (l *listing) places() (list []ui.Item) {
	t := l.t
	t.choice.places = nil
	switch {
	case l.in.Follow.On:
		return []ui.Item{l.follow()}
	case !l.in.Asks:
		if !t.script.live() {
			list = append(list, ui.Item{ID: "table", Label: "Show the result at once", Rect: t.frame.Field, Do: t.Hasten})
		}
		return list
	}
	if t.board.Places != nil {
		t.choice.places = t.board.Places(l.in)
	}
	if slices.ContainsFunc(t.choice.places, func(pl Place) bool { return !pl.tells() }) {
		t.choice.lit = true
	}
	var bones, moves []ui.Item
	if c := throwOf(&l.in.Now); c != nil {
		bones = append(bones, l.bones(c.Move))
	}
	alike := map[text.Text]int{}
	for _, pl := range t.choice.places {
		if pl.Rect.W <= 0 {
			continue
		}
		it := l.placed(pl)
		it.Label = l.distinct(pl.Label, bones, alike)
		if pl.tells() {
			list = append(list, it)
		} else {
			moves = append(moves, it)
		}
	}
	return slices.Concat(list, bones, moves) // all of a cup can be taken, also where something below explains itself
}

// distinct returns a label for a place that no other item on the page has: label
// itself, or label with words added. others are the items listed before the places;
// alike counts the places by label.
func (l *listing) distinct(label text.Text, others []ui.Item, alike map[text.Text]int) text.Text {
	same := func(it ui.Item) bool {
		return it.Usable() && it.Label == label && !placed(l.t.choice.places, it.ID)
	}
	name := label
	if slices.ContainsFunc(l.p.Items, same) || slices.ContainsFunc(others, same) {
		name = text.Of("{0}, on the table", name)
	}
	if alike[label]++; alike[label] > 1 {
		name = text.Of(nth[min(alike[label], len(nth)-1)], name)
	}
	return name
}

// nth tell things apart that are called alike.
var nth = [...]text.Text{2: "{0}, the second", "{0}, the third", "{0}, the fourth", "{0}, the fifth", "{0}, one more"}

// placed reports whether an item is one of the places.
func placed(places []Place, id string) bool {
	return slices.ContainsFunc(places, func(pl Place) bool { return pl.ID == id })
}

// placed returns the touch item of a place.
func (l *listing) placed(pl Place) ui.Item {
	t := l.t
	it := ui.Item{ID: pl.ID, Rect: pl.Rect, Selected: pl.Taken, Do: func() { l.touchPlace(pl) }}
	if least := finger * l.p.U; pl.bone > 0 || min(pl.Rect.W, pl.Rect.H) < least { // bones may lie close together
		it.Rect, it.Close = pl.Rect.AtLeast(least), true
	}
	if pl.drags() {
		it.Drag = func(g ui.Drag) { l.pulled(pl, g) }
	}
	switch {
	case pl.tells():
		it.Do = func() { l.tellPlace(pl) }
		return it
	case pl.Part != (rules.Part{}):
		it.Do = func() { t.choice.say(pl.Part); t.answered() }
		return it
	}
	if why := t.script.sess.Position().Why(pl.Move); why != "" {
		it.Disabled, it.Why = true, why
	} else if row := l.in.Row(pl.Move); row != nil {
		it.Value = rowWords(row)
	}
	return it
}

// finger is the least size of a touch target, in page units.
const finger = 11

// tellPlace explains a place that was touched, in a note and aloud, and lets the board
// mark it.
func (l *listing) tellPlace(pl Place) {
	l.t.choice.told = pl.ID
	l.t.st.News(pl.Label)
	l.t.st.Announce(pl.Label)
}

// touchPlace handles a touch of a place: like its key, except that among bones that
// show the same side the touched one is selected.
func (l *listing) touchPlace(pl Place) {
	t := l.t
	in := t.instant()
	if t.choice.same(&pl) {
		t.choice.bones = 1 << in.boneOf(&pl)
		t.changed()
		return
	}
	bones := t.choice.meant(in, &pl)
	t.touch(pl.Move)
	t.choice.bones = bones
}

// bones returns the item that a person drags to throw, which makes move m: the cup, or
// in games played by hand the whole field.
func (l *listing) bones(m rules.Move) ui.Item {
	t := l.t
	it := ui.Item{ID: "bones", Label: "Take the bones and throw", Rect: t.dice.grasp(l.in), Do: func() { t.Play(m) }}
	switch {
	case t.board.Bones.Hand != nil:
		l.handle(&it)
	case !t.board.Bones.Own && !t.script.tossed(&t.script.shown):
		it.Drag = func(g ui.Drag) { t.dice.grip(g, func() { t.Play(m) }) }
	}
	return it
}
