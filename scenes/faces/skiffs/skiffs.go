// Package skiffs draws the lake: water-silk at dusk, nine pools between ropes
// whose numbers float at their corners, skiffs as discs with their owners'
// emblems, and the bowl that first holds the storm and then the racers.
package skiffs

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/skiffs"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: motif, Board: board, Lesson: &taught, Printed: onPaper{}}

// onPaper has the printed page, where pages are made: see print.go.
type onPaper struct{}

// board returns the board, which has nothing to remember.
func board() *table.Board {
	return &table.Board{
		Ground: surface.Silk, Room: room, Arrange: arrange, Places: places, More: more,
		Keyless: keyless, Draw: draw, Times: times, Pours: pours, Sounds: []sound.Moment{sound.Plop, sound.Chime},
	}
}

// boardOf returns the board in a view, as this game’s type.
func boardOf(v *rules.View) game.Board { return v.Board.(game.Board) }
