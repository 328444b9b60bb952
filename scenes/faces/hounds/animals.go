package hounds

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
)

// The animals of a column from below, and what else is painted.
const (
	hound = iota
	sitting
	rising
	flying
	animals
)

var (
	glaze  = color.RGBA{0x1C, 0x13, 0x0E, 255}
	sketch = color.RGBA{0xB2, 0x4E, 0x1C, 255}
	etch   = color.RGBA{0xD9, 0x7A, 0x3C, 255}
	clay   = color.RGBA{0xF6, 0xA6, 0x62, 255}
)

// A brush paints in a field of 100 by 70 about its middle, with y downwards.
type brush struct {
	dst *image.RGBA
	k   float64
	x   float64
	y   float64
	ink color.RGBA
}

// newBrush is a brush on an empty picture so wide, pixels.
func newBrush(wide float64, ink color.RGBA) brush {
	k := wide / 100
	img := image.NewRGBA(image.Rect(0, 0, max(1, int(math.Ceil(wide))), max(1, int(math.Ceil(70*k)))))
	return brush{img, k, wide / 2, 35 * k, ink}
}

// path is a line through points, and round Bézier curves where six numbers follow
// a "true": curves come as control, control, point.
func (b brush) path(from [2]float64, curves ...[6]float64) *outline.Path {
	p := new(outline.Path)
	px := func(x float64) float64 { return b.x + x*b.k }
	py := func(y float64) float64 { return b.y + y*b.k }
	p.MoveTo(px(from[0]), py(from[1]))
	for _, c := range curves {
		p.CubicTo(px(c[0]), py(c[1]), px(c[2]), py(c[3]), px(c[4]), py(c[5]))
	}
	return p
}

func (b brush) poly(xy ...float64) *outline.Path {
	p := new(outline.Path)
	for i := 0; i+1 < len(xy); i += 2 {
		x, y := b.x+xy[i]*b.k, b.y+xy[i+1]*b.k
		if i == 0 {
			p.MoveTo(x, y)
		} else {
			p.LineTo(x, y)
		}
	}
	return p
}

func (b brush) fill(p *outline.Path) {
	p.Close()
	outline.Fill(b.dst, p, b.ink, outline.Over)
}

func (b brush) line(p *outline.Path, w float64) {
	outline.Stroke(b.dst, p, w*b.k, b.ink, outline.Over)
}

// limb goes through joints at pairs of x and y, as thick as from at its root and
// to at its end.
func (b brush) limb(from, to float64, xy ...float64) {
	n := len(xy)/2 - 1
	for i := range n {
		t := float64(i) / float64(n)
		w := to + (from-to)*(1-t)*(1-t)
		b.line(b.poly(xy[2*i:2*i+4]...), 2*w)
	}
}

// paintAnimal paints one in an ink; scratched says whether its lines are cut
// through the glaze.
func paintAnimal(kind int, wide float64, ink color.RGBA, scratched bool) *ebiten.Image {
	b := newBrush(wide, ink)
	b.body(kind)
	lines := [animals]func(brush){brush.houndLines, brush.sittingLines, brush.risingLines, brush.flyingLines}
	if scratched {
		b.ink = etch
		lines[kind](b)
	}
	return ebiten.NewImageFromImage(b.dst)
}

func (b brush) body(kind int) {
	[animals]func(brush){brush.hound, brush.sitting, brush.rising, brush.flying}[kind](b)
}

// collars are where each animal wears its collar: from and to.
var collars = [animals][4]float64{{27, -11, 32, -4}, {4, -20, 13, -15}, {7, -10, 14, -5}, {20, -7, 22, 1}}

// paintCollar paints a collar, in white so that it can be tinted.
func paintCollar(kind int, wide float64) *ebiten.Image {
	b := newBrush(wide, palette.White)
	c := collars[kind]
	b.line(b.poly(c[:]...), 2.6)
	return ebiten.NewImageFromImage(b.dst)
}

// hound runs to the right at full stretch.
func (b brush) hound() {
	b.fill(b.path([2]float64{46, -6}, [6]float64{41, -9, 37, -11, 34, -14}, [6]float64{32, -16, 29, -16, 27, -13},
		[6]float64{23, -8, 18, -4, 11, -2}, [6]float64{2, -1, -8, -3, -17, -2}, [6]float64{-25, -1, -30, 4, -28, 10},
		[6]float64{-26, 16, -18, 16, -13, 11}, [6]float64{-9, 6, -3, 5, 3, 8}, [6]float64{9, 11, 13, 15, 19, 14},
		[6]float64{25, 13, 26, 7, 28, 2}, [6]float64{30, -2, 33, -3, 37, -3}, [6]float64{41, -3, 46, -3, 46, -6}))
	b.fill(b.path([2]float64{30, -15}, [6]float64{26, -19, 21, -20, 18, -18}, [6]float64{20, -16, 24, -13, 28, -12}))
	b.limb(3.4, 1, 20, 9, 28, 15, 37, 15, 46, 19)
	b.limb(3.4, 1, 15, 10, 19, 18, 28, 21, 35, 27)
	b.limb(5, 1, -21, 7, -28, 14, -38, 14, -47, 20)
	b.limb(5.4, 1, -19, 8, -21, 17, -31, 22, -38, 29)
	b.limb(1.8, 0.7, -26, 3, -34, 2, -41, -3, -45, -9, -45, -14)
}

func (b brush) houndLines() {
	b.line(b.path([2]float64{23, -4}, [6]float64{21, 0, 20, 5, 22, 9}), 1)
	b.line(b.path([2]float64{10, 1}, [6]float64{12, 4, 12, 8, 10, 11}), 1)
	b.line(b.path([2]float64{6, 1}, [6]float64{8, 4, 8, 7, 7, 9}), 1)
	b.line(b.path([2]float64{-15, 1}, [6]float64{-12, 4, -12, 8, -16, 11}), 1)
	b.disc(37, -9.5, 0.9)
}

func (b brush) disc(x, y, r float64) {
	var p outline.Path
	p.Circle(b.x+x*b.k, b.y+y*b.k, r*b.k)
	outline.Fill(b.dst, &p, b.ink, outline.Over)
}

// sitting is a vulture on a branch, hunched.
func (b brush) sitting() {
	b.fill(b.path([2]float64{20, -25}, [6]float64{15, -31, 4, -30, 2, -22}, [6]float64{-8, -18, -18, -6, -20, 12},
		[6]float64{-23, 20, -28, 24, -30, 29}, [6]float64{-22, 28, -16, 25, -11, 20}, [6]float64{-4, 22, 6, 20, 10, 10},
		[6]float64{15, 0, 17, -10, 14, -17}, [6]float64{18, -17, 22, -15, 21, -10}, [6]float64{25, -15, 24, -22, 20, -25}))
	b.limb(2, 1.4, -3, 18, -3, 29)
	b.limb(2, 1.4, 5, 16, 5, 29)
	b.line(b.poly(-8, 30, 10, 30), 1.8)
	b.line(b.poly(-26, 32, 28, 31), 2)
}

func (b brush) sittingLines() {
	b.line(b.path([2]float64{0, -14}, [6]float64{-8, -6, -14, 6, -18, 18}), 1)
	b.line(b.path([2]float64{8, -6}, [6]float64{2, 4, -6, 12, -14, 18}), 1)
	b.line(b.path([2]float64{3, -2}, [6]float64{-3, 6, -8, 12, -15, 19}), 1)
	b.line(b.path([2]float64{0, -14}, [6]float64{4, -13, 7, -10, 8, -6}), 1)
	b.disc(14, -23, 1)
}

// rising is a vulture that opens its wings.
func (b brush) rising() {
	b.fill(b.path([2]float64{24, -15}, [6]float64{20, -20, 12, -19, 11, -12}, [6]float64{4, -10, -6, -4, -10, 6},
		[6]float64{-16, 14, -24, 18, -28, 24}, [6]float64{-18, 22, -10, 20, -4, 18}, [6]float64{6, 18, 14, 8, 17, -4},
		[6]float64{20, -6, 24, -5, 24, -1}, [6]float64{28, -6, 27, -12, 24, -15}))
	b.fill(b.path([2]float64{-8, 4}, [6]float64{-20, -2, -26, -14, -26, -30}, [6]float64{-22, -24, -20, -28, -19, -33},
		[6]float64{-16, -27, -13, -27, -11, -31}, [6]float64{-9, -24, -5, -18, 2, -8}))
	b.fill(b.path([2]float64{6, -8}, [6]float64{8, -20, 14, -28, 26, -34}, [6]float64{25, -29, 28, -28, 33, -30},
		[6]float64{29, -25, 31, -23, 36, -23}, [6]float64{30, -18, 24, -12, 14, -6}))
	b.limb(2, 1.2, 0, 16, 2, 26, 8, 28)
	b.limb(2, 1.2, 6, 14, 10, 24, 16, 25)
}

func (b brush) risingLines() {
	for i := range 4 {
		f := float64(i)
		b.line(b.path([2]float64{-4 - f, -2 + f}, [6]float64{-12 - f, -8, -18 + f, -16, -20 + 2.6*f, -26 + f}), 0.9)
	}
	b.disc(19, -13, 1)
}

// flying is a vulture on the wing, to the right.
func (b brush) flying() {
	b.fill(b.path([2]float64{36, -1}, [6]float64{33, -6, 26, -6, 24, -4}, [6]float64{14, -8, -2, -8, -14, -3},
		[6]float64{-24, 0, -34, 0, -42, -4}, [6]float64{-38, 0, -40, 3, -43, 6}, [6]float64{-34, 5, -26, 6, -16, 5},
		[6]float64{-2, 8, 14, 6, 24, 2}, [6]float64{28, 2, 32, 1, 33, 4}, [6]float64{36, 4, 37, 1, 36, -1}))
	b.fill(b.path([2]float64{12, -4}, [6]float64{8, -18, -6, -25, -28, -27}, [6]float64{-20, -24, -22, -22, -30, -21},
		[6]float64{-18, -18, -20, -16, -26, -15}, [6]float64{-14, -13, -8, -8, -2, -4}))
	b.fill(b.path([2]float64{12, 3}, [6]float64{6, 14, -6, 21, -24, 26}, [6]float64{-18, 21, -20, 19, -26, 20},
		[6]float64{-16, 15, -18, 13, -22, 13}, [6]float64{-14, 10, -8, 7, -2, 3}))
}

func (b brush) flyingLines() {
	for i := range 3 {
		f := float64(i)
		b.line(b.path([2]float64{8 - 4*f, -6}, [6]float64{2 - 4*f, -13, -6 - 3*f, -17, -14 - 3*f, -20 + 2*f}), 0.9)
		b.line(b.path([2]float64{8 - 4*f, 5}, [6]float64{2 - 4*f, 11, -6 - 3*f, 15, -13 - 3*f, 18 - 2*f}), 0.9)
	}
	b.disc(31, -2, 0.9)
}

// paintAmphora paints one so high: full or empty.
func paintAmphora(high float64, full bool) *ebiten.Image {
	b := newBrush(high/0.7, glaze)
	shape := b.path([2]float64{-5, -30}, [6]float64{-5, -24, -6, -20, -10, -14}, [6]float64{-16, -4, -12, 16, -3, 28},
		[6]float64{-4, 30, -6, 31, -7, 33}, [6]float64{-3, 33, 3, 33, 7, 33}, [6]float64{6, 31, 4, 30, 3, 28},
		[6]float64{12, 16, 16, -4, 10, -14}, [6]float64{6, -20, 5, -24, 5, -30})
	if full {
		b.fill(shape)
	} else {
		shape.Close()
		outline.Fill(b.dst, shape, clay, outline.Over)
		b.line(shape, 2.4)
	}
	b.line(b.path([2]float64{-6, -27}, [6]float64{-16, -28, -17, -16, -11, -12}), 2.6)
	b.line(b.path([2]float64{6, -27}, [6]float64{16, -28, 17, -16, 11, -12}), 2.6)
	b.line(b.poly(-7, -31, 7, -31), 3)
	return ebiten.NewImageFromImage(b.dst)
}

// paintSketch paints an animal that is not done: pale, or where contrast is to be
// high its outline.
func paintSketch(kind int, wide float64, high bool) *ebiten.Image {
	if !high {
		return paintAnimal(kind, wide, sketch, false)
	}
	b := newBrush(wide, glaze)
	b.body(kind)
	src := b.dst
	out := image.NewRGBA(src.Rect)
	pen := max(1, int(wide*0.022))
	solid := func(x, y int) bool { return src.RGBAAt(x, y).A > 127 }
	for y := range src.Rect.Dy() {
		for x := range src.Rect.Dx() {
			if !solid(x, y) || !solid(x-pen, y) || !solid(x+pen, y) || !solid(x, y-pen) || !solid(x, y+pen) {
				out.SetRGBA(x, y, src.RGBAAt(x, y))
			}
		}
	}
	return ebiten.NewImageFromImage(out)
}
