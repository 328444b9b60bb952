package thing

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
)

// trace parses a drawing into a path.
var trace = outline.Trace

// arc adds the part from … to of a circle, in turns clockwise from the top.
func arc(p *outline.Path, cx, cy, r, from, to float64) {
	a, b := from*2*math.Pi-math.Pi/2, to*2*math.Pi-math.Pi/2
	p.MoveTo(cx+r*math.Cos(a), cy+r*math.Sin(a))
	p.Arc(cx, cy, r, a, b)
}

// canvas returns an empty picture in memory, of at least one pixel.
func canvas(w, h float64) *image.RGBA {
	return image.NewRGBA(image.Rect(0, 0, max(int(math.Ceil(w)), 1), max(int(math.Ceil(h)), 1)))
}

// fill paints the inside of a path.
func fill(dst *image.RGBA, p *outline.Path, c color.RGBA) {
	outline.Fill(dst, p, c, outline.Over)
}

// stroke draws a path with round ends.
func stroke(dst *image.RGBA, p *outline.Path, width float64, c color.RGBA) {
	outline.Stroke(dst, p, width, c, outline.Over)
}

type knotKey struct {
	w, pen float64
	color  color.RGBA
}

type roundKey struct {
	d, pen float64
	pieces int
	part   int // length of an arc in arcSteps; 0 for a whole ring, again for an arrow
}

var (
	knots  = picture.Cache[knotKey]{Limit: 12}
	rounds = picture.Cache[roundKey]{Limit: 40}
)

// Knot draws the logo: the outline of a bone and its groove, w wide.
func Knot(dst *ebiten.Image, cx, cy, w, pen float64, c color.RGBA) {
	if w >= 1 {
		picture.Middle(dst, knots.Get(knotKey{w, pen, c}, paintKnot), cx, cy, palette.White)
	}
}

func paintKnot(n knotKey) *ebiten.Image {
	const outside = "M 12 3.4 C 9.6 3.4 8.2 1 5.4 1 C 2.4 1 0.8 3.6 0.8 6.4 C 0.8 9.6 2.6 12 5.6 12 C 8.6 12 9.8 9.8 12 9.8 C 14.2 9.8 15.4 12.4 18.4 12.4 C 21.4 12.4 23.2 10 23.2 7.2 C 23.2 4.2 21.4 2 18.4 2 C 15.6 2 14.4 3.4 12 3.4 Z"
	const groove = "M 3.2 5.4 C 6.4 3.4 8.4 5 10.4 7 C 13 9.4 16.4 4.4 20.8 6"
	k := n.w / 24
	img := canvas(n.w+4*n.pen, 13.4*k+4*n.pen)
	x, y := float64(img.Rect.Dx())/2-12*k, float64(img.Rect.Dy())/2-6.7*k
	shadow := palette.Fade(palette.Night, 0.5*float64(n.color.A)/255)
	for _, path := range []string{outside, groove} {
		stroke(img, trace(path, k, x+n.pen*0.4, y+n.pen*0.5), n.pen*1.2, shadow)
		stroke(img, trace(path, k, x, y), n.pen, n.color)
	}
	return picture.From(img)
}

// Dot draws a plain disc of diameter d.
func Dot(dst *ebiten.Image, cx, cy, d float64, c color.RGBA) { Ring(dst, cx, cy, d, 0, 0, c) }

// Ring draws a plain ring of outer diameter d with a pen, in that many pieces,
// 0 for a whole one; without a pen it is a disc.
func Ring(dst *ebiten.Image, cx, cy, d, pen float64, pieces int, c color.RGBA) {
	if d > 0 {
		picture.Middle(dst, rounds.Get(roundKey{d, pen, pieces, 0}, paintRound), cx, cy, c)
	}
}

// Swell draws a ring that grows to the outer diameter d and the line width pen, at the
// moment at which both are multiplied by part; without a pen it is a disc. It is
// painted once.
func Swell(dst *ebiten.Image, cx, cy, d, part, pen float64, c color.RGBA) {
	picture.Turned(dst, rounds.Get(roundKey{d, pen, 0, 0}, paintRound), cx, cy, part, part, 0, c)
}

// Hoop draws a whole ring of diameter d seen from the side: high is its height
// relative to d.
func Hoop(dst *ebiten.Image, cx, cy, d, high, pen float64, c color.RGBA) {
	picture.Turned(dst, rounds.Get(roundKey{d, pen, 0, 0}, paintRound), cx, cy, 1, high, 0, c)
}

// Spots draws discs in one draw call, the last on top. They are painted once,
// with diameter d.
func Spots(dst *ebiten.Image, d float64, list []picture.Stamp) {
	picture.Stamps(dst, rounds.Get(roundKey{d: d}, paintRound), list)
}

// arcSteps is the number of possible lengths of an arc.
const arcSteps = 120

// Arc draws a part of a ring, 0 … 1, clockwise from the top, of outer diameter
// d.
func Arc(dst *ebiten.Image, cx, cy, d, pen, part float64, c color.RGBA) {
	switch n := int(math.Round(part * arcSteps)); {
	case n >= arcSteps:
		Ring(dst, cx, cy, d, pen, 0, c)
	case n > 0 && d > 0:
		picture.Middle(dst, rounds.Get(roundKey{d, pen, 1, n}, paintRound), cx, cy, c)
	}
}

// Again draws an arrow with a dark edge that runs round a circle of diameter d: what is inside
// is thrown again.
func Again(dst *ebiten.Image, cx, cy, d, pen float64, c color.RGBA) {
	if d > 0 {
		picture.Middle(dst, rounds.Get(roundKey{d, pen, 0, again}, paintRound), cx, cy, c)
	}
}

// again stands in a key for the part of a ring that is an arrow.
const again = -1

// paintAgain paints the arrow of Again, clockwise, open at the upper left, away from a bone's tag.
func paintAgain(k roundKey) *ebiten.Image {
	mid := math.Ceil(k.d/2 + 4*k.pen)
	img := canvas(2*mid, 2*mid)
	var p outline.Path
	const from, to = 0, 0.84
	arc(&p, mid, mid, k.d/2, from, to)
	a := to*2*math.Pi - math.Pi/2
	x, y := mid+k.d/2*math.Cos(a), mid+k.d/2*math.Sin(a)
	for _, turned := range []float64{-0.7, 0.9} { // the two sides of its head
		back := a - math.Pi/2 + turned
		p.MoveTo(x, y)
		p.LineTo(x+2.6*k.pen*math.Cos(back), y+2.6*k.pen*math.Sin(back))
	}
	stroke(img, &p, 2.2*k.pen, palette.Fade(palette.Black, 0.7))
	stroke(img, &p, k.pen, palette.White)
	return picture.From(img)
}

func paintRound(k roundKey) *ebiten.Image {
	if k.part == again {
		return paintAgain(k)
	}
	mid := math.Ceil(k.d/2 + 1) // whole pixels, so that concentric rings match
	img := canvas(2*mid, 2*mid)
	var p outline.Path
	for i := range k.pieces {
		n := float64(k.pieces)
		from, to := float64(i)/n, (float64(i)+0.6)/n
		if k.part > 0 {
			to = float64(k.part) / arcSteps
		}
		arc(&p, mid, mid, (k.d-k.pen)/2, from, to)
	}
	if k.pieces == 0 {
		p.Circle(mid, mid, (k.d-k.pen)/2)
	}
	if k.pen > 0 {
		stroke(img, &p, k.pen, palette.White)
	} else {
		fill(img, &p, palette.White)
	}
	return picture.From(img)
}
