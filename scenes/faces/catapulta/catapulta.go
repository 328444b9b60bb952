// Package catapulta draws Catapulta: a stake in two rings scratched into the
// sand by the sea, and a driftwood plank along which the players race. One aims
// from the line; as the bone leaves, the eye rises to look down on the rings,
// where it is counted.
package catapulta

import (
	"math"

	game "knucklebones/rules/games/catapulta"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/faces/kit/throwing"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: motif, Board: board, Lesson: &taught}

func board() *table.Board {
	s := &shore{}
	return &table.Board{
		Ground: surface.Beach, Room: room, Arrange: arrange,
		Draw: s.draw, Above: s.above, Times: times, Pours: throwing.Pours, Sounds: []sound.Moment{sound.Disc}, Drop: s.drop,
		Light: table.Light{Shade: 0.4},
		Bones: table.Bones{Own: true, Most: 4, Hand: hand, Lay: throwing.NoBones},
	}
}

func room(*ui.Page, int) table.Room { return table.Room{Wide: 97, High: 60, Within: true} }

// arrange gives the rings the whole field, with the pot in a lower corner.
func arrange(p *ui.Page, f *table.Frame) {
	u, r := p.U, f.Field
	f.Board = r
	w, h := math.Min(20*u, r.W/4), math.Min(19*u, r.H/3)
	f.Pot = ui.Rect{X: r.X + u, Y: r.Y + r.H - h - u, W: w, H: h}
	f.Bones = ui.Rect{X: r.X + w + 2*u, Y: r.Y, W: r.W - w - 2*u, H: r.H}
	if p.Shape == ui.Sideways {
		f.Pot.X, f.Bones.X = r.X+r.W-w-u, r.X
	}
}
