package circus

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/faces/kit/painting"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

var (
	stone  = color.RGBA{0x6E, 0x5D, 0x48, 255}
	marble = color.RGBA{0xE6, 0xDC, 0xC4, 255}
	wood   = color.RGBA{0x7A, 0x4A, 0x26, 255}
	dark   = color.RGBA{0x3A, 0x24, 0x14, 255}
	purple = color.RGBA{0x5E, 0x2A, 0x6E, 255}
)

// A hippodrome holds the pictures of the course and the crowd.
type hippodrome struct {
	courses, crowds painting.Kept[layout]
	t               layout
	high            bool
	course, crowd   *ebiten.Image
}

func (h *hippodrome) drop() {
	h.courses.Drop()
	h.crowds.Drop()
}

// prepare paints the pictures again for another layout, and the crowd for another
// leader. cheers is one more than the colour the crowd wears, or 0 for a mixed crowd.
func (h *hippodrome) prepare(t layout, p *ui.Page, cheers int) {
	h.t, h.high = t, p.High
	if h.courses.Renew(t, p) {
		h.course = h.courses.Keep(h.paintCourse())
	}
	if h.crowds.Renew(t, p, cheers) {
		h.crowd = h.crowds.Keep(h.paintCrowd(cheers))
	}
}

// paintCourse paints the stands, the wall, the lanes and the spina, in pixels of the
// page.
func (h *hippodrome) paintCourse() *ebiten.Image {
	t := &h.t
	x, y := t.corner()
	wide, high := t.size()
	c := outline.NewCanvas(wide, high, 1).At(-x, -y, 1)
	ring := func(r, wide, d float64, col color.RGBA) { c.At(d, d, 1).Pen(wide, col, t.ring(r)...) }
	mid, edge := t.outer-t.stands/2, t.outer-t.stands
	ring(mid, t.stands, 1.6*t.u, color.RGBA{0, 0, 0, 100})
	sand := palette.Contrast(h.high, color.RGBA{30, 25, 14, 34}, palette.Black)
	c.Poly(sand, t.ring(edge)...)
	h.paintRuts(c)
	ring(edge-0.5*t.u, 1.4*t.u, 0.7*t.u, color.RGBA{0, 0, 0, 70})
	ring(mid, t.stands, 0, stone)
	ring(t.outer-0.3*t.u, 0.6*t.u, 0, dark)
	ring(edge, 0.9*t.u, 0, palette.Lime)
	h.paintLanes(c)
	t.paintPosts(c)
	paintBox(c.At(t.cx, t.cy-t.outer, t.stands/10))
	t.paintSpina(c)
	return picture.From(c.RGBA)
}

// paintRuts scores the sand along the course.
func (h *hippodrome) paintRuts(c outline.Canvas) {
	if h.high {
		return
	}
	t := &h.t
	for i := range 130 {
		r := t.inner + (t.outer-t.stands-t.inner)*(0.03+0.94*outline.Grains(i, 1))
		from, long := outline.Grains(i, 2), 0.02+0.1*outline.Grains(i, 3)
		col := color.RGBA{40, 28, 12, 64}
		if i%3 == 0 {
			col = color.RGBA{60, 55, 40, 60}
		}
		c.Pen(0.3*t.u, col, t.along(r, from, long)...)
	}
}

// dashes is the number of dashes in a lane's line.
const dashes = 64

// paintLanes paints the dashed lines between lanes, and the starting line.
func (h *hippodrome) paintLanes(c outline.Canvas) {
	t := &h.t
	col := palette.Contrast(h.high, color.RGBA{110, 104, 84, 120}, palette.White)
	for lane := 1; lane < t.lanes; lane++ {
		r := t.inner + float64(lane)*t.lane
		for i := range dashes {
			c.Pen(0.35*t.u, col, t.along(r, float64(i)/dashes, 0.5/dashes)...)
		}
	}
	c.Pen(0.5*t.u, col, t.cx, t.cy+t.inner+t.u, t.cx, t.cy+t.outer-t.stands)
}

// paintPosts sets a post for each cast of a lap.
func (t *layout) paintPosts(c outline.Canvas) {
	for i := range t.posts {
		x, y, _ := t.at(float64(i)/float64(t.posts), t.outer-t.stands)
		post := c.At(x, y, t.u)
		post.Disc(0.4, 0.5, 1.2, color.RGBA{0, 0, 0, 90})
		post.Disc(0, 0, 1.1, palette.Lime)
		post.Disc(-0.25, -0.3, 0.4, palette.White)
	}
}

// paintSpina paints the wall in the middle, with cups for the eggs, an obelisk and the
// turning posts.
func (t *layout) paintSpina(c outline.Canvas) {
	c.At(1.4*t.u, 1.6*t.u, 1).Poly(color.RGBA{0, 0, 0, 110}, t.ring(t.inner-0.8*t.u)...)
	c.Poly(marble, t.ring(t.inner-0.8*t.u)...)
	c.Poly(color.RGBA{0xA6, 0x93, 0x70, 255}, t.ring(t.inner-1.8*t.u)...)
	c.Poly(color.RGBA{0xC9, 0xBC, 0x9A, 255}, t.ring(t.inner-2.3*t.u)...)
	mid := c.At(t.cx, t.cy, 1)
	for i := range 420 { // grains of the stone
		a := math.Sqrt(outline.Grains(i, 4)) * (t.inner - 3*t.u)
		sin, cos := math.Sincos(outline.Grains(i, 5) * 2 * math.Pi)
		col := color.RGBA{26, 19, 10, 34}
		if i%3 == 0 {
			col = color.RGBA{40, 38, 32, 46}
		}
		mid.Disc(a*cos+t.half*(2*outline.Grains(i, 6)-1), a*sin, t.u*(0.15+0.75*outline.Grains(i, 7)*outline.Grains(i, 8)), col)
	}
	c.At(0.3*t.u, 0.4*t.u, 1).Pen(0.8*t.u, color.RGBA{0, 0, 0, 50}, t.ring(t.inner-2.6*t.u)...)
	if t.flat() {
		w, h := t.half+t.inner*0.3, t.inner*0.34
		mid.Box(-w, -h+0.8*t.u, 2*w, 2*h, color.RGBA{0, 0, 0, 100})
		mid.Box(-w, -h, 2*w, 2*h, palette.Gilt)
		mid.Box(-w, -h+0.5*t.u, 2*w, 2*h-t.u, color.RGBA{0x7A, 0x22, 0x18, 255})
		mid.Box(-w, -h+0.5*t.u, 2*w, h*0.5, color.RGBA{0x92, 0x32, 0x22, 255})
	}
	for i := range t.eggs {
		x, y, d := t.egg(i)
		cup := c.At(x, y, d)
		cup.Disc(0, 0, 0.52, color.RGBA{0xF0, 0xE6, 0xCC, 255})
		cup.Disc(0, 0, 0.46, dark)
		cup.Disc(0.06, 0.08, 0.38, color.RGBA{0x22, 0x12, 0x08, 255})
	}
	if t.flat() {
		paintObelisk(mid.At(t.half*0.5, 0, t.inner/11))
		for _, side := range []float64{-1, 1} {
			paintCones(mid.At(side*(t.half+t.inner*0.35), 0, t.inner/11))
		}
	}
}

func paintObelisk(c outline.Canvas) {
	c.Fill("M 1 4 L 14 9 15 7.4 3 1", color.RGBA{0, 0, 0, 90})
	c.Box(-3, 2.4, 6, 3.4, marble)
	c.Fill("M -1.8 3 L -1.2 -12 0 -14 1.2 -12 1.8 3", color.RGBA{0xB4, 0x54, 0x38, 255})
	c.Fill("M 0.3 3 L 0.3 -13.4 1.2 -12 1.8 3", color.RGBA{0x80, 0x34, 0x22, 255})
}

// paintCones paints three turning posts.
func paintCones(c outline.Canvas) {
	for _, d := range []float64{-2.6, 2.6, 0} {
		c := c.At(d, 3-math.Abs(d)*0.4, 1)
		c.Fill("M 0 0 L 6 2.4 1.6 1.4", color.RGBA{0, 0, 0, 90})
		c.Oval(0, 0, 1.7, 1, color.RGBA{0x8A, 0x60, 0x1C, 255})
		c.Fill("M -1.7 0 L -0.3 -8.4 0.3 -8.4 1.7 0", color.RGBA{0xB8, 0x88, 0x30, 255})
		c.Fill("M -1.5 0 L -0.3 -8.4 0 -8.4 0.1 0.3", palette.Gilt)
		c.Disc(0, -8.6, 0.7, palette.Gilt)
	}
}

// paintCrowd fills the stands with heads, most of them in the leader's colour.
func (h *hippodrome) paintCrowd(cheers int) *ebiten.Image {
	t := &h.t
	x0, y0 := t.corner()
	dst := picture.New(t.size())
	if h.high {
		return dst
	}
	const rows = 3
	for row := range rows {
		r := t.outer - t.stands*(0.2+0.27*float64(row))
		n := int((4*t.half + 2*math.Pi*r) / (t.stands * 0.32))
		for i := range n {
			k := i*rows + row
			part := (float64(i) + 0.6*outline.Grains(k, 1)) / float64(n)
			x, y, _ := t.at(part, r+t.stands*0.07*(outline.Grains(k, 2)-0.5))
			if y < t.cy && math.Abs(x-t.cx) < t.stands*1.25 {
				continue // the box stands there
			}
			c := palette.Players[int(outline.Grains(k, 3)*7.99)].Disc
			if cheers > 0 && outline.Grains(k, 4) < 0.74 {
				c = palette.Players[cheers-1].Disc
			}
			c = palette.Mix(c, color.RGBA{0x8A, 0x78, 0x60, 255}, 0.15+0.3*outline.Grains(k, 5))
			thing.Dot(dst, x-x0+0.15*t.u, y-y0+0.2*t.u, t.stands*0.3, color.RGBA{0, 0, 0, 80})
			thing.Dot(dst, x-x0, y-y0, t.stands*0.28, c)
			if outline.Grains(k, 6) < 0.6 {
				thing.Dot(dst, x-x0, y-y0-t.stands*0.03, t.stands*0.14, color.RGBA{0xD9, 0xB4, 0x8C, 255})
			}
		}
	}
	return dst
}

// paintBox paints the box of the giver of the games.
func paintBox(c outline.Canvas) {
	c.Box(-10, 0.8, 22, 9, color.RGBA{0, 0, 0, 90})
	c.Box(-11, -0.4, 22, 9, purple)
	for i := range 7 {
		c.Box(-10.6+float64(i)*3.2, -0.4, 1, 8.4, color.RGBA{0x7C, 0x44, 0x8E, 255})
	}
	c.Box(-11, 7.4, 22, 0.9, palette.Gilt)
	for i := range 11 {
		c.Disc(-10+2*float64(i), 8.8, 0.9, palette.Gilt)
	}
}
