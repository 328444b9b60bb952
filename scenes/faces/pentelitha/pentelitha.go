// Package pentelitha draws Pentelitha: a hand in red ochre on plaster, after the
// women of Herculaneum who play it, and five bones on its back, between its
// fingers or beside it.
package pentelitha

import (
	"math"

	game "knucklebones/rules/games/pentelitha"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/faces/kit/throwing"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/sound"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: motif, Board: board, Lesson: &taught}

func board() *table.Board {
	w := &wall{}
	return &table.Board{
		Ground: surface.Plaster, Room: room, Arrange: arrange,
		Draw: w.draw, Above: w.above, Times: times, Idles: 1400, Sounds: []sound.Moment{sound.Disc}, Drop: w.drop,
		Light: table.Light{Shade: 0.35},
		Bones: table.Bones{Own: true, Most: 5, Hand: hand, Lay: throwing.NoBones},
	}
}

func room(*ui.Page, int) table.Room { return table.Room{Wide: 97, High: 60, Within: true} }

// arrange gives the hand the whole field. There is no pot.
func arrange(p *ui.Page, f *table.Frame) {
	r := f.Field
	f.Board = r
	f.Pot = ui.Rect{X: r.X, Y: r.Y}
	f.Bones = ui.Rect{X: r.X + p.U, Y: r.Y + p.U, W: r.W - p.U, H: r.H - p.U}
}

// A plan is where the hand is: its palm is 46 measures wide.
type plan struct {
	m, u float64 // a measure and a unit in pixels
	x, y float64 // the corner left of the thumb and above the fingers
}

// The hand from the tip of the thumb to that of the little finger, and from the
// tips to the wrist.
const (
	span = 87.0
	long = 145.0
)

func planned(p *ui.Page, f *table.Frame) plan {
	r := f.Field
	m := math.Min((r.H-3*p.U)/long, r.W*0.7/span)
	pl := plan{m: m, u: p.U, x: r.X + (r.W-span*m)/2 - 2*m, y: r.Y + r.H - long*m}
	if p.Shape == ui.Portrait {
		pl.y += 2 * m
	}
	return pl
}

func (pl *plan) at(q [2]float64) (x, y float64) { return pl.x + q[0]*pl.m, pl.y + q[1]*pl.m }

// camera sees the ground as the hand is painted: from high above, so that what
// rises grows.
func (pl *plan) camera() bone.Camera {
	x, y := pl.at(middle)
	return bone.Camera{Scale: unit * pl.m, CX: x, CY: y, Down: down, Far: eye}
}
