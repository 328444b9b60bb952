package thing

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
)

const poolSide = 96

var pools = picture.Cache[int]{Limit: 1}

// Lamp darkens dst except for a pool of light around cx, cy, in pixels of dst: it is
// clear up to about half of r, and fades until twice r. dark, from 0 to 1, is the
// darkness beyond. With r below 1 it draws nothing.
func Lamp(dst *ebiten.Image, cx, cy, r, dark float64) {
	if dark <= 0 || r < 1 {
		return
	}
	// The edge of the pool's picture is evenly dark, and frameDark continues it to
	// the corners.
	b := dst.Bounds()
	reach := math.Max(math.Max(cx-float64(b.Min.X), float64(b.Max.X)-cx), math.Max(cy-float64(b.Min.Y), float64(b.Max.Y)-cy))
	const inner = poolSide/2 - 1 // filtering would mix its outermost pixels with transparency
	cx, cy = math.Round(cx), math.Round(cy)
	edge := math.Ceil(inner / lit * r)
	if edge < reach {
		frameDark(dst, cx, cy, edge, dark)
	}
	op := picture.Copying()
	op.GeoM.Translate(-inner, -inner)
	op.GeoM.Scale(edge/inner, edge/inner)
	op.GeoM.Translate(cx, cy)
	op.ColorScale.ScaleAlpha(float32(dark))
	op.Filter = ebiten.FilterLinear
	pool := pools.Get(0, paintPool)
	picture.Draw(dst, pool.SubImage(image.Rect(1, 1, poolSide-1, poolSide-1)).(*ebiten.Image), op)
}

// lit is the radius of the pool in its picture, in pixels.
const lit = 22.0

// frameDark darkens everything outside the square around cx, cy with that half side;
// dark is by how much, 0 to 1.
func frameDark(dst *ebiten.Image, cx, cy, half, dark float64) {
	b := dst.Bounds()
	x0, y0, x1, y1 := float64(b.Min.X), float64(b.Min.Y), float64(b.Max.X), float64(b.Max.Y)
	c := palette.Fade(palette.Black, dark)
	picture.Fine(dst, x0, y0, x1-x0, math.Max(0, cy-half-y0), c)
	picture.Fine(dst, x0, cy+half, x1-x0, math.Max(0, y1-cy-half), c)
	picture.Fine(dst, x0, math.Max(y0, cy-half), math.Max(0, cx-half-x0), math.Min(y1, cy+half)-math.Max(y0, cy-half), c)
	picture.Fine(dst, cx+half, math.Max(y0, cy-half), math.Max(0, x1-cx-half), math.Min(y1, cy+half)-math.Max(y0, cy-half), c)
}

func paintPool(int) *ebiten.Image {
	img := image.NewRGBA(image.Rect(0, 0, poolSide, poolSide))
	for i := range poolSide * poolSide {
		x, y := float64(i%poolSide)+0.5-poolSide/2, float64(i/poolSide)+0.5-poolSide/2
		t := clamp01((math.Hypot(x, y) - lit*0.55) / (poolSide/2 - 2 - lit*0.55))
		img.Pix[4*i+3] = uint8(255*t*t*(3-2*t) + 0.5)
	}
	return picture.From(img)
}
