package thing

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
)

type wreathKey struct {
	wide, high int
	ribbon     bool
}

type leafKey struct {
	part leafPart
	size int
}

// A leafPart is one layer of a leaf: layers are tinted separately, so that each
// leaf reflects the lamp by its direction.
type leafPart int

const (
	leafShadow leafPart = iota
	leafUpper           // the half left of the vein, seen from the stalk
	leafLower
	leafLines
)

type petalKey struct{ kind, size int }

var (
	wreaths = picture.Cache[wreathKey]{Limit: 8}
	leaves  = picture.Cache[leafKey]{Limit: 32}
	petals  = picture.Cache[petalKey]{Limit: 24}
	ribbons = picture.Cache[int]{Limit: 8}
)

var (
	goldLit  = color.RGBA{0xEF, 0xC4, 0x5C, 0xFF}
	goldDark = color.RGBA{0xA6, 0x72, 0x1E, 0xFF}
)

// Wreath draws a laurel wreath of diameter d, its two branches tied at the
// foot, grown from the foot upwards by a fraction of 0 … 1.
func Wreath(dst *ebiten.Image, cx, cy, d, grown float64, ribbon bool) {
	LongWreath(dst, cx, cy, d, d, grown, ribbon)
}

// LongWreath draws a wreath that is wider than high: its branches run straight
// at the foot and at the top.
func LongWreath(dst *ebiten.Image, cx, cy, wide, high, grown float64, ribbon bool) {
	k := wreathKey{int(math.Round(wide)), int(math.Round(high)), ribbon}
	switch {
	case k.high < 8 || grown <= 0:
	case grown < 1:
		drawWreath(dst, cx, cy, k, grown)
	default:
		picture.Middle(dst, wreaths.Get(k, paintWreath), cx, cy, palette.White)
	}
}

// FlyingWreath draws a whole wreath that comes nearer and goes: part is its
// current size relative to d, its largest. It is painted once.
func FlyingWreath(dst *ebiten.Image, cx, cy, d, part float64) {
	size := int(math.Round(d))
	picture.Turned(dst, wreaths.Get(wreathKey{size, size, false}, paintWreath), cx, cy, part, part, 0, palette.White)
}

func paintWreath(k wreathKey) *ebiten.Image {
	high := k.high * 13 / 10
	wide := high + k.wide - k.high
	img := picture.Blank(wide, high)
	drawWreath(img, float64(wide)/2, float64(high)/2, k, 1)
	return img
}

func drawWreath(dst *ebiten.Image, cx, cy float64, k wreathKey, grown float64) {
	d, straight := float64(k.high), float64(k.wide-k.high)/2
	r := d * 0.43
	if k.ribbon {
		ribbon(dst, cx, cy+r*0.99, d*0.17)
	}
	rows := 18.0
	if d < 120 {
		rows = 12
	}
	size, branch := d*2.7/rows, (math.Pi-0.16)*r
	rows = math.Round(rows * (branch + 2*straight) / branch)
	for i := range int(rows) {
		t := (float64(i) + 0.5) / rows
		full := min(max(grown*(rows+2)-float64(i), 0)/2, 1)
		s, from := size*(0.98-0.3*t), 0.16*r+t*(branch+2*straight)
		turned := min(max((from-straight)/r, 0), math.Pi)
		out := min(from, straight) - max(0, from-straight-math.Pi*r)
		for _, way := range [2]float64{-1, 1} {
			a := math.Pi/2 + way*turned
			x, y, along := cx-way*out+r*math.Cos(a), cy+r*math.Sin(a), a+way*math.Pi/2
			leaf(dst, x, y, s, full, along+way*0.46)
			leaf(dst, x, y, s, full, along-way*0.46)
		}
	}
}

// leaf draws one leaf of gold from x, y, pointing at angle a, s long when full
// is 1: the half that faces the lamp is bright, the other dark.
func leaf(dst *ebiten.Image, x, y, s, full, a float64) {
	if full <= 0 {
		return
	}
	facing := 0.5 - 0.5*(0.64*math.Sin(a)-0.77*math.Cos(a))
	layer := func(part leafPart, dx float64, c color.RGBA) {
		src := leaves.Get(leafKey{part, int(math.Ceil(s/4)) * 8}, paintLeaf)
		k := s * full / (float64(src.Bounds().Dx()) - 4)
		op := picture.Copying()
		op.GeoM.Translate(-2, -float64(src.Bounds().Dy())/2)
		op.GeoM.Scale(k, k)
		op.GeoM.Rotate(a)
		op.GeoM.Translate(x+dx, y+dx)
		op.Filter = ebiten.FilterLinear
		picture.Tint(op, c)
		picture.Draw(dst, src, op)
	}
	layer(leafShadow, s*0.13, color.RGBA{0, 0, 0, 60})
	layer(leafShadow, s*0.07, color.RGBA{0, 0, 0, 70})
	layer(leafUpper, 0, palette.Mix(goldDark, goldLit, facing))
	layer(leafLower, 0, palette.Mix(goldLit, goldDark, facing))
	layer(leafLines, 0, palette.White)
}

// paintLeaf paints a layer of a leaf that points to the right.
func paintLeaf(k leafKey) *ebiten.Image {
	s := float64(k.size)
	img := canvas(s+4, float64(k.size/2+6))
	const upper = "M 0 0 C 7 -7.4 17 -6.6 24 0 Z"
	const lower = "M 0 0 C 7 7.4 17 6.6 24 0 Z"
	at := func(drawing string) *outline.Path {
		return trace(drawing, s/24, 2, float64(img.Rect.Dy())/2)
	}
	switch k.part {
	case leafShadow:
		fill(img, at(upper), palette.White)
		fill(img, at(lower), palette.White)
	case leafUpper:
		fill(img, at(upper), palette.White)
	case leafLower:
		fill(img, at(lower), palette.White)
	case leafLines:
		edge := color.RGBA{0x5E, 0x3F, 0x10, 0xFF}
		stroke(img, at(upper), max(s*0.025, 1), edge)
		stroke(img, at(lower), max(s*0.025, 1), edge)
		stroke(img, at("M 1.4 0 H 19"), max(s*0.035, 1.2), color.RGBA{0xF6, 0xDF, 0x98, 0xFF})
	}
	return picture.From(img)
}

// ribbon draws the ribbon that ties the branches, s high.
func ribbon(dst *ebiten.Image, cx, cy, s float64) {
	img := ribbons.Get(int(math.Round(s)), paintRibbon)
	k := math.Round(s) / 12
	picture.At(dst, img, cx-13*k, cy-4*k, 1)
}

// paintRibbon paints a ribbon with its knot at 13, 4, in twelfths of its height.
func paintRibbon(high int) *ebiten.Image {
	k := float64(high) / 12
	img := canvas(27*k, 19*k)
	x, y := k, 2*k
	dark, red, light := color.RGBA{0x7A, 0x1C, 0x14, 0xFF}, color.RGBA{0xB5, 0x32, 0x25, 0xFF}, color.RGBA{0xCF, 0x4C, 0x3C, 0xFF}
	const left = "M 10 1 C 9 6 6 9 1 10.5 L 4.4 11.6 L 4 14.4 C 8.6 12.8 11.6 9 12.4 2 Z"
	const right = "M 14 1 C 15 6 18 9 23 10.5 L 19.6 11.6 L 20 14.4 C 15.4 12.8 12.4 9 11.6 2 Z"
	fill(img, trace(left, k, x+k, y+k), color.RGBA{0, 0, 0, 90})
	fill(img, trace(right, k, x+k, y+k), color.RGBA{0, 0, 0, 90})
	fill(img, trace(left, k, x, y), red)
	fill(img, trace(right, k, x, y), light)
	fill(img, trace("M 9 -1.4 C 11 -0.6 13 -0.6 15 -1.4 L 14.6 3.2 C 13 2.4 11 2.4 9.4 3.2 Z", k, x, y), red)
	stroke(img, trace("M 9.4 1 C 11 1.6 13 1.6 14.6 1", k, x, y), k*0.4, dark)
	return picture.From(img)
}

// Petal draws a falling petal s long, rotated by a, in radians, and seen from
// the side by a fraction of 0 … 1; kind, any number, is its shade.
func Petal(dst *ebiten.Image, kind int, cx, cy, s, a, side, alpha float64) {
	s = math.Round(s)
	if s < 2 {
		return
	}
	k := petalKey{(kind%4 + 4) % 4, petalSize(s)}
	scale := s / float64(k.size)
	picture.Turned(dst, petals.Get(k, paintPetal), cx, cy, scale, scale*(1-0.75*side), a, palette.Fade(palette.White, alpha))
}

// petalSize returns the size in which a petal s long is painted: a power of two, at most
// twice as large, so that the many sizes of falling petals share a few pictures.
func petalSize(s float64) int { return 1 << int(math.Ceil(math.Log2(s))) }

func paintPetal(k petalKey) *ebiten.Image {
	shades := [4]color.RGBA{{0xE7, 0x9A, 0xA4, 0xFF}, {0xF2, 0xBF, 0xC2, 0xFF}, {0xD0, 0x62, 0x72, 0xFF}, {0xF6, 0xD8, 0xD4, 0xFF}}
	img := canvas(float64(k.size+4), float64(k.size+4))
	s := float64(k.size) / 24
	const shape = "M 1 12 C 5 5 15 3 22 9 C 24 11 24 13 22 15 C 15 21 5 19 1 12 Z"
	fill(img, trace(shape, s, 3, 3), color.RGBA{0, 0, 0, 60})
	fill(img, trace(shape, s, 2, 2), shades[k.kind])
	fill(img, trace("M 1 12 C 5 6 15 4.6 21 9 C 15 8.4 8 9.6 1 12 Z", s, 2, 2), palette.Fade(palette.White, 0.35))
	stroke(img, trace("M 3 12 C 8 11 14 11.4 19 13", s, 2, 2), max(s*0.7, 0.6), palette.Fade(palette.Madder, 0.3))
	return picture.From(img)
}
