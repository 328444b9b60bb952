package knucklebones

import (
	"image"
	"image/color"
	imagedraw "image/draw"
	"math"
	"math/rand/v2"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/faces/kit/painting"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/surface"
)

// A linen holds the pictures of the square, painted once per size.
type linen struct {
	painting.Kept[float64]
	cloth, glow *ebiten.Image
	front, back *ebiten.Image // of the linen while it is folded
}

// prepare paints the cloth again if the size of the square or the look of the page has
// changed.
func (b *linen) prepare(in *table.Instant) {
	sq, fringe := square(in.Frame)
	if b.Renew(sq.W, in.Page) {
		b.cloth = b.Keep(paintCloth(sq.W, fringe))
		b.front, b.back = b.Keep(picture.New(sq.W, sq.W)), b.Keep(paintBack(sq.W))
		b.glow = b.Keep(candlelight(max(int(box(in.Frame, 1).W), 1)))
	}
}

// A boxKey is the cache key of a box: its number, its state and its width in pixels.
type boxKey struct {
	n     int
	state state
	size  float64
}

var pictures = picture.Cache[boxKey]{Limit: 30}

var (
	madder = color.RGBA{0xa8, 0x2a, 0x22, 255}
	woad   = color.RGBA{0x2f, 0x4c, 0x86, 255}
	gold   = color.RGBA{0xd2, 0x98, 0x2c, 255}
	faded  = color.RGBA{0x8d, 0x8a, 0x86, 255}
	hemp   = color.RGBA{0xcf, 0xc3, 0xa6, 255}
)

// A state is the look of a box of the square.
type state int

const (
	plain state = iota
	lit
	closed
)

// paintCloth paints the empty square of the given side, pixels, with a fringe above
// and below that stands out by fringe pixels.
func paintCloth(side, fringe float64) *ebiten.Image {
	dst := picture.New(side, side+2*fringe)
	picture.Over(dst, paintFringe(side, fringe))
	weave := picture.New(side, side)
	defer weave.Deallocate()
	surface.Paint(weave, surface.Linen, surface.Options{U: side / 116})
	op := &ebiten.DrawImageOptions{}
	op.GeoM.Translate(0, fringe)
	op.ColorScale.Scale(1.07, 1.05, 0.99, 1)
	dst.DrawImage(weave, op)
	seams := outline.NewCanvas(side, side+2*fringe, side)
	seams.Y = fringe
	blue, red := thread{on: seams, width: 0.0062, color: woad}, thread{on: seams, width: 0.0046, color: madder}
	blue.frame(0.018, 0.964, 0.016, 0.012)
	blue.frame(0.068, 0.864, 0.024, 0.014)
	blue.sew()
	const lo, hi = 0.043, 0.957
	red.crosses(lo, lo, hi, lo, 0.0165)
	red.crosses(lo, hi, hi, hi, 0.017)
	red.crosses(lo, lo, lo, hi, 0.017)
	red.crosses(hi, lo, hi, hi, 0.017)
	red.sew()
	picture.Over(dst, seams.RGBA)
	return dst
}

// paintFringe paints loose threads that hang from the upper and the lower edge.
func paintFringe(side, fringe float64) *image.RGBA {
	c := outline.NewCanvas(side, side+2*fringe, side)
	c.Y = fringe
	r := rand.New(rand.NewPCG(9, 1))
	for _, edge := range [2]struct{ y, long float64 }{{1 / side, -fringe / side}, {1 - 1/side, fringe / side}} {
		t := thread{on: c, width: 0.0034, color: hemp}
		for x := 0.002; x < 1; x += 0.0075 {
			long := edge.long * (0.72 + 0.25*r.Float64())
			lean := (r.Float64() - 0.5) * 0.008
			t.stitch(x, edge.y, x+lean, edge.y+long)
		}
		t.sew()
	}
	return c.RGBA
}

// sewn holds, by state, how a box is sewn: the colour and the width of its frame, the
// length of stitches and gaps, and the colour of the stars in its corners.
var sewn = [...]struct {
	frame           color.RGBA
	wide, long, gap float64
	star            color.RGBA
}{
	plain:  {woad, 0.024, 0.085, 0.06, color.RGBA{0xb5, 0x3a, 0x33, 255}},
	lit:    {gold, 0.04, 0.075, 0.045, color.RGBA{0x9c, 0x74, 0x2c, 255}},
	closed: {faded, 0.024, 0.085, 0.06, color.RGBA{0x9a, 0x93, 0x84, 255}},
}

// paintBox paints a box.
func paintBox(k boxKey) *ebiten.Image {
	c, how := outline.NewCanvas(k.size, k.size, k.size), &sewn[k.state]
	if k.state == lit {
		c.Fill("M 0.02 0.02 H 0.98 V 0.98 H 0.02 Z", color.RGBA{70, 44, 8, 70})
	}
	t := thread{on: c, width: how.wide, color: how.frame}
	t.frame(0.025, 0.95, how.long, how.gap)
	t.sew()
	stars := thread{on: c, width: 0.016, color: how.star}
	for i := range 4 {
		stars.star(0.115+0.77*float64(i%2), 0.115+0.77*float64(i/2), 0.038)
	}
	stars.sew()
	if k.state != closed {
		paintFigure(c.RGBA, k.n, k.size)
	}
	return picture.From(c.RGBA)
}

// feet is the distance from the top of a box to the feet of its embroidered figure, in
// parts of its height.
const feet = 0.655

// paintFigure embroiders the number: a figure filled with slanting stitches.
func paintFigure(dst *image.RGBA, n int, size float64) {
	fig := outline.NewCanvas(size, size, 1).RGBA
	said := string(rune('0' + n))
	high := size * 0.68
	style := lettering.Style{Face: lettering.Figure, Size: high, Color: madder}
	x := (size - lettering.Width(said, style)) / 2
	y := size * feet
	lettering.Stamp(fig, said, x, y, style)
	var dark, light outline.Path
	for d := -size; d < size*2; d += size * 0.031 {
		addLine(&dark, d, 0, d-size*0.55, size)
		addLine(&light, d+size*0.012, 0, d+size*0.012-size*0.55, size)
	}
	outline.Stroke(fig, &dark, size*0.011, color.RGBA{0x5e, 0x10, 0x0c, 150}, outline.Atop)
	outline.Stroke(fig, &light, size*0.008, color.RGBA{0x80, 0x38, 0x30, 120}, outline.Atop)
	style.Color = color.RGBA{17, 1, 1, 128} // colour of the shadow
	lettering.Stamp(dst, said, x+size*0.012, y+size*0.016, style)
	imagedraw.Draw(dst, dst.Rect, fig, image.Point{}, imagedraw.Over)
}

func addLine(p *outline.Path, x0, y0, x1, y1 float64) {
	p.MoveTo(x0, y0)
	p.LineTo(x1, y1)
}

// candlelight returns a square picture of n pixels with a warm glow in its middle.
func candlelight(n int) *ebiten.Image {
	pix := make([]byte, 4*n*n)
	for i := range n * n {
		x, y := float64(i%n)/float64(n)*2-1, float64(i/n)/float64(n)*2-1
		edge := math.Min(1, 12*(1-math.Max(math.Abs(x), math.Abs(y))))
		a := edge * (0.26 + 0.5*math.Exp(-1.5*(x*x+y*y)))
		pix[4*i], pix[4*i+1], pix[4*i+2], pix[4*i+3] = byte(255*a), byte(214*a), byte(128*a), byte(255*a)
	}
	img := picture.Blank(n, n)
	img.WritePixels(pix)
	return img
}
