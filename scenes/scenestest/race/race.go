// Package race draws Race, the smallest complete game, which is
// rules/rulestest/race: a slate on which everybody's emblem moves up to the goal.
// It is the template for the face of a new game; see CONTRIBUTING.md.
package race

import (
	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	game "knucklebones/rules/rulestest/race"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/table"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/surface"
	"knucklebones/sprites/thing"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: motif, Board: board, Lesson: &taught}

// board returns a new board, which has no state.
func board() *table.Board { return &table.Board{Ground: surface.Slate, Draw: draw} }

// draw draws a track for each seat, with the goal at its right end and the
// seat's emblem at the points it holds; a dot shows the points that this turn
// would add.
func draw(dst *ebiten.Image, in *table.Instant) {
	b := in.Now.Board.(game.Board)
	r, u := in.Frame.Board, in.Page.U
	high := r.H / float64(len(b.Scores))
	d := min(high*0.6, 10*u)
	at := func(points int) float64 {
		return r.X + d/2 + (r.W-d)*float64(min(points, b.Goal))/float64(b.Goal)
	}
	for i, score := range b.Scores {
		y := r.Y + (float64(i)+0.5)*high
		thing.Rule(dst, r.X, y, r.W, u, palette.Bone)
		if b.Seat == rules.Actor(i) {
			thing.Dot(dst, at(score+b.Gained), y, d/3, palette.Bone)
		}
		thing.Emblem(dst, in.Colours[i], at(score), y, d, in.Page.Things())
	}
}
