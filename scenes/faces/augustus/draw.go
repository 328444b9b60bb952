package augustus

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// draw draws the carved words and the wreath.
func draw(dst *ebiten.Image, in *table.Instant) {
	b := boardOf(&in.Now)
	r := in.Frame.Board
	carve(dst, in)
	drawRates(dst, in)
	if !venus(in, &b) {
		drawFaint(dst, r, 0.3)
		return
	}
	grown := 1.0
	if !in.Calm {
		grown = animation.EaseOut(in.Festive / growTime)
	}
	drawFaint(dst, r, 0.3*(1-grown))
	cx, cy := r.Center()
	if !in.Page.High {
		drawGlow(dst, cx, cy, r.W*2.1, grown)
	}
	thing.Wreath(dst, cx, cy, r.W, grown, true)
	drawVenus(dst, in, animation.EaseOut((in.Festive-growTime/2)/fadeTime))
}

// drawFaint draws the wreath in the colour of the stone.
func drawFaint(dst *ebiten.Image, r ui.Rect, alpha float64) {
	x, y := r.Center()
	picture.Middle(dst, faints.Get(r.W, paintFaint), x, y, palette.Fade(color.RGBA{191, 128, 128, 255}, alpha))
}

// drawGlow draws the warm light on the stone round a Venus, around cx, cy and wide
// pixels across.
func drawGlow(dst *ebiten.Image, cx, cy, wide, alpha float64) {
	op := picture.Copying()
	op.GeoM.Translate(-glowSide/2, -glowSide/2)
	op.GeoM.Scale(wide/glowSide, wide/glowSide)
	op.GeoM.Translate(cx, cy)
	op.ColorScale.ScaleAlpha(float32(alpha))
	op.Filter = ebiten.FilterLinear
	picture.Draw(dst, glows.Get(0, paintGlow), op)
}

// carve cuts the two words into the stone where there is room for them.
func carve(dst *ebiten.Image, in *table.Instant) {
	p, r := in.Page, in.Frame.Board
	f, y := in.Frame.Field, r.Y+r.H*0.7
	room := r.X - f.X - 6*p.U
	if p.Shape != ui.Desk || room < 40*p.U {
		return
	}
	st := lettering.Style{Face: lettering.Carved, Size: p.U * 13, Track: 0.16, Color: color.RGBA{8, 1, 3, 150}, Align: lettering.Center}
	left, right := (f.X+r.X)/2, (r.X+r.W+f.X+f.W)/2
	st = lettering.Shrink("LVDITE", st, room, 1)
	st = lettering.Shrink("ROMANI", st, room, 1)
	for _, w := range []struct {
		text string
		x    float64
	}{{"LVDITE", left}, {"ROMANI", right}} {
		light := st
		light.Color = color.RGBA{88, 50, 54, 110}
		lettering.Draw(dst, w.text, w.x+p.U*0.3, y+p.U*0.3, light)
		lettering.Draw(dst, w.text, w.x, y, st)
	}
}

// drawVenus writes VENVS over the wreath, and below it who takes how much.
func drawVenus(dst *ebiten.Image, in *table.Instant, alpha float64) {
	p, r := in.Page, in.Frame.Board
	size := p.T(7) * 1.25
	if p.Shape == ui.Sideways {
		size = p.T(5)
	}
	st := lettering.Style{Face: lettering.Carved, Size: size, Track: 0.16, Color: color.RGBA{0xFF, 0xE7, 0xA6, 255}, Edge: palette.Night, Align: lettering.Center}
	cx, _ := r.Center()
	sub := lettering.Style{Face: lettering.Strong, Size: p.T(4), Color: palette.Bone, Edge: palette.Night, Align: lettering.Center}
	y := math.Max(in.Frame.Field.Y+size*0.9, r.Y-size*0.55-sub.Size*0.5)
	lettering.DrawAlpha(dst, "VENVS", cx, y, alpha, st)
	b := boardOf(&in.Now)
	said := p.Words(text.Of("{0} takes {1}", text.Seat(b.Caster), text.Coins(b.Won)))
	lettering.DrawAlpha(dst, said, cx, y+sub.Size*1.25, alpha, lettering.Shrink(said, sub, in.Frame.Field.W, 3*p.U))
}

// above draws the falling petals after a Venus, unless animations are reduced.
func above(dst *ebiten.Image, in *table.Instant) {
	b := boardOf(&in.Now)
	if in.Calm || !venus(in, &b) || in.Festive >= petalTime {
		return
	}
	f := in.Frame.Field
	for i := range petals {
		drawPetal(dst, in, i, f)
	}
}

// drawPetal draws petal i at the current time. Each petal has its own place, start and speed,
// sways and turns. Petals lie on nothing that is to be read.
func drawPetal(dst *ebiten.Image, in *table.Instant, i int, f ui.Rect) {
	h := func(k int) float64 { return outline.Grain(float64(i*7+k) * 12.9898) }
	start := h(1) * petalTime * 0.25
	t := (in.Festive - start) / (petalTime - start)
	if t <= 0 {
		return
	}
	u := in.Page.U
	x := f.X + h(2)*f.W + math.Sin(t*6+h(3)*6)*4*u
	y := f.Y + (h(8)*0.8-0.1+t*(0.35+0.4*h(4)))*f.H
	if reads(in, x, y) || y > f.Y+f.H {
		return
	}
	fade := math.Min(math.Min(1, t*8), (1-t)*5)
	thing.Petal(dst, i, x, y, u*(6+3*h(5)), t*5+h(6)*6, math.Abs(math.Sin(t*7+h(7)*6)), fade)
}

// reads reports whether something is to be read at x, y: a bone, a plate or the carved word.
func reads(in *table.Instant, x, y float64) bool {
	u, r := in.Page.U, in.Frame.Board
	for _, s := range in.Frame.Seats {
		if s.Inset(-4*u).Has(x, y) {
			return true
		}
	}
	for i := range in.Lying {
		if l := &in.Lying[i]; math.Hypot(l.X-x, l.Y-y) < 1.7*l.Size {
			return true
		}
	}
	return y < r.Y+6*u && x > r.X && x < r.X+r.W
}
