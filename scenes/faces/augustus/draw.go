package augustus

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

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
	thing.Wreath(dst, cx, cy, r.W, grown, true)
	drawVenus(dst, in, animation.EaseOut((in.Festive-growTime/2)/fadeTime))
}

// drawFaint draws the wreath in the colour of the stone.
func drawFaint(dst *ebiten.Image, r ui.Rect, alpha float64) {
	x, y := r.Center()
	picture.Middle(dst, faints.Get(r.W, paintFaint), x, y, palette.Fade(color.RGBA{191, 128, 128, 255}, alpha))
}

// carve cuts the two words into the stone where there is room for them.
func carve(dst *ebiten.Image, in *table.Instant) {
	p, r := in.Page, in.Frame.Board
	y, lowest := r.Y+r.H*0.7, in.Frame.Seats[len(in.Frame.Seats)-1]
	if p.Shape != ui.Desk || in.Lens || lowest.Y+lowest.H > y-13*p.U {
		return
	}
	st := lettering.Style{Face: lettering.Carved, Size: p.U * 13, Track: 0.16, Color: color.RGBA{8, 1, 3, 150}, Align: lettering.Center}
	left, right := (r.X+8*p.U)/2, (r.X+r.W+p.W-8*p.U)/2
	room := r.X - 24*p.U
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

// drawVenus writes VENVS over the wreath and, where there is room, an explanation below
// it.
func drawVenus(dst *ebiten.Image, in *table.Instant, alpha float64) {
	p, r := in.Page, in.Frame.Board
	size := p.T(7) * 1.25
	if p.Shape == ui.Sideways {
		size = p.T(6)
	}
	st := lettering.Style{Face: lettering.Carved, Size: size, Track: 0.16, Color: color.RGBA{0xFF, 0xE7, 0xA6, 255}, Edge: palette.Night, Align: lettering.Center}
	cx, _ := r.Center()
	y := math.Max(in.Frame.Field.Y+size*0.9, r.Y-size*0.55)
	lettering.DrawAlpha(dst, "VENVS", cx, y, alpha, st)
	if p.Shape == ui.Sideways {
		return
	}
	sub := lettering.Style{Face: lettering.Aside, Size: p.T(4), Color: palette.Bone, Edge: palette.Night, Align: lettering.Center}
	lettering.DrawAlpha(dst, p.Words("all four sides different"), cx, y+p.T(4)*1.25, alpha, sub)
}

// above draws falling petals after a Venus, unless animations are reduced.
func above(dst *ebiten.Image, in *table.Instant) {
	b := boardOf(&in.Now)
	if in.Calm || !venus(in, &b) || in.Festive >= petalTime {
		return
	}
	f := in.Frame.Field
	for i := range 34 {
		drawPetal(dst, in, i, f)
	}
}

// drawPetal draws petal i at the current time. Each petal has its own start and speed,
// sways, turns, and is hidden over the bones.
func drawPetal(dst *ebiten.Image, in *table.Instant, i int, f ui.Rect) {
	h := func(k int) float64 { return outline.Grain(float64(i*7+k) * 12.9898) }
	start := h(1) * 700
	t := (in.Festive - start) / (petalTime - start)
	if t <= 0 {
		return
	}
	x := f.X + h(2)*f.W + math.Sin(t*6+h(3)*6)*4*in.Page.U
	y := f.Y - 4*in.Page.U + t*(f.H+8*in.Page.U)*(0.75+0.4*h(4))
	if in.Frame.Bones.Inset(-4*in.Page.U).Has(x, y) || y > f.Y+f.H {
		return
	}
	fade := math.Min(1, (1-t)*5)
	thing.Petal(dst, i, x, y, in.Page.U*(3.2+2*h(5)), t*5+h(6)*6, math.Abs(math.Sin(t*7+h(7)*6)), fade)
}
