// Package sparing draws Sparing Tali: a wax tablet in a walnut frame, ruled for
// its rounds, in which a bronze stylus writes each cast and rings the better.
package sparing

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/sparing"
	"knucklebones/scenes/faces/face"
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
	t := &tablet{}
	return &table.Board{
		Ground: surface.Walnut, Arrange: arrange, Draw: t.draw, Above: t.above, Bones: table.Bones{Lay: lay},
		Places: places, Times: times, Figure: figure, Drop: t.Drop, Sounds: []sound.Moment{sound.Write},
	}
}

// figure returns where the name of a cast stands: over the bones, or on the lower frame
// where they lie below it. Casts that the stylus writes aren't named, except Venus.
func figure(in *table.Instant) table.Figure {
	b := boardOf(&in.Now)
	r, u := in.Frame.Bones, in.Page.U
	at, _ := venus(in)
	fig := table.Figure{Named: at.W == 0 && layoutOf(in.Page, in.Frame, &b).names}
	switch {
	case in.Page.Shape == ui.Portrait:
		b := in.Frame.Board
		fig.At = ui.Rect{X: b.X, Y: b.Y + b.H - 5*u, W: b.W, H: 6 * u}
	case at.W > 0:
		fig.At = ui.Rect{X: r.X, Y: at.Y - 9*u, W: r.W, H: 8 * u}
	default:
		fig.At = ui.Rect{X: r.X, Y: r.Y - 4*u, W: r.W, H: 8 * u}
	}
	return fig
}

// boardOf returns the board in a view, as this game’s type.
func boardOf(v *rules.View) game.Board { return v.Board.(game.Board) }
