package gladiators

import (
	"math"

	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// arrange sets in f the bounds of the board, the bones and the pot.
func arrange(p *ui.Page, f *table.Frame) {
	lay := layoutOf(p, f)
	f.Purses = true
	w, h, up := 104*lay.k, 112*lay.k, 56*lay.k
	switch {
	case lay.tall:
		w, h = 92*lay.k, 62*lay.k
		f.Pot = ui.Rect{X: f.Field.X + 2*p.U, Y: f.Field.Y + f.Field.H - 27*p.U, W: 20 * p.U, H: 26 * p.U}
		w = math.Min(w, 2*(lay.cx-f.Pot.X-f.Pot.W-p.U)) // the pot keeps its corner
		up = h / 2
	case p.Shape == ui.Desk: // the pot lies between the fighters, above their weapons
		f.Pot = ui.Rect{X: lay.cx - 14*lay.k, Y: lay.cy - 58.5*lay.k, W: 28 * lay.k, H: 31 * lay.k}
		h, up = 83*lay.k, 27*lay.k
	}
	f.Board = f.Field
	f.Bones = ui.Rect{X: lay.cx - w/2, Y: lay.cy - up, W: w, H: h}
}

// A layout holds the places on the board. They are measured from the middle, along the
// line between the fighters and across it.
type layout struct {
	u, k           float64 // pixels per page unit and per measure
	tall           bool    // the fighters stand one above the other
	cx, cy         float64
	along          [2]float64    // places of shield and net
	wide, high     [2]float64    // sizes of shield and net, along and across
	bones          [2][2]float64 // along and across, for the two bones of seat 0
	medal, fingers float64
	medals         [2]float64    // place of the medal of seat 0, along and across
	stone, bone    float64       // diameter of a stone, and half the length of a bone
	slots          [4][2]float64 // places of the stones on the shield, from its middle
	lost           [2][4][2]float64
	reach          float64 // place of a weapon's hilt from the middle
	sword          float64 // length of the sword
	rest           float64 // across: place of the last stones once both are lost
}

// layouts holds the layouts of wide and of tall pages, in measures.
var layouts = [2]layout{
	{
		along: [2]float64{-63, 63}, wide: [2]float64{39, 62}, high: [2]float64{61, 62},
		bones: [2][2]float64{{-30, -43}, {-30, 45}},
		medal: 13, fingers: 24, medals: [2]float64{-24, 19}, rest: -21,
		stone: 15, bone: 13, reach: -42, sword: 78,
		slots: [4][2]float64{{-10, -20}, {-10, 20}, {10, -20}, {10, 20}},
		lost: [2][4][2]float64{
			{{-52, 44}, {-69, 43}, {-60, 57}, {-77, 55}},
			{{58, 45}, {75, 43}, {67, 57}, {84, 53}},
		},
	}, {
		tall:  true,
		along: [2]float64{-37, 35}, wide: [2]float64{31, 42}, high: [2]float64{53, 46},
		bones: [2][2]float64{{-14, -35}, {-14, 35}},
		medal: 12, fingers: 17, medals: [2]float64{-8, -17}, rest: 17,
		stone: 11, bone: 10.5, reach: -30, sword: 50,
		slots: [4][2]float64{{8, -20}, {8, 20}, {-8, -20}, {-8, 20}},
		lost: [2][4][2]float64{
			{{-54, 34}, {-48, 42}, {-37, 37}, {-29, 43}},
			{{24, 36}, {33, 42}, {44, 36}, {53, 41}},
		},
	},
}

// high returns the height of a wide board in measures.
func high(p *ui.Page) float64 {
	if p.Shape == ui.Desk {
		return 126
	}
	return 128
}

// layoutOf returns the layout for a page.
func layoutOf(p *ui.Page, f *table.Frame) (lay layout) {
	x, y := f.Field.Center()
	if p.Shape == ui.Portrait {
		lay = layouts[1]
		lay.k = math.Min(f.Field.W/96, f.Field.H/118)
	} else {
		lay = layouts[0]
		lay.k = math.Min(f.Field.W/184, f.Field.H/high(p))
		x -= 5 * lay.k
		if p.Shape == ui.Desk { // lost stones lie low
			y -= 1.5 * lay.k
		}
	}
	lay.u, lay.cx, lay.cy = p.U, x, y
	return lay
}

// at returns the pixel of a place given in measures along and across.
func (lay *layout) at(along, across float64) (x, y float64) {
	if lay.tall {
		return lay.cx + across*lay.k, lay.cy - along*lay.k
	}
	return lay.cx + along*lay.k, lay.cy + across*lay.k
}

// side returns the pixel of a place of a seat; p is the place of seat 0, in measures.
func (lay *layout) side(seat int, p [2]float64) (x, y float64) {
	if seat == 1 {
		return lay.at(-p[0], p[1])
	}
	return lay.at(p[0], p[1])
}

// slot returns the middle of stone i of a seat, in pixels, on its shield or net.
func (lay *layout) slot(seat, i int) (x, y float64) {
	s := lay.slots[i]
	if seat == 1 {
		s[0], s[1] = -s[0]*1.05, s[1]*0.72
	}
	return lay.at(lay.along[seat]+s[0], s[1])
}

// cup returns the bounds of the cup, in the place where the next bones will lie.
func cup(in *table.Instant) (at ui.Rect, stands bool) {
	lay := layoutOf(in.Page, in.Frame)
	seat := max(int(in.Now.Asked), 0)
	x, y := lay.side(seat, lay.bones[1])
	return ui.Rect{X: x, Y: y}.AtLeast(30 * lay.k), true
}
