package par

import (
	"image"
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

// A slate caches the pictures that are drawn in chalk.
type slate struct {
	painting.Kept[layout]
	square, done *ebiten.Image
	five         [5]*ebiten.Image
	stick        *ebiten.Image
	bare, fits   *ebiten.Image // the frame of a bare cell and the line under a match, in white
}

// prepare repaints the cached pictures when the layout has changed.
func (s *slate) prepare(lay *layout, p *ui.Page) {
	if !s.Renew(*lay, p) {
		return
	}
	high := p.High
	s.square = s.Keep(paintSquare(lay.square.W, lay.u, lay.room(), false, high))
	s.done = s.Keep(paintSquare(lay.square.W, lay.u, lay.room(), true, high))
	for n := range s.five {
		s.five[n] = s.Keep(paintFive(lay.five(), n, high))
	}
	s.stick = s.Keep(paintStick(math.Min(20*lay.u, lay.tally.W*0.5)))
	s.bare, s.fits = s.Keep(paintBare(lay)), s.Keep(paintUnderline(lay.text))
}

// A drawnKey identifies the picture of a bone as a seat has drawn it; half is half its
// length in pixels.
type drawnKey struct {
	side int
	half float64
	seat int
}

var drawn = picture.Cache[drawnKey]{Limit: 2 * bones}

var chalk = color.RGBA{0xEE, 0xEC, 0xE2, 255}

// grain returns the fraction of chalk that stays at a pixel, 0 to 1: chalk skips the
// hollows of the slate.
func grain(x, y int, fine float64) float64 {
	d := max(1, int(fine))
	v := 0.55*rough(x, y, d, d) + 0.45*rough(x+273*d, y+74*d, 3*d, 2*d)
	if d > 3 { // what goes over softly is nearer to the middle
		v = 0.5 + (v-0.5)*1.5
	}
	return math.Max(0.12, math.Min(1, (v-0.16)*2.6))
}

// rough returns a pseudo-random number from 0 to 1 for a pixel, the same within blocks
// of w by h pixels; larger blocks blend softly.
func rough(x, y, w, h int) float64 {
	at := func(x, y int) float64 {
		n := uint32(x)*0x9E3779B1 ^ uint32(y)*0x85EBCA6B
		n ^= n >> 15
		n *= 0x2C1B3C6D
		n ^= n >> 12
		return float64(n&0xFFFF) / 0xFFFF
	}
	i, j := x/w, y/h
	if w < 4 {
		return at(i, j)
	}
	fx, fy := float64(x%w)/float64(w), float64(y%h)/float64(h)
	top := at(i, j) + (at(i+1, j)-at(i, j))*fx
	low := at(i, j+1) + (at(i+1, j+1)-at(i, j+1))*fx
	return top + (low-top)*fy
}

// rub removes chalk where the slate is rough.
func rub(img *image.RGBA, fine float64) {
	b := img.Bounds()
	for y := range b.Dy() {
		for x := range b.Dx() {
			i := img.PixOffset(x, y)
			if img.Pix[i+3] == 0 {
				continue
			}
			k := grain(x, y, fine)
			for j := i; j < i+4; j++ {
				img.Pix[j] = uint8(float64(img.Pix[j]) * k)
			}
		}
	}
}

// stroke draws a slightly crooked chalk line from x, y to x1, y1, pen wide; seed
// selects how it bends.
func stroke(c outline.Canvas, pen float64, col color.RGBA, x, y, x1, y1 float64, seed int) {
	const n = 6
	var xy []float64
	for i := range n + 1 {
		f := float64(i) / n
		w := 0.22 * math.Sin(float64(seed)*1.7+f*5)
		xy = append(xy, x+(x1-x)*f+w*(y1-y)/60, y+(y1-y)*f+w*(x1-x)/60)
	}
	c.Pen(pen, col, xy...)
}

// paintSquare paints the square with its four cells, with half a row about it. high
// means high contrast.
func paintSquare(size, u, room float64, twice, high bool) *ebiten.Image {
	c := outline.NewCanvas(size+2*room, size+2*room, u)
	s, r := size/u, room/u
	col, thin := chalk, palette.Fade(chalk, 0.6)
	if high {
		col, thin = palette.White, palette.White
	}
	frame := func(d, pen float64, col color.RGBA, seed int) {
		a, z := r+d, r+s-d
		stroke(c, pen, col, a-0.6, a, z+0.4, a-0.3, seed)
		stroke(c, pen, col, z, a-0.6, z-0.3, z+0.5, seed+1)
		stroke(c, pen, col, z+0.5, z, a-0.2, z-0.4, seed+2)
		stroke(c, pen, col, a+0.1, z+0.4, a-0.2, a-0.5, seed+3)
	}
	frame(0, 1.3, col, 1)
	if twice { // within, since figures stand without
		frame(2.4, 1.4, col, 9)
	} else {
		frame(2.4, 0.45, thin, 5)
	}
	m := r + s/2
	stroke(c, 0.5, thin, m, r+2.6, m+0.3, r+s-2.6, 3)
	stroke(c, 0.5, thin, r+2.6, m, r+s-2.6, m-0.2, 4)
	if !high {
		rub(c.RGBA, u/4)
	}
	return picture.From(c.RGBA)
}

// paintFive paints n+1 strokes, of which the fifth goes across the others. high means
// high contrast.
func paintFive(h float64, n int, high bool) *ebiten.Image {
	c := outline.NewCanvas(h*1.45, h, h/10)
	for i := range min(n+1, 4) {
		x := 2.4 + 2.6*float64(i)
		stroke(c, 0.95, chalk, x+0.3, 1, x-0.2, 9, i+n)
	}
	if n == 4 {
		stroke(c, 0.95, chalk, 0.8, 7.4, 13, 2.8, 2)
	}
	if !high {
		rub(c.RGBA, h/48)
	}
	return picture.From(c.RGBA)
}

// stickFalls is the slope of the piece of chalk: it falls to the left by that part of its width.
const stickFalls = 0.22

// paintStick paints a piece of chalk.
func paintStick(w float64) *ebiten.Image {
	c := outline.NewCanvas(w, w*0.42, w/40)
	c.Pen(7, color.RGBA{0, 0, 0, 120}, 6, 13, 36, 6)
	c.Pen(6.4, color.RGBA{0xB8, 0xB6, 0xAE, 255}, 4.5, 11, 35, 4.2)
	c.Pen(4.6, color.RGBA{0xE6, 0xE4, 0xDC, 255}, 4.4, 10.4, 35, 3.6)
	c.Pen(1.6, palette.White, 5, 8.8, 34, 2.2)
	return picture.From(c.RGBA)
}

// brighter is the blend that keeps the brighter of two colors.
var brighter = ebiten.Blend{
	BlendFactorSourceRGB: ebiten.BlendFactorOne, BlendFactorSourceAlpha: ebiten.BlendFactorOne,
	BlendFactorDestinationRGB: ebiten.BlendFactorOne, BlendFactorDestinationAlpha: ebiten.BlendFactorOne,
	BlendOperationRGB: ebiten.BlendOperationMax, BlendOperationAlpha: ebiten.BlendOperationMax,
}

// paintDrawn paints the chalk drawing of a bone, to be added to the picture below it:
// its shadow is not part of the drawing.
func paintDrawn(k drawnKey) *ebiten.Image {
	half := k.half
	d := half * 3
	still := picture.New(d, d)
	defer still.Deallocate()
	thing.Ossicle{Side: k.side, Turn: 2 + 3*k.seat, Light: 1, Alpha: 1}.Draw(still, d/2, d/2, half*2)
	img := picture.New(d, d)
	pen := math.Max(1, half*0.055)
	for i := range 12 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 6)
		op := picture.Copying()
		op.GeoM.Translate(pen*cos, pen*sin)
		op.ColorScale.Scale(1.25, 1.45, 1.9, 1)
		op.Filter = ebiten.FilterLinear
		op.Blend = brighter
		picture.Draw(img, still, op)
	}
	op := picture.Copying()
	op.Blend = ebiten.BlendDestinationOut
	picture.Draw(img, still, op)
	op = picture.Copying()
	op.ColorScale.Scale(0.36, 0.4, 0.48, 0.5)
	op.Blend = ebiten.BlendLighter
	picture.Draw(img, still, op)
	mask := image.NewRGBA(img.Bounds())
	b := mask.Bounds()
	for y := range b.Dy() {
		for x := range b.Dx() {
			mask.SetRGBA(x, y, palette.Fade(palette.White, 0.3+0.7*grain(x, y, half/26)))
		}
	}
	over := picture.From(mask)
	defer over.Deallocate()
	op = picture.Copying()
	op.Blend = ebiten.BlendDestinationIn
	picture.Draw(img, over, op)
	return img
}

// paintBare paints the frame of a bare cell with its light.
func paintBare(lay *layout) *ebiten.Image {
	const rings = 5
	r := lay.cell(0).Inset(lay.square.W * 0.026)
	room := rings * 0.7 * lay.u
	img := picture.New(r.W+2*room, r.H+2*room)
	r.X, r.Y = room, room
	for i := range rings {
		d, light := float64(i)*0.7*lay.u, palette.Fade(palette.White, 0.16/float64(i+1))
		box(img, r.Inset(-d), 0.7*lay.u, light)
		box(img, r.Inset(d), 0.7*lay.u, light)
	}
	box(img, r, 0.75*lay.u, palette.White)
	return img
}

// box draws the outline of a rectangle with lines pen pixels wide.
func box(dst *ebiten.Image, r ui.Rect, pen float64, c color.RGBA) {
	picture.Fine(dst, r.X, r.Y, r.W, pen, c)
	picture.Fine(dst, r.X, r.Y+r.H-pen, r.W, pen, c)
	picture.Fine(dst, r.X, r.Y+pen, pen, r.H-2*pen, c)
	picture.Fine(dst, r.X+r.W-pen, r.Y+pen, pen, r.H-2*pen, c)
}

// paintUnderline paints the curve under a figure of the given letter size in pixels.
func paintUnderline(said float64) *ebiten.Image {
	img := picture.New(said, said*0.3)
	for i := range 25 {
		f := float64(i)/12 - 1
		thing.Dot(img, said*(0.5+f*0.36), said*(0.15+0.08*(1-f*f)), said*0.13, palette.White)
	}
	return img
}
