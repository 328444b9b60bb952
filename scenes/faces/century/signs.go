package century

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	game "knucklebones/rules/games/century"
	"knucklebones/rules/kits/tali"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
)

// A sign is what is painted for a man or for a day.
type sign int

const (
	shield sign = iota // a man, and a day that brought men
	fallen             // a man who is leaving
	rain               // a delay
	hound
	lion
	torch // raiders
	helmet
	shell // Venus
	spade // dug in
	rat   // that waits for the last day
	signs
)

// signOf is the sign of a day.
func signOf(d *game.Day) sign {
	switch {
	case d.Dug:
		return spade
	case d.Rank == tali.Canis:
		return hound
	case d.Rank == tali.Vulture3:
		return lion
	case d.Rank == tali.Vulture4:
		return torch
	case d.Rank == tali.Vulture6:
		return helmet
	case d.Rank == tali.Venus:
		return shell
	case d.Rank.Senio():
		return shield
	}
	return rain
}

// A brush paints a sign in a square of so many pixels; its measures are those
// of a square of 24.
type brush struct {
	dst *image.RGBA
	k   float64
}

func (b brush) path(xy ...float64) *outline.Path {
	p := new(outline.Path)
	for i := 0; i+1 < len(xy); i += 2 {
		if x, y := xy[i]*b.k, xy[i+1]*b.k; i == 0 {
			p.MoveTo(x, y)
		} else {
			p.LineTo(x, y)
		}
	}
	return p
}

func (b brush) fill(p *outline.Path, c color.RGBA) { outline.Fill(b.dst, p, c, outline.Over) }
func (b brush) line(p *outline.Path, w float64, c color.RGBA) {
	outline.Stroke(b.dst, p, w*b.k, c, outline.Over)
}

func (b brush) disc(x, y, r float64, c color.RGBA) {
	var p outline.Path
	p.Circle(x*b.k, y*b.k, r*b.k)
	b.fill(&p, c)
}

// paintSign paints a sign of so many pixels across.
func paintSign(s sign, size float64, high bool) *ebiten.Image {
	n := max(int(math.Ceil(size)), 1)
	b := brush{image.NewRGBA(image.Rect(0, 0, n, n)), size / 24}
	red, dim := leather, brown
	if high {
		red, dim = palette.Black, palette.Black
	}
	switch s {
	case shield:
		b.shield(red, edge, gold)
	case fallen:
		b.shield(color.RGBA{0x6C, 0x5B, 0x45, 200}, brown, color.RGBA{0x91, 0x7F, 0x61, 200})
	case rain:
		b.rain(dim)
	case hound:
		b.fill(b.path(2, 13, 7, 9, 11, 8, 12, 2, 15, 6.5, 18, 2.5, 19, 9, 22, 14, 21, 22, 13, 22, 11, 16.5, 4, 16.5), red)
		b.disc(13, 11.5, 1, palette.Paper)
	case lion:
		b.lion(red)
	case torch:
		b.torch(red, dim)
	case helmet:
		b.helmet(red)
	case shell:
		b.shell(red)
	case rat:
		b.rat(dim)
	case spade:
		b.line(b.path(12, 2, 12, 14), 2, dim)
		b.line(b.path(8.5, 2.5, 15.5, 2.5), 2, dim)
		b.fill(b.path(7, 12, 17, 12, 16.5, 19, 12, 23, 7.5, 19), dim)
	}
	return ebiten.NewImageFromImage(b.dst)
}

// shield is a legionary's: red, rimmed, with a gold boss and four rays.
func (b brush) shield(c, rim, boss color.RGBA) {
	var p outline.Path
	body := func(d float64) {
		p.Reset()
		p.MoveTo((2.2+d)*b.k, (2.7+d)*b.k)
		p.QuadTo(12*b.k, (-0.2+d)*b.k, (21.8-d)*b.k, (2.7+d)*b.k)
		p.QuadTo((22.8-d)*b.k, 12*b.k, (21.8-d)*b.k, (21.3-d)*b.k)
		p.QuadTo(12*b.k, (24.2-d)*b.k, (2.2+d)*b.k, (21.3-d)*b.k)
		p.QuadTo((1.2+d)*b.k, 12*b.k, (2.2+d)*b.k, (2.7+d)*b.k)
		p.Close()
	}
	body(-0.6)
	b.fill(&p, color.RGBA{0, 0, 0, 70})
	body(0)
	b.fill(&p, rim)
	body(1.1)
	b.fill(&p, boss)
	body(1.9)
	b.fill(&p, c)
	b.fill(b.path(4.2, 4.7, 8, 4, 8, 20, 4.2, 19.3), color.RGBA{40, 24, 18, 40})
	b.fill(b.path(16, 4, 19.8, 4.7, 19.8, 19.3, 16, 20), color.RGBA{0, 0, 0, 60})
	b.fill(b.path(12, 3.6, 13.3, 10.7, 20, 12, 13.3, 13.3, 12, 20.4, 10.7, 13.3, 4, 12, 10.7, 10.7), boss)
	b.disc(12.4, 12.5, 3.4, rim)
	b.disc(12, 12, 2.7, boss)
	b.disc(11.2, 11.1, 1, color.RGBA{0xFF, 0xF2, 0xC8, 255})
}

func (b brush) rat(c color.RGBA) {
	b.line(b.path(5, 19, 2, 19.4, 0.8, 17.6, 2, 15.8), 0.9, c)
	for _, d := range [][3]float64{{8.6, 15.6, 4.6}, {13, 15.8, 4}, {16.6, 15.6, 3.2}, {15.6, 12.2, 1.9}} {
		b.disc(d[0], d[1], d[2], c)
	}
	b.fill(b.path(16, 12.6, 23, 17.2, 16, 18.8), c)
	b.line(b.path(7, 19.6, 11, 19.6), 1.2, c)
	b.disc(18.2, 15, 0.7, palette.Paper)
}

func (b brush) rain(c color.RGBA) {
	for _, d := range [][3]float64{{8, 9, 4}, {13, 7.5, 5}, {17.5, 10, 3.6}, {5.5, 11, 2.6}} {
		b.disc(d[0], d[1], d[2], c)
	}
	b.fill(b.path(5.5, 9, 18, 9, 19, 13.4, 5.5, 13.6), c)
	for _, x := range []float64{8.5, 12.5, 16.5} {
		b.line(b.path(x, 16, x-2, 20.5), 1.5, c)
	}
}

// lion is a head in its mane.
func (b brush) lion(c color.RGBA) {
	for i := range 12 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 6)
		b.disc(12+7.4*cos, 12+7.4*sin, 2.9, c)
	}
	b.disc(12, 12, 8, c)
	b.disc(12, 12.6, 5.4, palette.Paper)
	b.disc(9.7, 11.2, 1, c)
	b.disc(14.3, 11.2, 1, c)
	b.fill(b.path(10.4, 13.4, 13.6, 13.4, 12, 15.4), c)
	b.line(b.path(12, 15, 12, 16.4), 0.9, c)
	b.line(b.path(9.8, 16.6, 12, 16.4, 14.2, 16.6), 0.9, c)
}

func (b brush) torch(flame, wood color.RGBA) {
	b.fill(b.path(10, 13, 14, 13, 13.2, 23, 10.8, 23), wood)
	b.fill(b.path(8, 11.5, 16, 11.5, 15, 14, 9, 14), wood)
	var p outline.Path
	p.MoveTo(12*b.k, 1*b.k)
	p.CubicTo(17*b.k, 5*b.k, 17*b.k, 9*b.k, 14.5*b.k, 11*b.k)
	p.LineTo(9.5*b.k, 11*b.k)
	p.CubicTo(6.5*b.k, 8.5*b.k, 9.5*b.k, 6*b.k, 12*b.k, 1*b.k)
	b.fill(&p, flame)
}

// helmet has the horns that Gauls are said to wear.
func (b brush) helmet(c color.RGBA) {
	var p outline.Path
	p.MoveTo(5*b.k, 16*b.k)
	p.CubicTo(5*b.k, 5*b.k, 19*b.k, 5*b.k, 19*b.k, 16*b.k)
	p.Close()
	b.fill(&p, c)
	b.fill(b.path(4, 16.5, 20, 16.5, 20, 19, 17, 19, 16, 23, 14, 19, 10, 19, 8, 23, 7, 19, 4, 19), c)
	for _, side := range []float64{-1, 1} {
		var h outline.Path
		h.MoveTo((12+side*6)*b.k, 11*b.k)
		h.QuadTo((12+side*11)*b.k, 9*b.k, (12+side*9.5)*b.k, 2*b.k)
		h.QuadTo((12+side*7.5)*b.k, 7*b.k, (12+side*4)*b.k, 7.6*b.k)
		h.Close()
		b.fill(&h, c)
	}
}

// shell opens like a fan.
func (b brush) shell(c color.RGBA) {
	var p outline.Path
	p.MoveTo(12*b.k, 22*b.k)
	p.CubicTo(-1*b.k, 14*b.k, 2*b.k, 2*b.k, 12*b.k, 2*b.k)
	p.CubicTo(22*b.k, 2*b.k, 25*b.k, 14*b.k, 12*b.k, 22*b.k)
	p.Close()
	b.fill(&p, c)
	for _, x := range []float64{4, 8, 12, 16, 20} {
		b.line(b.path(12, 20.5, x, 5+math.Abs(x-12)*0.35), 0.8, palette.Paper)
	}
}

// paintFlag paints the standard, so many pixels high.
func paintFlag(h float64, high bool) *ebiten.Image {
	n := max(int(math.Ceil(h)), 1)
	b := brush{image.NewRGBA(image.Rect(0, 0, n, n)), h / 24}
	red, rim, pole := leather, gold, color.RGBA{0xC8, 0x96, 0x3A, 255}
	if high {
		red, rim, pole = palette.Black, palette.HighLit, palette.Black
	}
	b.line(b.path(12, 3, 12, 23.4), 1, pole)
	b.fill(b.path(12, 0, 13.5, 3.6, 12, 5, 10.5, 3.6), pole)
	b.line(b.path(5, 5.4, 19, 5.4), 1, pole)
	b.fill(b.path(5.6, 5.6, 18.4, 5.6, 18.4, 15.4, 16.2, 13.8, 14.1, 15.8, 12, 13.8, 9.9, 15.8, 7.8, 13.8, 5.6, 15.4), edge)
	b.fill(b.path(6.2, 6.2, 17.8, 6.2, 17.8, 14, 16.2, 12.9, 14.1, 14.8, 12, 12.9, 9.9, 14.8, 7.8, 12.9, 6.2, 14), red)
	var c outline.Path
	c.Arc(12.4*b.k, 9.6*b.k, 2.4*b.k, math.Pi*0.3, math.Pi*1.7)
	b.line(&c, 0.9, rim)
	b.disc(12, 18.4, 1.2, rim)
	return ebiten.NewImageFromImage(b.dst)
}
