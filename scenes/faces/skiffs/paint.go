package skiffs

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
)

var (
	hemp  = color.RGBA{0xC9, 0xB5, 0x8A, 255}
	tarry = color.RGBA{0x5E, 0x4A, 0x2E, 255}
	deep  = color.RGBA{0x02, 0x16, 0x1E, 255}
)

// A look holds everything that the picture of the lake depends on; step is the width of
// a pool in pixels.
type look struct {
	step float64
	high bool
}

// row is the number of pools in a row.
const row = 3

var lakes = picture.Cache[look]{Limit: 2}

// margin is the space round the ropes in a picture, and inset that between the ropes and
// a pool, as fractions of a pool's side.
const margin, inset = 0.1, 0.03

func paintLake(k look) *ebiten.Image {
	pad, side := math.Ceil(k.step*margin), k.step*row
	img := picture.New(side+2*pad, side+2*pad)
	if k.high {
		picture.Fill(img, pad, pad, side, side, palette.Black)
	}
	for i := range row * row {
		if !k.high {
			paintWater(img, pad+k.step*float64(i%row), pad+k.step*float64(i/row), k.step)
		}
	}
	picture.Over(img, paintRopes(img.Bounds(), pad, side, k))
	return img
}

// paintWater darkens a pool, most of all under the ropes at its left and upper
// side.
func paintWater(dst *ebiten.Image, x, y, s float64) {
	picture.Fill(dst, x, y, s, s, palette.Fade(deep, 0.42))
	for k := range 4 {
		d := s * 0.03 * float64(k+1)
		picture.Fill(dst, x, y, s, d, palette.Fade(deep, 0.13))
		picture.Fill(dst, x, y+d, d, s-d, palette.Fade(deep, 0.13))
	}
}

// paintRopes lays the ropes between pools and ties their right and lower ends;
// floats hide the others.
func paintRopes(at image.Rectangle, pad, side float64, k look) *image.RGBA {
	img := image.NewRGBA(at)
	w := math.Max(k.step*0.035, 2)
	for i := range row + 1 {
		v := pad + k.step*float64(i)
		hawser(img, pad, v, pad+side, v, w)
		hawser(img, v, pad, v, pad+side, w)
	}
	for i := range row + 1 {
		v := pad + k.step*float64(i)
		knot(img, pad+side, v, w)
		knot(img, v, pad+side, w)
	}
	return img
}

// hawser lays a twisted rope that is w thick.
func hawser(dst *image.RGBA, x0, y0, x1, y1, w float64) {
	long := math.Hypot(x1-x0, y1-y0)
	dx, dy := (x1-x0)/long, (y1-y0)/long
	c := outline.Canvas{RGBA: dst, K: 1}
	var strands outline.Path
	for d := w / 2; d < long; d += w * 0.8 {
		cx, cy := x0+dx*d, y0+dy*d
		ax, ay := (dx*0.5-dy*0.42)*w, (dy*0.5+dx*0.42)*w
		strands.MoveTo(cx-ax, cy-ay)
		strands.LineTo(cx+ax, cy+ay)
	}
	c.At(w/2, w/2, 1).Pen(w*1.2, palette.Fade(palette.Black, 0.4), x0, y0, x1, y1)
	c.Pen(w, tarry, x0, y0, x1, y1)
	outline.Stroke(dst, &strands, w*0.5, hemp, outline.Over)
}

// knot ties ropes that are w thick.
func knot(dst *image.RGBA, x, y, w float64) {
	outline.Canvas{RGBA: dst, K: w, X: x, Y: y}.Lay(knotted)
}

var knotted = []outline.Layer{
	{Drawing: "O 0.3 0.3 1.2", Color: color.RGBA{A: 102}},
	{Drawing: "O 0 0 1.15", Color: tarry},
	{Drawing: "O -0.15 -0.15 0.75", Color: hemp},
}

// An anchorKey identifies the picture of an anchor: dx and dy lead from its middle to
// the end of its rope, and side is its size, in pixels.
type anchorKey struct{ dx, dy, side float64 }

var anchors = picture.Cache[anchorKey]{Limit: 12}

func paintAnchor(k anchorKey) *ebiten.Image {
	const whole = "M 0 -7 L 0 9 M -4 -4 L 4 -4 M -8 3 C -7 8 -3 9 0 9.5 C 3 9 7 8 8 3 M -9.5 5 L -8 2 L -6 4.5 M 9.5 5 L 8 2 L 6 4.5 M 1.6 -8.6 A 1.8 1.8 0 1 1 -1.6 -8.6 A 1.8 1.8 0 1 1 1.6 -8.6"
	wide := 2 * math.Max(k.side/2, math.Max(math.Abs(k.dx), math.Abs(k.dy))+k.side*0.1)
	c := outline.NewCanvas(wide, wide, k.side/22)
	mid := float64(c.Bounds().Dx()) / 2
	c.X, c.Y = mid, mid
	dx, dy := k.dx/c.K, k.dy/c.K
	for _, pen := range []struct {
		wide float64
		c    color.RGBA
	}{{3.2, palette.Fade(palette.Night, 0.75)}, {1.8, hemp}} {
		c.Pen(pen.wide*0.7, pen.c, dx, dy, dx*0.35-2, dy*0.6-4, 0, -9)
		c.Line(whole, pen.wide, pen.c)
	}
	return picture.From(c.RGBA)
}

// A headKey identifies the picture of an arrow head that points the given number of
// boxes to the right and down.
type headKey struct {
	right, down int
	d           float64
}

var heads = picture.Cache[headKey]{Limit: 8}

func paintHead(k headKey) *ebiten.Image {
	c := outline.NewCanvas(k.d, k.d, k.d)
	c.X, c.Y = k.d/2, k.d/2
	long := math.Hypot(float64(k.right), float64(k.down))
	x, y := float64(k.right)/long, float64(k.down)/long
	c.Poly(palette.Ink, x*0.46, y*0.46, -x*0.3-y*0.42, -y*0.3+x*0.42, -x*0.12, -y*0.12, -x*0.3+y*0.42, -y*0.3-x*0.42)
	return picture.From(c.RGBA)
}

// An arrow leads from the edge of one disc to another, both d wide; right and down are
// the distance of their centers in pixels.
type arrow struct {
	right, down, d, u float64
	color             color.RGBA
}

// arrowRoom is the margin round an arrow's shaft for its head, in units.
const arrowRoom = 3

var arrows = picture.Cache[arrow]{Limit: 4}

func paintArrow(k arrow) *ebiten.Image {
	u, room := k.u, arrowRoom*k.u
	w, h := math.Abs(k.right)+2*room, math.Abs(k.down)+2*room
	c := outline.NewCanvas(w, h, 1)
	c.X, c.Y = room-math.Min(k.right, 0), room-math.Min(k.down, 0)
	long := math.Hypot(k.right, k.down)
	dx, dy := k.right/long, k.down/long
	from, to, tip := k.d/2+2*u, long-k.d/2-u, 3.2*u
	x, y := dx*(to-tip), dy*(to-tip) // between the barbs
	bx, by := -dy*tip*0.6, dx*tip*0.6
	shaft := []float64{dx * from, dy * from, dx * (to - 2*u), dy * (to - 2*u)}
	head := []float64{x + bx, y + by, dx * to, dy * to, x - bx, y - by}
	for _, part := range [2][]float64{shaft, head} {
		c.Pen(2*u, palette.Fade(palette.Night, 0.7), part...)
		c.Pen(1.1*u, k.color, part...)
	}
	return picture.From(c.RGBA)
}
