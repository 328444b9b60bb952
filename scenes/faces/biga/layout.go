package biga

import (
	"math"

	"knucklebones/scenes/faces/kit/driving"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// arrange sets in f the bounds of the board, whose track runs round the whole field,
// and of the bones inside. There is no pot.
func arrange(p *ui.Page, f *table.Frame) {
	f.Board = f.Field
	f.Pot = ui.Rect{X: f.Field.X, Y: f.Field.Y}
	c := layoutOf(p, f)
	f.Bones = c.bones
}

// A layout describes the track and the wheel in pixels.
type layout struct {
	u      float64
	way    driving.Course // the middle of the track
	wide   float64        // width of the track
	pace   float64
	from   float64 // distance from the beginning of the course to the start
	wx, wy float64 // the centre of the wheel
	wheel  float64 // diameter of the wheel
	bones  ui.Rect
	named  ui.Rect // the text above the bones with the gain of a throw; empty where it lies over them
}

// furthest is the last pace of the deep sand; gap is the number of paces from there on
// to the start.
const furthest, gap = 115, 6

// layoutOf returns the layout of the track, the wheel and the bones on a page.
func layoutOf(p *ui.Page, f *table.Frame) layout {
	u := p.U
	c := layout{u: u, wide: 9 * u}
	if p.Shape == ui.Desk {
		c.wide = 12 * u
	}
	label := c.wide/2 + math.Max(7*u, postSize(p)*1.7+u)
	rect := f.Field.Inset(label)
	if p.Shape == ui.Desk {
		rect = rect.Middle(math.Min(rect.W, 200*u), math.Min(rect.H, 160*u))
	}
	c.way = driving.Course{Rect: rect, Corner: math.Min(rect.W, rect.H) * 0.36}
	c.pace = c.way.Long() / (furthest + gap)
	c.from = math.Max(rect.W/2-c.way.Corner, 0) * 1.3
	in := rect.Inset(c.wide/2 + 2*u)
	if beside := math.Min(in.H-2*u, in.W-20*u); p.Shape == ui.Portrait && beside > in.H-23*u { // too low for the wheel above the bones
		c.wheel = beside
		c.wx, c.wy = in.X+beside/2, in.Y+in.H/2
		x := in.X + beside + u
		c.bones = ui.Rect{X: x, Y: in.Y + 2*u, W: in.X + in.W - x, H: in.H - 4*u}
		return c
	}
	if p.Shape == ui.Portrait {
		c.wheel = math.Min(math.Min(48*u, in.W-4*u), in.H-23*u)
		c.wx, c.wy = in.X+in.W/2, in.Y+c.wheel/2+u
		low := c.wy + c.wheel/2 + 2*u
		c.bones = ui.Rect{X: in.X + 3*u, Y: low, W: in.W - 6*u, H: in.Y + in.H - low - u}
		c.named, c.bones = c.bones.Cut(math.Max(0, math.Min(p.T(6)+1.3*p.T(3), c.bones.H-20*u)))
		return c
	}
	c.wheel = math.Min(math.Min(84*u, in.H-6*u), math.Min(in.W*0.54, in.W-28*u))
	c.wx, c.wy = in.X+c.wheel/2+math.Min(14*u, math.Max(2*u, (in.W-c.wheel)*0.12)), in.Y+in.H/2
	x := c.wx + c.wheel/2 + 3*u
	c.bones = ui.Rect{X: x, Y: in.Y + in.H*0.14, W: in.X + in.W - x - 3*u, H: in.H * 0.72}
	return c
}

// postSize returns the size of the letters on the posts. It is limited, so that large
// letters leave room for the wheel.
func postSize(p *ui.Page) float64 {
	if p.Shape == ui.Desk {
		return p.T(1)
	}
	return math.Min(p.T(1), 4.4*p.U)
}

// at returns the point that lies a number of paces from the start and d pixels outwards
// from the middle of the track, and the direction of the track there, in radians.
func (c *layout) at(paces, d float64) (x, y, heading float64) {
	return c.way.At(c.from+paces*c.pace, d)
}

// disc returns the width, in pixels, of the disc that shows two bones.
func (c *layout) disc() float64 { return math.Max(6*c.u, math.Min(c.wide*0.72, 3*c.pace)) }

// panel returns the angles, in radians, at which panel i of n begins and ends. The first
// panel is at the top.
func panel(i, n int) (a, b float64) {
	step := 2 * math.Pi / float64(n)
	mid := -math.Pi/2 + step*float64(i)
	return mid - step/2, mid + step/2
}
