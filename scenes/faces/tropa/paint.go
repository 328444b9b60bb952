package tropa

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/faces/kit/painting"
	"knucklebones/scenes/faces/kit/throwing"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/surface"
)

// cloth is the middle, on the floor, of the cloth with the bones that are left.
var cloth = [2]float64{32, 31}

// A yard caches the static pictures of the board and the buffers for drawing bones.
type yard struct {
	painting.Kept[layout]
	ground      *ebiten.Image
	glass, skin *ebiten.Image // the jar behind and in front of the bones in it
	corner      image.Point   // upper left corner of glass and skin on the page
	painter     bone.Painter
	hand        throwing.Hand

	poses, back, in, front []bone.Pose
}

// prepare repaints the cached pictures when the layout has changed.
func (y *yard) prepare(lay *layout, p *ui.Page, f *table.Frame) {
	if y.Renew(*lay, p) {
		y.ground = y.Keep(paintGround(lay, p, f))
		y.corner, y.glass, y.skin = paintJar(lay, p.High)
		y.Keep(y.glass)
		y.Keep(y.skin)
	}
}

// paintGround paints the floor as it runs away from the eye, with the roundel,
// the shadow of the jar, the cloth and the rod.
func paintGround(lay *layout, p *ui.Page, f *table.Frame) *ebiten.Image {
	img := picture.New(p.W, p.H)
	c := outline.NewCanvas(p.W, p.H, 1)
	if p.High {
		img.Fill(palette.Black)
	} else {
		paintFloor(img, lay, p)
		paintInlay(img, lay, p)
	}
	paintCloth(c, lay, p.High)
	paintRod(c, lay, p.High)
	picture.Over(img, c.RGBA)
	st := lettering.Style{Face: lettering.Figure, Size: p.T(1), Color: palette.Bone, Edge: palette.Night}
	for n := 6; n <= 24; n += 6 {
		x, y := lay.notch(float64(n))
		lettering.Draw(img, words.Int(n), x+3.4*lay.g, y+st.Cap()/2, st)
	}
	return img
}

// inlay is the greatest width in pixels at which the inlay is painted, as that is
// costly; a wider page stretches it.
const inlay = 1400.0

// paintInlay sets the roundel into the floor, and the shadow of the jar on it.
func paintInlay(dst *ebiten.Image, lay *layout, p *ui.Page) {
	k := math.Min(1, inlay/p.W)
	c := outline.NewCanvas(p.W*k, p.H*k, 1)
	small := layout{g: lay.g * k, u: lay.u * k, x: lay.x * k, y: lay.y * k}
	paintRoundel(c, &small)
	paintShadow(c, &small)
	img := picture.From(c.RGBA)
	defer img.Deallocate()
	op := picture.Copying()
	op.GeoM.Scale(1/k, 1/k)
	op.Filter = ebiten.FilterLinear
	picture.Draw(dst, img, op)
}

// paintFloor draws a floor of mosaic in perspective, from a picture of it seen from
// above.
func paintFloor(dst *ebiten.Image, lay *layout, p *ui.Page) {
	flat := picture.New(p.W, p.H)
	defer flat.Deallocate()
	surface.Paint(flat, surface.Mosaic, surface.Options{U: p.U * 0.8})
	var vs []ebiten.Vertex
	var is []uint16
	const strip = 6.0
	for y := 0.0; y < p.H+strip; y += strip {
		z := lay.depth(y)
		s := 1 / (1 - away*z)
		light := float32(math.Max(0.62, math.Min(0.97, 0.97-0.0016*math.Max(0, -z))))
		for _, x := range []float64{0, p.W} {
			vs = append(vs, ebiten.Vertex{
				DstX: float32(x), DstY: float32(y),
				SrcX: float32((x-lay.x)/s + 4*p.W), SrcY: float32(z*lay.g + 8*p.H),
				ColorR: light, ColorG: light * 0.985, ColorB: light * 0.95, ColorA: 1,
			})
		}
		if n := uint16(len(vs)); n > 2 {
			is = append(is, n-4, n-3, n-2, n-3, n-2, n-1)
		}
	}
	dst.DrawTriangles(vs, is, flat, &ebiten.DrawTrianglesOptions{Address: ebiten.AddressRepeat, Filter: ebiten.FilterLinear})
}

// paintRoundel sets rings of dark and red stones and a running wave about the jar.
func paintRoundel(c outline.Canvas, lay *layout) {
	dark, red := color.RGBA{44, 41, 44, 235}, color.RGBA{126, 44, 32, 240}
	ring := func(r, wide float64, n int, col color.RGBA, every int) {
		var path outline.Path
		for i := range n {
			if every > 0 && i/every%2 == 1 {
				continue
			}
			loop(&path, 4, func(k int) (x, y float64) {
				return lay.round((float64(i)+[4]float64{0.1, 0.9, 0.9, 0.1}[k])/float64(n), r+wide*float64(k/2))
			})
		}
		outline.Fill(c.RGBA, &path, col, outline.Over)
	}
	ring(36, 2.4, 84, dark, 0)
	ring(39.2, 2, 88, dark, 0)
	ring(57.5, 2.4, 124, dark, 0)
	ring(60.7, 2.6, 128, dark, 0)
	ring(60.7, 2.6, 128, red, 4)
	wave(c, lay, color.RGBA{60, 66, 74, 235})
}

// scroll is the outline of one wave, as pairs of its position round the jar and
// outwards, in hundredths of a wave.
const scroll = "0 0 100 0 90 8 76 22 70 42 74 58 86 68 100 64 106 52 100 42 92 44 90 52 96 55 98 50 101 56 94 64 84 58 82 46 90 32 104 30 116 42 118 62 106 84 84 96 58 92 36 72 26 40 14 14"

// wave draws the running scroll between the rings.
func wave(c outline.Canvas, lay *layout, col color.RGBA) {
	const n = 20
	curl := outline.Numbers(scroll)
	var path outline.Path
	for i := range n {
		loop(&path, len(curl)/2, func(k int) (x, y float64) {
			return lay.round((float64(i)+curl[2*k]*0.0086)/n, 43.5+0.12*curl[2*k+1])
		})
	}
	outline.Fill(c.RGBA, &path, col, outline.Over)
}

// paintShadow throws the jar's green shadow to the lower right, with the light
// that it gathers.
func paintShadow(c outline.Canvas, lay *layout) {
	for i := range 12 {
		f := float64(i)
		x, y, _ := lay.floor(22, 5)
		c.Oval(x, y, (34-2.4*f)*lay.g, (12-0.9*f)*lay.g, color.RGBA{0, 4, 4, 13})
		x, y, _ = lay.floor(0, 1)
		c.Oval(x, y, (19-f)*lay.g, (6.5-0.4*f)*lay.g, color.RGBA{0, 3, 3, 12})
	}
	for i := range 10 {
		f := float64(i)
		x, y, _ := lay.floor(26, 5)
		c.Oval(x, y, (11-f)*lay.g, (4.4-0.4*f)*lay.g, color.RGBA{7, 9, 7, 8})
	}
}

// paintCloth spreads the red cloth with a seam. high means high contrast.
func paintCloth(c outline.Canvas, lay *layout, high bool) {
	quad := func(in float64) []float64 {
		var xy []float64
		for _, q := range [][2]float64{{-14 + in, -7 + in}, {14 - in, -7 + in}, {15 - in, 8 - in}, {-15 + in, 8 - in}, {-14 + in, -7 + in}} {
			x, y, _ := lay.floor(cloth[0]+q[0], cloth[1]+q[1])
			xy = append(xy, x, y)
		}
		return xy
	}
	if high {
		c.Pen(0.5*lay.u, palette.White, quad(0)...)
		return
	}
	for i := range 5 {
		d := quad(0)
		for k := range d {
			d[k] += float64(i) * 0.35 * lay.g
		}
		c.Poly(color.RGBA{0, 0, 0, 30}, d...)
	}
	c.Poly(color.RGBA{150, 36, 28, 255}, quad(0)...)
	c.Poly(color.RGBA{172, 46, 36, 255}, quad(1.1)...)
	q := quad(2)
	for i := 0; i+3 < len(q); i += 2 {
		n := math.Max(3, math.Round(math.Hypot(q[i+2]-q[i], q[i+3]-q[i+1])/(2.4*lay.g)))
		for k := range int(n) {
			a, b := (float64(k)+0.2)/n, (float64(k)+0.75)/n
			c.Pen(math.Max(1, 0.35*lay.g), color.RGBA{226, 160, 132, 255},
				q[i]+(q[i+2]-q[i])*a, q[i+1]+(q[i+3]-q[i+1])*a, q[i]+(q[i+2]-q[i])*b, q[i+1]+(q[i+3]-q[i+1])*b)
		}
	}
}

// paintRod stands the brass rod up with its notches. high means high contrast.
func paintRod(c outline.Canvas, lay *layout, high bool) {
	x, y, s := lay.floor(rod, back)
	r := c.At(x, y, lay.g*s)
	brass := func(f float64) color.RGBA {
		l := math.Max(0, math.Sin(math.Pi*(0.1+0.9*f)))
		return palette.Contrast(high, color.RGBA{uint8(96 + 138*l), uint8(64 + 120*l), uint8(20 + 66*l), 255}, palette.White)
	}
	if !high {
		for i := range 6 {
			r.Oval(3+0.3*float64(i), 1.4, 8.5-float64(i)*0.8, 3.4-0.4*float64(i), color.RGBA{0, 0, 0, 22})
		}
	}
	for i := range 16 {
		f := float64(i) / 15
		r.Oval(-1.6*f, -0.8*f, 6*(1-0.7*f), 2.8*(1-0.7*f), brass(0.9-0.45*f))
		r.Oval(-0.6*f, -2.2-0.6*f, 3*(1-0.7*f), 1.7*(1-0.7*f), brass(0.9-0.45*f))
	}
	for i := range 8 {
		f := float64(i) / 8
		r.Box(-1.1+2.2*f, -tall, 2.2/8+0.05, tall-3, brass(0.95-0.8*math.Abs(f-0.3)))
	}
	for i := range 10 {
		f := float64(i) / 9
		r.Disc(-0.7*f, -tall-1.6-0.8*f, 2.5*(1-0.8*f), brass(0.85-0.4*f))
	}
	for n := range 25 {
		w := 1.3
		if n%6 == 0 {
			w = 2.6
		}
		_, ny := lay.notch(float64(n))
		r.Box(-w, (ny-y)/(lay.g*s)-0.2, 2*w, 0.42, color.RGBA{58, 36, 12, 255})
	}
}
