package oneandtwenty

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	game "knucklebones/rules/games/oneandtwenty"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/thing"
)

// Everybody's token stands on the stick at their total until the next round begins, so that
// the bank throws at those that are there.

// tokenWide is the diameter of a token, in page units.
const tokenWide = 6.6

// A token is the disc of a seat on the stick; x and y are its centre in pixels.
type token struct {
	seat int
	x, y float64
}

// tokens returns a token on the stick for each seat with a total; counted is what has
// been counted so far for the seat whose bones lie on the table. Tokens that would
// touch stand one on the other.
func tokens(b *game.Board, body ui.Rect, u, counted float64) (list []token) {
	add := func(seat int, total float64) {
		x := scale(body, b, math.Min(total, float64(most(b))+0.4))
		t := token{seat, math.Round(x), math.Round(body.Y + body.H*0.5)}
		for _, o := range list {
			if math.Abs(o.x-x) < tokenWide*u*0.7 && o.y <= t.y {
				t.y = math.Round(o.y - tokenWide*u*0.82)
			}
		}
		list = append(list, t)
	}
	for i, s := range b.Seats {
		if rules.Actor(i) != b.Lies && s.Total > 0 {
			add(i, float64(s.Total))
		}
	}
	if b.Lies >= 0 && counted > 0 {
		add(int(b.Lies), counted)
	}
	return list
}

// drawTokens draws the tokens. Those at which the bank throws are ringed; after the round
// a tick marks who was paid, a cross who lost.
func drawTokens(dst *ebiten.Image, in *table.Instant, b *game.Board, body ui.Rect, counted float64) {
	u := in.Page.U
	list := tokens(b, body, u, counted)
	for _, t := range list {
		state := b.Seats[t.seat].State
		look := in.Page.Things()
		if state == game.Over || state == game.Lost {
			look |= thing.Out
		}
		if state == game.Stands && in.Now.Asked == b.Bank {
			thing.Ring(dst, t.x, t.y, (tokenWide+1.4)*u, 0.7*u, 0, palette.Contrast(in.Page.High, palette.Candle, palette.HighLit))
		}
		thing.Faint(dst, in.Colours[t.seat], t.x, t.y, tokenWide*u, 1, look)
	}
	for _, t := range list {
		if in.T >= 1 {
			drawFate(dst, in, b.Seats[t.seat].State, t.x+tokenWide*u*0.4, t.y-tokenWide*u*0.36)
		}
	}
}

// drawFate marks a token whose stake is decided.
func drawFate(dst *ebiten.Image, in *table.Instant, state game.State, x, y float64) {
	icon, c := "", color.RGBA{}
	switch state {
	case game.Paid:
		icon, c = "check", palette.Verdigris
	case game.Over, game.Lost:
		icon, c = "cross", palette.Madder
	default:
		return
	}
	u := in.Page.U
	thing.Pill(dst, x-2*u, y-2*u, 4*u, 4*u, u, false)
	thing.Icon(dst, icon, x, y, 3.2*u, palette.Contrast(in.Page.High, c, palette.Black))
}
