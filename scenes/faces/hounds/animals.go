package hounds

import (
	"image"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
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

// A creature is the drawing of an animal on a field of 100 by 70, with the origin in its
// middle and y downwards.
type creature struct {
	body   []string
	limbs  [][]float64 // thickness at the root and at the end, then the joints
	lines  string      // lines scratched into the glaze
	pen    float64     // thickness of the scratched lines
	eye    string
	collar string
}

var creatures = [animals]creature{
	{ // a hound runs to the right at full stretch
		body: []string{
			"M 46 -6 C 41 -9 37 -11 34 -14 32 -16 29 -16 27 -13 23 -8 18 -4 11 -2 2 -1 -8 -3 -17 -2 -25 -1 -30 4 -28 10 -26 16 -18 16 -13 11 -9 6 -3 5 3 8 9 11 13 15 19 14 25 13 26 7 28 2 30 -2 33 -3 37 -3 41 -3 46 -3 46 -6",
			"M 30 -15 C 26 -19 21 -20 18 -18 20 -16 24 -13 28 -12",
		},
		limbs: [][]float64{
			{3.4, 1, 20, 9, 28, 15, 37, 15, 46, 19}, {3.4, 1, 15, 10, 19, 18, 28, 21, 35, 27},
			{5, 1, -21, 7, -28, 14, -38, 14, -47, 20}, {5.4, 1, -19, 8, -21, 17, -31, 22, -38, 29},
			{1.8, 0.7, -26, 3, -34, 2, -41, -3, -45, -9, -45, -14},
		},
		lines:  "M 23 -4 C 21 0 20 5 22 9 M 10 1 C 12 4 12 8 10 11 M 6 1 C 8 4 8 7 7 9 M -15 1 C -12 4 -12 8 -16 11",
		pen:    1,
		eye:    "O 37 -9.5 0.9",
		collar: "M 27 -11 L 32 -4",
	}, { // a vulture sits on a branch, hunched
		body: []string{
			"M 20 -25 C 15 -31 4 -30 2 -22 -8 -18 -18 -6 -20 12 -23 20 -28 24 -30 29 -22 28 -16 25 -11 20 -4 22 6 20 10 10 15 0 17 -10 14 -17 18 -17 22 -15 21 -10 25 -15 24 -22 20 -25",
		},
		limbs:  [][]float64{{2, 1.4, -3, 18, -3, 29}, {2, 1.4, 5, 16, 5, 29}, {0.9, 0.9, -8, 30, 10, 30}, {1, 1, -26, 32, 28, 31}},
		lines:  "M 0 -14 C -8 -6 -14 6 -18 18 M 8 -6 C 2 4 -6 12 -14 18 M 3 -2 C -3 6 -8 12 -15 19 M 0 -14 C 4 -13 7 -10 8 -6",
		pen:    1,
		eye:    "O 14 -23 1",
		collar: "M 4 -20 L 13 -15",
	}, { // a vulture opens its wings
		body: []string{
			"M 24 -15 C 20 -20 12 -19 11 -12 4 -10 -6 -4 -10 6 -16 14 -24 18 -28 24 -18 22 -10 20 -4 18 6 18 14 8 17 -4 20 -6 24 -5 24 -1 28 -6 27 -12 24 -15",
			"M -8 4 C -20 -2 -26 -14 -26 -30 -22 -24 -20 -28 -19 -33 -16 -27 -13 -27 -11 -31 -9 -24 -5 -18 2 -8",
			"M 6 -8 C 8 -20 14 -28 26 -34 25 -29 28 -28 33 -30 29 -25 31 -23 36 -23 30 -18 24 -12 14 -6",
		},
		limbs:  [][]float64{{2, 1.2, 0, 16, 2, 26, 8, 28}, {2, 1.2, 6, 14, 10, 24, 16, 25}},
		lines:  "M -4 -2 C -12 -8 -18 -16 -20 -26 M -5 -1 C -13 -8 -17 -16 -17.4 -25 M -6 0 C -14 -8 -16 -16 -14.8 -24 M -7 1 C -15 -8 -15 -16 -12.2 -23",
		pen:    0.9,
		eye:    "O 19 -13 1",
		collar: "M 7 -10 L 14 -5",
	}, { // a vulture is on the wing, to the right
		body: []string{
			"M 36 -1 C 33 -6 26 -6 24 -4 14 -8 -2 -8 -14 -3 -24 0 -34 0 -42 -4 -38 0 -40 3 -43 6 -34 5 -26 6 -16 5 -2 8 14 6 24 2 28 2 32 1 33 4 36 4 37 1 36 -1",
			"M 12 -4 C 8 -18 -6 -25 -28 -27 -20 -24 -22 -22 -30 -21 -18 -18 -20 -16 -26 -15 -14 -13 -8 -8 -2 -4",
			"M 12 3 C 6 14 -6 21 -24 26 -18 21 -20 19 -26 20 -16 15 -18 13 -22 13 -14 10 -8 7 -2 3",
		},
		lines:  "M 8 -6 C 2 -13 -6 -17 -14 -20 M 8 5 C 2 11 -6 15 -13 18 M 4 -6 C -2 -13 -9 -17 -17 -18 M 4 5 C -2 11 -9 15 -16 16 M 0 -6 C -6 -13 -12 -17 -20 -16 M 0 5 C -6 11 -12 15 -19 14",
		pen:    0.9,
		eye:    "O 31 -2 0.9",
		collar: "M 20 -7 L 22 1",
	},
}

// newField returns an empty field, wide pixels across.
func newField(wide float64) outline.Canvas {
	k := wide / 100
	return outline.NewCanvas(wide, 70*k, k).At(50, 35, 1)
}

// silhouette returns a canvas, wide pixels across, with an animal in one ink.
func (f *creature) silhouette(wide float64, ink color.RGBA) outline.Canvas {
	c := newField(wide)
	for _, part := range f.body {
		c.Fill(part, ink)
	}
	for _, l := range f.limbs {
		from, to, joints := l[0], l[1], l[2:]
		n := len(joints)/2 - 1
		for i := range n {
			left := 1 - float64(i)/float64(n)
			c.Pen(2*(to+(from-to)*left*left), ink, joints[2*i:2*i+4]...)
		}
	}
	return c
}

// paint paints an animal with its inner lines scratched into the glaze.
func (f *creature) paint(wide float64) *ebiten.Image {
	c := f.silhouette(wide, glaze)
	c.Line(f.lines, f.pen, etch)
	c.Fill(f.eye, etch)
	return picture.From(c.RGBA)
}

// paintCollar paints a collar, in white so that it can be tinted.
func (f *creature) paintCollar(wide float64) *ebiten.Image {
	c := newField(wide)
	c.Line(f.collar, 2.6, palette.White)
	return picture.From(c.RGBA)
}

// paintSketch paints an animal not made yet: pale, or in high contrast its outline.
func (f *creature) paintSketch(wide float64, high bool) *ebiten.Image {
	if !high {
		return picture.From(f.silhouette(wide, sketch).RGBA)
	}
	src := f.silhouette(wide, glaze)
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
	return picture.From(out)
}

// paintAmphora paints an amphora, full or empty, on a field high pixels tall.
func paintAmphora(high float64, full bool) *ebiten.Image {
	const belly = "M -5 -30 C -5 -24 -6 -20 -10 -14 -16 -4 -12 16 -3 28 -4 30 -6 31 -7 33 -3 33 3 33 7 33 6 31 4 30 3 28 12 16 16 -4 10 -14 6 -20 5 -24 5 -30 Z"
	c := newField(high / 0.7)
	if full {
		c.Fill(belly, glaze)
	} else {
		c.Fill(belly, clay)
		c.Line(belly, 2.4, glaze)
	}
	c.Line("M -6 -27 C -16 -28 -17 -16 -11 -12 M 6 -27 C 16 -28 17 -16 11 -12", 2.6, glaze)
	c.Line("M -7 -31 L 7 -31", 3, glaze)
	return picture.From(c.RGBA)
}
