package knucklebones

import (
	"image"
	"image/color"
	imagedraw "image/draw"
	"math"
	"math/rand/v2"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/lettering"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/surface"
)

var (
	madder = color.RGBA{0xa8, 0x2a, 0x22, 255}
	woad   = color.RGBA{0x2f, 0x4c, 0x86, 255}
	gold   = color.RGBA{0xd2, 0x98, 0x2c, 255}
	faded  = color.RGBA{0x8d, 0x8a, 0x86, 255}
	hemp   = color.RGBA{0xcf, 0xc3, 0xa6, 255}
)

// The square in shares of its side: where the nine boxes begin, how large each
// is with its gap, and how large without.
const (
	boxesAt = 0.0905
	boxStep = 0.2785
	boxSize = 0.262
)

// A state of a box of the square.
type state int

const (
	plain state = iota
	lit
	closed
)

// paintCloth paints the empty square of the given side, pixels, onto dst, with
// a fringe above and below that stands out by fringe pixels.
func paintCloth(dst *ebiten.Image, side, fringe float64) {
	picture.Over(dst, paintFringe(dst.Bounds(), side, fringe))
	weave := picture.New(side, side)
	defer weave.Deallocate()
	surface.Paint(weave, surface.Linen, surface.Options{U: side / 116})
	op := &ebiten.DrawImageOptions{}
	op.GeoM.Translate(0, fringe)
	op.ColorScale.Scale(1.07, 1.05, 0.99, 1)
	dst.DrawImage(weave, op)
	at := func(share float64) float64 { return side * share }
	seams := image.NewRGBA(dst.Bounds())
	sew := func(c color.RGBA, width float64, do func(*thread)) {
		t := newThread(c, at(width))
		do(t)
		t.sew(seams)
	}
	sew(woad, 0.0062, func(t *thread) {
		t.frame(at(0.018), fringe+at(0.018), at(0.964), at(0.964), at(0.016), at(0.012))
		t.frame(at(0.068), fringe+at(0.068), at(0.864), at(0.864), at(0.024), at(0.014))
	})
	sew(madder, 0.0046, func(t *thread) {
		lo, hi := at(0.043), at(0.957)
		t.crosses(lo, fringe+lo, hi, fringe+lo, at(0.0165))
		t.crosses(lo, fringe+hi, hi, fringe+hi, at(0.017))
		t.crosses(lo, fringe+lo, lo, fringe+hi, at(0.017))
		t.crosses(hi, fringe+lo, hi, fringe+hi, at(0.017))
	})
	picture.Over(dst, seams)
}

// paintFringe lets loose threads hang from the upper and lower edge.
func paintFringe(bounds image.Rectangle, side, fringe float64) *image.RGBA {
	img := image.NewRGBA(bounds)
	r := rand.New(rand.NewPCG(9, 1))
	for _, edge := range []struct{ y, dir float64 }{{fringe + 1, -1}, {fringe + side - 1, 1}} {
		t := newThread(hemp, side*0.0034)
		for x := side * 0.002; x < side; x += side * 0.0075 {
			long := fringe * (0.72 + 0.25*r.Float64())
			lean := (r.Float64() - 0.5) * side * 0.008
			t.stitch(x, edge.y, x+lean, edge.y+edge.dir*long)
		}
		t.sew(img)
	}
	return img
}

// paintBox paints box n of size pixels in one of its states.
func paintBox(n int, st state, size float64) *ebiten.Image {
	dst := blank(size)
	frame, star := woad, color.RGBA{0xb5, 0x3a, 0x33, 255}
	switch st {
	case lit:
		frame, star = gold, color.RGBA{0x9c, 0x74, 0x2c, 255}
	case closed:
		frame, star = faded, color.RGBA{0x9a, 0x93, 0x84, 255}
	}
	if st == lit {
		var p outline.Path
		addLine(&p, size*0.02, size*0.02, size*0.98, size*0.02)
		p.LineTo(size*0.98, size*0.98)
		p.LineTo(size*0.02, size*0.98)
		outline.Fill(dst, &p, color.RGBA{70, 44, 8, 70}, outline.Over)
	}
	t := newThread(frame, size*0.024)
	in := size * 0.025
	if st == lit {
		t = newThread(frame, size*0.04)
		t.frame(in, in, size-2*in, size-2*in, size*0.075, size*0.045)
	} else {
		t.frame(in, in, size-2*in, size-2*in, size*0.085, size*0.06)
	}
	t.sew(dst)
	stars := newThread(star, size*0.016)
	for _, c := range [][2]float64{{0.115, 0.115}, {0.885, 0.115}, {0.115, 0.885}, {0.885, 0.885}} {
		stars.star(size*c[0], size*c[1], size*0.038)
	}
	stars.sew(dst)
	if st != closed {
		paintFigure(dst, n, size)
	}
	return ebiten.NewImageFromImage(dst)
}

// blank is an empty square.
func blank(size float64) *image.RGBA {
	n := max(int(math.Ceil(size)), 1)
	return image.NewRGBA(image.Rect(0, 0, n, n))
}

// paintFigure embroiders the number: a figure filled with slanting stitches.
func paintFigure(dst *image.RGBA, n int, size float64) {
	fig := blank(size)
	text := string(rune('0' + n))
	high := size * 0.68
	style := lettering.Style{Face: lettering.Figure, Size: high, Color: madder}
	x := (size - lettering.Width(text, style)) / 2
	y := size*0.465 + high*0.33
	lettering.Stamp(fig, text, x, y, style)
	var dark, light outline.Path
	for d := -size; d < size*2; d += size * 0.031 {
		addLine(&dark, d, 0, d-size*0.55, size)
		addLine(&light, d+size*0.012, 0, d+size*0.012-size*0.55, size)
	}
	outline.Stroke(fig, &dark, size*0.011, color.RGBA{0x5e, 0x10, 0x0c, 150}, outline.Atop)
	outline.Stroke(fig, &light, size*0.008, color.RGBA{0x80, 0x38, 0x30, 120}, outline.Atop)
	style.Color = color.RGBA{17, 1, 1, 128} // of the shadow
	lettering.Stamp(dst, text, x+size*0.012, y+size*0.016, style)
	imagedraw.Draw(dst, dst.Rect, fig, image.Point{}, imagedraw.Over)
}

func addLine(p *outline.Path, x0, y0, x1, y1 float64) {
	p.MoveTo(x0, y0)
	p.LineTo(x1, y1)
}

// candlelight is a square of n pixels lit warmly from its middle.
func candlelight(n int) *ebiten.Image {
	pix := make([]byte, 4*n*n)
	for i := range n * n {
		x, y := float64(i%n)/float64(n)*2-1, float64(i/n)/float64(n)*2-1
		edge := math.Min(1, 12*(1-math.Max(math.Abs(x), math.Abs(y))))
		a := edge * (0.26 + 0.5*math.Exp(-1.5*(x*x+y*y)))
		pix[4*i], pix[4*i+1], pix[4*i+2], pix[4*i+3] = byte(255*a), byte(214*a), byte(128*a), byte(255*a)
	}
	img := ebiten.NewImage(n, n)
	img.WritePixels(pix)
	return img
}
