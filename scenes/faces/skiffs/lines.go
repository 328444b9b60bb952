package skiffs

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	game "knucklebones/rules/games/skiffs"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// drawLines draws all lines that are one action from being held, or the lines that won.
func drawLines(dst *ebiten.Image, in *table.Instant, s *snapshot) {
	if len(s.Line) >= 3 {
		for i := 0; i+3 <= len(s.Line); i += 3 {
			drawLine(dst, in, s.winner(i/3), [3]int(s.Line[i:]), true)
		}
		return
	}
	if in.Asks && len(in.Said) > 0 && s.End != game.Open {
		return
	}
	for _, near := range s.Near {
		drawLine(dst, in, near.Seat, near.Boxes, false)
	}
}

// drawAim draws a broken line through the boxes of the line that the person asked is closest
// to holding.
func drawAim(dst *ebiten.Image, in *table.Instant, s *snapshot) {
	if !in.Asks || len(in.Said) > 0 || s.Acts < 0 || len(s.Aims) == 0 {
		return
	}
	u, a := in.Page.U, s.Aims[s.Acts]
	c := palette.Contrast(in.Page.High, palette.Mix(palette.Players[in.Colours[s.Acts]].Disc, palette.White, 0.35), palette.White)
	x0, y0 := pool(in.Frame, a.Boxes[0]).Center()
	x1, y1 := pool(in.Frame, a.Boxes[2]).Center()
	const pieces = 21 // every other one is drawn
	for i := -3; i < pieces+3; i += 2 {
		from, to := float64(i)/pieces, float64(i+1)/pieces
		picture.Line(dst, x0+(x1-x0)*from, y0+(y1-y0)*from, x0+(x1-x0)*to, y0+(y1-y0)*to, 1.7*u, palette.Fade(c, 0.9))
	}
}

// winner returns the k-th of the seats that took the rest of the bowl, or 0.
func (s *snapshot) winner(k int) int {
	for seat, won := range s.Won {
		if won {
			if k == 0 {
				return seat
			}
			k--
		}
	}
	return 0
}

// drawLine draws a line of a seat over its three boxes, each of which carries the seat's
// emblem: pennants along the upper ropes of the boxes, clear of the skiffs, or once it is
// held one streamer right through them.
func drawLine(dst *ebiten.Image, in *table.Instant, seat int, boxes [3]int, held bool) {
	u, step := in.Page.U, in.Frame.Board.W/row
	c := palette.Contrast(in.Page.High, palette.Mix(palette.Players[in.Colours[seat]].Disc, palette.White, 0.2), palette.White)
	if held {
		x0, y0 := pool(in.Frame, boxes[0]).Center()
		x1, y1 := pool(in.Frame, boxes[2]).Center()
		drawStreamer(dst, streamer{x1 - x0, y1 - y0, step, c, true}, x0, y0)
	}
	for _, box := range boxes {
		r := pool(in.Frame, box)
		if !held {
			x, y, long := bunting(in.Page, in.Frame, r)
			drawStreamer(dst, streamer{long, 0, step, c, false}, x, y)
		}
		d := math.Min(6*u, step*0.2)
		low := (float64(seat) - float64(len(in.Now.Seats)-1)/2) * d * 0.6
		in.Emblem(dst, seat, r.X+r.W-d*0.1, r.Y+r.H/2+low, d, 1)
	}
}

// bunting returns where the pennants of a pool r begin on its upper rope and how long
// they reach, in pixels.
func bunting(p *ui.Page, f *table.Frame, r ui.Rect) (x, y, long float64) {
	step := f.Board.W / row
	x, y, cork := floatAt(p, r, step)
	return x + cork*0.6 + pennant*step/2, y, step - cork*1.2 - pennant*step
}

// pennant is the height of the pennants along a rope, in parts of a pool.
const pennant = 0.08

// drawStreamer draws a streamer that begins at (x, y).
func drawStreamer(dst *ebiten.Image, k streamer, x, y float64) {
	room := streamerRoom * k.step
	picture.At(dst, streamers.Get(k, paintStreamer), math.Min(x, x+k.right)-room, math.Min(y, y+k.down)-room, 1)
}

// A streamer is a rope with pennants: through three pools, from the middle of the first to
// that of the last, or short along the rope of one. right and down are its length in
// pixels.
type streamer struct {
	right, down, step float64
	color             color.RGBA
	held              bool
}

// streamerRoom is the margin of a streamer's picture, in pool widths.
const streamerRoom = 0.5

var streamers = picture.Cache[streamer]{Limit: 6}

// paintStreamer paints a streamer, whose pennants are small until the line is held.
func paintStreamer(k streamer) *ebiten.Image {
	room := streamerRoom * k.step
	c := outline.NewCanvas(math.Abs(k.right)+2*room, math.Abs(k.down)+2*room, k.step/100)
	c.X, c.Y = room-math.Min(k.right, 0), room-math.Min(k.down, 0)
	long := math.Hypot(k.right, k.down)
	dx, dy := k.right/long, k.down/long
	long /= c.K
	over, flags := 0.0, 6
	wide, high, cord := 8.0, 100*pennant, 2.0
	if k.held {
		over, flags = 44, 17
		wide, high, cord = 13, 19, 4
	}
	rope := []float64{-dx * over, -dy * over, dx * (long + over), dy * (long + over)}
	c.Pen(cord+2, palette.Fade(palette.Night, 0.7), rope...)
	nx, ny := -math.Abs(dy), math.Abs(dx) // to where pennants hang
	if dx*dy < 0 {
		nx = -nx
	}
	for i := range flags {
		at := -over + 5 + float64(i)*(long+2*over-10)/float64(flags-1)
		x, y := dx*at, dy*at
		fly := []float64{x - dx*wide/2, y - dy*wide/2, x + dx*wide/2, y + dy*wide/2, x + nx*high, y + ny*high}
		c.Poly(k.color, fly...)
		c.Pen(1.2, palette.Fade(palette.Night, 0.8), append(fly, fly[:2]...)...)
	}
	c.Pen(cord, palette.Mix(hemp, palette.White, 0.4), rope...)
	return picture.From(c.RGBA)
}

// drawRipples draws rings that spread over the water where skiffs were lifted or put
// down.
func drawRipples(dst *ebiten.Image, in *table.Instant) {
	if in.T <= 0 || in.T >= 1 || in.Calm || in.Page.High {
		return
	}
	was := boardOf(&in.Was)
	places := taken(in.Move, was.Acts)
	if in.Move.Verb == game.Shift {
		_, seat := game.At(in.Move.From)
		places = append(places, game.Place(int(in.Move.To), seat))
	}
	for i, place := range places {
		x, y, d := at(in, place)
		t := in.T
		if i > 0 && in.Move.Verb == game.Shift {
			t = math.Max(0, in.T-0.6) / 0.4
		}
		for _, late := range [2]float64{0, 0.25} {
			if k := t - late; k > 0 {
				thing.Swell(dst, x, y, d*1.8, (1+0.8*k)/1.8, 0.5*in.Page.U, palette.Fade(palette.Bone, 0.5*(1-k)))
			}
		}
	}
}
