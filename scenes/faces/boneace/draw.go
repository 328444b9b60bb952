package boneace

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/games/boneace"
	"knucklebones/rules/kits/cards"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/scenes/table/timeline"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// draw draws the table at an instant.
func draw(dst *ebiten.Image, in *table.Instant) {
	s := snapshotOf(in)
	drawPipe(dst, in)
	s.drawRule(dst)
	s.drawTally(dst)
	s.drawPack(dst)
	for seat := range s.Seats {
		if seat != s.me {
			s.drawHand(dst, seat)
		}
	}
	s.drawHand(dst, s.me)
	s.drawEye(dst)
	for seat := range s.Seats {
		s.drawMarks(dst, seat)
	}
	s.drawEmblems(dst)
	s.drawOdds(dst)
}

// look returns what the picture of a card depends on: the card, its seat's size of
// cards, and the look of the page.
func (s *snapshot) look(seat int, c cards.Card) print {
	p := s.in.Page
	return print{card: c, wide: int(s.wide(seat)), bone: c == s.BoneAce && c != 0, index: p.Text > 1.1, high: p.High}
}

// drawHand draws the cards of a seat, including those on their way from the pack.
func (s *snapshot) drawHand(dst *ebiten.Image, seat int) {
	h := &s.Seats[seat]
	if h.Cut != 0 {
		h = &boneace.Hand{Cards: []boneace.Lying{{Card: h.Cut}}}
	}
	if len(h.Cards) == 0 {
		return
	}
	over := s.state(seat) == boneace.Over
	for k := range h.Cards {
		s.drawCard(dst, seat, k, h, over)
	}
}

// drawCard draws card k of a hand at its current place.
func (s *snapshot) drawCard(dst *ebiten.Image, seat, k int, h *boneace.Hand, over bool) {
	x, y := s.place(seat, k, h)
	w := s.wide(seat)
	c := h.Cards[k].Card
	wide, size := 1.0, 1.0
	if m := s.of(seat, k); m != nil && s.in.T < 1 {
		if s.ms < m.slide.From {
			return
		}
		if m.slide.Set() {
			t, from := m.slide.Ease(s.ms), s.dealt()
			x, y = animation.Move(from.X, from.Y, x, y, t)
			size = (from.W + (w-from.W)*t) / w
		}
		flip := m.turn
		if !flip.Set() && c != 0 { // a visible card turns on its way
			flip = animation.Span{From: m.slide.From + sliding/2, To: m.slide.To}
		}
		if flip.Set() {
			t := flip.Ease(s.ms)
			if wide = math.Abs(1 - 2*t); t < 0.5 {
				c = 0
			}
		}
	}
	if s.gather {
		t := animation.Ease(s.in.T)
		x, y = animation.Move(x, y, s.pack.X, s.pack.Y, t)
		size = (w + (s.pack.W-w)*t) / w
	}
	turn := (outline.Grains(seat*17+k, 1) - 0.5) * 0.035
	if over {
		turn = (outline.Grains(seat*17+k, 2) - 0.5) * 0.22
	}
	img, room := printed(s.look(seat, c))
	op := picture.Copying()
	op.Filter = ebiten.FilterLinear
	op.GeoM.Translate(-room-w/2, -room-w*0.75)
	op.GeoM.Scale(wide*size, size)
	op.GeoM.Rotate(turn)
	op.GeoM.Translate(x+w*size/2, y+w*size*0.75)
	if d := s.shade(seat, over); d < 1 {
		op.ColorScale.Scale(d, d*0.97, d*0.92, 1)
	}
	picture.Draw(dst, img, op)
}

// shade returns the brightness of the cards of a seat, 0 to 1: less if its hand is over
// 31, and less while the winner's is raised.
func (s *snapshot) shade(seat int, over bool) float32 {
	switch {
	case over:
		return 0.5
	case seat != int(s.Winner):
		return float32(1 - 0.35*s.raised)
	}
	return 1
}

// drawEye draws an eye on the viewer's own face-down cards, as a sign that nobody else
// sees them.
func (s *snapshot) drawEye(dst *ebiten.Image) {
	from, to, ok := s.hidden()
	if !ok {
		return
	}
	x, y, w, h := (from+to)/2, s.hands[s.me].Y+3*s.u+s.own*1.5, 7.5*s.u, 5*s.u
	thing.Pill(dst, x-w/2, y-h*0.6, w, h, s.u, false)
	thing.Icon(dst, "eye", x, y-h*0.1, 4.6*s.u, palette.Ink)
}

// hidden returns the left and right edge of the viewer's face-down cards, in pixels; ok
// is false if there are none at rest.
func (s *snapshot) hidden() (from, to float64, ok bool) {
	h := &s.Seats[s.me]
	for k := range h.Cards {
		m := s.of(s.me, k)
		if c := h.Cards[k]; s.gather || c.Card == 0 || !c.Down || m != nil && s.in.T < 1 && s.ms < m.slide.To {
			continue
		}
		x, _ := s.place(s.me, k, h)
		if !ok {
			from, ok = x, true
		}
		to = x + s.own*s.step(s.me, &h.Cards[k])
	}
	return from, to, ok
}

// drawPack draws the cards left, highlighted if the viewer may draw.
func (s *snapshot) drawPack(dst *ebiten.Image) {
	r, at := s.pack, s.packAt()
	n := 1 + s.Pack/13
	if s.Pack == 0 {
		n = 4
	}
	img, room := printed(print{wide: int(r.W), high: s.in.Page.High})
	d := math.Max(1, s.u*0.35)
	for i := range n {
		k := float64(n - 1 - i)
		op := picture.Copying()
		op.Filter = ebiten.FilterLinear
		op.GeoM.Translate(-room, -room)
		op.GeoM.Scale(at.W/r.W, at.W/r.W)
		op.GeoM.Translate(math.Round(at.X+d*k), math.Round(at.Y+d*k))
		picture.Draw(dst, img, op)
	}
	for _, m := range drawn {
		if s.in.Lit(m) {
			s.in.Light(dst, packed(r), s.in.Glow)
		}
	}
	if s.in.Lens && s.in.Lit(has) {
		s.drawChances(dst, r.X+r.W/2, r.Y+r.W*0.75)
	}
}

// next returns the chances that the next card brings the viewer over 31, and to just 31;
// known is false while the viewer cannot see all their own cards. Each card that the viewer
// does not see is as likely as any other.
func (s *snapshot) next() (over, just float64, known bool) {
	h := &s.Seats[s.me]
	var seen [cards.Cards + 1]bool
	for i := range s.Seats {
		for _, l := range s.Seats[i].Cards {
			seen[l.Card] = true
		}
	}
	left := 0.0
	for c := cards.Card(1); c <= cards.Cards; c++ {
		if seen[c] {
			continue
		}
		left++
		switch n := h.Shown + s.Values[c.Rank()]; {
		case n > line:
			over++
		case n == line:
			just++
		}
	}
	return over / left, just / left, h.All && left > 0
}

// drawChances writes on the pack, about a point, what the next card may bring: a line each
// for over, in and just 31.
func (s *snapshot) drawChances(dst *ebiten.Image, x, y float64) {
	over, just, known := s.next()
	if !known {
		return
	}
	p := s.in.Page
	st := lettering.Style{Face: lettering.Strong, Size: math.Max(3.5*s.u, p.T(1)), Color: palette.Ink, Align: lettering.Center}
	lines := []text.Text{text.Of("Over {0}", purse.PerCent(over)), text.Of("In {0}", purse.PerCent(1-over)), text.Of("Just 31: {0}", purse.PerCent(just))}
	inks := []color.RGBA{palette.Madder, palette.Verdigris, palette.Ink}
	w := 0.0
	for _, said := range lines {
		w = math.Max(w, lettering.Width(p.Words(said), st))
	}
	w, h := w+3*s.u, st.Leading()*float64(len(lines))+1.5*s.u
	x = math.Min(x, s.in.Frame.Field.X+s.in.Frame.Field.W-w/2-0.5*s.u)
	p.Tag(dst, ui.Rect{X: x - w/2, Y: y - h/2, W: w, H: h})
	for i, said := range lines {
		st.Color = palette.Contrast(p.High, inks[i], palette.Black)
		lettering.Draw(dst, p.Words(said), x, y-h/2+0.75*s.u+st.Leading()*(float64(i)+0.5)+st.Cap()/2, st)
	}
}

// drawMarks draws the marks beside a hand: the emblem of its owner, the coin and the tag
// with the count.
func (s *snapshot) drawMarks(dst *ebiten.Image, seat int) {
	h := &s.Seats[seat]
	r, p := s.hands[seat], s.in.Page
	if seat != s.me {
		st := s.in.Page.Things()
		if h.State == boneace.Aside && len(h.Cards) == 0 && h.Cut == 0 {
			st |= thing.Out
		}
		thing.Emblem(dst, s.in.Colours[seat], r.X+s.u, r.Y+1.3*s.u, 6.5*s.u, st)
	}
	if len(h.Cards) == 0 || s.gather {
		return
	}
	s.drawCoin(dst, seat, h)
	n, alpha := s.count(seat)
	if alpha < 0.5 || n < 0.5 {
		return
	}
	over := s.state(seat) == boneace.Over
	x, y := s.corner(seat, h)
	d := 8 * s.u
	if seat == s.me {
		d = 9.5 * s.u
	}
	d = math.Max(d, p.T(1)*1.9)
	x, y = math.Min(x-d*0.1, s.in.Frame.Field.X+s.in.Frame.Field.W-d*0.55), y-d*0.15
	thing.Tag(dst, x, y, d, s.u, int(s.Winner) == seat && s.in.T >= 1 || seat == s.me && !over)
	said, ink := words.Int(int(n+0.5)), palette.Ink
	if over {
		ink = palette.Madder
	}
	lettering.Middle(dst, said, x, y, lettering.Figure, d*0.58, ink)
	if over {
		wide := lettering.Width(said, lettering.Style{Face: lettering.Figure, Size: d * 0.58}) * 0.6
		picture.Fill(dst, x-wide, y-s.u*0.25, 2*wide, math.Max(1, s.u*0.5), palette.Madder)
	}
}

// drawCoin draws the coin of a seat: below its cards while it waits, on them once it has
// stuck.
func (s *snapshot) drawCoin(dst *ebiten.Image, seat int, h *boneace.Hand) {
	if h.State != boneace.Waits && h.State != boneace.Sticks || s.in.T < 1 && s.schedule.bone.Set() && s.ms < s.schedule.bone.From {
		return
	}
	x0, y0, d := s.coinWaits(seat)
	x1, y1 := s.place(seat, len(h.Cards)-1, h)
	x1, y1 = x1+s.wide(seat)*0.3, y1+s.wide(seat)*0.75
	t := 0.0
	if h.State == boneace.Sticks {
		t = 1
		if s.in.T < 1 && s.schedule.coin.Set() && s.was.Seats[seat].State == boneace.Waits {
			t = s.schedule.coin.Ease(s.ms)
		}
	}
	x, y := animation.Move(x0, y0, x1, y1, t)
	if seat == s.me && s.in.Lit(sticks) {
		s.in.Light(dst, ui.Rect{X: x, Y: y}.AtLeast(d*1.1), s.in.Glow)
	}
	thing.Coin(dst, thing.Silver, x, y, d, 0)
}

// coinWaits returns the centre and the diameter of the coin of a seat that has not stuck
// yet, in pixels.
func (s *snapshot) coinWaits(seat int) (x, y, d float64) {
	if seat == s.me {
		x, y = s.layout.coin.Center()
		return x, y, 8.5 * s.u
	}
	r := s.hands[seat]
	return r.X + s.far*0.3, r.Y + r.H + 1.2*s.u, 6 * s.u
}

// drawTally draws a stroke for each hand, faint for hands to come. Every fifth crosses
// the four before it.
func (s *snapshot) drawTally(dst *ebiten.Image) {
	r, n := s.tally, s.Hands
	x, step := r.X, math.Min(2.4*s.u, r.W/float64(max(n-n/5, 1)))
	for i := range n {
		c := color.RGBA{0xF4, 0xEE, 0xE0, 255}
		if i >= s.Hand {
			c = palette.Fade(c, 0.3)
		}
		if i%5 == 4 {
			line := math.Max(1, s.u*0.5)
			for k := range 12 {
				t := float64(k) / 12
				picture.Fine(dst, x-step*4.2+step*4.1*t, r.Y+r.H*(0.75-0.5*t), step*0.36, line, c)
			}
			continue
		}
		w := math.Max(1, s.u*0.55)
		picture.Fine(dst, x, r.Y, w, r.H*(0.9+0.1*outline.Grains(i, 3)), c)
		x += step
	}
}

// above draws a puff of smoke when a seat goes over 31, and chalk dust when one reaches
// it.
func above(dst *ebiten.Image, in *table.Instant) {
	if in.Calm || in.T >= 1 && in.Festive > timeline.Festive {
		return
	}
	was, now := in.Was.Board.(boneace.Board), in.Now.Board.(boneace.Board)
	for seat := range min(len(now.Seats), len(was.Seats)) {
		switch {
		case now.Seats[seat].State == boneace.Over && was.Seats[seat].State == boneace.Waits:
			if r, lies := pipeAt(in); lies {
				puff(dst, r.X+r.W*0.12, r.Y, in.Page.U, animation.Ease(in.T*2-1))
			}
		case now.Seats[seat].Shown == line && was.Seats[seat].Shown < line && now.Seats[seat].All:
			s := snapshotOf(in)
			thing.Dust(dst, s.at(line), s.rule.Y, s.u, in.Festive/timeline.Festive, chalk)
		}
	}
}
