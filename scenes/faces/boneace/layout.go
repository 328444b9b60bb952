package boneace

import (
	"math"

	game "knucklebones/rules/games/boneace"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// arrange sets in f the bounds of the cards, which have the whole field, of the bones'
// texts and of the pipe, which lies in the place of the pot.
func arrange(p *ui.Page, f *table.Frame) {
	f.Board = f.Field
	l := layoutOf(p, f, 0)
	mid := ui.Rect{X: f.Field.X + 2*p.U, Y: l.rule.Y - 9*p.U, W: f.Field.W - 4*p.U, H: 18 * p.U}
	f.Bones = mid.Meet(f.Field)
	f.Pot = ui.Rect{X: f.Field.X, Y: f.Field.Y}
	if x := math.Max(l.pack.X+l.pack.W, l.tally.X+l.tally.W) + 4*p.U; p.Shape == ui.Desk { // of the pipe
		f.Pot = ui.Rect{X: x, Y: l.coin.Y - 8*p.U, W: f.Field.X + f.Field.W - x - 2*p.U, H: l.coin.H + 8*p.U}
	}
}

// A layout gives the bounds of everything on the table; it follows from the page and the
// seats.
type layout struct {
	u        float64
	me       int       // seat of the viewer, whose hand is nearest
	hands    []ui.Rect // bounds of each seat's cards, which lie from the left
	own, far float64   // widths of the cards of the viewer and of the others
	rule     ui.Rect   // the chalk line, from 0 to 31
	pack     ui.Rect
	coin     ui.Rect // the viewer's coin, waiting
	tally    ui.Rect // strokes for the hands
	bone     ui.Rect // place of the bone until a player takes it
}

// line is the highest count that is not over; beyond is the number of points past it
// that the rule shows.
const line, beyond = 31, 4

// sizes returns the widths of the cards where there is enough room, in page units: those
// of the viewer, and those of the others.
func sizes(p *ui.Page, seats int) (own, far float64) {
	own, far = 38, 26
	switch {
	case p.Shape == ui.Portrait:
		own, far = 23, 17
	case p.Shape == ui.Sideways:
		own, far = 20, 14
	}
	if seats > 5 {
		far *= 0.78
	}
	return own, far
}

// layoutOf returns the layout for a viewer.
func layoutOf(p *ui.Page, f *table.Frame, viewer int) layout {
	u, n := p.U, len(f.Seats)
	l := layout{u: u, me: max(viewer, 0), hands: make([]ui.Rect, n)}
	own, far := sizes(p, n)
	rows := 1.0
	if n > 5 {
		rows = 2
	}
	edge := 3 * u
	in := ui.Rect{X: f.Field.X + edge, Y: f.Field.Y + 2.5*u, W: f.Field.W - 2*edge, H: f.Field.H - 4*u}
	switch p.Shape {
	case ui.Desk:
		in.X, in.W = in.X+6*u, in.W-8*u
	case ui.Sideways: // keep clear of the plates
		in.X, in.W = in.X+2.5*u, in.W-2.5*u
	}
	ruled := 18.5*u + (math.Max(p.T(1), 3.5*u)-3.5*u)*1.6
	row := func(k float64) float64 { return (far*1.5*k + 5) * u }
	need := func(k float64) float64 { return rows*row(k) + ruled + (own*1.5*k+4)*u }
	k := 1.0
	for k > 0.3 && need(k) > in.H {
		k -= 0.02
	}
	gap := math.Max(0, in.H-need(k)) / 3
	if p.Shape == ui.Portrait {
		gap = math.Min(gap, 9*u)
	}
	if p.Shape == ui.Desk { // the rivals sit back from the edge
		in.Y, in.H = in.Y+gap*0.5, in.H-gap*0.5
	}
	l.own, l.far = math.Floor(own*k*u), math.Floor(far*k*u)
	l.layRivals(in, n, int(rows), row(k))
	top := in.Y + rows*row(k) + gap
	l.layRule(ui.Rect{X: in.X, Y: top, W: in.W, H: ruled})
	low := ui.Rect{X: in.X, Y: top + ruled + gap, W: in.W, H: (own*1.5*k + 4) * u}
	l.layOwn(low)
	return l
}

// layRivals lays the hands of the others along the top, beginning at the left with the
// seat after the viewer.
func (l *layout) layRivals(in ui.Rect, n, rows int, high float64) {
	per := (n - 1 + rows - 1) / rows
	w := in.W / float64(per)
	for i := range n - 1 {
		seat := (l.me + 1 + i) % n
		l.hands[seat] = ui.Rect{X: in.X + w*float64(i%per), Y: in.Y + high*float64(i/per), W: w - 4*l.u, H: l.far * 1.5}
	}
}

// layRule sets the bounds of the chalk line with the counts, and the place of the bone,
// in r.
func (l *layout) layRule(r ui.Rect) {
	point := math.Min(r.W/(line+beyond), 6*l.u)
	l.rule = ui.Rect{X: r.X + (r.W-point*(line+beyond))/2, Y: r.Y + 9.5*l.u, W: point * line, H: 2.6 * l.u}
	l.bone = ui.Rect{X: l.at(line + 1.6), Y: r.Y + 3*l.u, W: 0, H: 0}
}

// layOwn lays the viewer's hand, the pack at its right, and below the pack the coin and
// the tally.
func (l *layout) layOwn(r ui.Rect) {
	u := l.u
	wide := math.Max(15*u, math.Min(l.own*0.8, 24*u))
	coin := 11.5 * u
	high := math.Min(wide*1.5, r.H-coin-u)
	wide = math.Max(11.5*u, high/1.5)
	x := r.X + r.W - math.Max(wide, 17*u)
	hand := math.Min(x-r.X-4*u, l.own*4.4)
	x = math.Min(x, r.X+hand+4*u)
	l.hands[l.me] = ui.Rect{X: r.X, Y: r.Y + u, W: hand, H: l.own * 1.5}
	l.pack = ui.Rect{X: x, Y: r.Y, W: wide, H: high}
	l.coin = ui.Rect{X: x - 1.5*u, Y: r.Y + r.H - coin, W: coin, H: coin}
	l.tally = ui.Rect{X: x + coin - u, Y: r.Y + r.H - coin + 2.5*u, W: math.Max(wide, 17*u) - coin + u, H: 6 * u}
}

// at returns the x of a count on the rule, in pixels, limited to the end of the rule.
func (l *layout) at(count float64) float64 {
	return l.rule.X + math.Min(count, line+beyond-0.6)*l.rule.W/line
}

// wide returns the width of the cards of a seat, in pixels.
func (l *layout) wide(seat int) float64 {
	if seat == l.me {
		return l.own
	}
	return l.far
}

// place returns the upper left corner of card k of a hand, in pixels.
func (l *layout) place(seat, k int, h *game.Hand) (x, y float64) {
	w, r := l.wide(seat), l.hands[seat]
	all := 0.0
	for i := range h.Cards[1:] {
		if i < k {
			x += l.step(seat, &h.Cards[i])
		}
		all += l.step(seat, &h.Cards[i])
	}
	if most := (r.W - w) / w; all > most {
		x *= most / all
	}
	y = r.Y
	if seat == l.me && h.Cards[k].Down {
		y += 3 * l.u
	}
	return r.X + x*w, y
}

// step returns the part of a card that the next one leaves uncovered, as a fraction of
// its width.
func (l *layout) step(seat int, c *game.Lying) float64 {
	if seat != l.me && (c.Card == 0 || c.Down) {
		return 0.28
	}
	return 0.78
}

// corner returns the lower right corner of a hand, in pixels.
func (l *layout) corner(seat int, h *game.Hand) (x, y float64) {
	x, _ = l.place(seat, len(h.Cards)-1, h)
	return x + l.wide(seat), l.hands[seat].Y + l.wide(seat)*1.5
}

// packed returns the bounds of the top card of a pack with bounds r.
func packed(r ui.Rect) ui.Rect { return ui.Rect{X: r.X, Y: r.Y, W: r.W, H: r.W * 1.5} }
