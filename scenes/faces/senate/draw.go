package senate

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/climb"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/faces/kit/keeping"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// draw draws the board as it stands.
func (c *curia) draw(dst *ebiten.Image, in *table.Instant) {
	lay := layoutOf(in.Page, in.Frame)
	c.prepare(&lay, in.Page)
	d := lay.r + lay.room()
	picture.At(dst, c.whole, lay.cx-d, lay.cy-d, 1)
	b := boardOf(&in.Now)
	if i := wanted(&b); i >= 0 && in.T >= 1 {
		for k := range min(b.Reach, steps-1-i) {
			if possible(in, b.Steps[i+k]) {
				c.drawWanted(dst, in, &lay, i+k)
			}
		}
	}
	if reached(&b, steps-1) && !in.Page.High { // near: the laurel glows
		for k := range 4 {
			thing.Ring(dst, lay.cx, lay.cy, 2*laurel*lay.r*(1.02+0.05*float64(k)), 0.05*laurel*lay.r, 0, palette.Fade(palette.Candle, 0.8-0.2*float64(k)))
		}
	}
	if seat := walker(in); seat >= 0 {
		c.drawCarpet(dst, in, &lay, rolled(in, seat))
	}
	c.drawTold(dst, in, &lay)
	drawNames(dst, in, &lay, &b)
	drawSleeper(dst, in, &lay, &b)
	drawEmblems(dst, in, &lay, &b)
	c.drawTablet(dst, in, &lay, &b)
}

// wanted returns the step that the climbing seat needs next, counted from 0, or −1 if
// there is none.
func wanted(b *climb.Board) int {
	if b.Opening || b.Over || b.Seat < 0 || int(b.Seat) >= len(b.Made) {
		return -1
	}
	return b.Made[b.Seat]
}

// drawWanted lights a bench.
func (c *curia) drawWanted(dst *ebiten.Image, in *table.Instant, lay *layout, step int) {
	b, u := benchOf(step), lay.u
	a0, a1 := b.ends()
	r0, r1 := inner[b.tier]*lay.r, outer[b.tier]*lay.r
	col, border := color.RGBA{0xFF, 0xDD, 0x7E, 255}, color.RGBA{0x9A, 0x66, 0x14, 255}
	if in.Page.High {
		col, border = palette.HighLit, palette.Black
	}
	c.band.arc(dst, lay, r0, r1, a0, a1, border)
	c.band.arc(dst, lay, r0+0.8*u, r1-0.8*u, a0+0.8*u/r1, a1-0.8*u/r1, col)
	if !in.Page.High {
		for i := range 5 {
			f := float64(i+1) * 0.9 * u
			c.band.arc(dst, lay, r0+0.8*u+f, r1-0.8*u-f, a0+(0.8*u+f)/r1, a1-(0.8*u+f)/r1, palette.Fade(color.RGBA{0xFF, 0xF4, 0xCC, 255}, 0.16))
		}
	}
}

// drawTold marks the bench that was last touched for its description.
func (c *curia) drawTold(dst *ebiten.Image, in *table.Instant, lay *layout) {
	for step := range steps - 1 {
		if b := benchOf(step); in.Told == keeping.StepID(step) {
			a0, a1 := b.ends()
			c.band.arc(dst, lay, inner[b.tier]*lay.r, outer[b.tier]*lay.r, a0, a1, palette.Fade(wine, 0.3))
		}
	}
	if in.Told == keeping.StepID(steps-1) {
		thing.Ring(dst, lay.cx, lay.cy, 2*laurel*lay.r, lay.u, 0, palette.Candle)
	}
}

// drawCarpet unrolls the carpet up to a step, edged twice.
func (c *curia) drawCarpet(dst *ebiten.Image, in *table.Instant, lay *layout, to float64) {
	first := 0
	for tier := range tiers {
		last := math.Min(to, float64(first+benches[tier]-1))
		if to < float64(first)-0.999 || to < 0 && tier > 0 {
			return
		}
		start := benchOf(first).from
		each := benchOf(first).to - start
		end := start + each*math.Max(0, last-float64(first)+1)
		if to > last {
			end = start + each*float64(benches[tier])
		}
		c.carpet(dst, in, lay, (inner[tier]+0.012)*lay.r, start, end)
		first += benches[tier]
	}
	if to >= steps-1 {
		c.carpet(dst, in, lay, laurel*lay.r*1.08, from, from+sweep)
	}
}

// carpet draws the carpet along a part of the circle with radius r pixels, between two
// angles.
func (c *curia) carpet(dst *ebiten.Image, in *table.Instant, lay *layout, r, a0, a1 float64) {
	u := lay.u
	w := math.Max(1.1*u, lay.r*0.02)
	red, gold := wine, gilt
	if in.Page.High {
		red, gold = palette.Black, palette.HighLit
	} else {
		c.band.arc(dst, lay, r-w+0.5*u, r+w+0.7*u, a0, a1, color.RGBA{0, 0, 0, 80})
	}
	c.band.arc(dst, lay, r-w, r+w, a0, a1, red)
	c.band.arc(dst, lay, r-w+0.3*u, r-w+0.6*u, a0, a1, gold)
	c.band.arc(dst, lay, r+w-0.6*u, r+w-0.3*u, a0, a1, gold)
}

// drawNames writes on each bench the cast that makes its step.
func drawNames(dst *ebiten.Image, in *table.Instant, lay *layout, b *climb.Board) {
	st := lettering.Style{Face: lettering.Figure, Size: lay.text, Color: palette.Ink, Align: lettering.Center}
	i := wanted(b)
	for step, h := range b.Steps {
		x, y := lay.middle(step)
		switch {
		case step == steps-1 && !in.Page.High:
			st.Color, st.Edge = color.RGBA{0xFF, 0xE9, 0xAE, 255}, color.RGBA{0x38, 0x04, 0x0C, 255}
		case keeps(b) && reached(b, step) && in.T >= 1:
			y -= lay.lift() * 0.7 // clear of the rim
			drawPips(dst, in, lay, h, x, y+lay.lift()*1.65)
		case step == sleeps(b):
			y -= lay.lift()
		case i >= 0 && step >= i && step < i+b.Reach && in.Lens && in.T >= 1:
			y -= lay.lift()
			chance := st
			chance.Face, chance.Size = lettering.Strong, math.Max(3.5*lay.u, lay.text*0.8)
			lettering.Draw(dst, in.Page.Words(purse.ShortPerCent(b.Chances[step])), x, y+lay.lift()*2.1+chance.Cap()/2, chance)
		}
		lettering.Draw(dst, casting.Digits(h), x, y+st.Cap()/2, st)
	}
}

// keeps reports whether the seat that climbs has bones on the table to choose from.
func keeps(b *climb.Board) bool { return !b.Over && b.Caster == b.Seat && b.Cast > 0 }

// reached reports whether the seat that climbs may make a step with its next throw.
func reached(b *climb.Board, step int) bool {
	i := wanted(b)
	return i >= 0 && step >= i && step < i+b.Reach
}

// staying returns the bones that stay if the choice that is selected is made, else those on
// the table.
func staying(in *table.Instant) (h tali.Hand, chosen bool) {
	if in.Chosen != nil && in.Chosen.Move.Verb == climb.Keep {
		return tali.Hand(in.Chosen.Move.N), true
	}
	b := boardOf(&in.Now)
	return b.Lie, false
}

// possible reports whether a step can still be made with the bones that are chosen to stay.
func possible(in *table.Instant, step tali.Hand) bool {
	h, chosen := staying(in)
	return !chosen || h.Common(step) == h
}

// drawPips draws a pip for each bone of a step: full for those that lie or stay.
func drawPips(dst *ebiten.Image, in *table.Instant, lay *layout, step tali.Hand, x, y float64) {
	h, _ := staying(in)
	d := lay.text * 0.36
	for i := range 4 {
		at := x + (float64(i)-1.5)*d*1.3
		if possible(in, step) && i < h.Common(step).Len() {
			thing.Dot(dst, at, y, d, palette.Contrast(in.Page.High, wine, palette.Black))
		} else {
			thing.Ring(dst, at, y, d, math.Max(1, d*0.16), 0, palette.Ink)
		}
	}
}

// drawEmblems puts each emblem on its last bench.
func drawEmblems(dst *ebiten.Image, in *table.Instant, lay *layout, b *climb.Board) {
	d := math.Min(lay.text*1.2, lay.r*0.1)
	for seat := range b.Made {
		if !b.Playing[seat] {
			continue
		}
		at, n, k := stood(in, seat), 0, 0
		for o := range b.Made {
			if b.Playing[o] && b.Made[o] == b.Made[seat] {
				if o < seat {
					k++
				}
				n++
			}
		}
		x, y := lay.abreast(at, d, k, n)
		if b.Over && int(b.Winner) == seat {
			thing.Emblem(dst, in.Colours[seat], lay.cx, lay.cy+lay.lift()*1.9, d*1.3, in.Page.Things())
			continue
		}
		thing.Emblem(dst, in.Colours[seat], x, y, d, in.Page.Things())
	}
}

// abreast returns where the k-th of n emblems of diameter d stands that are on the same
// step, in pixels: side by side before the door, and across the bench on one.
func (lay *layout) abreast(at, d float64, k, n int) (x, y float64) {
	off := float64(k) - float64(n-1)/2
	if at < 0 {
		x, y = lay.spot(at, emblems)
		return x + off*math.Min(d*1.05, lay.r*0.3/float64(n)), y
	}
	wide := (outer[0] - inner[0]) * lay.r
	p := emblems
	p.out += off * math.Min(d*1.02, (wide-d*1.2)/math.Max(1, float64(n-1))) / wide
	return lay.spot(at, p)
}

// drawTablet draws the tablets: the wanted step in four sockets, and the casts of the turn as
// pebbles. While bones are chosen there may be two.
func (c *curia) drawTablet(dst *ebiten.Image, in *table.Instant, lay *layout, b *climb.Board) {
	if !chooses(in) || in.T < 1 {
		picture.At(dst, c.tablet, lay.tablet.X, lay.tablet.Y, 1)
		drawCasts(dst, in, lay, b)
		drawSockets(dst, lay, b, lay.tablet)
		return
	}
	rects, n := lay.tablets(b)
	if n > 1 {
		c.drawProposal(dst, in, lay, b.Likely, rects[0], text.Of("any step: {0}", purse.ShortPerCent(b.Likely.Chance)))
		drawKept(dst, lay, b.Likely.Keep, rects[0], b.Of)
		drawVotes(dst, lay, b, rects[0])
		c.drawProposal(dst, in, lay, b.Far, rects[1], text.Of("any step: {0}", purse.ShortPerCent(b.Far.Chance)))
	} else {
		c.drawProposal(dst, in, lay, b.Far, rects[0], text.Of("chance of a step: {0}", purse.ShortPerCent(b.Far.Chance)))
	}
	drawSockets(dst, lay, b, rects[n-1])
}

// drawProposal lights the tablet t while its bones may be kept, and writes above it what
// they promise.
func (c *curia) drawProposal(dst *ebiten.Image, in *table.Instant, lay *layout, x climb.Proposal, t ui.Rect, promise text.Text) {
	picture.At(dst, c.tablet, t.X, t.Y, 1)
	if in.Lit(rules.Move{Verb: climb.Keep, N: int32(x.Keep)}) {
		in.Light(dst, t, 0.5+0.5*in.Glow)
	}
	st := lettering.Style{Face: lettering.Strong, Size: math.Max(3.6*lay.u, in.Page.T(1)*0.9), Color: palette.Contrast(in.Page.High, palette.Ink, palette.White), Align: lettering.Center}
	said := in.Page.Words(promise)
	at, room := lay.cx, lay.r*0.8
	if t.X != lay.tablet.X {
		room = lay.r * 0.46
	}
	st = lettering.Shrink(said, st, room, 2.6*lay.u)
	if t.X != lay.tablet.X { // beside the middle, clear of the ends of the horseshoe
		at += math.Copysign(lettering.Width(said, st)/2+1.5*lay.u, t.X-lay.tablet.X)
	}
	lettering.Draw(dst, said, at, t.Y-lay.u, st)
}

// drawKept draws a hand in the sockets of the tablet t, and leaves the others empty.
func drawKept(dst *ebiten.Image, lay *layout, h tali.Hand, t ui.Rect, casts int) {
	var sides [4]int
	kept := h.Sides(sides[:0])
	for i := range 4 {
		x, y, d := lay.socket(t, i, casts)
		if i >= len(kept) {
			thing.Ring(dst, x, y, d, math.Max(1, 0.45*lay.u), 14, palette.Candle)
			continue
		}
		thing.Tag(dst, x, y, d, lay.u, true)
		st := lettering.Style{Face: lettering.Figure, Size: d * 0.66, Color: palette.Ink, Align: lettering.Center}
		lettering.Draw(dst, words.Int(kept[i]), x, y+st.Cap()/2, st)
	}
}

// drawSockets draws the wanted step on the tablet t.
func drawSockets(dst *ebiten.Image, lay *layout, b *climb.Board, t ui.Rect) {
	u := lay.u
	hand, match := b.Wanted, tali.Hand(0)
	switch {
	case b.Over && b.Winner >= 0: // all of Venus lies there
		hand = b.Steps[steps-1]
		match = hand
	case b.Caster == b.Seat && b.Cast > 0:
		match = b.Match
	}
	if hand == 0 {
		return
	}
	var sides [4]int
	open := b.Reach > 1 && !keeps(b) && !b.Over // nothing says yet which step it will be
	for i, side := range hand.Sides(sides[:0]) {
		x, y, d := lay.socket(t, i, b.Of)
		if open {
			thing.Ring(dst, x, y, d, math.Max(1, 0.45*u), 14, palette.Candle)
			continue
		}
		st := lettering.Style{Face: lettering.Figure, Size: d * 0.66, Color: palette.Candle, Align: lettering.Center}
		if match.Count(side) > 0 {
			match = match.Without(tali.Of(side))
			thing.Tag(dst, x, y, d, u, true)
			st.Color = palette.Ink
		} else {
			thing.Ring(dst, x, y, d, math.Max(1, 0.45*u), 14, palette.Candle)
		}
		lettering.Draw(dst, words.Int(side), x, y+st.Cap()/2, st)
	}
	drawVotes(dst, lay, b, t)
}

// drawVotes draws the casts of a turn on the tablet t, where it has several.
func drawVotes(dst *ebiten.Image, lay *layout, b *climb.Board, t ui.Rect) {
	if b.Of == 1 {
		return
	}
	u := lay.u
	for k := range b.Of {
		x, y := t.X+t.W-2.5*u-(t.W-5*u)*votes/2, t.Y+t.H*(float64(k)+0.85)/(float64(b.Of)+0.7)
		drawVote(dst, x, y, math.Min(t.H*0.2, 3.4*u), k >= b.Cast)
	}
}

// drawCasts writes the number of casts so far at the tablet's foot, or above the tablet
// where the bones lie close below, in games of one step at a time: they may be thousands.
func drawCasts(dst *ebiten.Image, in *table.Instant, lay *layout, b *climb.Board) {
	if b.Casts == 0 || b.Several || in.Page.Shape != ui.Desk && in.Odds != nil { // there the odds of the bones have the room
		return
	}
	t := lay.tablet
	st := lettering.Style{Face: lettering.Text, Size: math.Max(3.6*lay.u, in.Page.T(1)*0.9), Color: palette.Contrast(in.Page.High, palette.Ink, palette.White), Align: lettering.Center}
	y := t.Y + t.H + lay.u + st.Size*0.8
	if in.Page.Shape != ui.Desk {
		y = t.Y - lay.u
	}
	said := in.Page.Words(text.Of("Throws: {0}", b.Casts))
	lettering.Draw(dst, said, t.X+t.W/2, y, lettering.Shrink(said, st, t.W, 2.6*lay.u))
}

// drawVote draws a pebble: white for a cast that is left, black for one that was used.
func drawVote(dst *ebiten.Image, x, y, d float64, left bool) {
	c, shine := color.RGBA{0x0C, 0x08, 0x06, 255}, color.RGBA{0x5A, 0x50, 0x48, 255}
	if left {
		c, shine = color.RGBA{0xD8, 0xD2, 0xC8, 255}, palette.White
	}
	thing.Dot(dst, x, y, d*1.16, palette.Bone2)
	thing.Dot(dst, x, y, d, c)
	thing.Dot(dst, x-d*0.16, y-d*0.18, d*0.34, shine)
}

// above draws odds on the bones, falling petals round Venus once a seat has reached her,
// and the wreath as it grows.
func above(dst *ebiten.Image, in *table.Instant) {
	keeping.DrawSteps(dst, in)
	if b := boardOf(&in.Now); b.Over && b.Winner >= 0 && in.T >= 1 {
		lay := layoutOf(in.Page, in.Frame)
		thing.Wreath(dst, lay.cx, lay.cy, 2.1*laurel*lay.r, animation.Ease(in.Grown(lasts(in), 600)), true)
	}
	seat, n := made(in)
	if n == 0 || in.T >= 1 || in.Calm || boardOf(&in.Now).Made[seat] < steps {
		return
	}
	lay := layoutOf(in.Page, in.Frame)
	for i := range 26 {
		a := float64(i) * 2.4
		r := lay.r * (0.1 + 0.8*in.T*math.Mod(float64(i)*0.37+0.4, 1))
		x, y := lay.cx+r*math.Cos(a), lay.cy+r*math.Sin(a)*0.9+in.T*in.T*lay.r*0.2
		thing.Petal(dst, i, x, y, lay.u*(3+float64(i%3)), in.T*4+a, math.Abs(math.Sin(in.T*6+a)), 1-in.T*0.6)
	}
}
