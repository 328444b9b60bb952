package outline

import (
	"bytes"
	"image"
	"image/color"
	"math"
	"math/rand/v2"
	"testing"
)

var ink = color.RGBA{255, 255, 255, 255}

func picture(w, h int) *image.RGBA { return image.NewRGBA(image.Rect(0, 0, w, h)) }

// area is how many pixels are covered, parts of pixels included.
func area(img *image.RGBA) float64 {
	sum := 0
	for i := 3; i < len(img.Pix); i += 4 {
		sum += int(img.Pix[i])
	}
	return float64(sum) / 255
}

func near1(t *testing.T, what string, got, want, part float64) {
	t.Helper()
	if math.Abs(got-want) > want*part {
		t.Errorf("%s is %.2f, wanted %.2f", what, got, want)
	}
}

func TestDiscsHaveTheirArea(t *testing.T) {
	for _, r := range []float64{0.7, 2, 9.3, 40, 300} {
		var p Path
		p.Circle(r+3.3, r+2.8, r)
		size := int(2*r + 7)
		img := picture(size, size)
		Fill(img, &p, ink, Over)
		near1(t, "a disc", area(img), math.Pi*r*r, 0.02+0.08/r)
		ring := picture(size, size)
		Stroke(ring, &p, 1.5, ink, Over)
		near1(t, "a ring", area(ring), 2*math.Pi*r*1.5, 0.03+0.15/r)
	}
}

// A line is as wide as its pen, whichever way it runs, with a half disc at each
// end.
func TestLinesHaveTheirWidth(t *testing.T) {
	for _, width := range []float64{0.5, 1, 3, 17} {
		for i := range 12 {
			a := float64(i) * math.Pi / 6
			var p Path
			p.MoveTo(100, 100)
			p.LineTo(100+60*math.Cos(a), 100+60*math.Sin(a))
			img := picture(200, 200)
			Stroke(img, &p, width, ink, Over)
			near1(t, "a line", area(img), 60*width+math.Pi*width*width/4, 0.02)
		}
	}
}

// A curve's edge is as smooth as a disc's: no piece shows.
func TestCurvesAreEven(t *testing.T) {
	var p Path
	p.Circle(60, 60, 50)
	img := picture(120, 120)
	Stroke(img, &p, 6, ink, Over)
	for y := range 120 {
		for x := range 120 {
			d := math.Abs(math.Hypot(float64(x)+0.5-60, float64(y)+0.5-60) - 50)
			want := min(max(3-d+0.5, 0), 1)
			if got := float64(img.RGBAAt(x, y).A) / 255; math.Abs(got-want) > 0.22 {
				t.Fatalf("%.2f of pixel %d, %d is covered, wanted about %.2f", got, x, y, want)
			}
		}
	}
}

// A corner that goes forth and back, or over points given twice, is one line.
func TestCornersAndDoublePoints(t *testing.T) {
	var p Path
	p.MoveTo(10, 10)
	for _, x := range []float64{10, 40, 40, 20, 30, 30} {
		p.LineTo(x, 10)
	}
	img := picture(60, 20)
	Stroke(img, &p, 4, ink, Over)
	near1(t, "a line", area(img), 30*4+math.Pi*4, 0.05)
	p.Reset()
	p.MoveTo(10, 10)
	p.Close()
	dot := picture(20, 20)
	Stroke(dot, &p, 8, ink, Over)
	near1(t, "a dot", area(dot), math.Pi*16, 0.03)
}

func TestHolesAndOverlaps(t *testing.T) {
	square := func(p *Path, x, s float64, back bool) {
		p.MoveTo(x, x)
		if back {
			p.LineTo(x, x+s)
			p.LineTo(x+s, x+s)
			p.LineTo(x+s, x)
		} else {
			p.LineTo(x+s, x)
			p.LineTo(x+s, x+s)
			p.LineTo(x, x+s)
		}
	}
	for back, want := range map[bool]float64{false: 400, true: 300} {
		var p Path
		square(&p, 5, 20, false)
		square(&p, 10, 10, back)
		img := picture(30, 30)
		Fill(img, &p, ink, Over)
		near1(t, "a square", area(img), want, 0.01)
	}
}

func TestBlends(t *testing.T) {
	var all Path
	all.MoveTo(0, 0)
	all.LineTo(2, 0)
	all.LineTo(2, 1)
	all.LineTo(0, 1)
	red, half := color.RGBA{200, 0, 0, 255}, color.RGBA{0, 64, 0, 128}
	for b, want := range map[Blend][2]color.RGBA{
		Over: {{100, 64, 0, 255}, half},
		Out:  {{100, 0, 0, 127}, {}},
		Atop: {{100, 64, 0, 255}, {}},
	} {
		img := picture(2, 1)
		img.SetRGBA(0, 0, red)
		Fill(img, &all, half, b)
		for x := range 2 {
			if got := img.RGBAAt(x, 0); got != want[x] {
				t.Errorf("blend %d makes %v at %d, wanted %v", b, got, x, want[x])
			}
		}
	}
	glint := picture(2, 1)
	glint.SetRGBA(0, 0, ink)
	Fill(glint, &all, color.RGBA{90, 90, 90, 20}, Over)
	if got := glint.RGBAAt(0, 0); got != ink {
		t.Errorf("more light than white is %v", got)
	}
}

// Where a path crosses itself a thin colour is no thicker.
func TestCrossingsArePaintedOnce(t *testing.T) {
	var p Path
	p.MoveTo(5, 20)
	p.LineTo(35, 20)
	p.MoveTo(20, 5)
	p.LineTo(20, 35)
	img := picture(40, 40)
	Stroke(img, &p, 6, color.RGBA{0, 0, 0, 100}, Over)
	if got := img.RGBAAt(20, 20).A; got != 100 {
		t.Errorf("the crossing is %d strong", got)
	}
}

// Many strokes leave the ground between them clear.
func TestNothingIsLeftBetween(t *testing.T) {
	var p Path
	for i := range 1500 {
		x, y := float64(i%50)*9+3.37, float64(i/50)*9+3.71
		p.MoveTo(x, y)
		p.LineTo(x+3.1, y+2.3)
	}
	img := picture(460, 300)
	Stroke(img, &p, 2.3, ink, Over)
	for y := 8; y < 260; y += 9 {
		for x := range 460 {
			if a := img.RGBAAt(x, y+1).A; a > 0 {
				t.Fatalf("pixel %d, %d is %d strong", x, y+1, a)
			}
		}
	}
}

func TestNothingToPaint(t *testing.T) {
	img := picture(20, 20)
	var empty, off, dot Path
	empty.Close()
	off.Circle(500, -900, 20)
	dot.MoveTo(5, 5)
	Fill(img, &empty, ink, Over)
	Stroke(img, &empty, 3, ink, Over)
	Fill(img, &off, ink, Over)
	Stroke(img, &off, 3, ink, Over)
	Fill(img, &dot, ink, Over)
	Stroke(img, &dot, 0, ink, Over)
	Stroke(img, &dot, math.NaN(), ink, Over)
	Fill(picture(0, 0), &dot, ink, Over)
	Stroke(picture(0, 9), &dot, 3, ink, Over)
	if a := area(img); a != 0 {
		t.Errorf("%.2f pixels are painted", a)
	}
}

// What reaches far out, or nowhere, is cut off at the picture's edge.
func TestFarOff(t *testing.T) {
	var p Path
	p.MoveTo(-1e9, -1e9)
	p.LineTo(1e9, -1e9)
	p.LineTo(1e9, 1e300)
	p.LineTo(-1e9, 1e300)
	img := picture(20, 10)
	Fill(img, &p, ink, Over)
	near1(t, "a whole picture", area(img), 200, 0.001)
	p.QuadTo(math.NaN(), math.Inf(1), math.Inf(-1), 5)
	p.CubicTo(math.NaN(), 0, 1e300, -1e300, 7, 7)
	p.Arc(3, 3, 1e300, 0, math.Inf(1))
	Fill(img, &p, ink, Out)
	Stroke(img, &p, 1e300, ink, Over)
}

// A part of a picture is painted in its own places.
func TestPartOfAPicture(t *testing.T) {
	img := picture(40, 40)
	part := img.SubImage(image.Rect(10, 10, 30, 20)).(*image.RGBA)
	var p Path
	p.Circle(20, 20, 15)
	Fill(part, &p, ink, Over)
	if img.RGBAAt(20, 15).A != 255 || img.RGBAAt(20, 25).A != 0 {
		t.Error("it is painted elsewhere")
	}
}

func BenchmarkFill(b *testing.B) {
	img := picture(160, 160)
	var p Path
	for range b.N {
		p.Reset()
		p.Circle(80, 80, 60)
		Fill(img, &p, ink, Over)
	}
}

func BenchmarkStroke(b *testing.B) {
	img := picture(160, 160)
	var p Path
	for range b.N {
		p.Reset()
		p.Circle(80, 80, 60)
		Stroke(img, &p, 4, ink, Over)
	}
}

// What is painted in squares is the same wherever these lie: in a picture that
// begins elsewhere, too.
func TestSquaresDoNotShow(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for n := range 60 {
		var p Path
		for range 1 + n%3 {
			p.Circle(100+500*r.Float64(), 100+400*r.Float64(), 20+220*r.Float64())
			p.MoveTo(700*r.Float64(), 600*r.Float64())
			for range 5 {
				p.LineTo(700*r.Float64(), 600*r.Float64())
			}
			p.Close()
		}
		whole, cut := image.NewRGBA(image.Rect(0, 0, 700, 600)), image.NewRGBA(image.Rect(37, 53, 660, 571))
		wide := 1 + 20*r.Float64()
		for _, img := range []*image.RGBA{whole, cut} {
			Fill(img, &p, color.RGBA{90, 60, 30, 120}, Over)
			Stroke(img, &p, wide, color.RGBA{120, 60, 30, 200}, Over)
		}
		same(t, n, whole, cut)
	}
}

func same(t *testing.T, n int, whole, cut *image.RGBA) {
	t.Helper()
	for y := cut.Rect.Min.Y; y < cut.Rect.Max.Y; y++ {
		for x := cut.Rect.Min.X; x < cut.Rect.Max.X; x++ {
			a, b := whole.RGBAAt(x, y), cut.RGBAAt(x, y)
			if d := max(int(a.R)-int(b.R), int(b.R)-int(a.R), int(a.A)-int(b.A), int(b.A)-int(a.A)); d > 3 {
				t.Fatalf("picture %d: at %d, %d it is %v and %v", n, x, y, a, b)
			}
		}
	}
}

// What is painted in pieces, others painting meanwhile, is as if painted at once.
func TestPiecesAreAsTheWhole(t *testing.T) {
	paint := func(img *image.RGBA) {
		for i := range 20 {
			var p Path
			p.Circle(50, 50, float64(i*3))
			Stroke(img, &p, 2, ink, Over)
			Fill(img, &p, color.RGBA{0, 0, 40, 60}, Over)
		}
	}
	whole, one, other := picture(100, 100), picture(100, 100), picture(100, 100)
	paint(whole)
	first, second := InPieces(func() { paint(one) }), InPieces(func() { paint(other) })
	pieces, aside := 1, picture(100, 100)
	for ; !first(); pieces++ {
		second()
		paint(aside)
	}
	for !second() {
	}
	if pieces < 20 {
		t.Errorf("it is done in %d pieces", pieces)
	}
	for _, img := range []*image.RGBA{one, other} {
		if !bytes.Equal(img.Pix, whole.Pix) {
			t.Error("it is another picture")
		}
	}
}
