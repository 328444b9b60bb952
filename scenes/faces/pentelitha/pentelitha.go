// Package pentelitha draws Pentelitha: a hand in red ochre on plaster, after the
// women of Herculaneum who play it, and five bones on its back, between its
// fingers or beside it.
package pentelitha

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/pentelitha"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/faces/kit/throwing"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: motif, Board: board, Lesson: &taught, Printed: onPaper{}}

// onPaper has the printed page, where pages are made: see print.go.
type onPaper struct{}

// board returns a board with nothing painted yet.
func board() *table.Board {
	w := &wall{}
	return &table.Board{
		Ground: surface.Plaster, Room: throwing.Room, Arrange: arrange,
		Draw: w.draw, Above: w.above, Times: times, Idles: 1400, Sounds: []sound.Moment{sound.Disc}, Drop: w.Drop,
		Light: table.Light{Shade: 0.35},
		Bones: table.Bones{Own: true, Most: 5, Hand: hand, Ground: ground, Lay: throwing.NoBones},
	}
}

// boardOf returns the board in a view, as this game’s type.
func boardOf(v *rules.View) game.Board { return v.Board.(game.Board) }
