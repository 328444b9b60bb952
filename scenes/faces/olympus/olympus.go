// Package olympus draws Hounds in Olympus: a moonlit fresco in which every cast
// sinks on its cloud from the sky to its height on the mountain, and the seat that comes
// down lowest gets the pot that the hound guards at the foot.
package olympus

import (
	game "knucklebones/rules/games/olympus"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/kit/ui"
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

// figure returns where the name of a cast stands: on a tall page low on the mountain, where
// few casts come.
func figure(in *table.Instant) (fig table.Figure) {
	fig.At = casting.Caption(in)
	if in.Page.Shape == ui.Portrait {
		b := casting.Board(&in.Now)
		lay := layoutOf(in.Page, in.Frame, &b)
		x := lay.X + lay.edge + lay.ladder
		fig.At = ui.Rect{X: x, Y: lay.foot - lay.H*0.2, W: lay.X + lay.W - lay.edge - x, H: lay.H * 0.15}
	}
	return fig
}
