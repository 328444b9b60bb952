package hounds

import (
	"math"

	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// caption is the height of the room above the frieze for the name of a cast, in units.
const caption = 8

// arrange sets in f the bounds of the frieze, and of the bones beside or below it.
func arrange(p *ui.Page, f *table.Frame) {
	u, field := p.U, f.Field
	switch p.Shape {
	case ui.Portrait:
		high := math.Min(field.H-(30+caption)*u, 92*u)
		f.Board = ui.Rect{X: field.X + 2*u, Y: field.Y + caption*u, W: field.W - 4*u, H: high}
		foot := ui.Rect{X: field.X, Y: f.Board.Y + high + u, W: field.W, H: field.Y + field.H - f.Board.Y - high - 2*u}
		f.Pot, f.Bones = foot.CutLeft(24 * u)
		f.Pot = f.Pot.Inset(1.5 * u)
		f.Bones.W -= 2 * u
	case ui.Sideways:
		w := math.Min(field.W-29*u, 90*u)
		f.Board = ui.Rect{X: field.X + 2*u, Y: field.Y + u, W: w, H: field.H - 3*u}
		x := f.Board.X + w + u
		f.Bones.X, f.Bones.W = x, field.X+field.W-x-u
		if f.Pot.X >= x-1 {
			f.Pot.X, f.Pot.W = x, f.Bones.W
		}
	default:
		w := math.Min(field.W-60*u, 154*u)
		high := math.Min(field.H-(4+caption)*u, 164*u)
		f.Board = ui.Rect{X: field.X + 5*u, Y: field.Y + caption*u + (field.H-caption*u-high)/2, W: w, H: high}
		x := f.Board.X + w + 2*u
		f.Part(p, ui.Rect{X: x, Y: field.Y, W: field.X + field.W - x - 2*u, H: field.H})
	}
}

// A layout holds the bounds of the frieze and the sizes of its margins.
type layout struct {
	ui.Rect
	gutter float64 // width of the numbers at the left
	top    float64 // height of the ornament above
	foot   float64 // height of the meander and the emblems below
	seats  int
}

// layoutOf returns the layout for an instant.
func layoutOf(in *table.Instant) layout {
	r := in.Frame.Board
	f := layout{Rect: r, seats: len(in.Now.Seats), gutter: 17 * in.Page.U, top: r.H * 0.055, foot: r.H * 0.135}
	if in.Page.Shape != ui.Desk {
		f.gutter = 10.5 * in.Page.U
	}
	f.foot = math.Max(f.foot, 12*in.Page.U)
	return f
}

// panel returns the bounds of the panel for a step of a seat; step 0 is at the bottom.
func (f layout) panel(seat, step int) ui.Rect {
	w, h := (f.W-f.gutter)/float64(f.seats), (f.H-f.top-f.foot)/animals
	return ui.Rect{X: f.X + f.gutter + w*float64(seat), Y: f.Y + f.top + h*float64(animals-1-step), W: w, H: h}
}

// animal returns the width of the animals in pixels.
func (f layout) animal() float64 {
	p := f.panel(0, 0)
	return math.Min(p.W*0.94, p.H/0.7*0.86)
}
