package mendaxsingle

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	game "knucklebones/rules/games/mendaxsingle"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/thing"
)

// drawPaper draws the paper with what was bid last, or with the sides that can
// be named.
func drawPaper(dst *ebiten.Image, in *table.Instant, s *scene) {
	p, r := in.Page, s.paper
	b := &s.b
	switch {
	case b.CastOff != nil:
		return
	case naming(in) && in.Asks:
		drawBlank(dst, in, s)
		drawSides(dst, in, s)
	case len(b.Calls) > 0:
		x, y := r.Center()
		thing.Placard(dst, x, y, r.W, r.H, p.U, state(in))
		drawBid(dst, in, s, b.Calls[len(b.Calls)-1])
	case b.Named > 0:
		drawBlank(dst, in, s)
		drawNamed(dst, in, s)
	}
}

func drawBlank(dst *ebiten.Image, in *table.Instant, s *scene) {
	x, y := s.paper.Center()
	thing.Placard(dst, x, y, s.paper.W, s.paper.H, in.Page.U, state(in))
}

// naming tells whether a side is to be named.
func naming(in *table.Instant) bool {
	for _, c := range in.Now.Choices {
		if c.Move.Verb == game.Side {
			return true
		}
	}
	return false
}

// ground is what paper shines back onto a bone.
var ground = color.RGBA{0xE6, 0xDD, 0xC8, 255}

// figure is how numbers stand on the paper, as high as fits.
func figure(high float64, align lettering.Align) lettering.Style {
	return lettering.Style{Face: lettering.Figure, Size: high, Color: palette.Ink, Align: align}
}

// drawBid writes a bid: its bidder's emblem, the number, and the bone with its
// side.
func drawBid(dst *ebiten.Image, in *table.Instant, s *scene, c game.Call) {
	r := s.paper
	if s.low {
		drawBidUpright(dst, in, s, c)
		return
	}
	h := r.H
	y := r.Y + h/2
	st := figure(h*0.62, lettering.Center)
	thing.Emblem(dst, in.Colours[c.Seat], r.X+r.W*0.16, y, h*0.52, state(in))
	if c.Side == 0 {
		head := lettering.Style{Face: lettering.Title, Size: h * 0.34, Color: palette.Ink, Align: lettering.Center}
		lettering.Draw(dst, "sum", r.X+r.W*0.42, y+head.Cap()/2, head)
		lettering.Draw(dst, words.Int(c.N), r.X+r.W*0.68, y+st.Cap()/2, st)
		return
	}
	lettering.Draw(dst, words.Int(c.N), r.X+r.W*0.36, y+st.Cap()/2, st)
	small := figure(h*0.34, lettering.Center)
	small.Face = lettering.Strong
	lettering.Draw(dst, "×", r.X+r.W*0.475, y+small.Cap()/2, small)
	long := math.Min(h*0.92, r.W*0.22)
	thing.Ossicle{Side: c.Side, Turn: 3, Ground: ground, Light: 1, Alpha: 1}.Draw(dst, r.X+r.W*0.63, y, long)
	lettering.Draw(dst, words.Int(c.Side), r.X+r.W*0.85, y+st.Cap()/2, st)
}

// drawBidUpright writes it on a paper that stands upright.
func drawBidUpright(dst *ebiten.Image, in *table.Instant, s *scene, c game.Call) {
	r := s.paper
	x := r.X + r.W/2
	st := figure(math.Min(r.H*0.42, r.W*0.55), lettering.Center)
	thing.Emblem(dst, in.Colours[c.Seat], r.X+r.W*0.24, r.Y+r.H*0.25, r.W*0.36, state(in))
	lettering.Draw(dst, words.Int(c.N), r.X+r.W*0.66, r.Y+r.H*0.25+st.Cap()/2, st)
	if c.Side == 0 {
		head := lettering.Style{Face: lettering.Title, Size: r.H * 0.22, Color: palette.Ink, Align: lettering.Center}
		lettering.Draw(dst, "the sum", x, r.Y+r.H*0.75, head)
		return
	}
	thing.Ossicle{Side: c.Side, Turn: 3, Ground: ground, Light: 1, Alpha: 1}.Draw(dst, r.X+r.W*0.34, r.Y+r.H*0.69, math.Min(r.W*0.52, r.H*0.5))
	lettering.Draw(dst, words.Int(c.Side), r.X+r.W*0.8, r.Y+r.H*0.72+st.Cap()/2, st)
}

// drawNamed shows the side whose number is to follow.
func drawNamed(dst *ebiten.Image, in *table.Instant, s *scene) {
	r := s.paper
	who := rules.Actor(in.Now.Asked)
	if who < 0 {
		return
	}
	c := game.Call{Seat: who, Side: s.b.Named, N: s.chosen(in)}
	if c.N > 0 {
		drawBid(dst, in, s, c)
		return
	}
	h := math.Min(r.H, r.W*0.5)
	x, y := r.Center()
	ex, ey, nx := x-h*0.95, y, x+h*0.95
	if s.low {
		ex, ey, nx, y = x, r.Y+r.H*0.25, x+h*0.55, r.Y+r.H*0.66
		x -= h * 0.3
	}
	st := figure(h*0.62, lettering.Center)
	thing.Emblem(dst, in.Colours[who], ex, ey, h*0.5, state(in))
	thing.Ossicle{Side: c.Side, Turn: 3, Ground: ground, Light: 1, Alpha: s.named}.Draw(dst, x+h*0.05, y, h*0.9)
	lettering.DrawAlpha(dst, words.Int(c.Side), nx, y+st.Cap()/2, s.named, st)
}

// drawSides shows a bone for each side that can be named.
func drawSides(dst *ebiten.Image, in *table.Instant, s *scene) {
	u := in.Page.U
	for i, r := range s.paperBones() {
		side := sides[i]
		m := rules.Move{Verb: game.Side, N: int32(side)}
		x, y := r.Center()
		if in.Lit(m) {
			f := r.Inset(1.1 * u)
			thing.Key(dst, f.X, f.Y, f.W, f.H, u, state(in)|thing.Best)
			thing.Lit(dst, f.X, f.Y, f.W, f.H, u, 0.2+0.4*in.Glow, state(in))
		}
		long := math.Min(r.W*0.62, r.H*0.74)
		thing.Ossicle{Side: side, Turn: 3, Ground: ground, Light: 1, Alpha: 1}.Draw(dst, x-r.W*0.14, y, long)
		st := figure(math.Max(math.Min(r.H*0.5, r.W*0.34), 4.5*u), lettering.Center)
		lettering.Draw(dst, words.Int(side), x+r.W*0.3, y+st.Cap()/2, st)
		if row := in.Row(m); row != nil {
			sub := lettering.Style{Face: lettering.Strong, Size: in.Page.T(1), Color: palette.Ink2, Align: lettering.Center}
			lettering.Draw(dst, row.Short, x+r.W*0.3, r.Y+r.H-1.4*u, sub)
		}
	}
}

var sides = [4]int{1, 3, 4, 6}
