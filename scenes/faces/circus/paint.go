package circus

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

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

// A hippodrome keeps the painted course and the crowd that looks on.
type hippodrome struct {
	t      track
	high   bool
	course *ebiten.Image
	crowd  *ebiten.Image
	cheers int // the colour it wears, one more; 0 for any
}

func (h *hippodrome) drop() {
	picture.Drop(h.course, h.crowd)
	*h = hippodrome{}
}

// prepare paints again what is of another size, and the crowd when another
// colour leads.
func (h *hippodrome) prepare(t track, high bool, cheers int) {
	if h.course == nil || h.t != t || h.high != high {
		h.drop()
		h.t, h.high = t, high
		h.course = h.paintCourse()
		h.cheers = -1
	}
	if h.cheers != cheers {
		picture.Drop(h.crowd)
		h.cheers, h.crowd = cheers, h.paintCrowd(cheers)
	}
}

// corner is the upper left of the pictures, with room for the shadow.
func (t *track) corner() (x, y float64) {
	return math.Floor(t.cx - t.half - t.outer - 2*t.u), math.Floor(t.cy - t.outer - 2*t.u)
}

func (t *track) canvas() *image.RGBA {
	w, h := int(math.Ceil(2*(t.half+t.outer)+6*t.u)), int(math.Ceil(2*t.outer+6*t.u))
	return image.NewRGBA(image.Rect(0, 0, max(w, 1), max(h, 1)))
}

// paintCourse paints stands, wall, lanes and spina.
func (h *hippodrome) paintCourse() *ebiten.Image {
	t := &h.t
	dst := t.canvas()
	x0, y0 := t.corner()
	ring := func(r, wide, d float64, c color.RGBA) {
		outline.Stroke(dst, t.ring(r, x0-d, y0-d), wide, c, outline.Over)
	}
	mid := t.outer - t.stands/2
	ring(mid, t.stands, 1.6*t.u, color.RGBA{0, 0, 0, 100})
	sand := color.RGBA{30, 25, 14, 34}
	if h.high {
		sand = palette.Black
	}
	outline.Fill(dst, t.ring(t.outer-t.stands, x0, y0), sand, outline.Over)
	h.paintRuts(dst, x0, y0)
	ring(t.outer-t.stands-0.5*t.u, 1.4*t.u, 0.7*t.u, color.RGBA{0, 0, 0, 70})
	ring(mid, t.stands, 0, stone)
	ring(t.outer-0.3*t.u, 0.6*t.u, 0, dark)
	ring(t.outer-t.stands, 0.9*t.u, 0, palette.Lime)
	h.paintLanes(dst, x0, y0)
	h.paintPosts(dst, x0, y0)
	t.paintBox(dst, x0, y0)
	h.paintSpina(dst, x0, y0)
	return ebiten.NewImageFromImage(dst)
}

// paintRuts scores the sand along the course.
func (h *hippodrome) paintRuts(dst *image.RGBA, x0, y0 float64) {
	if h.high {
		return
	}
	t := &h.t
	for i := range 130 {
		r := t.inner + (t.outer-t.stands-t.inner)*(0.03+0.94*hash(i, 1))
		from, long := hash(i, 2), 0.02+0.1*hash(i, 3)
		c := color.RGBA{40, 28, 12, 64}
		if i%3 == 0 {
			c = color.RGBA{60, 55, 40, 60}
		}
		t.strokeAlong(dst, r, from, from+long, x0, y0, 0.3*t.u, c)
	}
}

// strokeAlong draws along the course from a part of a round to another.
func (t *track) strokeAlong(dst *image.RGBA, r, from, to, x0, y0, wide float64, c color.RGBA) {
	var p outline.Path
	n := max(2, int((to-from)*160))
	for i := range n + 1 {
		x, y, _ := t.at(from+(to-from)*float64(i)/float64(n), r)
		if x, y = x-x0, y-y0; i == 0 {
			p.MoveTo(x, y)
		} else {
			p.LineTo(x, y)
		}
	}
	outline.Stroke(dst, &p, wide, c, outline.Over)
}

// dashes are those of a lane.
const dashes = 64

// paintLanes dashes the lanes, and draws the line they start from.
func (h *hippodrome) paintLanes(dst *image.RGBA, x0, y0 float64) {
	t := &h.t
	c := color.RGBA{110, 104, 84, 120}
	if h.high {
		c = palette.White
	}
	for lane := 1; lane < t.lanes; lane++ {
		r := t.inner + float64(lane)*t.lane
		for i := range dashes {
			from := float64(i) / dashes
			t.strokeAlong(dst, r, from, from+0.5/dashes, x0, y0, 0.35*t.u, c)
		}
	}
	for _, d := range []float64{-0.7, 0.7} {
		x := t.cx + d*t.u - x0
		var p outline.Path
		p.MoveTo(x, t.cy+t.inner+t.u-y0)
		p.LineTo(x, t.cy+t.outer-t.stands-y0)
		outline.Stroke(dst, &p, 0.6*t.u, palette.Lime, outline.Over)
	}
}

// paintPosts sets a post every fourteen paces.
func (h *hippodrome) paintPosts(dst *image.RGBA, x0, y0 float64) {
	t := &h.t
	for i := range posts {
		x, y, _ := t.at(float64(i)/posts, t.outer-t.stands)
		x, y = x-x0, y-y0
		circle(dst, x+0.4*t.u, y+0.5*t.u, 1.2*t.u, color.RGBA{0, 0, 0, 90})
		circle(dst, x, y, 1.1*t.u, palette.Lime)
		circle(dst, x-0.25*t.u, y-0.3*t.u, 0.4*t.u, palette.White)
	}
}

// paintSpina paints the wall round which they drive, with cups for the eggs, an
// obelisk and the turning posts.
func (h *hippodrome) paintSpina(dst *image.RGBA, x0, y0 float64) {
	t := &h.t
	outline.Fill(dst, t.ring(t.inner-0.8*t.u, x0-1.4*t.u, y0-1.6*t.u), color.RGBA{0, 0, 0, 110}, outline.Over)
	outline.Fill(dst, t.ring(t.inner-0.8*t.u, x0, y0), marble, outline.Over)
	outline.Fill(dst, t.ring(t.inner-1.8*t.u, x0, y0), color.RGBA{0xA6, 0x93, 0x70, 255}, outline.Over)
	outline.Fill(dst, t.ring(t.inner-2.3*t.u, x0, y0), color.RGBA{0xC9, 0xBC, 0x9A, 255}, outline.Over)
	for i := range 420 { // grains of the stone
		a := math.Sqrt(hash(i, 4)) * (t.inner - 3*t.u)
		sin, cos := math.Sincos(hash(i, 5) * 2 * math.Pi)
		c := color.RGBA{26, 19, 10, 34}
		if i%3 == 0 {
			c = color.RGBA{40, 38, 32, 46}
		}
		circle(dst, t.cx-x0+a*cos+t.half*(2*hash(i, 6)-1), t.cy-y0+a*sin, t.u*(0.15+0.75*hash(i, 7)*hash(i, 8)), c)
	}
	outline.Stroke(dst, t.ring(t.inner-2.6*t.u, x0-0.3*t.u, y0-0.4*t.u), 0.8*t.u, color.RGBA{0, 0, 0, 50}, outline.Over)
	if t.flat() {
		c := outline.Canvas{RGBA: dst, K: 1, X: t.cx - x0, Y: t.cy - y0}
		w, h := t.half+t.inner*0.3, t.inner*0.34
		c.Box(-w, -h+0.8*t.u, 2*w, 2*h, color.RGBA{0, 0, 0, 100})
		c.Box(-w, -h, 2*w, 2*h, palette.Gilt)
		c.Box(-w, -h+0.5*t.u, 2*w, 2*h-t.u, color.RGBA{0x7A, 0x22, 0x18, 255})
		c.Box(-w, -h+0.5*t.u, 2*w, h*0.5, color.RGBA{0x92, 0x32, 0x22, 255})
	}
	for i := range t.eggs {
		x, y, d := t.egg(i)
		circle(dst, x-x0, y-y0, d*0.52, color.RGBA{0xF0, 0xE6, 0xCC, 255})
		circle(dst, x-x0, y-y0, d*0.46, dark)
		circle(dst, x-x0+d*0.06, y-y0+d*0.08, d*0.38, color.RGBA{0x22, 0x12, 0x08, 255})
	}
	if t.flat() {
		h.paintObelisk(dst, t.cx+t.half*0.5-x0, t.cy-y0)
		for _, side := range []float64{-1, 1} {
			h.paintCones(dst, t.cx+side*(t.half+t.inner*0.35)-x0, t.cy-y0)
		}
	}
}

func (h *hippodrome) paintObelisk(dst *image.RGBA, x, y float64) {
	c := outline.Canvas{RGBA: dst, K: h.t.inner / 11, X: x, Y: y}
	c.Poly(color.RGBA{0, 0, 0, 90}, 1, 4, 14, 9, 15, 7.4, 3, 1)
	c.Box(-3, 2.4, 6, 3.4, marble)
	c.Poly(color.RGBA{0xB4, 0x54, 0x38, 255}, -1.8, 3, -1.2, -12, 0, -14, 1.2, -12, 1.8, 3)
	c.Poly(color.RGBA{0x80, 0x34, 0x22, 255}, 0.3, 3, 0.3, -13.4, 1.2, -12, 1.8, 3)
}

// paintCones are the three posts about which they turn.
func (h *hippodrome) paintCones(dst *image.RGBA, x, y float64) {
	c := outline.Canvas{RGBA: dst, K: h.t.inner / 11, X: x, Y: y}
	for _, d := range []float64{-2.6, 2.6, 0} {
		y := 3 - math.Abs(d)*0.4
		c.Poly(color.RGBA{0, 0, 0, 90}, d, y, d+6, y+2.4, d+1.6, y+1.4)
		c.Oval(d, y, 1.7, 1, color.RGBA{0x8A, 0x60, 0x1C, 255})
		c.Poly(color.RGBA{0xB8, 0x88, 0x30, 255}, d-1.7, y, d-0.3, y-8.4, d+0.3, y-8.4, d+1.7, y)
		c.Poly(palette.Gilt, d-1.5, y, d-0.3, y-8.4, d, y-8.4, d+0.1, y+0.3)
		c.Disc(d, y-8.6, 0.7, palette.Gilt)
	}
}

// paintCrowd fills the stands with heads, most of them in the colour they cheer
// for.
func (h *hippodrome) paintCrowd(cheers int) *ebiten.Image {
	t := &h.t
	x0, y0 := t.corner()
	dst := picture.New(2*(t.half+t.outer)+6*t.u, 2*t.outer+6*t.u)
	if h.high {
		return dst
	}
	const rows = 3
	for row := range rows {
		r := t.outer - t.stands*(0.2+0.27*float64(row))
		n := int((4*t.half + 2*math.Pi*r) / (t.stands * 0.32))
		for i := range n {
			k := i*rows + row
			part := (float64(i) + 0.6*hash(k, 1)) / float64(n)
			x, y, _ := t.at(part, r+t.stands*0.07*(hash(k, 2)-0.5))
			if y < t.cy && math.Abs(x-t.cx) < t.stands*1.5 {
				continue // the box stands there
			}
			c := palette.Players[int(hash(k, 3)*7.99)].Disc
			if cheers > 0 && hash(k, 4) < 0.74 {
				c = palette.Players[cheers-1].Disc
			}
			c = palette.Mix(c, color.RGBA{0x8A, 0x78, 0x60, 255}, 0.15+0.3*hash(k, 5))
			thing.Dot(dst, x-x0+0.15*t.u, y-y0+0.2*t.u, t.stands*0.3, color.RGBA{0, 0, 0, 80})
			thing.Dot(dst, x-x0, y-y0, t.stands*0.28, c)
			if hash(k, 6) < 0.6 {
				thing.Dot(dst, x-x0, y-y0-t.stands*0.03, t.stands*0.14, color.RGBA{0xD9, 0xB4, 0x8C, 255})
			}
		}
	}
	return dst
}

// paintBox paints the box of who gives the games.
func (t *track) paintBox(dst *image.RGBA, x0, y0 float64) {
	c := outline.Canvas{RGBA: dst, K: t.stands / 8, X: t.cx - x0, Y: t.cy - t.outer - y0}
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

// chariot is how wide the disc of a chariot is.
func (t *track) chariot() float64 {
	return math.Min(math.Max(math.Min(t.lane*0.86, 6.6*t.u), 6*t.u), t.lane*1.2)
}

func circle(dst *image.RGBA, x, y, r float64, c color.RGBA) {
	outline.Canvas{RGBA: dst, K: 1}.Disc(x, y, r, c)
}

// hash is a number from 0 to 1 that stays the same.
func hash(i, k int) float64 {
	return outline.Grain(float64(i*13+k*7)*12.9898 + float64(k))
}
