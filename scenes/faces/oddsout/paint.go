package oddsout

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/faces/kit/painting"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/surface"
)

// A floor caches the pictures of the mosaic and of the gilt frame of a lane.
type floor struct {
	painting.Kept[layout]
	floor  *ebiten.Image
	gilt   *ebiten.Image
	stands []casting.Stand
}

var (
	tile = color.RGBA{0xEC, 0xE7, 0xDB, 255}
	jet  = color.RGBA{0x24, 0x22, 0x22, 255}
	red  = color.RGBA{0x9C, 0x2C, 0x22, 255}
	gilt = color.RGBA{0xE3, 0xB0, 0x42, 255}
	deep = color.RGBA{0x8A, 0x5E, 0x16, 255}
)

// chance returns a number of 0 … 1 that looks like chance and is always the same for i.
var chance = outline.Seeded(2.3)

// paintFloor paints border and lanes.
func paintFloor(lay *layout, p *ui.Page) *ebiten.Image {
	img := picture.New(lay.W, lay.H)
	c := outline.NewCanvas(lay.W, lay.H, lay.u)
	if p.High {
		img.Fill(palette.Black)
		paintHigh(c, lay)
	} else {
		surface.Paint(img, surface.PlainMosaic, surface.Options{U: lay.u, Glow: 0.5, GlowX: 0.4, GlowY: 0.3})
		lanes := paintLanes(lay.in.W, lay.in.H, lay.u)
		picture.At(img, lanes, lay.in.X-lay.X, lay.in.Y-lay.Y, 1)
		lanes.Deallocate()
		paintBorder(c, lay)
	}
	picture.Over(img, c.RGBA)
	return img
}

// unlight is the blend that subtracts the drawn color from the picture below.
var unlight = ebiten.Blend{
	BlendFactorSourceRGB: ebiten.BlendFactorOne, BlendFactorDestinationRGB: ebiten.BlendFactorOne,
	BlendOperationRGB:           ebiten.BlendOperationReverseSubtract,
	BlendFactorDestinationAlpha: ebiten.BlendFactorOne,
}

// paintLanes lays black stones in grey mortar: a light floor the other way round.
func paintLanes(w, h, u float64) *ebiten.Image {
	stones := picture.New(w, h)
	surface.Paint(stones, surface.Mosaic, surface.Options{U: u, Shift: 5})
	img := picture.New(w, h)
	img.Fill(color.RGBA{0x5A, 0x56, 0x55, 255})
	op := picture.Copying()
	op.Blend = unlight
	op.ColorScale.Scale(0.2, 0.2, 0.205, 1)
	picture.Draw(img, stones, op)
	stones.Deallocate()
	return img
}

// paintBorder sets the saw teeth, the red and the white rows, and the rows
// between the lanes.
func paintBorder(c outline.Canvas, lay *layout) {
	w, h, e := lay.W/lay.u, lay.H/lay.u, lay.edge/lay.u
	for i := range 4 { // the floor is a little lower than the border
		c.Box(float64(i)*0.12, float64(i)*0.12, w-0.24*float64(i), 0.12, color.RGBA{0, 0, 0, 60})
	}
	row(c, 0, 0, w, false, 0.9, jet)
	row(c, 0, h-0.9, w, false, 0.9, jet)
	row(c, 0, 0, h, true, 0.9, jet)
	row(c, w-0.9, 0, h, true, 0.9, jet)
	teeth(c, e, w, h)
	for _, x := range []float64{e - 1.1, w - e + 0.1} {
		row(c, x, e-1.1, h-2*e+2.2, true, 1, red)
	}
	for _, y := range []float64{e - 1.1, h - e + 0.1} {
		row(c, e-1.1, y, w-2*e+2.2, false, 1, red)
	}
	for i := 1; i < lay.lanes; i++ {
		y := e + lay.lane*float64(i)/lay.u
		row(c, e, y-1, w-2*e, false, 0.95, tile)
		row(c, e, y, w-2*e, false, 0.95, tile)
	}
}

// teeth draws the dark triangles that point outwards on all four sides.
func teeth(c outline.Canvas, e, w, h float64) {
	step := 5.2
	long := e - 2.4
	for _, c := range [2]outline.Canvas{c, c.At(w, h, -1)} { // two sides, and those opposite
		for k, side := range [2]float64{w, h} {
			n := math.Floor((side - 2*e) / step)
			one := (side - 2*e) / n
			for i := range int(n) {
				x, low := e+one*float64(i), e-1.2
				if k == 0 {
					c.Poly(jet, x+0.3, low, x+one/2, low-long, x+one-0.3, low)
				} else {
					c.Poly(jet, low, x+0.3, low-long, x+one/2, low, x+one-0.3)
				}
			}
		}
	}
	for _, x := range []float64{e * 0.5, w - e*0.5} {
		for _, y := range []float64{e * 0.5, h - e*0.5} {
			c.Poly(jet, x, y-1.5, x+1.5, y, x, y+1.5, x-1.5, y)
		}
	}
}

// row draws a row of small stones, each in a tone of its own.
func row(c outline.Canvas, x, y, long float64, down bool, side float64, col color.RGBA) {
	n := math.Max(1, math.Round(long/side))
	step := long / n
	for i := range int(n) {
		part := 0.82 + 0.18*chance(int(x*13+y*7)+i*3)
		tone := palette.Mix(color.RGBA{0, 0, 0, 255}, col, part)
		if down {
			c.Box(x, y+step*float64(i)+0.05, side, step-0.1, tone)
		} else {
			c.Box(x+step*float64(i)+0.05, y, step-0.1, side, tone)
		}
	}
}

// paintHigh paints border and lanes for high contrast.
func paintHigh(c outline.Canvas, lay *layout) {
	w, h, e := lay.W/lay.u, lay.H/lay.u, lay.edge/lay.u
	box := func(x, y, w, h float64) {
		c.Pen(0.6, palette.White, x, y, x+w, y, x+w, y+h, x, y+h, x, y)
	}
	box(0.5, 0.5, w-1, h-1)
	box(e, e, w-2*e, h-2*e)
	for i := 1; i < lay.lanes; i++ {
		y := e + lay.lane*float64(i)/lay.u
		c.Pen(0.6, palette.White, e, y, w-e, y)
	}
}

// paintGilt paints the gold frame for the leader's lane. high means high contrast.
func paintGilt(lay *layout, high bool) *ebiten.Image {
	c := outline.NewCanvas(lay.in.W, lay.lane, lay.u)
	w, h := lay.in.W/lay.u, lay.lane/lay.u
	if high {
		const d = 0.7
		c.Pen(1.2, palette.HighLit, d, d, w-d, d, w-d, h-d, d, h-d, d, d)
		return picture.From(c.RGBA)
	}
	c.Frame(0, 0, w, h, 1.6, deep)
	row(c, 0, 0.1, w, false, 1.3, gilt)
	row(c, 0, h-1.4, w, false, 1.3, gilt)
	row(c, 0.1, 1.4, h-2.8, true, 1.3, gilt)
	row(c, w-1.4, 1.4, h-2.8, true, 1.3, gilt)
	return picture.From(c.RGBA)
}

// A kind is the color of a stone.
type kind int

const (
	pale kind = iota
	gold
	ruddy // lost
	dim   // of a seat that can no longer win
)

var tones = [...][2]color.RGBA{
	pale:  {{0xFF, 0xFB, 0xF2, 255}, {0x96, 0x8C, 0x7E, 255}},
	gold:  {{0xFF, 0xE9, 0xA0, 255}, {0x9A, 0x6A, 0x16, 255}},
	ruddy: {{0xE8, 0x62, 0x4C, 255}, {0x6A, 0x14, 0x10, 255}},
	dim:   {{0x78, 0x72, 0x6C, 255}, {0x38, 0x34, 0x32, 255}},
}

type stoneKey struct {
	kind kind
	d    int
	turn int
	high bool
}

var stones = picture.Cache[stoneKey]{Limit: 48}

// drawStone draws a river stone about x, y; each of a few shapes. high means high
// contrast.
func drawStone(dst *ebiten.Image, k kind, x, y, d float64, turn int, alpha float64, high bool) {
	if d < 2 || alpha <= 0 {
		return
	}
	img := stones.Get(stoneKey{k, int(math.Round(d)), turn % 5, high}, paintStone)
	picture.Centred(dst, img, x, y, alpha)
}

func paintStone(k stoneKey) *ebiten.Image {
	side := float64(k.d) * 1.5
	c := outline.NewCanvas(side, side, float64(k.d)/2).At(1.5, 1.5, 1)
	light, dark := tones[k.kind][0], tones[k.kind][1]
	if k.high {
		c.Disc(0, 0, 1, palette.Black)
		c.Disc(0, 0, 0.86, map[kind]color.RGBA{pale: palette.White, gold: palette.HighLit, ruddy: {0xFF, 0x50, 0x40, 255}, dim: {0x60, 0x60, 0x60, 255}}[k.kind])
		return picture.From(c.RGBA)
	}
	for i := range 5 {
		blob(c, 0.2+0.05*float64(i), 0.24+0.05*float64(i), 0.98-0.02*float64(i), k.turn, color.RGBA{0, 0, 0, 34})
	}
	const layers = 16
	for i := range layers {
		t := float64(i) / (layers - 1)
		blob(c, -0.26*t, -0.3*t, 1-0.72*t, k.turn, palette.Mix(dark, light, math.Pow(t, 0.75)))
	}
	for i := range 22 { // what the stone has in it
		a, d := chance(i+k.turn*31)*2*math.Pi, 0.85*math.Sqrt(chance(i+k.turn*31+7))
		c.Disc(d*math.Cos(a), 0.94*d*math.Sin(a), 0.05+0.1*chance(i*5+k.turn), palette.Fade(dark, 0.2))
	}
	return picture.From(c.RGBA)
}

// blob fills a slightly uneven circle of radius r around x, y; turn selects its shape.
func blob(c outline.Canvas, x, y, r float64, turn int, col color.RGBA) {
	var xy []float64
	for i := range 24 {
		a := float64(i) / 24 * 2 * math.Pi
		d := r * (0.93 + 0.07*math.Sin(2*a+float64(turn)*1.3) + 0.045*math.Sin(3*a+float64(turn)*2.1))
		xy = append(xy, x+d*math.Cos(a), y+d*0.94*math.Sin(a))
	}
	c.Poly(col, xy...)
}
