// Package senate draws Steps of the Senate: the curia from above, 23 marble
// benches that wind on three tiers from the dogs at the door to Venus in her
// laurel, and a carpet unrolled up to the furthest step of a seat.
package senate

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/senate"
	"knucklebones/rules/kits/climb"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/faces/kit/keeping"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
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
	c := &curia{}
	return &table.Board{
		Ground: surface.Marble, Arrange: arrange, Draw: c.draw, Above: above,
		Bones: table.Bones{Most: 4, Tag: tag}, Places: places,
		Keyless: keeping.Keyless(climb.Keep),
		Times:   times, Figure: figure, Sounds: []sound.Moment{sound.Step, sound.Write, sound.Crowd}, Drop: c.Drop,
	}
}

// boardOf returns the board in a view, as this game’s type.
func boardOf(v *rules.View) climb.Board { return v.Board.(climb.Board) }

// tag returns the number that a bone counts, and whether the disc has a brass rim
// because the bone matches the wanted step.
func tag(v *rules.View, i int) (said string, brass bool) {
	b := boardOf(v)
	left := b.Match
	for k := range i + 1 {
		side := int(v.Bones[k].Side)
		if brass = left.Count(side) > 0; brass {
			left = left.Without(tali.Of(side))
		}
	}
	return words.Int(int(v.Bones[i].Counts)), brass
}

// figure returns where the name of a cast stands: in the opening of the horseshoe,
// below the seats that wait.
func figure(in *table.Instant) table.Figure {
	lay := layoutOf(in.Page, in.Frame)
	return table.Figure{At: ui.Rect{X: lay.cx - 0.36*lay.r, Y: lay.cy + 0.52*lay.r, W: 0.72 * lay.r, H: 0.2 * lay.r}}
}
