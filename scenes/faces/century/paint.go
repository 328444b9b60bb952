package century

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/surface"
)

var (
	ink      = color.RGBA{0x5A, 0x45, 0x2A, 255}
	faintInk = color.RGBA{0x50, 0x3F, 0x28, 190}
	leather  = color.RGBA{0xA6, 0x2B, 0x20, 255}
	edge     = color.RGBA{0x4E, 0x12, 0x0C, 255}
	gold     = color.RGBA{0xE0, 0xB0, 0x4A, 255}
	brown    = color.RGBA{0x6A, 0x54, 0x38, 255}
	dusk     = color.RGBA{8, 4, 2, 90}
)

// A roll is the papyrus as it is painted, with all that is painted on it once.
type roll struct {
	size  ui.Rect
	text  float64
	high  bool
	paper *ebiten.Image
	signs [signs]*ebiten.Image // as large as a shield
	small [signs]*ebiten.Image // as large as a day
	flag  *ebiten.Image
	// hung on the rod for a century of a cohort
	banner *ebiten.Image
}

// prepare paints again what is of another size.
func (r *roll) prepare(s sheet, p *ui.Page) {
	if r.size == s.Rect && r.text == p.Text && r.high == p.High {
		return
	}
	r.drop()
	r.size, r.text, r.high = s.Rect, p.Text, p.High
	r.paper = paintRoll(s, p)
	for i := range r.signs {
		r.signs[i] = paintSign(sign(i), s.shield(), p.High)
		r.small[i] = paintSign(sign(i), s.shield()*0.8, p.High)
	}
	r.flag, r.banner = paintFlag(s.H*0.112, p.High), paintFlag(s.H*0.085, p.High)
}

func (r *roll) drop() {
	picture.Drop(append(append(r.signs[:], r.small[:]...), r.paper, r.flag, r.banner)...)
	*r = roll{}
}

// knob is how far the rods stand out beside the papyrus.
func knob(s sheet) float64 { return s.W * 0.064 }

// unroll copies the painted roll with its shadow.
func (r *roll) unroll(dst *ebiten.Image, s sheet) {
	picture.At(dst, r.paper, math.Round(s.X-knob(s)), math.Round(s.Y), 1)
}

// rollUp copies the lower rod where it has come to: its lower edge is at y.
func (r *roll) rollUp(dst *ebiten.Image, s sheet, y float64) {
	b := r.paper.Bounds()
	rod := r.paper.SubImage(image.Rect(0, int(s.H*(1-rodPart)), b.Dx(), b.Dy())).(*ebiten.Image)
	picture.At(dst, rod, math.Round(s.X-knob(s)), math.Round(y-s.H*rodPart), 1)
}

// paintRoll paints papyrus and rods, the places of the men, the line under them
// and the path of the days.
func paintRoll(s sheet, p *ui.Page) *ebiten.Image {
	out := knob(s)
	at := sheet{ui.Rect{X: out, Y: 0, W: s.W, H: s.H}}
	img := picture.New(s.W+2*out, s.H+s.H*0.03)
	rod := s.H * rodPart
	shade := image.NewRGBA(img.Bounds())
	for i := range 5 {
		d := float64(i) * s.W * 0.004
		box(shade, at.X+d, rod/2+d, s.W+d, s.H-rod+d, 0, color.RGBA{0, 0, 0, 38})
	}
	picture.Over(img, shade)
	papyrus := picture.New(s.W, s.H-rod)
	defer papyrus.Deallocate()
	if p.High {
		papyrus.Fill(palette.HighPaper)
	} else {
		surface.Paint(papyrus, surface.Papyrus, surface.Options{U: p.U, Vignette: 0.12, Glow: 0.5, GlowX: 0.4, GlowY: 0.35})
	}
	picture.At(img, papyrus, out, rod/2, 1)
	marks := image.NewRGBA(img.Bounds())
	paintRods(marks, at, rod)
	paintPlaces(marks, at, p)
	picture.Over(img, marks)
	paintTens(img, at, p)
	return img
}

// paintRods winds the papyrus about its two rods.
func paintRods(dst *image.RGBA, s sheet, rod float64) {
	wood := color.RGBA{0x6E, 0x42, 0x22, 255}
	for _, y := range []float64{s.Y, s.Y + s.H - rod} {
		box(dst, s.X-knob(s)+rod*0.2, y+rod*0.3, s.W+2*knob(s)-rod*0.4, rod*0.4, rod*0.12, wood)
		for _, x := range []float64{s.X - knob(s)*0.9, s.X + s.W + knob(s)*0.55} {
			box(dst, x, y+rod*0.2, knob(s)*0.36, rod*0.6, rod*0.14, color.RGBA{0x8C, 0x57, 0x2E, 255})
		}
		const bands = 24
		for i := range bands {
			f := float64(i) / bands
			light := math.Sin(math.Pi * (0.12 + 0.86*f))
			c := color.RGBA{uint8(96 + 140*light), uint8(78 + 132*light), uint8(46 + 104*light), 255}
			box(dst, s.X-s.W*0.012, y+rod*f, s.W*1.024, rod/bands+1, 0, c)
		}
		for _, x := range []float64{s.X - s.W*0.012, s.X + s.W*1.012} {
			var p outline.Path
			p.Ellipse(x, y+rod/2, rod*0.16, rod/2)
			outline.Fill(dst, &p, color.RGBA{0xD8, 0xBF, 0x88, 255}, outline.Over)
			outline.Stroke(dst, &p, rod*0.05, color.RGBA{0x7C, 0x5E, 0x30, 255}, outline.Over)
		}
	}
	for i := range 6 {
		box(dst, s.X, s.Y+rod+float64(i)*rod*0.09, s.W, rod*0.09, 0, color.RGBA{8, 4, 1, uint8(62 - 10*i)})
	}
}

// paintPlaces dashes in ink where men are to come, rules the line under them,
// and dots the path of the days.
func paintPlaces(dst *image.RGBA, s sheet, p *ui.Page) {
	c := faintInk
	if p.High {
		c = palette.Black
	}
	d := s.shield()
	var dashes outline.Path
	for i := range 100 {
		x, y := s.man(i)
		dashed(&dashes, x-d*0.4, y-d*0.38, d*0.8, d*0.76, d*0.1)
	}
	outline.Stroke(dst, &dashes, math.Max(1, d*0.035), c, outline.Over)
	y := s.Y + s.H*ruled
	box(dst, s.X+s.W*0.04, y, s.W*0.83, math.Max(1, s.H*0.0022), 0, c)
	box(dst, s.X+s.W*0.04, y+s.H*0.006, s.W*0.83, math.Max(1, s.H*0.0022), 0, c)
	var path outline.Path
	for i := range 20 {
		if i%10 == 9 {
			continue
		}
		x0, y0 := s.day(i)
		x1, _ := s.day(i + 1)
		for k := range 4 {
			x := x0 + (x1-x0)*(0.36+0.093*float64(k))
			path.Circle(x, y0+d*0.1, math.Max(0.6, d*0.035))
		}
	}
	outline.Fill(dst, &path, c, outline.Over)
}

// paintTens writes the tens beside the ranks.
func paintTens(dst *ebiten.Image, s sheet, p *ui.Page) {
	st, every := tenStyle(s, p)
	for i := every - 1; i < 10; i += every {
		_, y := s.man(i * 10)
		lettering.Draw(dst, words.Int(10*(i+1)), s.X+s.W*0.985, y+st.Cap()/2, st)
	}
}

// tenStyle is how the tens are written, each so many of them, all of which must find
// room beside the last shield.
func tenStyle(s sheet, p *ui.Page) (st lettering.Style, every int) {
	st = lettering.Style{Face: lettering.Text, Size: math.Max(3.5*p.U, math.Min(p.T(1)*1.1, s.H*0.08)), Color: palette.Ink, Align: lettering.Right}
	if p.High {
		st.Color = palette.Black
	}
	x, _ := s.man(9)
	st = lettering.Fit("100", st, s.X+s.W*0.985-x-s.shield()*0.48)
	if every = 1; st.Size > s.H*0.062 {
		every = 2
	}
	return st, every
}

// box fills a rectangle with round corners.
func box(dst *image.RGBA, x, y, w, h, round float64, c color.RGBA) {
	var p outline.Path
	if round <= 0 {
		p.MoveTo(x, y)
		p.LineTo(x+w, y)
		p.LineTo(x+w, y+h)
		p.LineTo(x, y+h)
	} else {
		p.Arc(x+w-round, y+round, round, -math.Pi/2, 0)
		p.Arc(x+w-round, y+h-round, round, 0, math.Pi/2)
		p.Arc(x+round, y+h-round, round, math.Pi/2, math.Pi)
		p.Arc(x+round, y+round, round, math.Pi, 3*math.Pi/2)
	}
	p.Close()
	outline.Fill(dst, &p, c, outline.Over)
}

// dashed adds a broken frame to a path, of strokes about that long.
func dashed(p *outline.Path, x, y, w, h, long float64) {
	side := func(x0, y0, x1, y1 float64) {
		n := math.Max(2, math.Round(math.Hypot(x1-x0, y1-y0)/(2*long)))
		for i := range int(n) {
			a, b := (float64(i)+0.25)/n, (float64(i)+0.75)/n
			p.MoveTo(x0+(x1-x0)*a, y0+(y1-y0)*a)
			p.LineTo(x0+(x1-x0)*b, y0+(y1-y0)*b)
		}
	}
	side(x, y, x+w, y)
	side(x+w, y, x+w, y+h)
	side(x+w, y+h, x, y+h)
	side(x, y+h, x, y)
}
