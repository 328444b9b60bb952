package olympus

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/purse"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// A fresco is the panel as it is painted.
type fresco struct {
	key    frescoKey
	panel  *ebiten.Image
	bolt   *ebiten.Image
	stands []casting.Stand
}

type frescoKey struct {
	plan
	text float64
	high bool
}

func (f *fresco) drop() {
	picture.Drop(f.panel, f.bolt)
	*f = fresco{}
}

func (f *fresco) prepare(pl *plan, in *table.Instant, b *bestcast.Board) {
	k := frescoKey{*pl, in.Page.Text, in.Page.High}
	if f.key == k {
		return
	}
	f.drop()
	f.key = k
	f.panel = paintPanel(pl, in.Page, b)
	f.bolt = paintBolt(math.Max(10*pl.u, pl.H*0.085))
}

func (f *fresco) draw(dst *ebiten.Image, in *table.Instant) {
	s := casting.Of(in, f.stands[:0])
	f.stands = s.Stands
	pl := planned(in.Page, in.Frame, s.Board)
	f.prepare(&pl, in, s.Board)
	picture.At(dst, f.panel, pl.X, pl.Y, 1)
	line := lineAt(in, &s, &pl)
	drawLine(dst, in, &pl, line)
	x, y := pl.peak()
	half := float64(f.bolt.Bounds().Dx())
	picture.At(dst, f.bolt, x-half*0.95-4*pl.u, y-half*0.62, 1)
	casting.DrawTold(dst, in, places, max(pl.step*1.6, 8*pl.u))
	drawFine(dst, in, &s, &pl)
	f.drawGuard(dst, in, &s, &pl)
	if in.Lens && in.Asks && !s.Opening {
		drawChances(dst, in, &s, &pl)
	}
	for seat := range s.Stands {
		drawSeat(dst, in, &s, &pl, seat)
	}
	f.drawStrike(dst, in, &s, &pl)
}

// elapsed is how the cloud of the cast that is shown sinks, and for how many ms
// it has.
func elapsed(in *table.Instant, s *casting.Scene) (sinking, float64) {
	k := sinkingOf(in, s)
	return k, in.T * k.lasts()
}

// lineAt is how high the line to come below is; 0 for none.
func lineAt(in *table.Instant, s *casting.Scene, pl *plan) float64 {
	rung := float64(s.Line)
	if s.Moves(in) && !s.Void {
		if k, ms := elapsed(in, s); k.beats {
			t := casting.Ease(casting.Part(ms, k.down(), k.settles()))
			if s.Line < 0 && t > 0 {
				rung = float64(s.Next)
			} else {
				rung += (float64(s.Next) - rung) * t
			}
		}
	} else if in.T < 1 && s.Next >= 0 {
		rung = float64(s.Next)
	}
	if rung < 0 {
		return 0
	}
	return pl.y(rung) + math.Min(pl.step*0.5, pl.cloud()*0.2)
}

// drawLine lays dusk above the line, and the line.
func drawLine(dst *ebiten.Image, in *table.Instant, pl *plan, y float64) {
	if y == 0 {
		return
	}
	x := pl.X + pl.edge + pl.ladder
	w := pl.X + pl.W - pl.edge - x
	if in.Page.High {
		picture.Fill(dst, x, math.Round(y), w, pl.u, palette.HighLit)
		return
	}
	picture.Fill(dst, x, pl.Y+pl.edge, w, y-pl.Y-pl.edge, color.RGBA{2, 3, 12, 84})
	for i := range 3 {
		d := (1.2 - 0.4*float64(i)) * pl.u
		picture.Fine(dst, x, y-d, w, 2*d, color.RGBA{40, 32, 8, 36})
	}
	picture.Fine(dst, x, y-0.25*pl.u, w, 0.5*pl.u, goldCol)
}

// drawFine writes beside Venus what Venus would pay.
func drawFine(dst *ebiten.Image, in *table.Instant, s *casting.Scene, pl *plan) {
	if s.Fine == 0 || s.Over {
		return
	}
	x, _ := pl.rungAt(1)
	st := lettering.Style{Face: lettering.Figure, Size: math.Max(3.6*pl.u, math.Min(4.4*pl.u*in.Page.Text, pl.step*1.4)), Color: palette.Madder}
	if in.Page.High {
		st.Color = palette.Black
	}
	in.Label(dst, words.Signed(s.Fine), x, pl.y(1)-pl.small()*0.22-st.Size*0.7, 2.4, 1.3, st)
}

// drawGuard draws the hound, in the collar of whoever would win.
func (f *fresco) drawGuard(dst *ebiten.Image, in *table.Instant, s *casting.Scene, pl *plan) {
	leader := -1
	for i := range s.Stands {
		if st := &s.Stands[i]; st.Leads && st.State == bestcast.In {
			leader = i
		}
	}
	if s.Moves(in) && !s.Void {
		if k, ms := elapsed(in, s); k.beats && ms > k.down()+drop/2 {
			leader = s.Mover
		}
	}
	var c color.RGBA
	if leader >= 0 && !s.Opening {
		c = palette.Players[in.Colours[leader]].Disc
	}
	h := math.Min(meadow(pl.Rect)*1.05, pl.W*0.18)
	x, y := math.Max(pl.X+pl.ladder*1.02, in.Frame.Pot.X-h*1.95), pl.Y+pl.H-pl.edge-meadow(pl.Rect)*0.1
	k := houndKey{h: int(h), collar: c, front: leader < 0, high: in.Page.High}
	turned := false
	if s.Over && s.Winner >= 0 { // it carries a coin to where the winner is
		t := casting.Ease(casting.Part(celebrated(in), 0, carries))
		to := math.Max(pl.X+pl.edge+pl.u, math.Min(pl.x(int(s.Winner))-h, pl.X+pl.W-pl.edge-2*h))
		k.coin, turned = true, to < x
		x, y = x+(to-x)*t, y-math.Abs(math.Sin(t*4*math.Pi))*h*0.07
	}
	drawHound(dst, k, x, y, turned)
}

// celebrated is for how many milliseconds the end has been seen, after the cast
// that brought it.
func celebrated(in *table.Instant) float64 {
	if in.Calm || math.IsInf(in.Festive, 1) {
		return feast
	}
	s, ok := casting.Begun(in)
	if !ok || s.Void {
		return in.Festive
	}
	return in.Festive - sinkingOf(in, &s).lasts()
}

// drawChances writes at each rung below the line how likely a cast comes there.
func drawChances(dst *ebiten.Image, in *table.Instant, s *casting.Scene, pl *plan) {
	st := rungStyle(pl, in.Page)
	st.Align, st.Color, st.Edge = lettering.Right, palette.Bone, palette.Night
	for i := range s.Rungs {
		if i >= s.Line && (st.Size < pl.step*1.3 || i%2 == 1) {
			lettering.Draw(dst, purse.ShortPerCent(s.Rungs[i].Chance), pl.X+pl.W-pl.edge-pl.u, pl.y(float64(i))+st.Cap()/2, st)
		}
	}
}

// drawSeat draws the cloud of a seat where its cast is, or waiting in the sky.
func drawSeat(dst *ebiten.Image, in *table.Instant, s *casting.Scene, pl *plan, seat int) {
	st := &s.Stands[seat]
	x, y, k, alpha := pl.x(seat), pl.y(float64(st.Rung)), white, 1.0
	sunk := st.Rung >= 0
	switch {
	case st.State != bestcast.In && !(s.Over && st.State == bestcast.Beaten && sunk):
		k, alpha = grey, 0.75
	case s.Over && st.State == bestcast.Beaten:
		k = grey
	case !sunk:
		k = pale
	case st.Past:
		alpha = 0.5
	}
	if !sunk {
		y = pl.sky
	}
	if seat == s.Mover && s.Moves(in) {
		if s.Void {
			x += math.Sin(in.T*6*math.Pi) * (1 - in.T) * 1.6 * pl.u
		} else {
			c, ms := elapsed(in, s)
			y = pl.y(ease(c.at(ms)))
		}
	}
	aside, meets := drifted(in, s, seat)
	drift := 2.5 * pl.u
	if 2*seat >= len(s.Stands) { // away from the frame
		drift = -drift
	}
	x += aside*drift + meets*(pl.meeting(in, seat)-x)
	if k == white && aside > 0 {
		drawCast(dst, in, s, pl, seat, x, y, white, alpha*(1-aside))
		k, alpha = grey, 0.75*aside
	}
	drawCast(dst, in, s, pl, seat, x, y, k, alpha)
}

// drifted is how far the cloud of a seat has drifted aside since it can win no more,
// 0 … 1, and how near it has come to those that are level with it.
func drifted(in *table.Instant, s *casting.Scene, seat int) (aside, meets float64) {
	was, now := casting.Board(&in.Was), casting.Board(&in.Now)
	switch beaten := now.Casts[seat].State == bestcast.Beaten; {
	case s.Stands[seat].State == bestcast.Beaten && s.Over && was.Casts[seat].State == bestcast.In:
		return casting.Ease(celebrated(in) / carries), 0
	case s.Stands[seat].State == bestcast.Beaten:
		return 1, 0
	case !s.Moves(in) || s.Void:
	default:
		k, ms := elapsed(in, s)
		t := casting.Part(ms, k.settles(), k.lasts())
		if !k.level || t == 0 {
			break
		} else if beaten {
			return casting.Ease(t), 0
		}
		return 0, math.Sin(math.Pi * t)
	}
	return 0, 0
}

// meeting is where the cloud of a seat meets the others that cast again: side by
// side between their columns.
func (pl *plan) meeting(in *table.Instant, seat int) float64 {
	mid, n, before := 0.0, 0.0, 0.0
	for i, c := range casting.Board(&in.Now).Casts {
		if c.State != bestcast.In {
			continue
		}
		if i < seat {
			before++
		}
		mid, n = mid+pl.x(i), n+1
	}
	return mid/n + (before-(n-1)/2)*pl.cloud()*0.86
}

// drawCast draws a cloud with its emblem and its figures.
func drawCast(dst *ebiten.Image, in *table.Instant, s *casting.Scene, pl *plan, seat int, x, y float64, k kind, alpha float64) {
	stand, w, d := &s.Stands[seat], pl.cloud(), pl.disc()
	out := thing.State(0)
	if k == grey {
		out = thing.Out
	}
	fadeCloud(dst, k, x, y, w, alpha, in.Page.High)
	if stand.Hand == 0 {
		thing.Faint(dst, in.Colours[seat], x, y, d, math.Max(alpha, 0.6), in.Page.Things()|out)
		if len(s.Waiting) > 0 && s.Waiting[0] == seat {
			casting.DrawNext(dst, in.Page, x, y, d+2*pl.u, 0.8*pl.u)
		}
		return
	}
	left := x - w*0.5 + d*0.48
	thing.Faint(dst, in.Colours[seat], left, y-d*0.12, d, alpha, in.Page.Things()|out)
	text := casting.Digits(stand.Hand)
	st := lettering.Style{Face: lettering.Figure, Size: math.Max(3.6*pl.u, math.Min(in.Page.T(2), w*0.2)), Color: palette.Ink, Align: lettering.Center}
	if in.Page.High {
		st.Color = palette.Black
	}
	mid := (left + d*0.5 + x + w*0.46) / 2
	st = lettering.Fit(text, st, w*0.56)
	lettering.DrawAlpha(dst, text, mid, y+w*0.045+st.Cap()/2, alpha, st)
}

// drawStrike draws the bolt that strikes whoever casts Venus.
func (f *fresco) drawStrike(dst *ebiten.Image, in *table.Instant, s *casting.Scene, pl *plan) {
	if !s.Moves(in) || s.Void || s.Stands[s.Mover].Rung != 0 || s.Opening {
		return
	}
	k, ms := elapsed(in, s)
	t := casting.Part(ms, k.down(), k.down()+250)
	if t <= 0 {
		return
	}
	px, py := pl.peak()
	x, y := px+(pl.x(s.Mover)-px)*t, py+(pl.y(0)-py)*t
	op := picture.Copying()
	h := float64(f.bolt.Bounds().Dx())
	op.GeoM.Translate(-h*0.32, -h)
	op.GeoM.Scale(1+t, 1+t)
	op.GeoM.Translate(x, y)
	op.ColorScale.ScaleAlpha(float32(1 - casting.Part(ms, k.down()+300, k.settles())))
	picture.Draw(dst, f.bolt, op)
	flash := 1 - casting.Part(ms, k.down()+200, k.settles())
	picture.Fill(dst, pl.X+pl.edge, pl.Y+pl.edge, pl.W-2*pl.edge, pl.foot-pl.Y-pl.edge, palette.Fade(color.RGBA{255, 246, 210, 255}, 0.28*flash*t))
}

// above draws the ring of gold that goes out from the cloud that has won.
func (f *fresco) above(dst *ebiten.Image, in *table.Instant) {
	if in.Now.Turn != rules.Nobody || in.T < 1 || in.Calm || math.IsInf(in.Festive, 1) {
		return
	}
	t := celebrated(in) / feast
	if t >= 1 {
		return
	}
	s := casting.Of(in, f.stands[:0])
	f.stands = s.Stands
	if s.Winner < 0 {
		return
	}
	pl := planned(in.Page, in.Frame, s.Board)
	thing.Swell(dst, pl.x(int(s.Winner)), pl.y(float64(s.Stands[s.Winner].Rung)), pl.cloud()*1.6, (1+0.6*t)/1.6, 1.2*pl.u, palette.Fade(goldCol, 1-t))
}
