// Package knucklebones draws the nine boxes: an embroidered square of linen on a camp
// table of walnut, and the pebbles that cover the numbers.
package knucklebones

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/knucklebones"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/table"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: motif, Board: board, Lesson: &taught, Printed: onPaper{}}

// onPaper has the printed page, where pages are made: see print.go.
type onPaper struct{}

// board returns a board whose pictures are not painted yet.
func board() *table.Board {
	b := &linen{}
	return &table.Board{Ground: surface.Walnut, Places: places, Times: times, Draw: b.draw, Figure: figure, Drop: b.Drop}
}

// boardOf returns the board in a view, as this game’s type.
func boardOf(v *rules.View) game.Board { return v.Board.(game.Board) }

// figure returns the large text and its place, in the middle of the linen: “All nine”
// once the linen of such a turn lies folded.
func figure(in *table.Instant) (f table.Figure) {
	f.At, _ = square(in.Frame)
	if b := boardOf(&in.Now); all(&b) {
		if f.Named = folding(in) < 1; !f.Named {
			f.Text = "All nine"
		}
	}
	return f
}
