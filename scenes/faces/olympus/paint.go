package olympus

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/faces/kit/painting"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/surface"
)

// A fresco caches the pictures of the panel and the bolt.
type fresco struct {
	painting.Kept[layout]
	panel  *ebiten.Image
	bolt   *ebiten.Image
	stands []casting.Stand
}

// prepare repaints the cached pictures when the layout has changed.
func (f *fresco) prepare(lay *layout, in *table.Instant, b *bestcast.Board) {
	if f.Renew(*lay, in.Page) {
		f.panel = f.Keep(paintPanel(lay, in.Page, b))
		f.bolt = f.Keep(paintBolt(math.Max(10*lay.u, lay.H*0.085)))
	}
}

var (
	frameRed = color.RGBA{0x8E, 0x2C, 0x20, 255}
	chalk    = color.RGBA{0xE8, 0xE4, 0xDA, 255}
	moonCol  = color.RGBA{0xF2, 0xEA, 0xD0, 255}
	goldCol  = color.RGBA{0xF0, 0xC8, 0x50, 255}
	fur      = color.RGBA{0x6B, 0x3B, 0x20, 255}
	furDark  = color.RGBA{0x43, 0x22, 0x0F, 255}
	furLight = color.RGBA{0x8E, 0x56, 0x30, 255}
)

// chance returns a number of 0 … 1 that looks like chance and is always the same for i.
var chance = outline.Seeded(1.7)

// paintPanel paints the static parts of the fresco.
func paintPanel(lay *layout, p *ui.Page, b *bestcast.Board) *ebiten.Image {
	img := picture.New(lay.W, lay.H)
	c := outline.NewCanvas(lay.W, lay.H, lay.u)
	w, h, foot := lay.W/lay.u, lay.H/lay.u, (lay.foot-lay.Y)/lay.u
	if p.High {
		img.Fill(palette.Black)
		c.Frame(0, 0, w, h, 1, palette.White)
		c.Box(1, foot, w-2, 0.6, palette.White)
		ruled(c, lay, color.RGBA{90, 90, 90, 255})
	} else {
		surface.Paint(img, surface.NightFresco, surface.Options{U: lay.u, Vignette: 0.2, Shift: 2})
		paintSky(c, w, h, foot)
		paintMountain(c, lay, w, foot)
		ruled(c, lay, color.RGBA{44, 52, 70, 80})
		paintMeadow(c, w, h, foot)
		c.Frame(0, 0, w, h, 1.5, frameRed)
		c.Frame(1.6, 1.6, w-3.2, h-3.2, 0.3, chalk)
	}
	picture.Over(img, c.RGBA)
	if !p.High {
		plaster(img, lay)
	}
	paintLadder(img, lay, p, b)
	return img
}

// plaster lets the texture of the wall show through the painting.
func plaster(img *ebiten.Image, lay *layout) {
	wall := picture.New(lay.W, lay.H)
	surface.Paint(wall, surface.Linen, surface.Options{U: lay.u, Shift: 4})
	op := picture.Copying()
	op.Blend = ebiten.Blend{
		BlendFactorSourceRGB: ebiten.BlendFactorDestinationColor, BlendFactorDestinationRGB: ebiten.BlendFactorSourceColor,
		BlendFactorDestinationAlpha: ebiten.BlendFactorOne,
	}
	op.ColorScale.Scale(0.6, 0.6, 0.62, 1)
	picture.Draw(img, wall, op)
	wall.Deallocate()
}

// ruled draws a thin line at each rung.
func ruled(c outline.Canvas, lay *layout, col color.RGBA) {
	for i := range lay.rungs {
		c.Box(lay.edge/lay.u, (lay.y(float64(i))-lay.Y)/lay.u-0.1, (lay.W-2*lay.edge)/lay.u, 0.2, col)
	}
}

// paintSky darkens the wall towards its top, and paints stars and the moon.
func paintSky(c outline.Canvas, w, h, foot float64) {
	const bands = 24
	for i := range bands {
		t := 1 - float64(i)/bands
		c.Box(0, foot*float64(i)/bands, w, foot/bands+0.05, color.RGBA{1, 2, 8, uint8(150 * t * t)})
	}
	for i := range 60 {
		x, y, r := w*chance(3*i), foot*0.75*chance(3*i+1), 0.1+0.28*chance(3*i+2)
		c.Disc(x, y, r, palette.Fade(chalk, 0.35+0.6*chance(7*i)))
	}
	x, y, r := moonAt(w, h)
	for i := range 12 {
		c.Disc(x, y, r*(2.1-0.09*float64(i)), color.RGBA{9, 9, 8, 9})
	}
	c.Disc(x, y, r, moonCol)
	c.Disc(x+r*0.12, y+r*0.1, r*0.86, color.RGBA{0xE2, 0xD8, 0xBA, 255})
	c.Disc(x-r*0.08, y-r*0.06, r*0.84, moonCol)
	for i, s := range [][3]float64{{-0.3, -0.2, 0.2}, {0.3, 0.1, 0.16}, {-0.1, 0.42, 0.13}, {0.25, -0.45, 0.1}, {-0.55, 0.25, 0.09}} {
		c.Disc(x+s[0]*r, y+s[1]*r, s[2]*r, palette.Fade(color.RGBA{0xBD, 0xB2, 0x94, 255}, 0.75-0.08*float64(i)))
	}
}

// moonAt returns the middle and the radius of the moon in a sky of w by h units.
func moonAt(w, h float64) (x, y, r float64) {
	r = math.Max(3.2, math.Min(5, h*0.036))
	return r + 4, r + 3.6, r
}

// flanks are the shapes of the mountain, measured from its peak in hundredths of its
// width and height.
var flanks = [...]struct {
	col color.RGBA
	xy  string
}{
	{color.RGBA{0x27, 0x46, 0x7F, 255}, "-50 100 -48 70 -38 76 -25 58 -10 100"},
	{color.RGBA{0x1E, 0x39, 0x68, 255}, "-25 58 -20 80 -26 100 -10 100"},
	{color.RGBA{0x27, 0x46, 0x7F, 255}, "10 100 24 56 34 72 42 64 50 80 50 100"},
	{color.RGBA{0x1E, 0x39, 0x68, 255}, "24 56 30 80 27 100 50 100 50 80 42 64 45 85"},
	{color.RGBA{0x5C, 0x7A, 0xB2, 255}, "0 0 10 22 20 48 32 78 46 100 -42 100 -30 82 -16 46 -9 22"},
	{color.RGBA{0x86, 0xA1, 0xCC, 255}, "0 0 -2 30 -6 50 -3 70 -13 100 -42 100 -30 82 -16 46 -9 22"},
	{color.RGBA{0x3F, 0x5D, 0x97, 255}, "0 0 10 22 20 48 32 78 46 100 16 100 20 80 10 56 8 30"},
	{color.RGBA{0x2F, 0x4A, 0x80, 255}, "20 48 32 78 46 100 30 100 26 84 18 62"},
	{color.RGBA{0x73, 0x90, 0xC2, 255}, "-6 50 2 62 1 86 7 100 -13 100 -3 70"},
	{color.RGBA{0x6C, 0x89, 0xBC, 255}, "-16 46 -10 60 -17 80 -13 100 -24 100 -22 78"},
	{color.RGBA{0x9D, 0xB4, 0xD8, 255}, "-30 82 -24 88 -28 100 -42 100"},
	{color.RGBA{0xDD, 0xE3, 0xEC, 255}, "0 0 10 22 11.5 27 8.5 23.5 6.5 30 4 23 1 33 -3 24 -6 31 -8.5 24 -10.5 28 -9 22"},
	{color.RGBA{0xA6, 0xB4, 0xCC, 255}, "0 0 10 22 11.5 27 8.5 23.5 6.5 30 4.5 24 3 12"},
}

// paintMountain paints the seat of the gods: far ridges, the flanks in the light
// of the moon, snow, and a temple on the top.
func paintMountain(c outline.Canvas, lay *layout, w, foot float64) {
	px, py := lay.peak()
	px, py = (px-lay.X)/lay.u, (py-lay.Y)/lay.u
	left := lay.ladder / lay.u * 0.9
	wide, tall := w-2-left, foot-py
	for _, f := range flanks {
		xy := outline.Numbers(f.xy)
		for i := 0; i < len(xy); i += 2 {
			xy[i], xy[i+1] = px+xy[i]/100*wide, py+xy[i+1]/100*tall
		}
		c.Poly(f.col, xy...)
	}
	temple(c.At(px-6, py-4.4, 0.5))
}

// temple draws the temple of the gods, 24 wide.
func temple(c outline.Canvas) {
	light, dark := color.RGBA{0xF1, 0xEC, 0xDF, 255}, color.RGBA{0xA8, 0xA0, 0x8E, 255}
	c.Fill("M 2 3.6 L 12.6 -2 23.4 3.6 22.4 12.6 3 12.6 Z", dark)
	c.Fill("M 1 3.2 L 12 -2.6 23 3.2 Z", light)
	c.Box(1.6, 3.2, 20.8, 1.4, light)
	for i := range 5 {
		c.Box(2.6+4.3*float64(i), 4.6, 2, 6, light)
		c.Box(4+4.3*float64(i), 4.6, 0.6, 6, dark)
	}
	c.Box(0.8, 10.6, 22.4, 1, light)
	c.Box(0, 11.6, 24, 1.2, light)
}

// paintMeadow paints the grass at the foot.
func paintMeadow(c outline.Canvas, w, h, foot float64) {
	grass, low := color.RGBA{0x3E, 0x5A, 0x2A, 255}, color.RGBA{0x22, 0x36, 0x1A, 255}
	var xy []float64
	for i := range 21 {
		t := float64(i) / 20
		xy = append(xy, w*t, foot+0.7*math.Sin(t*5+0.6))
	}
	c.Poly(grass, append(xy, w, h, 0, h)...)
	for i := range 12 {
		t := float64(i+1) / 12
		c.Box(0, foot+2+(h-foot-2)*t, w, (h-foot)/12+0.1, palette.Fade(low, 0.16*t))
	}
	for i := range 40 {
		x, y := 3+(w-6)*chance(5*i), foot+2.4+(h-foot-5)*chance(5*i+1)
		for k := range 3 {
			d := float64(k) - 1
			c.Pen(0.22, palette.Fade(color.RGBA{0x8C, 0xAA, 0x58, 255}, 0.8), x+d*0.3, y, x+d*1.1, y-1.2-0.8*chance(i+k))
		}
	}
}

// paintLadder writes the rungs on small clouds, in two columns.
func paintLadder(dst *ebiten.Image, lay *layout, p *ui.Page, b *bestcast.Board) {
	for i := range b.Rungs {
		x, y := lay.rungAt(i)
		kind, name := rungKind(&b.Rungs[i]), p.Words(rungName(&b.Rungs[i]))
		st := rungStyle(lay, p)
		drawRung(dst, kind, x-lay.X, y-lay.Y, lay.small(), p.High)
		lettering.Draw(dst, name, x-lay.X, y-lay.Y+lay.small()*0.03+st.Cap()/2, lettering.Fit(name, st, lay.small()*0.8))
	}
}

func rungStyle(lay *layout, p *ui.Page) lettering.Style {
	size := math.Max(3.5*lay.u, math.Min(p.T(1)*1.1, lay.step*1.25))
	st := lettering.Style{Face: lettering.Strong, Size: size, Color: palette.Contrast(p.High, palette.Ink, palette.Black), Align: lettering.Center}
	return st
}

func rungKind(r *bestcast.Rung) kind {
	rank := tali.Classify(r.Hands[0])
	switch {
	case len(r.Hands) == 1 && rank == tali.Venus:
		return rosy
	case len(r.Hands) == 1 && (rank == tali.Canis || rank.Vulture()):
		return creamy
	}
	return bluish
}

// rungName returns the text on a rung.
func rungName(r *bestcast.Rung) text.Text {
	rank := tali.Classify(r.Hands[0])
	switch {
	case len(r.Hands) == 1 && rank == tali.Venus:
		return "Venus"
	case r.Count > 0 && r.Call != r.Hands[0].Name():
		return text.Figure(r.Count)
	case rank.Senio():
		return text.Figure(rank.Total())
	}
	return r.Hands[0].Figure()
}
