package pentelitha

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/flight"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// draw draws the hand and all bones beside, below, on and above it.
func (w *wall) draw(dst *ebiten.Image, in *table.Instant) {
	sc := snapshotOf(in)
	lay := &sc.layout
	w.prepare(lay, in.Page)
	drawTosses(dst, in)
	cam, look := lay.camera(), in.Air.Look
	look.Moving = in.T < 1 || in.Follow.On
	w.painter.Draw(dst, cam, sc.under, look)
	if sc.waits > 0 || sc.close > 0 {
		w.bend(dst, lay, sc)
	} else {
		w.lay(dst, lay, sc.hand, 2*lay.u*sc.dip, 1)
	}
	w.drawGhost(dst, in, lay)
	w.drawGoal(dst, sc)
	sc.drawRings(dst, cam)
	w.painter.Draw(dst, cam, sc.over, look)
}

// drawGoal draws where the hand is on its way to while a person follows the bones: a pale
// hand, and an arrow to it.
func (w *wall) drawGoal(dst *ebiten.Image, s *snapshot) {
	f, lay := &s.Follow, &s.layout
	if !f.On || flight.Far(f.At, f.To) < 0.4 {
		return
	}
	w.lay(dst, lay, f.To, 0, 0.35)
	cam, u := lay.camera(), s.Page.U
	x0, y0 := cam.Project(f.At.X, f.At.Y, 0)
	x1, y1 := cam.Project(f.To.X, f.To.Y, 0)
	c := palette.Contrast(s.Page.High, ochre, palette.Black)
	picture.Line(dst, x0, y0, x1, y1, u, c)
	long := math.Hypot(x1-x0, y1-y0)
	dx, dy := 3*u*(x1-x0)/long, 3*u*(y1-y0)/long
	for _, side := range [2]float64{-0.6, 0.6} {
		picture.Line(dst, x1-dx-side*dy, y1-dy+side*dx, x1, y1, u, c)
	}
}

// within reports whether the hand can still get under a bone that comes down at d,
// while a person moves it.
func within(f *table.Follow, d bone.Spot) bool {
	palm := bone.Palm{Limbs: limbs}
	far := flight.Far(f.At, d)
	return palm.Under(flight.Toward(f.At, d, math.Min(far, f.Left)), d) || palm.Under(f.At, d)
}

// drawRings marks the places where bones come down while a person follows them: with a
// gold ring over the hand, with dashes beside it, and with a grey cross where the hand
// can no longer come.
func (s *snapshot) drawRings(dst *ebiten.Image, cam bone.Camera) {
	palm := bone.Palm{Limbs: limbs}
	if s.Follow.Bare {
		return
	}
	for _, d := range s.Follow.Downs {
		x, y := cam.Project(d.X, d.Y, 0)
		wide, pen := 2.5*cam.Scale, 0.8*s.Page.U
		switch over := palm.Under(s.Follow.At, d); {
		case s.Page.High && over:
			thing.Ring(dst, x, y, wide, 2*pen, 0, palette.Black)
			thing.Ring(dst, x, y, wide-2*pen, pen, 0, palette.White)
		case over:
			thing.Dot(dst, x, y, wide, palette.Fade(palette.Candle, 0.35))
			thing.Ring(dst, x, y, wide, pen, 0, palette.Candle)
		case !within(&s.Follow, d):
			c := palette.Contrast(s.Page.High, grey, palette.White)
			thing.Ring(dst, x, y, wide, pen, 0, c)
			picture.Line(dst, x-wide*0.3, y-wide*0.3, x+wide*0.3, y+wide*0.3, pen, c)
			picture.Line(dst, x+wide*0.3, y-wide*0.3, x-wide*0.3, y+wide*0.3, pen, c)
		default:
			thing.Ring(dst, x, y, wide+pen, 2*pen, 0, palette.Fade(palette.Night, 0.6))
			thing.Ring(dst, x, y, wide, pen, 14, palette.Bone)
		}
	}
}

// grey is the colour of what can no longer be caught.
var grey = color.RGBA{0x8A, 0x84, 0x7C, 255}

// ring is the radius of the ring that the bones lie in, in units.
const ring = 2.3

// drawTosses draws a scratched stroke for each toss, and pale ones up to the fair
// number.
func drawTosses(dst *ebiten.Image, in *table.Instant) {
	p, b, u := in.Page, boardOf(&in.Now), in.Page.U
	tosses := b.Tosses
	if in.Move.Verb == rules.Cast && in.T < 1 {
		tosses = boardOf(&in.Was).Tosses
	}
	seat := in.Frame.Seats[0]
	x, y := seat.X+u, seat.Y+seat.H+3.5*u+p.T(2)
	if f := in.Frame.Field; p.Shape == ui.Desk { // there is room to write on the wall at large
		x, y = f.X+5*u, f.Y+15*u
		if u *= 1.3; f.W > 220*p.U {
			u = 1.8 * p.U
		}
	}
	if p.Shape == ui.Portrait {
		x, y = seat.X+seat.W+4*u, seat.Y+p.T(2)*0.62
	}
	if x+34*u > in.Frame.Field.X+in.Frame.Field.W && p.Shape == ui.Portrait {
		x, y = in.Frame.Field.X+3*u, seat.Y+seat.H+5*u
	}
	solid, faint := ochre, pale
	if p.High {
		solid, faint = palette.White, palette.Fade(palette.White, 0.5)
	}
	st := lettering.Style{Face: lettering.Aside, Size: p.T(2) * u / p.U, Color: solid}
	lettering.Draw(dst, p.Words("Tosses"), x, y, st)
	y += 2 * u
	n := max(tosses, b.Fair)
	pitch := 2.6 * u
	if n > 10 {
		pitch = 26 * u / float64(n)
	}
	picture.At(dst, tallies.Get(tally{tosses, n, u, pitch, solid, faint}, paintTally), x-u, y-u, 1)
	st = lettering.Style{Face: lettering.Text, Size: p.T(1) * u / p.U, Color: solid}
	said := text.Of("{0} is average", b.Fair)
	if in.Ghost.Throws > 0 {
		said = text.Of("{0} is average, {1} your best", b.Fair, in.Ghost.Throws)
	}
	words, at, f := p.Words(said), x+float64(n)*pitch+1.6*u, in.Frame.Field
	lettering.Draw(dst, words, at, y+5.4*u, lettering.Fit(words, st, f.X+f.W-u-at))
}

// above draws the bones about to be tossed, and a crown on a hand that has caught all
// bones.
func (w *wall) above(dst *ebiten.Image, in *table.Instant) {
	b := boardOf(&in.Now)
	if in.Holds() {
		lay := layoutOf(in.Page, in.Frame)
		w.ring.Yard, w.ring.Cam, w.ring.Span = &court, lay.camera(), ring
		w.ring.Bones = nest(w.ring.Bones[:0], &b)
		w.ring.Draw(dst, in)
	}
	if !b.Over || b.Held < b.Bones || in.T < 1 {
		return
	}
	lay := layoutOf(in.Page, in.Frame)
	grown := 1.0
	if !in.Calm {
		grown = animation.Progress(in.Festive, 0, 900)
	}
	x, y := lay.at([2]float64{50, 88})
	thing.Wreath(dst, x, y, 56*lay.m, grown, true)
}
