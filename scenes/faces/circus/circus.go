// Package circus draws the hippodrome: an oval of sand between stands that wear
// the leader's colour, a spina with eggs and a wheel whose spokes are casts, and
// chariots that drive as far as their bones count.
package circus

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/circus"
	"knucklebones/scenes/faces/face"
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
	h := &hippodrome{}
	return &table.Board{
		Ground: surface.Sand, Light: table.Light{Shade: 0.25},
		Arrange: arrange, Draw: h.draw, Above: above,
		Bones:  table.Bones{Most: 4},
		Places: places, Keyless: keyless, Times: times, Tense: tense, Figure: figure, Drop: h.drop,
		Sounds: []sound.Moment{sound.Hoof, sound.Wheel, sound.Disc, sound.Crowd, sound.Horn},
	}
}

// figure returns the place for the large name of a cast. The gain is left out, since the
// tag beside the chariot shows it.
func figure(in *table.Instant) table.Figure {
	at := in.Frame.Bones
	at.H = in.Page.T(6) * 1.4
	return table.Figure{At: at, Named: boardOf(&in.Now).Gain > 0}
}

// boardOf returns the board in a view, as this game’s type.
func boardOf(v *rules.View) game.Board { return v.Board.(game.Board) }
