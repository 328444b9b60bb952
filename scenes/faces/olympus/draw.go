package olympus

import (
	"image/color"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/text"
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
func (f *fresco) draw(dst *ebiten.Image, in *table.Instant) {
	s := casting.Of(in, f.stands[:0])
	f.stands = s.Stands
	lay := layoutOf(in.Page, in.Frame, s.Board)
	f.prepare(&lay, in, s.Board)
	picture.At(dst, f.panel, lay.X, lay.Y, 1)
	line := lineAt(in, &s, &lay)
	drawLine(dst, in, &lay, line)
	x, y := lay.peak()
	half := float64(f.bolt.Bounds().Dx())
	picture.At(dst, f.bolt, x-half*0.95-4*lay.u, y-half*0.62, 1)
	casting.DrawTold(dst, in, places, max(lay.step*1.6, 8*lay.u))
	drawFine(dst, in, &s, &lay)
	f.drawGuard(dst, in, &s, &lay)
	if in.Lens && in.Asks && !s.Opening {
		drawChances(dst, in, &s, &lay)
	}
	for seat := range s.Stands {
		drawSeat(dst, in, &s, &lay, seat)
	}
	drawMakes(dst, in, &s, &lay)
	f.drawStrike(dst, in, &s, &lay)
}

// drawMakes draws, beside the cast, where it would come to lie for each side of the bone that
// is chosen to be thrown again.
func drawMakes(dst *ebiten.Image, in *table.Instant, s *casting.Scene, lay *layout) {
	d := math.Max(6*lay.u, math.Min(8*lay.u, lay.cloud()*0.4))
	taken := lay.clouds(s)
	for _, m := range casting.Makes(in) {
		if m.Void || m.Hand == s.Stands[in.Now.Turn].Hand {
			continue
		}
		rung := s.RungOf(m.Hand)
		at, clear := lay.made(int(in.Now.Turn), lay.y(float64(rung)), d, taken)
		if !clear {
			continue // its key says it, too
		}
		taken = append(taken, at)
		x, y := at.Center()
		casting.DrawMade(dst, in, m, x, y, d, rung > s.Line)
	}
}

// clouds returns the bounds of the casts on the mountain.
func (lay *layout) clouds(s *casting.Scene) (list []ui.Rect) {
	w := lay.cloud()
	for seat := range s.Stands {
		if rung := s.Stands[seat].Rung; rung >= 0 {
			list = append(list, ui.Rect{X: lay.x(seat) - w/2, Y: lay.y(float64(rung)) - w*0.22, W: w, H: w * 0.44})
		}
	}
	return list
}

// made returns the bounds of a mark of height d beside the cloud of a seat, clear of what is
// taken: on the inner side of the panel, on the other, or in the seat's own column. It is not
// clear if there is no room.
func (lay *layout) made(seat int, y, d float64, taken []ui.Rect) (at ui.Rect, clear bool) {
	side := 1.0
	if 2*seat >= lay.seats {
		side = -1
	}
	near := lay.cloud()/2 + d
	for _, away := range [...]float64{side * near, side * (near + 2*d), -side * near, 0, -side * (near + 2*d)} {
		at = ui.Rect{X: lay.x(seat) + away - d, Y: y - d/2, W: 2 * d, H: d}
		inside := at.X >= lay.X+lay.edge+lay.ladder && at.X+at.W <= lay.X+lay.W-lay.edge
		if inside && !slices.ContainsFunc(taken, at.Meets) {
			return at, true
		}
	}
	return at, false
}

// lineAt returns the vertical position of the line below which a cast leads, in pixels;
// 0 if there is none.
func lineAt(in *table.Instant, s *casting.Scene, lay *layout) float64 {
	rung := float64(s.Line)
	if s.Moves(in) && !s.Void {
		if k, ms := elapsed(in, s); k.beats {
			t := animation.Ease(animation.Progress(ms, k.down(), k.settles()))
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
	return lay.y(rung) + math.Min(lay.step*0.5, lay.cloud()*0.2)
}

// drawLine lays dusk above the line, and the line.
func drawLine(dst *ebiten.Image, in *table.Instant, lay *layout, y float64) {
	if y == 0 {
		return
	}
	x := lay.X + lay.edge + lay.ladder
	w := lay.X + lay.W - lay.edge - x
	if in.Page.High {
		picture.Fill(dst, x, math.Round(y), w, lay.u, palette.HighLit)
		return
	}
	picture.Fill(dst, x, lay.Y+lay.edge, w, y-lay.Y-lay.edge, color.RGBA{2, 3, 12, 84})
	for i := range 3 {
		d := (1.2 - 0.4*float64(i)) * lay.u
		picture.Fine(dst, x, y-d, w, 2*d, color.RGBA{40, 32, 8, 36})
	}
	picture.Fine(dst, x, y-0.25*lay.u, w, 0.5*lay.u, goldCol)
}

// drawFine writes the fine for a Venus beside her rung.
func drawFine(dst *ebiten.Image, in *table.Instant, s *casting.Scene, lay *layout) {
	if s.Fine == 0 || s.Over {
		return
	}
	venus, _ := lay.rungAt(0)
	left, right := lay.X+lay.edge, venus-lay.small()*0.46
	said := text.Of("pays {0}", s.Fine)
	st := lettering.Style{Face: lettering.Figure, Size: math.Max(3.6*lay.u, math.Min(4.4*lay.u*in.Page.Text, lay.step*1.4)), Color: palette.Contrast(in.Page.High, palette.Madder, palette.Black)}
	st = lettering.Fit(in.Page.Words(said), st, right-left-1.6*lay.u)
	in.Label(dst, said, (left+right)/2, lay.y(1)-lay.small()*0.22-st.Size*0.7, 1.6, 1.3, st)
}

// drawGuard draws the hound in the leader's collar.
func (f *fresco) drawGuard(dst *ebiten.Image, in *table.Instant, s *casting.Scene, lay *layout) {
	leader := -1
	for i := range s.Stands {
		if st := &s.Stands[i]; st.Leads && st.State == bestcast.In {
			leader = i
		}
	}
	if s.Moves(in) && !s.Void {
		if k, ms := elapsed(in, s); k.beats && ms > k.down()+drops/2 {
			leader = s.Mover
		}
	}
	var c color.RGBA
	if leader >= 0 && !s.Opening {
		c = palette.Players[in.Colours[leader]].Disc
	}
	h := math.Min(meadow(lay.Rect)*1.05, lay.W*0.18)
	x, y := math.Max(lay.X+lay.ladder*1.02, in.Frame.Pot.X-h*1.95), lay.Y+lay.H-lay.edge-meadow(lay.Rect)*0.1
	k := houndKey{h: int(h), collar: c, front: leader < 0, high: in.Page.High}
	turned := false
	if won := s.Winner; s.Over && won >= 0 { // it carries a coin to where the winner is
		t := animation.Ease(animation.Progress(celebrated(in), 0, carries))
		to := math.Max(lay.X+lay.edge+lay.u, math.Min(lay.x(int(won))-h, lay.X+lay.W-lay.edge-2*h))
		k.coin, turned = true, to < x
		x, y = x+(to-x)*t, y-math.Abs(math.Sin(t*4*math.Pi))*h*0.07
	}
	drawHound(dst, k, x, y, turned)
}

// drawChances writes the chance of each rung from the line down: at the line, that of a cast level
// with the lowest. They stand at the right, or at the left where the cloud of the lowest cast
// is in the last column.
func drawChances(dst *ebiten.Image, in *table.Instant, s *casting.Scene, lay *layout) {
	st := rungStyle(lay, in.Page)
	st.Align, st.Color, st.Edge = lettering.Right, palette.Bone, palette.Night
	x := lay.X + lay.W - lay.edge - lay.u
	if s.Stands[len(s.Stands)-1].Leads {
		st.Align, x = lettering.Left, lay.X+lay.edge+lay.ladder+lay.u
	}
	for i := range s.Rungs {
		if i >= s.Line && (st.Size < lay.step*1.3 || i%2 == 1) {
			said := purse.ShortPerCent(s.Rungs[i].Chance)
			if i == s.Line {
				said = text.Of("level {0}", said)
			}
			lettering.Draw(dst, in.Page.Words(said), x, lay.y(float64(i))+st.Cap()/2, st)
		}
	}
}

// drawSeat draws the cloud of a seat at its cast, or waiting in the sky.
func drawSeat(dst *ebiten.Image, in *table.Instant, s *casting.Scene, lay *layout, seat int) {
	st := &s.Stands[seat]
	x, y, k, alpha := lay.x(seat), lay.y(float64(st.Rung)), white, 1.0
	sunk := st.Rung >= 0
	switch {
	case st.State != bestcast.In && !(s.Over && st.State == bestcast.Beaten && sunk):
		k, alpha = grey, 0.75
	case s.Over && st.State == bestcast.Beaten && !winner(in, seat):
		k = grey
	case !sunk:
		k = pale
	case st.Past:
		alpha = 0.5
	}
	if !sunk {
		y = lay.sky
	}
	if seat == s.Mover && s.Moves(in) {
		if s.Void {
			x += math.Sin(in.T*6*math.Pi) * (1 - in.T) * 1.6 * lay.u
		} else {
			c, ms := elapsed(in, s)
			y = lay.y(ease(c.at(ms)))
		}
	}
	aside, meets := drifted(in, s, seat)
	x += aside/2*lay.drift(seat, len(s.Stands)) + meets*(lay.meeting(in, seat)-x)
	if k == white && aside > 0 && !winner(in, seat) {
		drawCast(dst, in, s, lay, seat, x, y, white, alpha*(1-aside))
		k, alpha = grey, 0.75*aside
	}
	drawCast(dst, in, s, lay, seat, x, y, k, alpha)
}

// told reports whether the clouds tell what each seat won in the game, and no longer the casts
// of its last pot.
func told(in *table.Instant) bool { return casting.Final(in) && celebrated(in) >= feast }

// winner reports whether a seat won the game, once that is shown.
func winner(in *table.Instant, seat int) bool { return told(in) && in.Now.Seats[seat].Won }

// drawCast draws a cloud with its emblem and its figures.
func drawCast(dst *ebiten.Image, in *table.Instant, s *casting.Scene, lay *layout, seat int, x, y float64, k kind, alpha float64) {
	stand, w, d := &s.Stands[seat], lay.cloud(), lay.disc()
	out := thing.State(0)
	if k == grey {
		out = thing.Out
	}
	fadeCloud(dst, k, x, y, w, alpha, in.Page.High)
	if stand.Hand == 0 {
		thing.Faint(dst, in.Colours[seat], x, y, d, math.Max(alpha, 0.6), in.Page.Things()|out)
		if len(s.Waiting) > 0 && s.Waiting[0] == seat {
			casting.DrawNext(dst, in.Page, x, y, d+2*lay.u, 0.8*lay.u)
		}
		return
	}
	left := x - w*0.5 + d*0.48
	thing.Faint(dst, in.Colours[seat], left, y-d*0.12, d, alpha, in.Page.Things()|out)
	if winner(in, seat) {
		thing.Wreath(dst, left, y-d*0.12, d*1.42, 1, false)
	}
	said := casting.Digits(stand.Hand)
	if told(in) {
		said = in.Page.Words(in.Now.Seats[seat].Figure)
	}
	st := lettering.Style{Face: lettering.Figure, Size: math.Max(3.6*lay.u, math.Min(in.Page.T(2), w*0.2)), Color: palette.Contrast(in.Page.High, palette.Ink, palette.Black), Align: lettering.Center}
	mid := (left + d*0.5 + x + w*0.46) / 2
	st = lettering.Fit(said, st, w*0.56)
	lettering.DrawAlpha(dst, said, mid, y+w*0.045+st.Cap()/2, alpha, st)
}

// drawStrike draws the bolt that strikes the seat that throws Venus.
func (f *fresco) drawStrike(dst *ebiten.Image, in *table.Instant, s *casting.Scene, lay *layout) {
	if !s.Moves(in) || s.Void || s.Stands[s.Mover].Rung != 0 || s.Opening {
		return
	}
	k, ms := elapsed(in, s)
	t := animation.Progress(ms, k.down(), k.down()+250)
	if t <= 0 {
		return
	}
	px, py := lay.peak()
	x, y := px+(lay.x(s.Mover)-px)*t, py+(lay.y(0)-py)*t
	op := picture.Copying()
	h := float64(f.bolt.Bounds().Dx())
	op.GeoM.Translate(-h*0.32, -h)
	op.GeoM.Scale(1+t, 1+t)
	op.GeoM.Translate(x, y)
	op.ColorScale.ScaleAlpha(float32(1 - animation.Progress(ms, k.down()+300, k.settles())))
	picture.Draw(dst, f.bolt, op)
	flash := 1 - animation.Progress(ms, k.down()+200, k.settles())
	picture.Fill(dst, lay.X+lay.edge, lay.Y+lay.edge, lay.W-2*lay.edge, lay.foot-lay.Y-lay.edge, palette.Fade(color.RGBA{255, 246, 210, 255}, 0.28*flash*t))
}

// above draws the ring of gold around the winner's cloud.
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
	won := s.Winner
	if won < 0 || s.Stands[won].Rung < 0 {
		return
	}
	lay := layoutOf(in.Page, in.Frame, s.Board)
	thing.Swell(dst, lay.x(int(won)), lay.y(float64(s.Stands[won].Rung)), lay.cloud()*1.6, (1+0.6*t)/1.6, 1.2*lay.u, palette.Fade(goldCol, 1-t))
}
