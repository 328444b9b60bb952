package pentelitha

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	game "knucklebones/rules/games/pentelitha"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

var (
	ochre = color.RGBA{150, 48, 30, 255}
	pale  = color.RGBA{92, 46, 34, 120}
)

func (w *wall) draw(dst *ebiten.Image, in *table.Instant) {
	pl := planned(in.Page, in.Frame)
	w.prepare(&pl, in.Page)
	dip := 0.0
	if air, slid := flown(in); air >= 1 && slid < 0.4 && !in.Calm && in.Now.Board.(game.Board).Caught > 0 {
		dip = 2 * pl.u * math.Sin(slid/0.4*math.Pi)
	}
	picture.At(dst, w.hand, pl.x-6*pl.m, pl.y-2*pl.m+dip, 1)
	drawTosses(dst, in)
}

// drawTosses scratches a stroke for each toss, and pale ones up to how many are
// fair.
func drawTosses(dst *ebiten.Image, in *table.Instant) {
	p, b, u := in.Page, in.Now.Board.(game.Board), in.Page.U
	tosses := b.Tosses
	if in.Move.Verb == rules.Cast && in.T < 1 {
		tosses = in.Was.Board.(game.Board).Tosses
	}
	seat := in.Frame.Seats[0]
	x, y := seat.X+u, seat.Y+seat.H+6*u
	if p.Shape == ui.Portrait {
		x, y = seat.X+seat.W+4*u, seat.Y+p.T(2)*0.62
	}
	if x+34*u > in.Frame.Field.X+in.Frame.Field.W && p.Shape == ui.Portrait {
		x, y = in.Frame.Field.X+3*u, seat.Y+seat.H+5*u
	}
	solid, faint := ochre, pale
	if p.High {
		solid, faint = palette.White, palette.Fade(palette.White, 0.5)
	}
	st := lettering.Style{Face: lettering.Aside, Size: p.T(2), Color: solid}
	lettering.Draw(dst, "Tosses", x, y, st)
	y += 2 * u
	n := max(tosses, b.Fair)
	pitch := 2.6 * u
	if n > 10 {
		pitch = 26 * u / float64(n)
	}
	for i := range n {
		c := solid
		if i >= tosses {
			c = faint
		}
		for k := range 8 {
			f := float64(k) / 8
			sway := 0.3 * u * math.Sin(3*f+float64(i)*1.7)
			picture.Fine(dst, x+float64(i)*pitch+sway, y+7*u*f, math.Min(1, pitch/u/2)*u, 7*u/8+0.5, c)
		}
	}
	st = lettering.Style{Face: lettering.Text, Size: p.T(1), Color: solid}
	text := words.Int(b.Fair) + " is fair"
	lettering.Draw(dst, text, x+float64(n)*pitch+1.6*u, y+5.4*u, st)
}

// above crowns a hand that has caught them all.
func above(dst *ebiten.Image, in *table.Instant) {
	b := in.Now.Board.(game.Board)
	if !b.Over || b.Held < b.Bones || in.T < 1 {
		return
	}
	pl := planned(in.Page, in.Frame)
	grown := 1.0
	if !in.Calm {
		grown = math.Max(0, math.Min(1, in.Festive/900))
	}
	x, y := pl.at([2]float64{50, 88})
	thing.Wreath(dst, x, y, 56*pl.m, grown, true)
}
