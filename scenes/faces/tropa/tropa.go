// Package tropa draws Tropa: a jar of sea-green glass on a mosaic roundel at
// noon, and a brass rod on which everyone's points climb.
package tropa

import (
	"math"

	game "knucklebones/rules/games/tropa"
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
	y := &yard{}
	return &table.Board{
		Ground: surface.Mosaic, Room: room, Arrange: arrange,
		Draw: y.draw, Above: y.above, Times: times, Pours: throwing.Pours, Sounds: []sound.Moment{sound.Ting, sound.Hum, sound.Clack}, Drop: y.drop,
		Light: table.Light{Shade: 0.35},
		Bones: table.Bones{Own: true, Most: 4, Hand: hand, Lay: throwing.NoBones},
	}
}

func room(*ui.Page, int) table.Room { return table.Room{Wide: 97, High: 60, Within: true} }

// arrange gives the jar the whole field, with the pot in its lower left corner.
func arrange(p *ui.Page, f *table.Frame) {
	u, r := p.U, f.Field
	f.Board = r
	w, h := math.Min(22*u, r.W/4), math.Min(20*u, r.H/3)
	f.Pot = ui.Rect{X: r.X + u, Y: r.Y + r.H - h - u, W: w, H: h}
	f.Bones = ui.Rect{X: r.X + w + 2*u, Y: r.Y, W: r.W - w - 2*u, H: r.H}
}

// A plan is where things stand: lengths are in parts of the jar, which is 57
// high.
type plan struct {
	g, u float64 // a part and a unit in pixels
	x, y float64 // the foot of the jar
}

const (
	high  = 57.0  // of the jar
	steep = 0.53  // how much shorter the floor is seen away from the eye
	away  = 0.002 // how fast things become small
	rod   = -34.0 // where the rod stands, to the left
	back  = -4.0  // and behind the foot of the jar
	tall  = 60.0  // of the rod
	knob  = 24.8  // as high as so many points
)

func planned(p *ui.Page, f *table.Frame) plan {
	r, u := f.Field, p.U
	want := 70.0
	switch p.Shape {
	case ui.Portrait:
		want = 50
	case ui.Sideways:
		want = 46
	}
	g := math.Min(math.Min(want*u/high, r.H*0.6/high), r.W/98)
	foot := r.Y + math.Min(r.H*0.7, math.Max(r.H*0.62, 68*g))
	return plan{g: g, u: u, x: r.X + r.W*0.5 + 2*g, y: foot}
}

// floor is the pixel of a place on the floor, x to the right of the jar's foot
// and z towards the eye, and how large things are there.
func (pl *plan) floor(x, z float64) (px, py, size float64) {
	s := 1 / (1 - away*z)
	return pl.x + x*s*pl.g, pl.y + z*steep*s*pl.g, s
}

// depth is how near the eye the floor is at a pixel's height.
func (pl *plan) depth(py float64) float64 {
	d := (py - pl.y) / pl.g
	return d / (steep + away*d)
}

// notch is how high a number of points is on the rod.
func (pl *plan) notch(points float64) (x, y float64) {
	px, py, s := pl.floor(rod, back)
	return px, py - (6+points*(tall-8)/24)*s*pl.g
}
