package gladiators

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	game "knucklebones/rules/games/gladiators"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/table"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// drawStones draws the stones on shield and net and those by the wall, and the
// hollows of these.
func (a *arena) drawStones(dst *ebiten.Image, in *table.Instant, pl *plan) {
	was, now := boardOf(&in.Was), boardOf(&in.Now)
	b, moves := boutOf(in)
	for seat := range 2 {
		for i := range min(now.Of, len(pl.slots)) {
			x, y := pl.slot(seat, i)
			if i < now.Stones[seat] {
				drawStone(dst, in, pl, seat, i, x, y, 0)
				continue
			}
			drawHollow(dst, in, pl, seat, x, y)
			t := 1.0
			if moves && i < was.Stones[seat] && !in.Calm {
				t = casting.Part(since(in), b.flies, b.ends)
				if ms := since(in); t == 0 && ms > b.hit && b.diff != 0 {
					x += pl.k * math.Sin((ms-b.hit)/38) * 0.8
				}
			}
			a.flies(dst, in, pl, &now, seat, i, x, y, t)
		}
	}
}

// flies draws a lost stone t of its way from x, y to where it comes to lie.
func (a *arena) flies(dst *ebiten.Image, in *table.Instant, pl *plan, now *game.Board, seat, i int, x, y, t float64) {
	tx, ty := pl.at(pl.lost[seat][i][0], pl.lost[seat][i][1])
	if i == 0 && now.Stones == [2]int{} {
		tx, ty = pl.at(pl.stone*0.36*float64(2*seat-1), 0)
	}
	e := 1 - (1-t)*(1-t)
	hop := math.Abs(math.Sin(math.Pi*math.Min(1, t*1.6))) * 13 * pl.k * (1 - t)
	if t > 0 && t < 1 {
		drawTrail(dst, pl, x, y, tx, ty, e)
		drawSparks(dst, pl, x, y, t)
	}
	drawStone(dst, in, pl, seat, i, x+(tx-x)*e, y+(ty-y)*e, hop)
}

// drawTrail dots the way a stone has flown.
func drawTrail(dst *ebiten.Image, pl *plan, x, y, tx, ty, t float64) {
	for i := range 14 {
		if f := float64(i) / 14; f < t {
			thing.Dot(dst, x+(tx-x)*f, y+(ty-y)*f, pl.k*0.9, palette.Fade(palette.Bone, 0.5*(1-t+f*0.4)))
		}
	}
}

// drawSparks draws strokes about the place where a stone was struck.
func drawSparks(dst *ebiten.Image, pl *plan, x, y, t float64) {
	alpha := 1 - t*2.5
	if alpha <= 0 {
		return
	}
	for i := range 11 {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / 11)
		for j := range 4 {
			r := pl.k * (7 + 6*t + float64(j)*0.8)
			thing.Dot(dst, x+r*cos, y+r*sin, pl.k*1.0, palette.Fade(palette.Candle, alpha))
		}
	}
}

func drawStone(dst *ebiten.Image, in *table.Instant, pl *plan, seat, i int, x, y, hop float64) {
	d := pl.stone * pl.k
	if in.Page.High {
		fill := palette.White
		if seat == 1 {
			fill = palette.Black
		}
		thing.Dot(dst, x, y-hop, d*0.9, palette.Black)
		thing.Ring(dst, x, y-hop, d*0.86, d*0.06, 0, palette.White)
		thing.Dot(dst, x, y-hop, d*0.74, fill)
		return
	}
	stone := thing.WhiteStone
	if seat == 1 {
		stone = thing.DarkStone
	}
	thing.Pebble(dst, stone, x, y-hop, d, i*3+seat)
}

// drawHollow draws where a stone has lain: dashed, and crossed in high contrast.
func drawHollow(dst *ebiten.Image, in *table.Instant, pl *plan, seat int, x, y float64) {
	d := pl.stone * pl.k * 0.84
	if !in.Page.High {
		thing.Dot(dst, x, y, d, palette.Fade(palette.Night, 0.3))
		thing.Ring(dst, x, y, d, 0.5*pl.k, 22, palette.Fade(palette.Bone, 0.8))
		return
	}
	c := palette.White
	if seat == 1 {
		c = palette.Black
		thing.Dot(dst, x, y, d*1.1, palette.White)
	}
	thing.Ring(dst, x, y, d, 0.6*pl.k, 12, c)
	picture.Fine(dst, x-d*0.3, y-0.4*pl.k, d*0.6, 0.8*pl.k, c)
	picture.Fine(dst, x-0.4*pl.k, y-d*0.3, 0.8*pl.k, d*0.6, c)
}

// above darkens the field about the bones when somebody fights with his last
// stone.
func above(dst *ebiten.Image, in *table.Instant) {
	was := boardOf(&in.Was)
	if in.T >= 1 || !last(&was) || in.Page.High || in.Calm {
		return
	}
	pl := planned(in.Page, in.Frame)
	t := 1.0
	if b, ok := boutOf(in); ok {
		t = 1 - casting.Part(since(in), b.flies, b.ends)
	} else if in.Rests {
		t = 1 - in.T
	}
	f := in.Frame.Field
	part := dst.SubImage(rectOf(f.X, f.Y, f.W, f.H)).(*ebiten.Image)
	thing.Lamp(part, pl.cx, pl.cy, 62*pl.k, 0.5*t)
}

func rectOf(x, y, w, h float64) image.Rectangle {
	return image.Rect(int(x), int(y), int(x+w), int(y+h))
}
