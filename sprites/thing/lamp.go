package thing

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
)

const poolSide = 96

var pools = picture.Cache[int]{Limit: 1}

// Lamp leaves only a pool of light of radius r about cx, cy on a part of a
// picture; dark, 0 … 1, is how dark the rest becomes.
func Lamp(dst *ebiten.Image, cx, cy, r, dark float64) {
	if dark <= 0 || r < 1 {
		return
	}
	// Far out the pool's picture is evenly dark: it is drawn large enough for that
	// to reach the corners.
	b := dst.Bounds()
	reach := math.Max(math.Max(cx-float64(b.Min.X), float64(b.Max.X)-cx), math.Max(cy-float64(b.Min.Y), float64(b.Max.Y)-cy))
	side := poolSide / 2 / lit * r
	k := side / (poolSide / 2)
	if edge := (poolSide/2 - 1) * k; edge < reach {
		pool := image.Rect(int(cx-edge), int(cy-edge), int(cx+edge), int(cy+edge))
		frameDark(dst, pool, palette.Fade(palette.Black, dark))
		dst = dst.SubImage(pool).(*ebiten.Image) // the two do not overlap
	}
	op := picture.Copying()
	op.GeoM.Translate(-poolSide/2, -poolSide/2)
	op.GeoM.Scale(k, k)
	op.GeoM.Translate(cx, cy)
	op.ColorScale.ScaleAlpha(float32(dark))
	op.Filter = ebiten.FilterLinear
	picture.Draw(dst, pools.Get(0, paintPool), op)
}

// lit is the radius of the pool in its picture, pixels.
const lit = 22.0

// frameDark fills what lies outside a pool.
func frameDark(dst *ebiten.Image, pool image.Rectangle, c color.RGBA) {
	b := dst.Bounds()
	in := pool.Intersect(b)
	for _, r := range [4]image.Rectangle{
		{b.Min, image.Pt(b.Max.X, in.Min.Y)},
		{image.Pt(b.Min.X, in.Max.Y), b.Max},
		{image.Pt(b.Min.X, in.Min.Y), image.Pt(in.Min.X, in.Max.Y)},
		{image.Pt(in.Max.X, in.Min.Y), image.Pt(b.Max.X, in.Max.Y)},
	} {
		picture.Fill(dst, float64(r.Min.X), float64(r.Min.Y), float64(r.Dx()), float64(r.Dy()), c)
	}
}

func paintPool(int) *ebiten.Image {
	img := image.NewRGBA(image.Rect(0, 0, poolSide, poolSide))
	for i := range poolSide * poolSide {
		x, y := float64(i%poolSide)+0.5-poolSide/2, float64(i/poolSide)+0.5-poolSide/2
		t := clamp01((math.Hypot(x, y) - lit*0.55) / (poolSide/2 - 2 - lit*0.55))
		img.Pix[4*i+3] = uint8(255*t*t*(3-2*t) + 0.5)
	}
	return ebiten.NewImageFromImage(img)
}
