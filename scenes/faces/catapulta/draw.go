package catapulta

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	game "knucklebones/rules/games/catapulta"
	"knucklebones/scenes/table"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

func (s *shore) draw(dst *ebiten.Image, in *table.Instant) {
	pl := planned(in.Page, in.Frame)
	b := in.Now.Board.(game.Board)
	s.prepare(&pl, in.Page, b.Target)
	picture.At(dst, s.still, 0, 0, 1)
	drawTurn(dst, in, &pl, &b)
	drawRace(dst, in, &pl, &b)
	drawFall(dst, in, &pl)
	if left := b.Rounds - b.Round + 1; left <= 10 {
		for i := range left {
			x, y := pl.sand(-0.6+0.13*float64(i), 1.22)
			thing.Pebble(dst, 0, x, y, 3*in.Page.U, i)
		}
	}
}

// drawTurn draws the line from where the seat stands whose turn it is to where it
// would stand as its bones lie.
func drawTurn(dst *ebiten.Image, in *table.Instant, pl *plan, b *game.Board) {
	seat, tally := -1, float64(b.Tally)
	if len(b.Waiting) > 0 {
		seat = b.Waiting[0]
	}
	if was := in.Was.Board.(game.Board); in.Move.Verb == rules.Cast && in.T < 1 && len(was.Waiting) > 0 {
		seat, tally = was.Waiting[0], float64(was.Tally)
		if bone, _ := flown(in); bone >= 1 {
			tally = float64(in.Now.Board.(game.Board).Gain[seat])
		}
	}
	if seat < 0 || tally == 0 {
		return
	}
	u, from := in.Page.U, score(in, seat)/float64(b.Target)
	to := (float64(in.Was.Board.(game.Board).Score[seat]) + tally) / float64(b.Target)
	x, low, top := pl.plank.X+pl.plank.W+1.5*u, pl.notch(from), pl.notch(to)
	if top >= low {
		return
	}
	picture.Fine(dst, x-0.9*u, top-0.2*u, 1.8*u, low-top+0.4*u, palette.Night)
	picture.Fine(dst, x-0.6*u, top, 1.2*u, low-top, palette.Candle)
	if to >= 1 {
		for i := range 6 {
			w := (0.4 + 0.42*float64(i)) * u
			picture.Fine(dst, x-w, top-(2.6-0.45*float64(i))*u, 2*w, 0.5*u, palette.Candle)
		}
	}
}

// drawRace draws everybody along the plank.
func drawRace(dst *ebiten.Image, in *table.Instant, pl *plan, b *game.Board) {
	u := in.Page.U
	d := math.Max(5.4*u, math.Min(7*u, pl.plank.W*0.8))
	lead := 0.0
	for i := range b.Score {
		lead = math.Max(lead, score(in, i))
	}
	for i := range b.Score {
		n := score(in, i)
		y, side := pl.notch(n/float64(b.Target)), 0
		for k := range i {
			if math.Abs(pl.notch(score(in, k)/float64(b.Target))-y) < d*0.8 {
				side++
			}
		}
		x := pl.plank.X - d*0.56 + float64(side)*d*0.86
		thing.Dot(dst, x+0.3*u, y+0.5*u, d*1.1, palette.Fade(palette.Night, 0.45))
		st := thing.State(0)
		if in.Page.High {
			st = thing.High
		}
		thing.Emblem(dst, in.Colours[i], x, y, d, st)
		if n == lead && n > 0 {
			thing.Ring(dst, x, y, d*1.14, 0.6*u, 0, palette.Brass)
		}
	}
}

// drawFall draws the sand that jumps where a bone comes down, and its shadow
// before that.
func drawFall(dst *ebiten.Image, in *table.Instant, pl *plan) {
	t, walks := flown(in)
	if t >= 1 && walks >= 1 || in.Calm || in.Move.Verb != rules.Cast || in.T >= 1 {
		return
	}
	b := in.Now.Board.(game.Board)
	n := len(b.Lies) - 1
	at := slots[b.Lies[n].Zone][n]
	x, y := pl.sand(at[0], at[1])
	if k := (t - 0.86) / 0.14; k > 0 && t < 1 {
		for i := range 14 {
			a := float64(i) * 2.4
			r := pl.bone() * (0.5 + k*(0.9+0.5*math.Sin(a*3)))
			thing.Dot(dst, x+r*math.Cos(a), y+r*0.8*math.Sin(a)-pl.u*2.4*k*(1-k)*4, pl.u*(1-k*0.6), palette.Fade(palette.Tan, 1-k))
		}
	}
}
