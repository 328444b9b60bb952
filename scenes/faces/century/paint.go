package century

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/faces/kit/painting"
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

// A roll holds the pictures of the papyrus and the signs, painted once per layout.
type roll struct {
	painting.Kept[layout]
	paper *ebiten.Image
	signs [signs]*ebiten.Image // signs of the size of a shield
	small [signs]*ebiten.Image // signs of the size of a day
	flag  *ebiten.Image
	// banner hung on the rod for a century of a cohort
	banner *ebiten.Image
}

// prepare paints the pictures again if the layout or the look of the page has changed.
func (r *roll) prepare(s layout, p *ui.Page) {
	if !r.Renew(s, p) {
		return
	}
	r.paper = r.Keep(paintRoll(s, p))
	for i := range r.signs {
		r.signs[i] = r.Keep(paintSign(sign(i), s.shield(), p.High))
		r.small[i] = r.Keep(paintSign(sign(i), s.shield()*0.8, p.High))
	}
	r.flag, r.banner = r.Keep(paintSign(flag, s.H*0.112, p.High)), r.Keep(paintSign(flag, s.H*0.085, p.High))
}

// knob returns the length, in pixels, by which the rods stand out on each side of the
// papyrus.
func knob(s layout) float64 { return s.W * 0.064 }

// unroll draws the painted roll with its shadow.
func (r *roll) unroll(dst *ebiten.Image, s layout) {
	picture.At(dst, r.paper, s.X-knob(s), s.Y, 1)
}

// rollUp draws the lower rod with its lower edge at y.
func (r *roll) rollUp(dst *ebiten.Image, s layout, y float64) {
	b := r.paper.Bounds()
	rod := r.paper.SubImage(image.Rect(0, int(s.H*(1-rodPart)), b.Dx(), b.Dy())).(*ebiten.Image)
	picture.At(dst, rod, s.X-knob(s), y-s.H*rodPart, 1)
}

// paintRoll paints the papyrus, the rods, the places of the men, the line below them and
// the path of the days.
func paintRoll(s layout, p *ui.Page) *ebiten.Image {
	out := knob(s)
	at := layout{ui.Rect{X: out, Y: 0, W: s.W, H: s.H}, s.rows}
	wide, high, rod := s.W+2*out, s.H*1.03, s.H*rodPart
	shade := outline.NewCanvas(wide, high, 1)
	for i := range 5 {
		d := float64(i) * s.W * 0.004
		shade.Box(out+d, rod/2+d, s.W+d, s.H-rod+d, color.RGBA{0, 0, 0, 38})
	}
	img := picture.From(shade.RGBA)
	papyrus := picture.New(s.W, s.H-rod)
	defer papyrus.Deallocate()
	if p.High {
		papyrus.Fill(palette.HighPaper)
	} else {
		surface.Paint(papyrus, surface.Papyrus, surface.Options{U: p.U, Vignette: 0.12, Glow: 0.5, GlowX: 0.4, GlowY: 0.35})
	}
	picture.At(img, papyrus, out, rod/2, 1)
	marks := outline.NewCanvas(wide, high, 1)
	paintRods(marks, at, rod)
	paintPlaces(marks, at, p)
	picture.Over(img, marks.RGBA)
	paintTens(img, at, p)
	return img
}

// paintRods paints the two rods with the papyrus wound about them.
func paintRods(c outline.Canvas, s layout, rod float64) {
	out := knob(s)
	for _, y := range []float64{s.Y, s.Y + s.H - rod} {
		c.Round(s.X-out+rod*0.2, y+rod*0.3, s.W+2*out-rod*0.4, rod*0.4, rod*0.12, color.RGBA{0x6E, 0x42, 0x22, 255})
		for _, x := range []float64{s.X - out*0.9, s.X + s.W + out*0.55} {
			c.Round(x, y+rod*0.2, out*0.36, rod*0.6, rod*0.14, color.RGBA{0x8C, 0x57, 0x2E, 255})
		}
		const bands = 24
		for i := range bands {
			f := float64(i) / bands
			light := math.Sin(math.Pi * (0.12 + 0.86*f))
			c.Box(s.X-s.W*0.012, y+rod*f, s.W*1.024, rod/bands+1, color.RGBA{uint8(96 + 140*light), uint8(78 + 132*light), uint8(46 + 104*light), 255})
		}
		for _, x := range []float64{s.X - s.W*0.012, s.X + s.W*1.012} {
			c.Oval(x, y+rod/2, rod*0.185, rod*0.525, color.RGBA{0x7C, 0x5E, 0x30, 255})
			c.Oval(x, y+rod/2, rod*0.135, rod*0.475, color.RGBA{0xD8, 0xBF, 0x88, 255})
		}
	}
	for i := range 6 {
		c.Box(s.X, s.Y+rod+float64(i)*rod*0.09, s.W, rod*0.09, color.RGBA{8, 4, 1, uint8(62 - 10*i)})
	}
}

// paintPlaces paints the dashed places of the men, the line below them, and the dotted
// path of the days.
func paintPlaces(c outline.Canvas, s layout, p *ui.Page) {
	col := palette.Contrast(p.High, faintInk, palette.Black)
	d := s.shield()
	for i := range 100 {
		x, y := s.man(i)
		c.At(x, y, d/100).Line(dashed, math.Max(100/d, 3.5), col)
	}
	y := s.Y + s.H*ruled
	for _, y := range []float64{y, y + s.H*0.006} {
		c.Box(s.X+s.W*0.04, y, s.W*0.83, math.Max(1, s.H*0.0022), col)
	}
	for i := range s.rows * daysInRow {
		if i%daysInRow == daysInRow-1 {
			continue
		}
		x0, y0 := s.day(i)
		x1, _ := s.day(i + 1)
		for k := range 4 {
			c.Disc(x0+(x1-x0)*(0.36+0.093*float64(k)), y0+d*0.1, math.Max(0.6, d*0.035), col)
		}
	}
}

// paintTens writes the tens beside the ranks.
func paintTens(dst *ebiten.Image, s layout, p *ui.Page) {
	st, every := tenStyle(s, p)
	for i := every - 1; i < 10; i += every {
		_, y := s.man(i * 10)
		lettering.Draw(dst, words.Int(10*(i+1)), s.X+s.W*0.985, y+st.Cap()/2, st)
	}
}

// tenStyle returns the style of the labels of the ranks, and the interval in ranks
// between labels (1, or 2 for large letters). The labels fit beside the last shield.
func tenStyle(s layout, p *ui.Page) (st lettering.Style, every int) {
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

// dashed is the dashed frame of an empty place, drawn in hundredths of a shield.
const dashed = "M -35 -38 L -25 -38 M -15 -38 L -5 -38 M 5 -38 L 15 -38 M 25 -38 L 35 -38 M 40 -33.2 L 40 -23.8 M 40 -14.2 L 40 -4.8 M 40 4.8 L 40 14.2 M 40 23.8 L 40 33.2 M 35 38 L 25 38 M 15 38 L 5 38 M -5 38 L -15 38 M -25 38 L -35 38 M -40 33.2 L -40 23.8 M -40 14.2 L -40 4.8 M -40 -4.8 L -40 -14.2 M -40 -23.8 L -40 -33.2"
