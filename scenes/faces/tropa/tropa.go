// Package tropa draws Tropa: a jar of sea-green glass on a mosaic roundel at
// noon, and a brass rod on which everyone's points climb.
package tropa

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/tropa"
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
	y := &yard{}
	return &table.Board{
		Ground: surface.Mosaic, Room: throwing.Room, Arrange: arrange,
		Draw: y.draw, Above: y.above, Times: times, Pours: throwing.Pours, Sounds: []sound.Moment{sound.Ting, sound.Hum, sound.Clack}, Drop: y.Drop,
		Light: table.Light{Shade: 0.35},
		Bones: table.Bones{Own: true, Most: 4, Hand: hand, Lay: throwing.NoBones},
	}
}

// boardOf returns the board in a view, as this game’s type.
func boardOf(v *rules.View) game.Board { return v.Board.(game.Board) }
