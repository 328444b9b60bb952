package gladiators

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	game "knucklebones/rules/games/gladiators"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/table"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// drawStones draws the stones on the shield and the net, and the lost ones by the wall
// with the hollows they left.
func (a *arena) drawStones(dst *ebiten.Image, in *table.Instant, lay *layout) {
	was, now := boardOf(&in.Was), boardOf(&in.Now)
	b, moves := boutOf(in)
	for seat := range 2 {
		for i := range min(now.Of, len(lay.slots)) {
			x, y := lay.slot(seat, i)
			if i < now.Stones[seat] {
				drawStone(dst, in, lay, seat, i, x, y, 0)
				continue
			}
			drawHollow(dst, in, lay, seat, x, y)
			t := 1.0
			if moves && i < was.Stones[seat] && !in.Calm {
				t = animation.Progress(since(in), b.flies, b.lands)
				if ms := since(in); t == 0 && ms > b.hit && b.diff != 0 {
					x += lay.k * math.Sin((ms-b.hit)/38) * 0.8
				}
			}
			a.flies(dst, in, lay, &now, seat, i, x, y, t)
		}
	}
}

// flies draws a lost stone at progress t, 0 to 1, of its flight from x, y to its place
// by the wall.
func (a *arena) flies(dst *ebiten.Image, in *table.Instant, lay *layout, now *game.Board, seat, i int, x, y, t float64) {
	tx, ty := lay.at(lay.lost[seat][i][0], lay.lost[seat][i][1])
	if i == 0 && now.Stones == [2]int{} {
		side := lay.stone * 0.4 * float64(2*seat-1)
		if tx, ty = lay.at(side, lay.rest); lay.tall {
			tx, ty = lay.at(0, lay.rest+side)
		}
	}
	e := 1 - (1-t)*(1-t)
	hop := math.Abs(math.Sin(math.Pi*math.Min(1, t*1.6))) * 13 * lay.k * (1 - t)
	if t > 0 && t < 1 {
		drawTrail(dst, lay, x, y, tx, ty, e)
		drawSparks(dst, lay, x, y, t)
	}
	if up := upright(in, seat); i == 0 && up > 0 {
		drawUpright(dst, in, lay, seat, tx, ty, up)
		return
	}
	drawStone(dst, in, lay, seat, i, x+(tx-x)*e, y+(ty-y)*e, hop)
}

// drawUpright draws the last stone of a seat raised on its end, up from 0 to 1; in high
// contrast it stands on a line.
func drawUpright(dst *ebiten.Image, in *table.Instant, lay *layout, seat int, x, y, up float64) {
	d := lay.stone * lay.k
	if in.Page.High {
		drawStone(dst, in, lay, seat, 0, x, y-d*0.2*up, 0)
		picture.Fine(dst, x-d*0.5*up, y+d*0.36, d*up, d*0.1, palette.White)
		return
	}
	for i := range 6 { // its shadow is long
		f := float64(i) / 6 * up
		thing.Dot(dst, x+d*(0.1+0.5*f), y+d*(0.3+0.3*f), d*(0.7-0.25*f), palette.Fade(palette.Black, 0.16))
	}
	thing.PebbleUp(dst, stones[seat], x, y, d, seat, up)
}

// stones is the kind of stone of each seat.
var stones = [2]thing.Stone{thing.WhiteStone, thing.DarkStone}

// drawTrail draws dots along the way a stone has flown.
func drawTrail(dst *ebiten.Image, lay *layout, x, y, tx, ty, t float64) {
	for i := range 14 {
		if f := float64(i) / 14; f < t {
			thing.Dot(dst, x+(tx-x)*f, y+(ty-y)*f, lay.k*0.9, palette.Fade(palette.Bone, 0.5*(1-t+f*0.4)))
		}
	}
}

// drawSparks draws strokes around the place where a stone was struck.
func drawSparks(dst *ebiten.Image, lay *layout, x, y, t float64) {
	alpha := 1 - t*2.5
	if alpha <= 0 {
		return
	}
	for i := range 11 {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / 11)
		for j := range 4 {
			r := lay.k * (7 + 6*t + float64(j)*0.8)
			thing.Dot(dst, x+r*cos, y+r*sin, lay.k*1.0, palette.Fade(palette.Candle, alpha))
		}
	}
}

// drawStone draws stone i of a seat around x, y, raised by hop pixels.
func drawStone(dst *ebiten.Image, in *table.Instant, lay *layout, seat, i int, x, y, hop float64) {
	d := lay.stone * lay.k
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
	thing.Pebble(dst, stones[seat], x, y-hop, d, i*3+seat)
}

// drawHollow draws the empty place of a lost stone: dashed, and crossed in high
// contrast.
func drawHollow(dst *ebiten.Image, in *table.Instant, lay *layout, seat int, x, y float64) {
	d := lay.stone * lay.k * 0.84
	if !in.Page.High {
		thing.Dot(dst, x, y, d, palette.Fade(palette.Night, 0.3))
		thing.Ring(dst, x, y, d, 0.5*lay.k, 22, palette.Fade(palette.Bone, 0.8))
		return
	}
	c := palette.White
	if seat == 1 {
		c = palette.Black
		thing.Dot(dst, x, y, d*1.1, palette.White)
	}
	thing.Ring(dst, x, y, d, 0.6*lay.k, 12, c)
	picture.Fine(dst, x-d*0.3, y-0.4*lay.k, d*0.6, 0.8*lay.k, c)
	picture.Fine(dst, x-0.4*lay.k, y-d*0.3, 0.8*lay.k, d*0.6, c)
}

// hits is the fraction of its flight after which the cabbage hits the sand.
const hits = 0.45

// drawCabbage draws the cabbage thrown after a draw, in flight or at rest.
func drawCabbage(dst *ebiten.Image, in *table.Instant, lay *layout) {
	now := boardOf(&in.Now)
	if !drawn(&now) {
		return
	}
	t := 1.0
	if b, ok := boutOf(in); ok && in.T < 1 && !in.Calm {
		t = animation.Progress(since(in), b.lands, b.ends)
	}
	if t <= 0 {
		return
	}
	img := cabbages.Get(int(lay.stone*lay.k*0.95), paintCabbage)
	x0, y0 := lay.at(64, -86)
	x1, y1 := lay.at(15, 12)
	x2, y2 := lay.at(-6, 26)
	x, y, hop := x1+(x2-x1)*(t-hits)/(1-hits), y1+(y2-y1)*(t-hits)/(1-hits), math.Abs(math.Sin((t-hits)/(1-hits)*2*math.Pi))*5*(1-t)
	if t < hits {
		f := t / hits
		x, y, hop = x0+(x1-x0)*f, y0+(y1-y0)*f, math.Sin(f*math.Pi)*16
	}
	thing.Dot(dst, x+lay.k, y+lay.k*1.6, lay.stone*lay.k*0.9, palette.Fade(palette.Black, 0.4))
	picture.Turned(dst, img, x, y-hop*lay.k, 1, 1, 9*(1-t), palette.White)
}

var cabbages = picture.Cache[int]{Limit: 1}

// paintCabbage paints a cabbage d pixels wide, leaf by leaf.
func paintCabbage(d int) *ebiten.Image {
	c := outline.NewCanvas(float64(d), float64(d), float64(d)/24)
	leaf, vein := color.RGBA{0x5E, 0x8C, 0x3A, 255}, color.RGBA{0xC8, 0xDC, 0x9C, 255}
	for i := range 4 {
		f := float64(i) / 4
		tone := palette.Mix(leaf, color.RGBA{0xD6, 0xE4, 0xA4, 255}, f*0.9)
		sin, cos := math.Sincos(2.4 * float64(i))
		x, y, r := 12+1.6*cos*f*2, 12+1.6*sin*f*2, 11.4*(1-0.72*f)
		c.Disc(x+0.4, y+0.6, r, color.RGBA{0x24, 0x3C, 0x14, 255})
		c.Disc(x, y, r*0.96, tone)
		for k := range 5 {
			s, co := math.Sincos(float64(k)*1.26 + float64(i))
			c.Pen(0.5, palette.Fade(vein, 0.7), x, y, x+co*r*0.82, y+s*r*0.82)
		}
	}
	return picture.From(c.RGBA)
}

// darken darkens all but the weapons while a seat fights with its last stone.
func darken(dst *ebiten.Image, in *table.Instant, lay *layout) {
	was := boardOf(&in.Was)
	if in.T >= 1 || !last(&was) || in.Page.High || in.Calm {
		return
	}
	t := 1.0
	if b, ok := boutOf(in); ok {
		t = 1 - animation.Progress(since(in), b.flies, b.lands)
	} else if in.Rests {
		t = 1 - in.T
	}
	thing.Lamp(dst, lay.cx, lay.cy, 62*lay.k, 0.6*t)
}
