package table

import (
	"math"

	"knucklebones/rules"
	"knucklebones/scenes/kit/ui"
)

// A pull is a place on the board that is being dragged up or down.
type pull struct {
	id   string  // of the place; empty while none is dragged
	from float64 // y of the pointer when it was taken, in pixels
	far  float64 // its way so far, upward negative; −1 and 1 are far enough to move
}

// PullFar is the way in page units that a place has to be dragged to make its move.
const PullFar = 9

// beyond is the furthest that a place follows the pointer, stuck the same towards an end where
// there is no move, and touched the way that still counts as a touch; all as parts of that way.
const beyond, stuck, touched = 1.35, 0.2, 0.3

// drags reports whether a place can be dragged.
func (pl *Place) drags() bool { return pl.Up != (rules.Move{}) || pl.Down != (rules.Move{}) }

// pulled handles one phase of dragging a place up or down. Only a release far enough
// makes a move; a touch without a drag explains the place.
func (l *listing) pulled(pl Place, g ui.Drag) {
	t := l.t
	h := &t.choice.pull
	switch t.old = true; g.Phase {
	case ui.Take:
		*h = pull{id: pl.ID, from: g.Y}
	case ui.Move:
		h.far = pl.way((g.Y - h.from) / (PullFar * l.p.U))
	case ui.Cancel:
		*h = pull{}
	case ui.Release:
		far := pl.way((g.Y - h.from) / (PullFar * l.p.U))
		*h = pull{}
		l.letGo(pl, far)
	}
}

// letGo handles the release of a place that was dragged to far, -1 to 1: the move at
// that end, an explanation if it hardly moved, or nothing.
func (l *listing) letGo(pl Place, far float64) {
	switch {
	case far <= -1:
		l.t.touch(pl.Up)
	case far >= 1:
		l.t.touch(pl.Down)
	case math.Abs(far) < touched:
		l.tellPlace(pl)
	}
	l.t.changed()
}

// way returns how far a place follows a pointer that has moved by far, in units of a
// full pull, negative for up. It hardly follows towards an end without a move.
func (pl *Place) way(far float64) float64 {
	up, down := -beyond, beyond
	if pl.Up == (rules.Move{}) {
		up = -stuck
	}
	if pl.Down == (rules.Move{}) {
		down = stuck
	}
	return math.Max(up, math.Min(far, down))
}
