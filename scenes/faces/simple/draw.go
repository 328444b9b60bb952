package simple

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/purse"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// draw draws the board as it stands.
func (w *wall) draw(dst *ebiten.Image, in *table.Instant) {
	s := casting.Of(in, w.stands[:0])
	w.stands = s.Stands
	lay := layoutOf(in.Page, in.Frame, s.Board)
	w.prepare(&lay, in, s.Board)
	w.limit = lay.X + lay.W - 4*lay.u
	if in.Lens && in.Asks {
		w.limit -= 2.2 * lay.size
	}
	picture.At(dst, w.panel, lay.X, lay.Y, 1)
	w.burn(dst, in, &s, &lay)
	w.line(dst, in, &s, &lay)
	casting.DrawTold(dst, in, places, 9*lay.u)
	w.hang(dst, in, &s, &lay)
	drawWaiting(dst, in, &s, &lay)
	if in.Lens && in.Asks {
		drawChances(dst, in, &s, &lay)
	}
	drawRaise(dst, in)
	w.watch(dst, in, &lay)
}

// burn lights the plant up to where the flame has risen.
func (w *wall) burn(dst *ebiten.Image, in *table.Instant, s *casting.Scene, lay *layout) {
	if !s.Moves(in) {
		return
	}
	y, alpha := lay.y(float64(lay.low)-0.4), 1-in.T
	if !unnamed(s) {
		c, ms := elapsed(in, s)
		y, alpha = lay.y(c.at(ms)), 1-animation.Progress(ms, c.rise()+hang, c.lasts())
	}
	from := int(y - lay.Y - lay.pitch*0.5)
	lit := ui.Part(w.light, 0, from, int(lay.W), int(lay.H)-from)
	picture.At(dst, lit, math.Round(lay.X), math.Round(lay.Y)+float64(lit.Bounds().Min.Y), alpha)
	half := float64(w.flame.Bounds().Dx()) / 2
	picture.At(dst, w.flame, lay.stem-half, y-half-lay.pitch*0.5, alpha)
}

// line draws the line to beat: a gilded row of dots, solid in high contrast.
func (w *wall) line(dst *ebiten.Image, in *table.Instant, s *casting.Scene, lay *layout) {
	rung, alpha := s.Line, 1.0
	if s.Moves(in) && s.Next != s.Line && !unnamed(s) {
		if c, ms := elapsed(in, s); ms > c.rise()+hang {
			rung, alpha = s.Next, animation.Progress(ms, c.rise()+hang, c.lasts())
		}
	} else if in.T < 1 && in.Calm {
		rung = s.Next
	}
	if rung < lay.low {
		return
	}
	x, y, end := lay.stem+lay.leaf()+lay.u, math.Round(lay.y(float64(rung))), w.limit
	if in.Page.High {
		picture.Fill(dst, x, y-lay.u/2, end-x, lay.u, palette.HighLit)
		return
	}
	for ; x < end; x += 1.5 * lay.u {
		thing.Dot(dst, x, y, 0.7*lay.u, palette.Fade(bright, alpha))
	}
}

// drawWaiting draws the seats that are still to throw at the right of the foot, parted by a
// stroke from those that lie there without a name; the next one has a ring.
func drawWaiting(dst *ebiten.Image, in *table.Instant, s *casting.Scene, lay *layout) {
	d := math.Min(lay.disc, (lay.Y+lay.H-lay.foot)*0.5)
	y := lay.mid
	n := len(s.Waiting)
	step := math.Min(d*1.5, lay.W*0.5/float64(max(n, 1)))
	if n > 0 {
		x := lay.X + lay.W - d - float64(n-1)*step - 2*lay.u
		picture.Fine(dst, x-d*0.5-2.2*lay.u, y-0.7*d, 0.4*lay.u, 1.4*d, palette.Fade(palette.Contrast(in.Page.High, ochre, palette.White), 0.7))
	}
	for k := n - 1; k >= 0; k-- {
		seat := s.Waiting[k]
		if s.Mover == seat && in.T < 1 && !s.Void {
			continue
		}
		x := lay.X + lay.W - d - float64(k)*step - 2*lay.u
		if k == 0 {
			casting.DrawNext(dst, in.Page, x, y, d+2.4*lay.u, 0.9*lay.u)
		}
		thing.Emblem(dst, in.Colours[seat], x, y, d, in.Page.Things())
	}
}

// drawChances writes the chance of each rank that would lead.
func drawChances(dst *ebiten.Image, in *table.Instant, s *casting.Scene, lay *layout) {
	st := nameStyle(lay, in.Page)
	st.Face = lettering.Strong
	x := lay.X + lay.W - 5*lay.u
	for i := lay.low; i < len(s.Rungs); i++ {
		if i < s.Line || i != s.Line && !lay.written(i) || i == s.Line+1 && lay.every > 1 {
			continue
		}
		lettering.Draw(dst, in.Page.Words(purse.ShortPerCent(s.Rungs[i].Chance)), x, lay.beside(i)+st.Cap()/2, st)
	}
}

// drawRaise lights the pot while it can be raised.
func drawRaise(dst *ebiten.Image, in *table.Instant) {
	if r := in.Frame.Pot; in.Lit(rules.Move{Verb: bestcast.Raise}) {
		thing.Lit(dst, r.X, r.Y, r.W, r.H, in.Page.U, in.Glow, in.Page.Things())
	}
}

// watch draws the eyes of the dog, which follow the bones.
func (w *wall) watch(dst *ebiten.Image, in *table.Instant, lay *layout) {
	size := lay.leaf()
	k := size / 30
	x, y := lay.stem-size*0.65+38*k, lay.foot-size*0.72+5.4*k
	bx, by := in.Frame.Bones.Center()
	if len(in.Lying) > 0 {
		bx, by = in.Lying[0].X, in.Lying[0].Y
	}
	far := math.Hypot(bx-x, by-y)
	c := palette.Contrast(in.Page.High, palette.Bone, palette.Black)
	thing.Dot(dst, x, y, 2.6*k, c)
	if !in.Page.High && far > 0 {
		thing.Dot(dst, x+(bx-x)/far*0.6*k, y+(by-y)/far*0.6*k, 1.4*k, soot)
	}
}

// above draws falling petals round the shell for Venus, and the glowing frame at the
// end.
func (w *wall) above(dst *ebiten.Image, in *table.Instant) {
	w.glow(dst, in)
	if in.T >= 1 || in.Calm || in.Move.Verb != rules.Cast || !in.Rests {
		return
	}
	s := casting.Of(in, w.stands[:0])
	w.stands = s.Stands
	if s.Mover < 0 || unnamed(&s) || s.Stands[s.Mover].Rung != len(s.Rungs)-1 {
		return
	}
	lay := layoutOf(in.Page, in.Frame, s.Board)
	c, ms := elapsed(in, &s)
	t := animation.Progress(ms, c.rise(), c.lasts()+shower)
	w.open(dst, in, &s, &lay, t)
	for i := range 24 {
		p := t*1.25 - chance(i*5)*0.25
		if p <= 0 || p >= 1 {
			continue
		}
		a := math.Pi * (1 + 1.0*chance(i*5+1))
		r := lay.W * (0.08 + 0.34*p)
		x, y := lay.stem+r*math.Cos(a), lay.top+r*0.4*math.Sin(a)+p*p*lay.H*0.45
		thing.Petal(dst, i, x, y, lay.u*(3+2*chance(i*5+2)), p*5+chance(i*5+3)*6, math.Abs(math.Sin(p*7+chance(i*5+4)*6)), math.Min(1, (1-p)*4))
	}
}

// glow draws the shine of the frame when the pot is won.
func (w *wall) glow(dst *ebiten.Image, in *table.Instant) {
	if in.T < 1 || in.Calm || in.Now.Turn != rules.Nobody || in.Festive > 4*feast {
		return
	}
	from := float64(times(in).Lasts)
	strong := math.Sin(animation.Progress(in.Festive, from, from+feast) * math.Pi)
	r, u := in.Frame.Board, in.Page.U
	for i := range 4 {
		d := u * (1 + 0.8*float64(i))
		c := palette.Fade(palette.Candle, 0.3*strong)
		picture.Fill(dst, r.X, r.Y, r.W, d, c)
		picture.Fill(dst, r.X, r.Y+r.H-d, r.W, d, c)
		picture.Fill(dst, r.X, r.Y+d, d, r.H-2*d, c)
		picture.Fill(dst, r.X+r.W-d, r.Y+d, d, r.H-2*d, c)
	}
}
