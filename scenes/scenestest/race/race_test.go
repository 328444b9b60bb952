package race

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	game "knucklebones/rules/rulestest/race"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// The face to copy has all its parts, and each of them works on its own: a board at the
// start of a race, the first line of its lesson, and its compartment in the hall.
func TestFace(t *testing.T) {
	dst := ebiten.NewImage(320, 240)
	Face.Motif.Draw(dst, 0, 0, 320, 240)

	view := rules.View{Board: game.Board{Goal: 5, Scores: []int{2, 0}}}
	page := ui.NewPage(320, 240, 1)
	var in table.Instant
	in.Was, in.Now, in.Page = view, view, &page
	in.Frame = &table.Frame{Board: ui.Rect{W: 320, H: 240}}
	in.Colours = make([]int, 2)
	Face.Board().Draw(dst, &in)

	in.Now.Board, in.T = game.Board{Goal: 5, Scores: []int{4, 0}}, 0.5
	if lasts := Face.Board().Times(&in).Lasts; lasts != move || points(&in, 0) != 3 {
		t.Errorf("half-way through %d ms the emblem stands at %v", lasts, points(&in, 0))
	}

	if first := Face.Lesson.Lines[0]; first.May != rules.Throw || first.When != nil && !first.When(&view) {
		t.Errorf("the lesson does not begin with a throw: %+v", first)
	}
}
