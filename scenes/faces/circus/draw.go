package circus

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	game "knucklebones/rules/games/circus"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces/kit/keeping"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// draw draws the race at an instant.
func (h *hippodrome) draw(dst *ebiten.Image, in *table.Instant) {
	s := snapshotOf(in)
	cheers := 0
	if l := leader(s.drawn()); l >= 0 {
		cheers = in.Colours[l] + 1
	}
	h.prepare(s.layout, in.Page, cheers)
	x, y := s.corner()
	picture.At(dst, h.course, x, y, 1)
	picture.At(dst, h.crowd, x, y, 1)
	s.drawLastLap(dst)
	s.drawEggs(dst)
	s.drawWheel(dst)
	s.drawRope(dst)
	s.drawWakes(dst)
	for seat := range s.now.Total {
		s.drawChariot(dst, seat)
	}
	s.drawLaurel(dst)
	s.drawOdds(dst)
	s.drawGain(dst)
	s.drawPending(dst)
}

// drawLastLap sets the last lap apart: evening falls outside the course, and along the
// stands torches burn.
func (s *snapshot) drawLastLap(dst *ebiten.Image) {
	if !last(s.drawn()) {
		return
	}
	if !s.in.Page.High {
		thing.Lamp(dst, s.cx, s.cy, (s.half+s.outer)*0.8, 0.62)
	}
	const torches = 24
	for i := range torches {
		x, y, _ := s.at(float64(i)/torches, s.outer-s.stands*0.5)
		d := math.Max(1.6*s.u, s.stands*0.5)
		for k := range 3 {
			thing.Dot(dst, x, y, d*(2.4-0.7*float64(k)), palette.Fade(palette.Candle, 0.14))
		}
		thing.Dot(dst, x, y+d*0.2, d, flame)
		thing.Dot(dst, x, y-d*0.1, d*0.6, palette.Candle)
	}
}

// flame is the outer colour of a torch's fire.
var flame = color.RGBA{0xD8, 0x5A, 0x1E, 255}

// drawLaurel draws a laurel round the chariot that led at the last line-up, or on its
// way to the new leader.
func (s *snapshot) drawLaurel(dst *ebiten.Image) {
	from, to := laurel(&s.was), laurel(&s.now)
	if s.in.T >= 1 {
		from = to
	}
	t, grown := s.part(s.lines), 1.0
	switch {
	case to < 0 && from < 0:
		return
	case to < 0:
		t, to = 0, from
	case from < 0:
		from, grown = to, t
	}
	x, y, _ := s.spot(from, s.points(from))
	x1, y1, _ := s.spot(to, s.points(to))
	x, y = animation.Move(x, y, x1, y1, t)
	if near := math.Sin(t * math.Pi); grown < 1 || near < 0.01 {
		thing.Wreath(dst, x, y, s.chariot()*(1.5+near), grown, false)
	} else {
		thing.FlyingWreath(dst, x, y, s.chariot()*2.5, (1.5+near)/2.5)
	}
}

// drawEggs draws an egg for each lap to come. The egg of a lap that ends leaves its cup;
// a gilt one stands for an extra lap.
func (s *snapshot) drawEggs(dst *ebiten.Image) {
	for i := range s.layout.eggs {
		x, y, d := s.egg(s.layout.eggs - 1 - i)
		left := 1.0
		if i < s.now.Lap {
			left = 0
			if i >= s.was.Lap {
				left = 1 - s.part(s.goes)
			}
		}
		if left > 0 && s.in.Told == "eggs" {
			thing.Ring(dst, x, y, d*1.3, 0.5*s.u, 0, palette.Candle)
		}
		if left > 0 {
			drawEgg(dst, x, y-(1-left)*d*1.6, d*0.8, left, false)
		}
	}
	if s.now.Lap >= s.now.Laps && !s.now.Over {
		x, y, d := s.egg(s.layout.eggs - 1)
		drawEgg(dst, x, y, d*0.8, 1, true)
	}
}

func drawEgg(dst *ebiten.Image, x, y, d, alpha float64, gilt bool) {
	shell := palette.Lime
	if gilt {
		shell = palette.Gilt
	}
	thing.Dot(dst, x+d*0.1, y+d*0.14, d*1.02, palette.Fade(palette.Black, 0.35*alpha))
	thing.Dot(dst, x, y, d, palette.Fade(palette.Mix(shell, dark, 0.25), alpha))
	thing.Dot(dst, x-d*0.04, y-d*0.06, d*0.88, palette.Fade(shell, alpha))
	thing.Dot(dst, x-d*0.16, y-d*0.18, d*0.3, palette.Fade(palette.White, alpha))
}

// drawWheel draws the wheel. One spoke turns golden with each cast of the lap.
func (s *snapshot) drawWheel(dst *ebiten.Image) {
	x, y, d := s.wheel()
	r := d / 2
	thing.Dot(dst, x+d*0.04, y+d*0.06, d, palette.Fade(palette.Black, 0.45))
	thing.Dot(dst, x, y, d, dark)
	thing.Ring(dst, x, y, d, d*0.1, 0, wood)
	thing.Ring(dst, x, y, d, d*0.02, 0, palette.Gilt)
	if s.in.Told == "wheel" {
		thing.Ring(dst, x, y, d*1.1, s.u, 0, palette.Candle)
	}
	b := s.drawn()
	for i := range b.Casts {
		a := -math.Pi/2 + 2*math.Pi*float64(i)/float64(b.Casts)
		c, wide := wood, d*0.04
		if i < b.Cast {
			c, wide = palette.Gilt, d*0.075
		}
		if s.in.Page.High && i < b.Cast {
			c = palette.HighLit
		}
		sin, cos := math.Sincos(a)
		picture.Line(dst, x+r*0.26*cos, y+r*0.26*sin, x+r*0.82*cos, y+r*0.82*sin, wide, c)
	}
	thing.Dot(dst, x, y, d*0.3, wood)
	thing.Ring(dst, x, y, d*0.3, d*0.03, 0, palette.Gilt)
	thing.Dot(dst, x-d*0.02, y-d*0.02, d*0.12, palette.Gilt)
}

// spot returns the point of a chariot with the given points, in pixels, and its
// direction in radians.
func (s *snapshot) spot(seat int, points float64) (x, y, heading float64) {
	return s.at(points/s.lap(), s.radius(s.laneOf(seat)))
}

// drawChariot draws a chariot with its four horses and the emblem of its owner.
func (s *snapshot) drawChariot(dst *ebiten.Image, seat int) {
	points := s.points(seat)
	x, y, _ := s.spot(seat, points)
	d := s.chariot()
	s.drawDust(dst, seat, points)
	out := s.out(seat)
	alpha := 1.0
	if out {
		alpha = 0.45
	}
	st := s.in.Page.Things()
	ahead, down, _ := s.spot(seat, points+1.6*d/s.way.Long()*s.lap()) // where the horses run: in a bend they keep to the track
	a := math.Atan2(down-y, ahead-x)
	thing.Team(dst, 4, x, y, d*2.2, a, alpha, st)
	if out {
		st |= thing.Out
	}
	thing.Dot(dst, x+d*0.06, y+d*0.1, d*1.04, palette.Fade(palette.Black, 0.4))
	thing.Emblem(dst, s.in.Colours[seat], x, y, d, st)
	if b := s.drawn(); b.Total[seat] >= b.Floor {
		thing.Ring(dst, x, y, d*1.1, d*0.09, 0, palette.Gilt)
	}
}

// drawSpurs draws below each plate, in a holder, a rowel for each spur of the lap: gilt while it
// is left and dark once it is used.
func (s *snapshot) drawSpurs(dst *ebiten.Image) {
	b := s.drawn()
	if b.Over || b.Ordering || b.Spurs == 0 {
		return
	}
	d := 3.2 * s.u
	for seat, left := range b.Left {
		if !b.Racing[seat] {
			continue
		}
		r := s.in.Frame.Seats[seat]
		w := (float64(b.Spurs)*1.15 + 0.5) * d
		at := ui.Rect{X: r.X + r.W - w - 1.5*s.u, Y: r.Y + r.H - 0.25*d, W: w, H: 1.35 * d}
		thing.Pill(dst, at.X, at.Y, at.W, at.H, s.u, true)
		for i := range b.Spurs {
			c := palette.Gilt
			if i >= left {
				c = stone
			}
			drawRowel(dst, at.X+(0.8+1.15*float64(i))*d, at.Y+at.H/2, d, c)
		}
	}
}

// drawRowel draws the wheel of a spur, with its points.
func drawRowel(dst *ebiten.Image, x, y, d float64, c color.RGBA) {
	for i := range 3 {
		sin, cos := math.Sincos(math.Pi/6 + math.Pi*float64(i)/3)
		picture.Line(dst, x-cos*d*0.48, y-sin*d*0.48, x+cos*d*0.48, y+sin*d*0.48, d*0.16, c)
	}
	thing.Dot(dst, x, y, d*0.5, c)
	thing.Dot(dst, x, y, d*0.2, dark)
}

// wake is the colour of a slipstream.
var wake = color.RGBA{0xFF, 0xF4, 0xD2, 255}

// drawWakes marks on the lane of the seat on turn where a slipstream would carry it on: behind
// each chariot that has driven before it in this round.
func (s *snapshot) drawWakes(dst *ebiten.Image) {
	b := s.drawn()
	if b.Slip == 0 || b.Over || b.Ordering || s.in.T < 1 || len(b.Waiting) == 0 {
		return
	}
	own := b.Waiting[0]
	r := s.radius(s.laneOf(own))
	wide, col := s.lane*0.7, palette.Fade(palette.Contrast(s.in.Page.High, wake, palette.HighLit), 0.8)
	for _, seat := range b.Order[:len(b.Order)-len(b.Waiting)] {
		at := float64(b.Total[seat])
		if at <= float64(b.Total[own])+1 {
			continue
		}
		for n := 1; n < b.Slip; n++ { // a bar for each point at which to stop
			x, y, a := s.at((at-float64(n))/s.lap(), r)
			sin, cos := math.Sincos(a + math.Pi/2)
			picture.Line(dst, x-cos*wide/2, y-sin*wide/2, x+cos*wide/2, y+sin*wide/2, 0.9*s.u, col)
		}
	}
}

// drawDust draws dust behind a moving chariot.
func (s *snapshot) drawDust(dst *ebiten.Image, seat int, points float64) {
	from := float64(s.was.Total[seat])
	if s.in.T >= 1 || points <= from {
		return
	}
	t := s.part(s.drive)
	for i := range 14 {
		k := float64(i) / 14
		x, y, _ := s.spot(seat, points-(points-from)*k)
		x += (outline.Grains(i, 1) - 0.5) * 2 * s.u
		y += (outline.Grains(i, 2) - 0.5) * 2 * s.u
		thing.Dot(dst, x, y, (1.2+3*k)*s.u, palette.Fade(palette.Lime, 0.4*(1-k)*(1-t*0.7)))
	}
}

// mean is the average count of a bone.
const mean = 3.5

// drawPending draws a ring where the chariot would stop if the cast stood, or on average if the
// chosen bones are cast again; ahead of its horses if it would not pass them.
func (s *snapshot) drawPending(dst *ebiten.Image) {
	b := s.drawn()
	if !b.Spurring || b.Caster < 0 {
		return
	}
	seat := int(b.Caster)
	ahead := 3.1 * s.chariot() / s.way.Long() * s.lap()
	again, drives := chosen(s.in), b.Pending
	if again != 0 {
		drives = int(math.Round(float64(b.Hands[seat].Without(again).Sum()) + mean*float64(again.Len())))
	}
	x, y, _ := s.spot(seat, float64(b.Total[seat])+math.Max(float64(drives), ahead))
	size := math.Min(s.in.Page.T(1), 4.4*s.u)
	d := math.Max(s.chariot(), size*1.9)
	edge := palette.Bone
	if len(b.Ridden) > 0 && again == 0 {
		edge = palette.Gilt
	}
	thing.Dot(dst, x, y, d*1.1, palette.Fade(palette.Night, 0.75))
	thing.Ring(dst, x, y, d*1.1, d*0.09, 12, edge)
	st := lettering.Style{Face: lettering.Strong, Size: size, Color: palette.Bone, Align: lettering.Center}
	said := s.in.Page.Words(text.Of("{0}", text.Signed(drives)))
	st = lettering.Shrink(said, st, d, 3*s.u)
	lettering.Draw(dst, said, x, y+st.Cap()/2, st)
}

// drives reports whether the chariot of a seat drives in the step that is shown.
func (s *snapshot) drives(seat int) bool { return s.was.Total[seat] != s.now.Total[seat] }

// drawGain draws a tag beside a chariot with the gain of its cast, as long as the step is shown
// in which it drives.
func (s *snapshot) drawGain(dst *ebiten.Image) {
	b := &s.now
	if b.Caster < 0 || b.Gain == 0 || b.Ordering || b.Spurring || s.in.T <= 0 || s.in.Asks {
		return
	}
	if seat := int(b.Caster); seat != s.tagged() && s.drives(seat) {
		s.drawTag(dst, seat, gained(b))
	}
}

// gained returns what the last drive brought, with a slipstream's part apart.
func gained(b *game.Board) text.Text {
	more := len(b.Ridden) * b.Slip
	if more == 0 {
		return text.Of("{0}", text.Signed(b.Gain))
	}
	return text.Of("{0} {1}", text.Signed(b.Gain-more), text.Signed(more))
}

// tagged returns the seat whose chariot shows its odds, or -1.
func (s *snapshot) tagged() int {
	if s.in.Asks && s.in.Row(rules.Move{Verb: rules.Throw}) != nil {
		return int(s.in.Now.Turn)
	}
	return -1
}

// drawOdds draws a tag with the chance of coming in first beside the chariot on turn.
func (s *snapshot) drawOdds(dst *ebiten.Image) {
	if seat := s.tagged(); seat >= 0 {
		s.odds = s.drawTag(dst, seat, text.Of("{0} to win", s.in.Row(rules.Move{Verb: rules.Throw}).Short))
	}
}

// drawTag draws a tag beside a chariot, where there is most room, and returns its
// bounds.
func (s *snapshot) drawTag(dst *ebiten.Image, seat int, said text.Text) ui.Rect {
	st := lettering.Style{Face: lettering.Strong, Size: s.in.Page.T(2), Color: palette.Ink, Align: lettering.Center}
	x, y, a := s.spot(seat, s.points(seat))
	at := s.in.Page.TagFor(said, st, x, y, 2.4, 1.4)
	turn, clear := s.free(seat, at.W, at.H)
	dx, dy := beside(a+turn, clear, at.W, at.H)
	at.X, at.Y = at.X+dx, at.Y+dy
	s.in.Page.Tagged(dst, at, said, st)
	return at
}

// beside returns the offset from the centre of a chariot to the centre of a tag of the
// given size, at angle a (radians) and with clear pixels between the centre of the
// chariot and the tag.
func beside(a, clear, w, high float64) (dx, dy float64) {
	sin, cos := math.Sincos(a)
	d := clear + (w*math.Abs(cos)+high*math.Abs(sin))/2
	return d * cos, d * sin
}

// free returns the angle (radians, relative to its heading) and the clearance (pixels)
// at which a tag beside a chariot covers least. It prefers the place close behind.
func (s *snapshot) free(seat int, w, high float64) (turn, clear float64) {
	least := math.Inf(1)
	stand := s.stand()
	x, y, a := stand[seat].x, stand[seat].y, stand[seat].heading
	for i := range 21 {
		by := math.Pi * (1 + 0.25*float64((i%7+1)/2*(1-i%2*2)))
		far := s.chariot() * (0.7 + 1.1*float64(i/7))
		dx, dy := beside(a+by, far, w, high)
		if over := s.over(ui.Rect{X: x + dx - w/2, Y: y + dy - high/2, W: w, H: high}, &stand); over < least {
			turn, clear, least = by, far, over
		}
	}
	return turn, clear
}

// over returns how bad it is for a tag to lie at those bounds: the area of chariots
// that it covers, in square pixels, with higher weights for emblems, the wheel and,
// highest, the cup, the label with the odds and parts outside the field.
func (s *snapshot) over(tag ui.Rect, stand *[4]standing) (sum float64) {
	in, cup, odds, d := tag.Meet(s.in.Frame.Field), tag.Meet(s.in.Frame.Bones), tag.Meet(s.odds), s.chariot()
	sum = 8 * (tag.W*tag.H - in.W*in.H + cup.W*cup.H + odds.W*odds.H)
	x, y, wheel := s.wheel()
	sum += 2 * covered(tag, x, y, wheel)
	for _, at := range stand[:len(s.now.Total)] {
		sum += 3*covered(tag, at.x, at.y, 1.4*d) + covered(tag, at.x+math.Cos(at.heading)*1.2*d, at.y+math.Sin(at.heading)*1.2*d, 1.5*d)
	}
	return sum
}

// A standing is the point and the direction of a chariot.
type standing struct{ x, y, heading float64 }

// stand returns the standing of each seat's chariot at the end of the step.
func (s *snapshot) stand() (list [4]standing) {
	lanes := lanesOf(&s.now)
	for seat, total := range s.now.Total {
		at := &list[seat]
		at.x, at.y, at.heading = s.at(float64(total)/s.lap(), s.radius(lanes[seat]))
	}
	return list
}

// covered returns the area, in square pixels, that a tag covers of a square of side d
// centred on x, y.
func covered(tag ui.Rect, x, y, d float64) float64 {
	m := tag.Meet(ui.Rect{X: x - d/2, Y: y - d/2, W: d, H: d})
	return m.W * m.H
}

// drawRope draws a white rope stretched in front of the winner.
func (s *snapshot) drawRope(dst *ebiten.Image) {
	b := &s.now
	if !b.Over || len(b.Winners) == 0 || s.in.T < 1 {
		return
	}
	part := float64(b.Total[b.Winners[0]]+7) / s.lap()
	x0, y0, _ := s.at(part, s.inner)
	x1, y1, _ := s.at(part, s.outer-s.stands)
	picture.Line(dst, x0+0.5*s.u, y0+0.8*s.u, x1+0.5*s.u, y1+0.8*s.u, 0.7*s.u, palette.Fade(palette.Black, 0.4))
	picture.Line(dst, x0, y0, x1, y1, 0.7*s.u, palette.Lime)
	thing.Dot(dst, x0, y0, 2.4*s.u, palette.Gilt)
	thing.Dot(dst, x1, y1, 2.4*s.u, palette.Gilt)
}

// above draws the odds on the bones that may be cast again, and a wreath that grows
// round the winner.
func above(dst *ebiten.Image, in *table.Instant) {
	b := boardOf(&in.Now)
	drawChances(dst, in, &b)
	s := snapshotOf(in)
	s.drawSpurs(dst)
	if !b.Over || in.T < 1 {
		return
	}
	for _, seat := range b.Winners {
		x, y, _ := s.spot(seat, float64(b.Total[seat]))
		thing.Wreath(dst, x, y, s.chariot()*2.4, in.Grown(400, 600), true)
	}
}

// drawChances draws on the bones that may be cast again the odds or, without the lens, the
// chance of a slipstream.
func drawChances(dst *ebiten.Image, in *table.Instant, b *game.Board) {
	switch {
	case in.Odds != nil && in.Odds.Win:
		keeping.DrawOdds(dst, in, game.Spur, "{0} to win")
	case in.Odds != nil:
		keeping.DrawOdds(dst, in, game.Spur, "{0} points on average")
	case b.Chances != nil:
		in.Odds = b.Chances
		keeping.DrawOdds(dst, in, game.Spur, "{0}")
		in.Odds = nil
	}
}
