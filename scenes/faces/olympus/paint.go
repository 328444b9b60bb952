package olympus

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/surface"
)

func hex(v uint32) color.RGBA { return color.RGBA{uint8(v >> 16), uint8(v >> 8), uint8(v), 255} }

var (
	frameRed = hex(0x8E2C20)
	chalk    = hex(0xE8E4DA)
	moonCol  = hex(0xF2EAD0)
	goldCol  = hex(0xF0C850)
	fur      = hex(0x6B3B20)
	furDark  = hex(0x43220F)
	furLight = hex(0x8E5630)
)

// chance is a number of 0 … 1 that is always the same for i.
func chance(i int) float64 {
	return outline.Grain(float64(i)*12.9898 + 1.7)
}

// paintPanel paints all of the fresco that never changes.
func paintPanel(pl *plan, p *ui.Page, b *bestcast.Board) *ebiten.Image {
	img := picture.New(pl.W, pl.H)
	c := outline.NewCanvas(pl.W, pl.H, pl.u)
	w, h, foot := pl.W/pl.u, pl.H/pl.u, (pl.foot-pl.Y)/pl.u
	if p.High {
		img.Fill(palette.Black)
		frame(c, 0, w, h, 1, palette.White)
		c.Box(1, foot, w-2, 0.6, palette.White)
		ruled(c, pl, color.RGBA{90, 90, 90, 255})
	} else {
		surface.Paint(img, surface.NightFresco, surface.Options{U: pl.u, Vignette: 0.2, Shift: 2})
		paintSky(c, w, h, foot)
		paintMountain(c, pl, w, foot)
		ruled(c, pl, color.RGBA{44, 52, 70, 80})
		paintMeadow(c, w, h, foot)
		frame(c, 0, w, h, 1.5, frameRed)
		frame(c, 1.6, w, h, 0.3, chalk)
	}
	picture.Over(img, c.RGBA)
	if !p.High {
		plaster(img, pl)
	}
	paintLadder(img, pl, p, b)
	return img
}

// plaster lets the wall be seen through all that is painted on it.
func plaster(img *ebiten.Image, pl *plan) {
	wall := picture.New(pl.W, pl.H)
	surface.Paint(wall, surface.Linen, surface.Options{U: pl.u, Shift: 4})
	op := picture.Copying()
	op.Blend = ebiten.Blend{
		BlendFactorSourceRGB: ebiten.BlendFactorDestinationColor, BlendFactorDestinationRGB: ebiten.BlendFactorSourceColor,
		BlendFactorDestinationAlpha: ebiten.BlendFactorOne,
	}
	op.ColorScale.Scale(0.6, 0.6, 0.62, 1)
	picture.Draw(img, wall, op)
	wall.Deallocate()
}

func frame(c outline.Canvas, in, w, h, pen float64, col color.RGBA) {
	c.Box(in, in, w-2*in, pen, col)
	c.Box(in, h-in-pen, w-2*in, pen, col)
	c.Box(in, in, pen, h-2*in, col)
	c.Box(w-in-pen, in, pen, h-2*in, col)
}

// ruled draws a thin line at each rung.
func ruled(c outline.Canvas, pl *plan, col color.RGBA) {
	for i := range pl.rungs {
		c.Box(pl.edge/pl.u, (pl.y(float64(i))-pl.Y)/pl.u-0.1, (pl.W-2*pl.edge)/pl.u, 0.2, col)
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
	c.Disc(x+r*0.12, y+r*0.1, r*0.86, hex(0xE2D8BA))
	c.Disc(x-r*0.08, y-r*0.06, r*0.84, moonCol)
	for i, s := range [][3]float64{{-0.3, -0.2, 0.2}, {0.3, 0.1, 0.16}, {-0.1, 0.42, 0.13}, {0.25, -0.45, 0.1}, {-0.55, 0.25, 0.09}} {
		c.Disc(x+s[0]*r, y+s[1]*r, s[2]*r, palette.Fade(hex(0xBDB294), 0.75-0.08*float64(i)))
	}
}

func moonAt(w, h float64) (x, y, r float64) {
	r = math.Max(3.2, math.Min(5, h*0.036))
	return r + 4, r + 3.6, r
}

// paintMountain paints the seat of the gods: far ridges, the flanks in the light
// of the moon, snow, and a temple on the top.
func paintMountain(c outline.Canvas, pl *plan, w, foot float64) {
	px, py := pl.peak()
	px, py = (px-pl.X)/pl.u, (py-pl.Y)/pl.u
	left := pl.ladder / pl.u * 0.9
	wide, tall := w-2-left, foot-py
	at := func(xy ...float64) (out []float64) {
		for i := 0; i < len(xy); i += 2 {
			out = append(out, px+xy[i]*wide, py+xy[i+1]*tall)
		}
		return out
	}
	far, farDark := hex(0x27467F), hex(0x1E3968)
	c.Poly(far, at(-0.5, 1, -0.48, 0.7, -0.38, 0.76, -0.25, 0.58, -0.1, 1)...)
	c.Poly(farDark, at(-0.25, 0.58, -0.2, 0.8, -0.26, 1, -0.1, 1)...)
	c.Poly(far, at(0.1, 1, 0.24, 0.56, 0.34, 0.72, 0.42, 0.64, 0.5, 0.8, 0.5, 1)...)
	c.Poly(farDark, at(0.24, 0.56, 0.3, 0.8, 0.27, 1, 0.5, 1, 0.5, 0.8, 0.42, 0.64, 0.45, 0.85)...)
	body, shade, deep, pale := hex(0x5C7AB2), hex(0x3F5D97), hex(0x2F4A80), hex(0x86A1CC)
	c.Poly(body, at(0, 0, 0.1, 0.22, 0.2, 0.48, 0.32, 0.78, 0.46, 1, -0.42, 1, -0.3, 0.82, -0.16, 0.46, -0.09, 0.22)...)
	c.Poly(pale, at(0, 0, -0.02, 0.3, -0.06, 0.5, -0.03, 0.7, -0.13, 1, -0.42, 1, -0.3, 0.82, -0.16, 0.46, -0.09, 0.22)...)
	c.Poly(shade, at(0, 0, 0.1, 0.22, 0.2, 0.48, 0.32, 0.78, 0.46, 1, 0.16, 1, 0.2, 0.8, 0.1, 0.56, 0.08, 0.3)...)
	c.Poly(deep, at(0.2, 0.48, 0.32, 0.78, 0.46, 1, 0.3, 1, 0.26, 0.84, 0.18, 0.62)...)
	c.Poly(hex(0x7390C2), at(-0.06, 0.5, 0.02, 0.62, 0.01, 0.86, 0.07, 1, -0.13, 1, -0.03, 0.7)...)
	c.Poly(hex(0x6C89BC), at(-0.16, 0.46, -0.1, 0.6, -0.17, 0.8, -0.13, 1, -0.24, 1, -0.22, 0.78)...)
	c.Poly(hex(0x9DB4D8), at(-0.3, 0.82, -0.24, 0.88, -0.28, 1, -0.42, 1)...)
	snow, snowDark := hex(0xDDE3EC), hex(0xA6B4CC)
	c.Poly(snow, at(0, 0, 0.1, 0.22, 0.115, 0.27, 0.085, 0.235, 0.065, 0.3, 0.04, 0.23, 0.01, 0.33, -0.03, 0.24, -0.06, 0.31, -0.085, 0.24, -0.105, 0.28, -0.09, 0.22)...)
	c.Poly(snowDark, at(0, 0, 0.1, 0.22, 0.115, 0.27, 0.085, 0.235, 0.065, 0.3, 0.045, 0.24, 0.03, 0.12)...)
	temple(c.At(px-6, py-4.4, 0.5))
}

// temple is that of the gods, 24 wide.
func temple(c outline.Canvas) {
	light, dark := hex(0xF1ECDF), hex(0xA8A08E)
	c.Poly(dark, 2, 3.6, 12.6, -2, 23.4, 3.6, 22.4, 12.6, 3, 12.6)
	c.Poly(light, 1, 3.2, 12, -2.6, 23, 3.2)
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
	grass, low := hex(0x3E5A2A), hex(0x22361A)
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
			c.Pen(0.22, palette.Fade(hex(0x8CAA58), 0.8), x+d*0.3, y, x+d*1.1, y-1.2-0.8*chance(i+k))
		}
	}
}

// paintLadder writes the rungs on small clouds, in two columns.
func paintLadder(dst *ebiten.Image, pl *plan, p *ui.Page, b *bestcast.Board) {
	for i := range b.Rungs {
		x, y := pl.rungAt(i)
		kind, name := rungKind(&b.Rungs[i]), rungName(&b.Rungs[i])
		st := rungStyle(pl, p)
		drawRung(dst, kind, x-pl.X, y-pl.Y, pl.small(), p.High)
		lettering.Draw(dst, name, x-pl.X, y-pl.Y+pl.small()*0.03+st.Cap()/2, lettering.Fit(name, st, pl.small()*0.8))
	}
}

// small is how wide the cloud of a rung is.
func (pl *plan) small() float64 {
	return math.Min(pl.ladder*0.5, math.Max(pl.step*3.2, 10*pl.u))
}

// rungAt is the middle of the cloud of a rung.
func (pl *plan) rungAt(i int) (x, y float64) {
	side := 0.25 + 0.47*float64((i+1)%2)
	return pl.X + pl.edge*1.2 + pl.ladder*side, pl.y(float64(i))
}

func rungStyle(pl *plan, p *ui.Page) lettering.Style {
	size := math.Max(3.5*pl.u, math.Min(p.T(1)*1.1, pl.step*1.25))
	st := lettering.Style{Face: lettering.Strong, Size: size, Color: palette.Ink, Align: lettering.Center}
	if p.High {
		st.Color = palette.Black
	}
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

// rungName is what is written on a rung.
func rungName(r *bestcast.Rung) string {
	rank := tali.Classify(r.Hands[0])
	switch {
	case len(r.Hands) == 1 && rank == tali.Venus:
		return "Venus"
	case r.Count > 0 && r.Call != r.Hands[0].Name():
		return words.Int(r.Count)
	case rank.Senio():
		return words.Int(rank.Total())
	}
	return casting.Digits(r.Hands[0])
}
