package tropa

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	game "knucklebones/rules/games/tropa"
	"knucklebones/scenes/table"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

func (y *yard) draw(dst *ebiten.Image, in *table.Instant) {
	pl := planned(in.Page, in.Frame)
	y.prepare(&pl, in.Page, in.Frame)
	picture.At(dst, y.ground, 0, 0, 1)
	x, top := corner(&pl)
	picture.At(dst, y.glass, x, top, 1)
	drawEmblems(dst, in, &pl)
	b := in.Now.Board.(game.Board)
	if !b.Over && (b.Left > 0 && !flies(in)) {
		cx, cy, _ := pl.floor(start[0], start[1])
		picture.At(dst, y.ring, cx-12*pl.g, cy-7*pl.g, 1)
	}
	for i := range b.Off {
		x, y, s := pl.floor(rod-6+4*float64(i), 11)
		thing.Pebble(dst, 0, x, y, 3.4*s*pl.g, i)
	}
}

// corner is where the pictures of the jar have theirs.
func corner(pl *plan) (x, y float64) { return pl.x - 30*pl.g, pl.y - 64*pl.g }

// above draws the light on the glass over the bones in it, and rings of light at
// the mouth when one has come in.
func (y *yard) above(dst *ebiten.Image, in *table.Instant) {
	if y.skin == nil {
		return
	}
	pl := planned(in.Page, in.Frame)
	x, top := corner(&pl)
	picture.At(dst, y.skin, x, top, 1)
	all := lies(in)
	if !flies(in) || in.T < down*0.6 || in.Calm || all[len(all)-1].Zone != game.Inside {
		return
	}
	t := (in.T - down*0.6) / (1 - down*0.6)
	for i := range 2 {
		d := (20 + (14+8*float64(i))*t) * pl.g
		thing.Ring(dst, pl.x, pl.y+mouth*pl.g, d, 0.5*pl.g, 0, palette.Fade(palette.Candle, 0.8*(1-t)))
	}
}

// drawEmblems draws everybody on the rod, and those yet to throw at its foot.
func drawEmblems(dst *ebiten.Image, in *table.Instant, pl *plan) {
	b := in.Now.Board.(game.Board)
	d := math.Max(5.6*in.Page.U, 5*pl.g)
	st := state(in)
	lead := -1.0
	for i := range b.Turns {
		if n, ok := points(in, i); ok && b.Turns[i].Plays {
			lead = math.Max(lead, n)
		}
	}
	waiting := 0
	for i := range b.Turns {
		n, ok := points(in, i)
		if !ok || !b.Turns[i].Plays {
			x, y, _ := pl.floor(rod-9, 9)
			x += (float64(waiting%4) + 0.5*float64(waiting/4)) * d * 0.98
			y += float64(waiting/4) * d * 0.8
			waiting++
			thing.Emblem(dst, in.Colours[i], x, y, d*0.86, st)
			continue
		}
		x, y := pl.notch(n)
		side := 0
		for k := range i {
			if m, ok := points(in, k); ok && b.Turns[k].Plays && math.Abs(m-n) < 2 {
				side++
			}
		}
		x -= 2*pl.g + d*0.62 + float64(side)*d*0.95
		thing.Dot(dst, x+0.2*in.Page.U, y+0.5*in.Page.U, d*1.12, palette.Fade(palette.Night, 0.4))
		thing.Emblem(dst, in.Colours[i], x, y, d, st)
		if n == lead && n > 0 {
			thing.Ring(dst, x, y, d*1.14, 0.6*in.Page.U, 0, palette.Brass)
		}
	}
}

func state(in *table.Instant) (st thing.State) {
	if in.Page.High {
		st = thing.High
	}
	return st
}
