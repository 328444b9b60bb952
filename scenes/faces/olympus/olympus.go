// Package olympus draws Hounds in Olympus: a moonlit fresco in which every cast
// sinks on its cloud from the sky to its height on the mountain, and the seat that comes
// down lowest gets the pot that the hound guards at the foot.
package olympus

import (
	game "knucklebones/rules/games/olympus"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/faces/kit/casting"
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
	f := &fresco{}
	return &table.Board{
		Ground: surface.NightFresco, Arrange: arrange, Draw: f.draw, Above: f.above,
		Places: places, Times: times, Figure: figure, Drop: f.Drop, Sounds: []sound.Moment{sound.Wind, sound.Bark, sound.Bolt},
	}
}

// figure returns where the name of a cast stands.
func figure(in *table.Instant) table.Figure { return table.Figure{At: casting.Caption(in)} }
