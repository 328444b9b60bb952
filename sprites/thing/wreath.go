package thing

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
)

type wreathKey struct {
	size, grown int
	ribbon      bool
}

type petalKey struct{ kind, size int }

var (
	wreaths = picture.Cache[wreathKey]{Limit: 12}
	petals  = picture.Cache[petalKey]{Limit: 24}
)

// growth is in how many steps a wreath grows.
const growth = 20

// Wreath draws a laurel wreath d wide, its two branches tied at the foot,
// grown from the foot upwards by a part of 0 … 1.
func Wreath(dst *ebiten.Image, cx, cy, d, grown float64, ribbon bool) {
	k := wreathKey{int(math.Round(d)), int(math.Round(grown * growth)), ribbon}
	if k.size >= 8 && k.grown > 0 {
		tint(dst, wreaths.Get(k, paintWreath), cx, cy, palette.White)
	}
}

func paintWreath(k wreathKey) *ebiten.Image {
	d := float64(k.size)
	side := int(d * 1.3)
	img := ebiten.NewImage(side, side)
	mid, r := float64(side)/2, d*0.43
	rows := 18
	if d < 120 {
		rows = 12
	}
	if k.ribbon {
		ribbon(img, mid, mid+r*0.99, d*0.17)
	}
	for i := range rows {
		t := (float64(i) + 0.5) / float64(rows)
		if t*growth > float64(k.grown) {
			break
		}
		for _, way := range []float64{-1, 1} {
			a := math.Pi/2 + way*(0.16+t*(math.Pi-0.16))
			x, y := mid+r*math.Cos(a), mid+r*math.Sin(a)
			s := d * 2.7 / float64(rows) * (0.98 - 0.3*t)
			along := a + way*math.Pi/2
			leaf(img, x, y, s, along+way*0.46)
			leaf(img, x, y, s, along-way*0.46)
		}
	}
	return img
}

// leaf draws one leaf of gold from x, y, s long, pointing at angle a: the half
// that faces the lamp is bright, the other dark.
func leaf(dst *ebiten.Image, x, y, s, a float64) {
	c, n := math.Cos(a), math.Sin(a)
	at := func(u, v float64) (float32, float32) {
		return float32(x + s*(u*c-v*n)), float32(y + s*(u*n+v*c))
	}
	half := func(w float64) *vector.Path {
		var p vector.Path
		x0, y0 := at(0, 0)
		x1, y1 := at(0.3, w)
		x2, y2 := at(0.75, w*0.9)
		x3, y3 := at(1, 0)
		p.MoveTo(x0, y0)
		p.CubicTo(x1, y1, x2, y2, x3, y3)
		p.Close()
		return &p
	}
	shade := func(p *vector.Path, dx, dy float64, c color.RGBA) {
		var q vector.Path
		op := &vector.AddPathOptions{}
		op.GeoM.Translate(dx*s, dy*s)
		q.AddPath(p, op)
		fill(dst, &q, c)
	}
	up, low := half(-0.29), half(0.29)
	for _, k := range []float64{0.16, 0.11, 0.06} {
		shade(up, k, k, color.RGBA{0, 0, 0, 40})
		shade(low, k, k, color.RGBA{0, 0, 0, 40})
	}
	gold, dark := color.RGBA{0xEC, 0xBF, 0x55, 0xFF}, color.RGBA{0xB0, 0x7A, 0x22, 0xFF}
	lit := func(side float64) color.RGBA {
		face := -math.Sin(a)*side*-0.64 + math.Cos(a)*side*-0.77 // towards the lamp
		return palette.Mix(gold, dark, 0.5-0.5*face)
	}
	fill(dst, up, lit(1))
	fill(dst, low, lit(-1))
	pen := max(s*0.03, 0.8)
	stroke(dst, up, pen*0.8, color.RGBA{0x5E, 0x3F, 0x10, 0xFF})
	stroke(dst, low, pen*0.8, color.RGBA{0x5E, 0x3F, 0x10, 0xFF})
	var vein vector.Path
	vein.MoveTo(at(0.05, 0))
	vein.LineTo(at(0.82, 0))
	stroke(dst, &vein, pen, color.RGBA{0xF6, 0xDF, 0x98, 0xFF})
}

// ribbon ties the branches, s high.
func ribbon(dst *ebiten.Image, cx, cy, s float64) {
	k := s / 12
	x, y := cx-12*k, cy-2*k
	dark, red, light := color.RGBA{0x7A, 0x1C, 0x14, 0xFF}, color.RGBA{0xB5, 0x32, 0x25, 0xFF}, color.RGBA{0xCF, 0x4C, 0x3C, 0xFF}
	const left = "M 10 1 C 9 6 6 9 1 10.5 L 4.4 11.6 L 4 14.4 C 8.6 12.8 11.6 9 12.4 2 Z"
	const right = "M 14 1 C 15 6 18 9 23 10.5 L 19.6 11.6 L 20 14.4 C 15.4 12.8 12.4 9 11.6 2 Z"
	fill(dst, trace(left, k, x+k, y+k), color.RGBA{0, 0, 0, 90})
	fill(dst, trace(right, k, x+k, y+k), color.RGBA{0, 0, 0, 90})
	fill(dst, trace(left, k, x, y), red)
	fill(dst, trace(right, k, x, y), light)
	fill(dst, trace("M 9 -1.4 C 11 -0.6 13 -0.6 15 -1.4 L 14.6 3.2 C 13 2.4 11 2.4 9.4 3.2 Z", k, x, y), red)
	stroke(dst, trace("M 9.4 1 C 11 1.6 13 1.6 14.6 1", k, x, y), k*0.4, dark)
}

// Petal draws a falling petal s long, turned by a, in radians, and seen from
// the side by a part of 0 … 1; kind, any number, is its shade.
func Petal(dst *ebiten.Image, kind int, cx, cy, s, a, side, alpha float64) {
	k := petalKey{(kind%4 + 4) % 4, int(math.Round(s))}
	if k.size < 2 {
		return
	}
	src := petals.Get(k, paintPetal)
	op := picture.Copying()
	half := float64(src.Bounds().Dx()) / 2
	op.GeoM.Translate(-half, -half)
	op.GeoM.Scale(1, 1-0.75*side)
	op.GeoM.Rotate(a)
	op.GeoM.Translate(cx, cy)
	op.ColorScale.ScaleAlpha(float32(alpha))
	op.Filter = ebiten.FilterLinear
	picture.Draw(dst, src, op)
}

func paintPetal(k petalKey) *ebiten.Image {
	shades := [4]color.RGBA{{0xE7, 0x9A, 0xA4, 0xFF}, {0xF2, 0xBF, 0xC2, 0xFF}, {0xD0, 0x62, 0x72, 0xFF}, {0xF6, 0xD8, 0xD4, 0xFF}}
	img := ebiten.NewImage(k.size+4, k.size+4)
	s := float64(k.size) / 24
	const shape = "M 1 12 C 5 5 15 3 22 9 C 24 11 24 13 22 15 C 15 21 5 19 1 12 Z"
	fill(img, trace(shape, s, 3, 3), color.RGBA{0, 0, 0, 60})
	fill(img, trace(shape, s, 2, 2), shades[k.kind])
	fill(img, trace("M 1 12 C 5 6 15 4.6 21 9 C 15 8.4 8 9.6 1 12 Z", s, 2, 2), palette.Fade(palette.White, 0.35))
	stroke(img, trace("M 3 12 C 8 11 14 11.4 19 13", s, 2, 2), max(s*0.7, 0.6), palette.Fade(palette.Madder, 0.3))
	return img
}
