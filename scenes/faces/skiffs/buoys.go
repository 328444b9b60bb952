package skiffs

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	game "knucklebones/rules/games/skiffs"
	"knucklebones/scenes/table"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/thing"
)

// behind is how many points the seat lacks whose buoy floats at the left end.
const behind = 12

// drawBuoys floats a buoy for each seat along the lowest rope: those who lead at its
// right end, rimmed, and others as far behind as they have fewer points.
func drawBuoys(dst *ebiten.Image, in *table.Instant) {
	was, now := in.Was.Board.(game.Board), in.Now.Board.(game.Board)
	if was.Storm > 0 || now.Storm > 0 {
		return
	}
	u, f := in.Page.U, in.Frame.Board
	d := math.Round(math.Min(5*u, f.W/row*0.2))
	most, before := 0, 0
	for seat := range in.Now.Seats {
		most, before = max(most, now.Points[seat]), max(before, was.Points[seat])
	}
	for points := range most + 1 { // those who lead lie on the others
		level := 0.0
		for seat := range in.Now.Seats {
			if now.Points[seat] != points {
				continue
			}
			lacks := float64(before-was.Points[seat])*(1-in.T) + float64(most-points)*in.T
			x, y := f.X+f.W*math.Max(0, 1-lacks/behind)-level*d*0.55, f.Y+f.H
			level++
			thing.Dot(dst, x+0.3*u, y+0.4*u, d, palette.Fade(palette.Black, 0.4))
			thing.Emblem(dst, in.Colours[seat], x, y, d, in.Page.Things())
			if points == most {
				thing.Ring(dst, x, y, d+1.2*u, 0.7*u, 0, candle(in))
			}
		}
	}
}
