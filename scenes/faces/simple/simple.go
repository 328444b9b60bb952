// Package simple draws Simple Tali: a red wall with a painted candelabrum whose
// leaves are the ranks, Venus's shell on top, and everyone's emblem hung where
// his cast has brought him.
package simple

import (
	"math"

	game "knucklebones/rules/games/simple"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/tali"
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
	w := &wall{}
	return &table.Board{
		Ground: surface.RedFresco, Arrange: arrange, Draw: w.draw, Above: w.above,
		Places: places, Times: times, Figure: figure, Drop: w.Drop, Sounds: []sound.Moment{sound.Pluck, sound.Bark},
	}
}

// figure returns where the name of a cast stands: where the wall has most free space,
// as high as possible.
func figure(in *table.Instant) table.Figure {
	b := casting.Board(&in.Now)
	lay, s := layoutOf(in.Page, in.Frame, &b), casting.Scene{Board: &b}
	x, at, bare := lay.stem+lay.leaf()+2*lay.u, 0.0, -1.0
	for y := lay.top; y <= lay.foot-6*lay.u; y += 4 * lay.u {
		room := 14 * lay.u
		for i := range b.Casts {
			room = math.Min(room, math.Abs(y-lay.y(float64(s.RungOf(b.Casts[i].Last)))))
		}
		if room > bare {
			at, bare = y, room
		}
	}
	return table.Figure{At: ui.Rect{X: x, Y: at - 4*lay.u, W: lay.X + lay.W - 4*lay.u - x, H: 8 * lay.u}}
}

// vulture reports whether a rung is a Vulture.
func vulture(b *bestcast.Board, rung int) bool {
	return tali.Classify(b.Rungs[rung].Hands[0]).Vulture()
}

// below returns the number of rungs for casts without a name: none, one, or one for each total.
func below(b *bestcast.Board) (n int) {
	for n < len(b.Rungs) && tali.Classify(b.Rungs[n].Hands[0]) == tali.Unnamed {
		n++
	}
	return n
}
