package oddsout

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// draw draws the board as it stands.
func (f *floor) draw(dst *ebiten.Image, in *table.Instant) {
	s := casting.Of(in, f.stands[:0])
	f.stands = s.Stands
	lay := layoutOf(in.Page, in.Frame, s.Board)
	if f.Renew(lay, in.Page) {
		f.floor, f.gilt = f.Keep(paintFloor(&lay, in.Page)), f.Keep(paintGilt(&lay, in.Page.High))
	}
	picture.At(dst, f.floor, lay.X, lay.Y, 1)
	for seat := range s.Stands {
		f.drawLane(dst, in, &s, &lay, seat)
	}
	drawThread(dst, in, &s, &lay)
	for seat := range s.Stands {
		drawCount(dst, in, &s, &lay, seat)
		drawNet(dst, in, &s, &lay, seat)
	}
	drawMakes(dst, in, &s, &lay)
	drawOdds(dst, in, &s, &lay)
}

// drawMakes draws above and below the stones how many they would be for each side of the bone
// that is chosen to be thrown again, and beside the lane the sides that make them odd.
func drawMakes(dst *ebiten.Image, in *table.Instant, s *casting.Scene, lay *layout) {
	seat, d := int(in.Now.Turn), math.Max(6*lay.u, lay.tag*0.8)
	odd, even := 0.0, 0.0
	for _, m := range casting.Makes(in) {
		rung := s.RungOf(m.Hand)
		switch {
		case m.Void || rung < 0 || m.Hand == s.Stands[seat].Hand:
		case s.Rungs[rung].Worth == 0:
			x, y := lay.lost(seat)
			casting.DrawMade(dst, in, m, x, y+(odd-0.5)*d, d, false)
			odd++
		default:
			n := m.Hand.Sum()
			if c := s.Rungs[rung].Count; c > 0 {
				n = c
			}
			y := lay.mid(seat) + (even-0.5)*(lay.lane-1.2*d)
			casting.DrawMade(dst, in, m, lay.end(n), y, d, rung > s.Line)
			even = 1 - even
		}
	}
}

// stonesOf returns the number of stones that the cast of a seat lays out; 0 once a
// finished rotation has been washed back.
func stonesOf(s *casting.Scene, seat int) int {
	st := &s.Stands[seat]
	if st.Rung < 0 || st.Past {
		return 0
	}
	if alike(s, seat) {
		return st.Hand.Sum() / st.Hand.Len()
	}
	return st.Hand.Sum()
}

// alike reports whether a seat has cast four alike, of which only one bone counts.
func alike(s *casting.Scene, seat int) bool {
	rank := tali.Classify(s.Stands[seat].Hand)
	return (rank == tali.Canis || rank.Vulture()) && !plainTotals(s.Board)
}

// drawLane draws a seat's lane: emblem, stones and number, or the hollows of the seat
// that throws next.
func (f *floor) drawLane(dst *ebiten.Image, in *table.Instant, s *casting.Scene, lay *layout, seat int) {
	st := &s.Stands[seat]
	x, y, d := lay.in.X+lay.disc()*0.85, lay.mid(seat), lay.disc()
	leads := st.Leads && st.State == bestcast.In
	if seat == s.Mover && moving(in, s) {
		l := layingOf(in, s)
		leads = l.leads && l.ms > l.done() && washed(in, s, seat) == 0
	} else if moving(in, s) && leads {
		l := layingOf(in, s)
		leads = (!l.leads || l.ms < l.done()) && washed(in, s, seat) == 0
	}
	if casting.Final(in) && washed(in, s, seat) > 0.5 {
		leads = in.Now.Seats[seat].Won
	}
	if leads {
		picture.At(dst, f.gilt, lay.in.X, lay.mid(seat)-lay.lane/2, 1)
	}
	next := len(s.Waiting) > 0 && s.Waiting[0] == seat
	if next && !moving(in, s) && stonesOf(s, seat) == 0 {
		drawHollows(dst, in, s, lay, seat)
	}
	out := thing.State(0)
	if st.State != bestcast.In && !(s.Over && st.State == bestcast.Beaten) {
		out = thing.Out
	}
	thing.Emblem(dst, in.Colours[seat], x, y, d, in.Page.Things()|out)
	if leads {
		thing.Wreath(dst, x, y, d*1.42, 1, false)
	}
	drawEarlier(dst, in, s, lay, seat)
	drawStones(dst, in, s, lay, seat)
}

// drawStones lays out the stones of a seat's cast.
func drawStones(dst *ebiten.Image, in *table.Instant, s *casting.Scene, lay *layout, seat int) {
	n := stonesOf(s, seat)
	if n == 0 {
		return
	}
	if l := layingOf(in, s); seat == s.Mover && moving(in, s) && l.ms < l.done() {
		drawLaying(dst, in, s, lay, seat)
		return
	}
	k, wash := pale, washed(in, s, seat)
	if s.Stands[seat].State != bestcast.In && !s.Over {
		k = dim
	}
	from := gildsFrom(in, s, seat)
	for i := range n - n%2 {
		x, y := lay.stoneAt(seat, i)
		gilt := animation.Progress(in.Since, from+float64(i/2)*gilds, from+float64(i/2+2)*gilds)
		back := animation.Progress(wash, 0.5*float64(i/2)/float64(lay.pairs), 0.5+0.5*float64(i/2)/float64(lay.pairs))
		x -= back * back * lay.pitch * 2
		drawStone(dst, k, x, y, lay.stone, i*7+seat, 1-back, in.Page.High)
		drawStone(dst, gold, x, y, lay.stone, i*7+seat, gilt*(1-back), in.Page.High)
	}
	if n%2 == 1 {
		drawGap(dst, in, lay, seat, n, 1-wash)
		x, y := lay.lost(seat)
		if casting.Board(&in.Was).Opening { // there nobody pays
			x -= wash * lay.edge
		} else if !casting.Final(in) {
			wash = 0
		}
		drawStone(dst, ruddy, x, y, lay.stone, seat+earlier(in, s, seat)+1, 1-wash, in.Page.High)
	}
}

// gildsFrom returns the milliseconds until a seat's first pair begins to turn to gold:
// for Venus once she lies, for the winner at the end. It is minus infinity if the pair
// is gold already, and infinity for other casts.
func gildsFrom(in *table.Instant, s *casting.Scene, seat int) (ms float64) {
	st := &s.Stands[seat]
	venus, won := tali.Classify(st.Hand) == tali.Venus, s.Over && st.Leads
	lays := seat == s.Mover && moving(in, s)
	switch {
	case venus && lays:
		return layingOf(in, s).done()
	case venus && (st.State == bestcast.In || s.Over), won && (in.Calm || s.Mover < 0):
		return math.Inf(-1)
	case won:
		return float64(times(in).Lasts)
	}
	return math.Inf(1)
}

// drawLaying draws the stones of a cast as they are being laid.
func drawLaying(dst *ebiten.Image, in *table.Instant, s *casting.Scene, lay *layout, seat int) {
	l := layingOf(in, s)
	for i := range l.settled() * 2 {
		t := animation.Progress(l.ms, l.pair(i/2), l.pair(i/2)+90)
		if t <= 0 {
			break
		}
		x, y := lay.stoneAt(seat, i)
		drawStone(dst, pale, x, y-(1-t)*lay.stone*0.5, lay.stone, i*7+seat, t, in.Page.High)
	}
	last := l.settled() * 2
	if l.ms > l.alone() {
		drawLast(dst, in, s, lay, l)
	}
	if !l.odd && l.ms > l.meets() {
		t := animation.Progress(l.ms, l.meets(), l.meets()+joins)
		x, y := lay.stoneAt(seat, last+1)
		drawStone(dst, pale, x, y+(1-t)*(1-t)*lay.stone*0.8, lay.stone, last*7+7+seat, t, in.Page.High)
	}
}

// drawLast draws the stone that is alone: it tilts, and then it stays, or rolls
// out and reddens.
func drawLast(dst *ebiten.Image, in *table.Instant, s *casting.Scene, lay *layout, l laying) {
	seat, i := s.Mover, l.settled()*2
	x, y := lay.stoneAt(seat, i)
	tilt := animation.Progress(l.ms, l.alone(), l.meets())
	x += math.Sin(tilt*4*math.Pi) * lay.stone * 0.12 * (1 - tilt*0.3)
	if !l.odd {
		drawStone(dst, pale, x, y, lay.stone, i*7+seat, 1, in.Page.High)
		return
	}
	t := animation.Ease(animation.Progress(l.ms, l.meets(), l.done()))
	drawGap(dst, in, lay, seat, l.stones, animation.Progress(t, 0.1, 0.5))
	lx, ly := lay.lost(seat)
	x, y = x+(lx-x)*t, y+(ly-y)*math.Min(1, t*2.5)
	turn := seat + earlier(in, s, seat) + 1 + int((1-t)*15)
	drawStone(dst, pale, x, y, lay.stone, turn, 1, in.Page.High)
	drawStone(dst, ruddy, x, y, lay.stone, turn, math.Min(1, t*2), in.Page.High)
}

// drawGap opens the border at the end of a lane, and dots the way out.
func drawGap(dst *ebiten.Image, in *table.Instant, lay *layout, seat, n int, open float64) {
	if open <= 0 {
		return
	}
	h := math.Min(lay.stone*1.5, lay.lane*0.5) * open
	x, y := lay.in.X+lay.in.W, lay.mid(seat)
	picture.Fill(dst, x-0.2*lay.u, y-h/2, lay.edge+0.4*lay.u, h, jet)
	picture.Fill(dst, x-0.2*lay.u, y-h/2, lay.edge+0.4*lay.u, 0.5*lay.u, color.RGBA{0, 0, 0, 150})
	c := palette.Fade(tile, 0.75*open)
	for px := lay.end(n) + lay.tag*1.25; px < lay.X+lay.W-lay.u; px += 2.2 * lay.u {
		picture.Fill(dst, px, y-0.2*lay.u, 1.2*lay.u, 0.4*lay.u, c)
	}
}

// drawCount writes the number of stones, which is odd or even, behind the stones of a
// seat.
func drawCount(dst *ebiten.Image, in *table.Instant, s *casting.Scene, lay *layout, seat int) {
	n, brass := stonesOf(s, seat), s.Stands[seat].Leads
	x := lay.end(n)
	if seat == s.Mover && moving(in, s) {
		l := layingOf(in, s)
		n, brass = l.laid(), false
		x = lay.end(n)
		if n%2 == 1 && l.ms <= l.meets()+rolls/2 {
			x += lay.pitch
		}
	}
	if n == 0 || washed(in, s, seat) > 0 {
		return
	}
	y := lay.mid(seat)
	x = math.Min(x+lay.tag*0.55, lay.in.X+lay.in.W-lay.tag*0.45)
	thing.Tag(dst, x, y, lay.tag, lay.u, brass)
	lettering.Middle(dst, words.Int(n), x, y, lettering.Figure, lay.tag*0.66, palette.Ink)
	if n != stonesOf(s, seat) {
		return
	}
	x += lay.tag*0.5 + 1.5*lay.u
	switch {
	case alike(s, seat):
		drawWhy(dst, in, lay, text.Of("Four alike count as {0}.", n), n%2 == 1, x, y)
	case tali.Classify(s.Stands[seat].Hand) == tali.Venus:
		drawWhy(dst, in, lay, "Venus beats every total.", false, x, y)
	}
}

// drawNet writes what a seat won or lost in the whole game, once the stones of its last pot
// have been washed back.
func drawNet(dst *ebiten.Image, in *table.Instant, s *casting.Scene, lay *layout, seat int) {
	if !casting.Final(in) || washed(in, s, seat) < 1 {
		return
	}
	st := lettering.Style{Face: lettering.Text, Size: lay.tag * 0.8, Color: palette.Bone, Edge: palette.Night}
	if in.Now.Seats[seat].Won {
		st.Face, st.Color = lettering.Strong, palette.Candle
	}
	said, x, y := in.Page.Words(in.Now.Seats[seat].Figure), lay.start+lay.u, lay.mid(seat)
	lettering.Draw(dst, said, x, y+st.Cap()/2, st)
	d := st.Size * 0.9
	thing.Coin(dst, thing.Silver, x+lettering.Width(said, st)+d, y, d, 0)
}

// drawWhy says behind a number of stones what their cast counts as; odd reports that the
// way of a lost stone leads through there.
func drawWhy(dst *ebiten.Image, in *table.Instant, lay *layout, why text.Text, odd bool, x, y float64) {
	st := lettering.Style{Face: lettering.Text, Size: math.Min(in.Page.T(1), lay.lane*0.4), Color: palette.Bone, Edge: palette.Night}
	if odd {
		y -= st.Size * 0.8
	}
	said, room := in.Page.Words(why), lay.in.X+lay.in.W-lay.u-x
	if st = lettering.Fit(said, st, room); lettering.Width(said, st) > room {
		return // the log says it
	}
	lettering.Draw(dst, said, x, y+st.Cap()/2, st)
}

// drawHollows draws the places of the stones for the seat that throws next; those beyond
// the thread are lit.
func drawHollows(dst *ebiten.Image, in *table.Instant, s *casting.Scene, lay *layout, seat int) {
	from, beatable := threadOf(s, s.Line)
	left, top := lay.in.X, lay.mid(seat)-lay.lane/2
	if in.Asks {
		thing.Lit(dst, left+lay.u, top+lay.u, lay.in.W-2*lay.u, lay.lane-2*lay.u, lay.u, in.Glow, in.Page.Things())
	}
	d := lay.stone * 0.86
	for i := range lay.pairs * 2 {
		x, y := lay.stoneAt(seat, i)
		thing.Dot(dst, x, y, d, color.RGBA{0x0C, 0x0B, 0x0A, 235})
		pen, c := math.Max(1, 0.3*lay.u), color.RGBA{0x78, 0x74, 0x70, 255}
		if beatable && i >= from {
			pen, c = math.Max(1.5, 0.55*lay.u), palette.Candle
			if in.Page.High {
				c = palette.HighLit
			}
		}
		thing.Ring(dst, x, y, d, pen, 0, c)
	}
}

// drawOdds draws papers with the chances of the next throw: at the hollows that win, and
// where an odd stone leaves.
func drawOdds(dst *ebiten.Image, in *table.Instant, s *casting.Scene, lay *layout) {
	row := in.Row(rules.Move{Verb: rules.Throw})
	if row == nil || s.Opening || !in.Lens || !in.Asks || len(s.Waiting) == 0 {
		return
	}
	odd := 0.0
	for i := range s.Rungs {
		if s.Rungs[i].Worth == 0 {
			odd += s.Rungs[i].Chance
		}
	}
	y := lay.mid(s.Waiting[0])
	from, _ := threadOf(s, s.Line)
	x, _ := lay.lost(0)
	st := lettering.Style{Face: lettering.Strong, Size: math.Max(3.5*lay.u, math.Min(in.Page.T(2), lay.lane*0.22)), Color: palette.Ink}
	left := in.Label(dst, text.Of("Odd: {0}", purse.ShortPerCent(odd)), x+lay.u, y, 2.4, 1.3, st)
	wins := text.Of("{0} to win", row.Short)
	half := in.Page.TagFor(wins, st, 0, 0, 2.4, 1.3).W / 2
	in.Label(dst, wins, math.Min(lay.end((from+2*lay.pairs)/2), left-half-2*lay.u), y, 2.4, 1.3, st)
}

// threadOf returns the number of stones from which a cast beats a rung, and whether any
// cast does.
func threadOf(s *casting.Scene, rung int) (stones int, beatable bool) {
	if rung < 0 {
		return 0, true
	}
	h := s.Rungs[rung].Hands[0]
	if len(s.Rungs[rung].Hands) == 1 && tali.Classify(h) == tali.Venus {
		return 24, false // no lane is longer
	}
	if s.Rungs[rung].Count > 0 {
		return s.Rungs[rung].Count, true
	}
	return h.Sum(), true
}

// drawThread draws the gold thread at the length of the leading cast.
func drawThread(dst *ebiten.Image, in *table.Instant, s *casting.Scene, lay *layout) {
	if s.Line < 0 && s.Next < 0 || ebbing(in, s) > 0 {
		return
	}
	from, beatable := threadOf(s, s.Line)
	to, _ := threadOf(s, s.Next)
	if !beatable || s.Line < 0 && s.Next >= 0 && to > 2*lay.pairs { // Venus: there is nothing beyond
		return
	}
	x := lay.end(from)
	if moving(in, s) && s.Next != s.Line {
		l := layingOf(in, s)
		t := animation.Ease(animation.Progress(l.ms, l.done(), l.lasts()))
		if s.Line < 0 && t == 0 {
			return
		}
		x += (lay.end(to) - x) * t
	} else if s.Line < 0 {
		return
	}
	y, h := lay.in.Y-lay.u, lay.in.H+2*lay.u
	if in.Page.High {
		picture.Fill(dst, math.Round(x-0.4*lay.u), y, 0.8*lay.u, h, palette.HighLit)
		return
	}
	picture.Fine(dst, x+0.1*lay.u, y, 0.7*lay.u, h, color.RGBA{0, 0, 0, 110})
	picture.Fine(dst, x-0.35*lay.u, y, 0.7*lay.u, h, deep)
	for k := 0.0; k < h; k += 1.1 * lay.u {
		picture.Fine(dst, x-0.25*lay.u, y+k, 0.5*lay.u, 0.8*lay.u, gilt)
	}
}
