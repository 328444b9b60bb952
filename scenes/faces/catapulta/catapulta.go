// Package catapulta draws Catapulta: a stake in two rings scratched into the sand by the
// sea, and a driftwood plank along which the players race. A player aims from the line.
// As the bone leaves the hand the camera rises to look down on the rings, where the bone
// is counted.
package catapulta

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/catapulta"
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

// board returns a board whose pictures are not painted yet.
func board() *table.Board {
	s := &shore{}
	return &table.Board{
		Ground: surface.Beach, Room: throwing.Room, Arrange: arrange,
		Draw: s.draw, Above: s.above, Times: times, Pours: throwing.Pours, Sounds: []sound.Moment{sound.Disc}, Drop: s.Drop,
		Light: table.Light{Shade: 0.4},
		Bones: table.Bones{Own: true, Most: 4, Hand: hand, Lay: throwing.NoBones},
	}
}

// boardOf returns the board in a view, as this game’s type.
func boardOf(v *rules.View) game.Board { return v.Board.(game.Board) }
