package mendaxsingle

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	game "knucklebones/rules/games/mendaxsingle"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// draw draws everything below the bones: standing cups, paper and tray.
func draw(dst *ebiten.Image, in *table.Instant) {
	s := snapshotOf(in)
	grown := s.count.crowned(&s.b)
	if grown < 1 {
		drawCups(dst, in, &s)
		drawTipped(dst, in, &s)
	}
	if grown == 0 {
		drawPaper(dst, in, &s)
	}
	drawTray(dst, in, &s, 1-grown)
	if grown > 0 {
		drawCrown(dst, in, &s, grown)
	}
}

// above draws everything above the bones: rising cups, flying discs and bones.
func above(dst *ebiten.Image, in *table.Instant) {
	if in.T >= 1 {
		return
	}
	s := snapshotOf(in)
	drawComing(dst, in, &s)
	if s.count.on {
		drawLifted(dst, in, &s, true)
		drawLikeness(dst, in, &s)
	}
}

// drawCups draws the others' cups that stand, with the signs of their bones.
func drawCups(dst *ebiten.Image, in *table.Instant, s *snapshot) {
	for _, seat := range s.seats {
		x, y, _ := s.cupAt(rules.Actor(seat))
		if s.b.Seats[seat].Left == 0 && s.b.Seats[seat].Cast == 0 {
			continue // out
		}
		if !s.lies(seat) {
			drawCup(dst, in, s, seat, x, y)
			drawSigns(dst, in, s, seat, x, y)
		}
	}
	for seat, hand := range s.b.CastOff {
		if x, y, ok := s.cupAt(rules.Actor(seat)); ok && hand != 0 {
			drawSum(dst, in, hand.Sum(), x+s.cup*0.38, y+s.cup*0.3)
		}
	}
	if (s.b.Open || s.b.Bare) && s.count.crowned(&s.b) == 0 {
		drawNap(dst, s)
		drawOwners(dst, in, s)
		drawLifted(dst, in, s, false)
	}
}

// drawSum writes the sum of a seat's casting-off throw beside its cup.
func drawSum(dst *ebiten.Image, in *table.Instant, sum int, x, y float64) {
	d := 8 * in.Page.U
	thing.Tag(dst, x, y, d, in.Page.U, false)
	lettering.Middle(dst, words.Int(sum), x, y, lettering.Figure, d*math.Min(0.6*in.Page.Text, 0.74), palette.Ink)
}

// drawCup draws a cup over its bones, or, before they are thrown, tipped over.
func drawCup(dst *ebiten.Image, in *table.Instant, s *snapshot, seat int, x, y float64) {
	h := s.cup
	thrown := s.b.Seats[seat].Cast > 0
	if rules.Actor(seat) == s.shaker && s.cast < 1 {
		const shaking = 0.66
		if s.cast < shaking {
			sin, cos := math.Sincos(s.cast * 34)
			thing.Cup(dst, thing.Standing, x+h*0.05*sin, y+h*0.04*cos, h)
			return
		}
		y -= h * 0.25 * (1 - s.cast) / (1 - shaking)
		thrown = true
	}
	if !thrown {
		thing.Cup(dst, thing.Lying, x-h*0.05, y+h*0.05, h*0.82)
		in.Emblem(dst, seat, x-h*0.12, y+h*0.02, h*0.3, 1)
		return
	}
	thing.Cover(dst, in.Colours[seat], x, y, h, 0, in.Page.Things())
}

// drawSigns draws a sign for each bone of a seat, in outline for one that is
// lost: in a row under its cup, or beside it two by two.
func drawSigns(dst *ebiten.Image, in *table.Instant, s *snapshot, seat int, x, y float64) {
	u := in.Page.U
	size := math.Max(3.6*u, math.Min(6*u, s.cup*0.2))
	left := s.b.Seats[seat].Left
	pitch := size*thing.MarkWidth + 0.9*u
	for i := range s.b.Seats[seat].Had {
		px, py := x+pitch*(float64(i)-float64(bonesEach-1)/2), y+s.cup*(thing.CoverHigh-thing.CoverTop)+size*0.55
		if a := s.aside(); a > 0 {
			px, py = x+s.cup*0.56+pitch*float64(i%2), y+pitch*1.25*(float64(i/2)-0.5)
		}
		c := palette.Bone
		if i >= left {
			c = palette.Fade(palette.Bone, 0.6)
		}
		thing.BoneMark(dst, px, py, size, i >= left, c)
	}
}

// drawTipped draws your own cup beside the bones that have left it.
func drawTipped(dst *ebiten.Image, in *table.Instant, s *snapshot) {
	if s.me < 0 || s.count.crowned(&s.b) > 0 || s.b.Seats[s.me].Cast == 0 || (s.b.Open || s.b.Bare) && s.shares(in.Page.U) {
		return
	}
	x, y, h := s.tipped()
	thing.Cup(dst, thing.Lying, x, y, h)
}

// drawTray draws the tray with its lit hollows and its discs.
func drawTray(dst *ebiten.Image, in *table.Instant, s *snapshot, alpha float64) {
	most, perRow := trayOf(&s.b)
	k := trayKey{pitch: s.pitch, step: s.step(perRow), u: in.Page.U, most: most, perRow: perRow,
		open: s.inPlay(), sums: s.b.Summing, high: in.Page.High}
	lines := (most + perRow - 1) / perRow
	k.w, k.h = math.Round(k.step*float64(perRow)+4*k.u), math.Round(k.pitch*float64(lines)+4*k.u)
	x, y := s.tray.Center()
	picture.Middle(dst, trays.Get(k, paintTray), x, y, palette.Fade(palette.White, alpha))
	if alpha < 1 {
		return
	}
	for n := 1; n <= most; n++ {
		drawHollow(dst, in, s, &k, n)
	}
	drawCount(dst, in, s, &k)
}

// inPlay returns the number of bones that can be bid, or, after a doubt, that are
// visibly left.
func (s *snapshot) inPlay() int {
	n := len(s.b.Numbers)
	if s.count.on && s.count.gone() >= 1 && s.b.Last() < n {
		n--
	}
	return n
}

// drawHollow draws the content of one hollow: a disc, the likeness of the bone that
// covers it, or its number.
func drawHollow(dst *ebiten.Image, in *table.Instant, s *snapshot, k *trayKey, n int) {
	x, y := s.hollow(n, k.most, k.perRow)
	d := wide(k.pitch, k.step)
	if n <= s.laid {
		drawDisc(dst, in, s, n, x, y, d)
	} else if k.may(n) {
		drawNumber(dst, in, s, n, x, y, d)
	}
}

// drawDisc draws the disc in hollow n around x, y, or the bone that covers it, with a
// ring if it stays bare or is the last.
func drawDisc(dst *ebiten.Image, in *table.Instant, s *snapshot, n int, x, y, d float64) {
	seat := owner(&s.b, n)
	if seat < 0 {
		return
	}
	c := &s.count
	in.Emblem(dst, int(seat), x, y, d, s.kept)
	switch {
	case c.on && n <= c.covered():
		s.likeness(in, n).Draw(dst, x, y, d*0.92)
	case c.short():
		thing.Ring(dst, x, y, d*1.2, d*0.13, 0, palette.Fade(palette.Night, 0.5))
		thing.Ring(dst, x, y, d*1.16, d*0.09, 12, palette.Bone)
	case !c.on && n == s.b.Last() && s.kept == 1:
		thing.Ring(dst, x, y, d*1.12, d*0.055, 0, palette.Brass)
	}
}

// likeness returns the picture of the bone that was counted onto disc n after a doubt;
// its side is 4 if none was.
func (s *snapshot) likeness(in *table.Instant, n int) thing.Ossicle {
	o := thing.Ossicle{Turn: n * 5, Ground: palette.Walnut, Light: 1, Alpha: s.kept, Side: 4}
	for _, b := range s.count.beats {
		if b.bone >= 0 && b.from < n && n <= b.to {
			o.Side = s.b.Seats[b.seat].Hand.Sides(nil)[b.bone]
		}
	}
	return o
}

// wide returns the diameter of a disc in hollows with the given vertical pitch and
// horizontal step, in pixels.
func wide(pitch, step float64) float64 { return math.Min(pitch, step) * 0.82 }

// telling is the least width of a hollow with room for its odds, in units.
const telling = 8

// drawNumber draws the number of a hollow without a disc: lit where it can be
// bid, with your pale discs up to the one that is chosen.
func drawNumber(dst *ebiten.Image, in *table.Instant, s *snapshot, n int, x, y, d float64) {
	p := in.Page
	m := s.bid(in, n)
	lit, chosen := in.Lit(m), s.chosen(in)
	if lit {
		thing.LitHollow(dst, x, y, d, in.Glow, in.Page.Things())
	}
	if n <= chosen && s.me >= 0 {
		in.Emblem(dst, int(s.me), x, y, d, 0.72)
		thing.Ring(dst, x, y, d*1.14, d*0.075, 0, palette.Candle)
		return
	}
	size, c := math.Max(math.Min(d*math.Min(0.42*p.Text, 0.55), 6*p.U*p.Text), 3.5*p.U), palette.Bone2
	switch {
	case lit && p.High:
		c = palette.Black
	case lit || p.High:
		c = palette.Bone
	}
	row := in.Row(m)
	switch {
	case row == nil || d < telling*p.U:
		lettering.Middle(dst, words.Int(n), x, y, lettering.Figure, size, c)
		return
	case d < 11*p.U:
		lettering.Middle(dst, words.Int(n), x, y-d*0.23, lettering.Figure, math.Min(size, 3.7*p.U), c)
		y -= d * 0.05
	default:
		lettering.Middle(dst, words.Int(n), x, y-d*0.08, lettering.Figure, size*0.82, c)
	}
	lettering.Middle(dst, p.Words(row.Short), x, y+d*0.26, lettering.Strong, 3.5*p.U, c)
}

// bid returns the move that touching hollow n makes.
func (s *snapshot) bid(in *table.Instant, n int) rules.Move {
	side := s.b.Named
	if k := len(s.b.Calls); side == 0 && k > 0 {
		side = s.b.Calls[k-1].Side
	}
	return rules.Move{Verb: game.Bid, From: int16(side), N: int32(n)}
}

// chosen returns the number of the bid that is selected but not yet made, or 0.
func (s *snapshot) chosen(in *table.Instant) int {
	if in.Chosen == nil || in.Chosen.Move.Verb != game.Bid {
		return 0
	}
	return int(in.Chosen.Move.N)
}

// drawCount writes the number of covered discs over the last one covered.
func drawCount(dst *ebiten.Image, in *table.Instant, s *snapshot, k *trayKey) {
	n := s.count.covered()
	if !s.count.on || n == 0 {
		return
	}
	u := in.Page.U
	x, y := s.hollow(n, k.most, k.perRow)
	d := math.Min(math.Max(8*u, k.pitch*0.56), 10*u)
	y -= k.pitch * 0.56
	said := words.Int(n)
	if s.count.time > s.count.lost-liftTime && s.count.there > s.count.need {
		said = words.Int(s.count.there)
	}
	thing.Tag(dst, x, y, d, u, true)
	lettering.Middle(dst, said, x, y, lettering.Figure, d*math.Min(0.62*in.Page.Text, 0.74), palette.Ink)
}

// drawComing draws the disc that is on its way to the tray.
func drawComing(dst *ebiten.Image, in *table.Instant, s *snapshot) {
	if in.Move.Verb != game.Bid || s.coming <= 0 || s.laid >= s.b.Last() {
		return
	}
	most, perRow := trayOf(&s.b)
	seat := s.b.Calls[len(s.b.Calls)-1].Seat
	x0, y0 := s.from(seat)
	x1, y1 := s.hollow(s.laid+1, most, perRow)
	k := animation.Ease(s.coming)
	d := wide(s.pitch, s.step(perRow))
	in.Emblem(dst, int(seat), x0+(x1-x0)*k, y0+(y1-y0)*k-math.Sin(k*math.Pi)*5*in.Page.U, d, 1)
}

// drawLifted draws the cups of a doubt: with rise the rising ones, over everything else,
// and otherwise those that wait below.
func drawLifted(dst *ebiten.Image, in *table.Instant, s *snapshot, rise bool) {
	for _, seat := range s.seats {
		up := s.count.lifted(seat)
		if s.b.Seats[seat].Cast == 0 || up >= 1 || rise != (up > 0) {
			continue
		}
		x, y, _ := s.cupAt(rules.Actor(seat))
		if s.shares(in.Page.U) {
			r, k := s.group(seat, in.Page.U), s.count.glided()
			gx, gy := r.Center()
			x, y = x+(gx-x)*k, y+(gy-s.cup*0.05-y)*k
		}
		thing.Cover(dst, in.Colours[seat], x, y, s.cup, up, in.Page.Things())
	}
}

// drawNap draws the ring that a cup leaves on the cloth for a moment after it was
// lifted.
func drawNap(dst *ebiten.Image, s *snapshot) {
	const breath = 1200
	for _, b := range s.count.beats {
		since := (s.count.time - b.at) / breath
		if x, y, ok := s.cupAt(rules.Actor(b.seat)); ok && b.bone < 0 && since > 0 && since < 1 && s.count.glides == 0 {
			d := s.cup * 0.8
			thing.Ring(dst, x, y+s.cup*thing.CoverFoot, d, d*0.05, 0, palette.Fade(palette.Black, 0.35*(1-since)))
		}
	}
}

// drawLikeness draws the likeness of a bone that counts, on its way to the disc.
func drawLikeness(dst *ebiten.Image, in *table.Instant, s *snapshot) {
	most, perRow := trayOf(&s.b)
	for _, b := range s.count.beats {
		t := b.part(s.count.time)
		if b.bone < 0 || t <= 0 || t >= 1 {
			continue
		}
		x0, y0, d0 := s.boneAt(in, b.seat, b.bone)
		x1, y1 := s.hollow(b.from+1, most, perRow)
		d1 := math.Min(s.pitch, s.step(perRow)) * 0.75
		k := animation.Ease(t)
		d := math.Round((d0+(d1-d0)*k)/4) * 4 // few sizes, as each is a picture of its own
		o := s.likeness(in, b.from+1)
		o.Alpha = 0.95
		o.Draw(dst, x0+(x1-x0)*k, y0+(y1-y0)*k-math.Sin(t*math.Pi)*8*in.Page.U, d)
	}
}

// boneAt returns the center and the length of a seat's bone, in pixels.
func (s *snapshot) boneAt(in *table.Instant, seat, i int) (x, y, long float64) {
	if rules.Actor(seat) == s.me && !s.shares(in.Page.U) {
		for _, l := range in.Lying {
			if l.Bone == i {
				return l.X, l.Y, 2 * l.Size
			}
		}
	}
	l := s.spot(seat, i, s.b.Seats[seat].Hand.Len(), in.Page.U)
	return l.X, l.Y, 2 * l.Size
}
