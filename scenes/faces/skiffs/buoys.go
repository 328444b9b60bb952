package skiffs

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/thing"
)

// behind is the number of points by which a seat trails when its buoy floats at the left
// end.
const behind = 12

// drawBuoys draws the race for points along the lowest rope, which is named at its left
// end: a buoy for each seat with its points, the leaders' at the right end, rimmed, and
// the others' further left the fewer points they have.
func drawBuoys(dst *ebiten.Image, in *table.Instant) {
	was, now := boardOf(&in.Was), boardOf(&in.Now)
	if was.Storm > 0 || now.Storm > 0 || level(was.Points[:len(in.Now.Seats)]) && level(now.Points[:len(in.Now.Seats)]) {
		return
	}
	u, f := in.Page.U, in.Frame.Board
	d := math.Round(math.Min(5*u, f.W/row*0.2))
	named := nameRope(dst, in)
	st := lettering.Style{Face: lettering.Figure, Size: math.Max(3.5*u, d*0.75), Color: palette.Bone, Edge: palette.Night}
	figure := lettering.Width("00", st) + 1.6*u
	apart, figures := d+figure, true
	if float64(len(in.Now.Seats))*apart > f.W-named {
		apart, figures = 0.9*d, false
	}
	wide := f.W - named - apart
	from, _ := buoys(was.Points[:len(in.Now.Seats)], wide, apart)
	to, order := buoys(now.Points[:len(in.Now.Seats)], wide, apart)
	for _, seat := range slices.Backward(order) { // those who lead lie on the others
		x, y := f.X+named+d/2+from[seat]*(1-in.T)+to[seat]*in.T, f.Y+f.H
		thing.Dot(dst, x+0.3*u, y+0.4*u, d, palette.Fade(palette.Black, 0.4))
		in.Emblem(dst, seat, x, y, d, 1)
		if now.Points[seat] == now.Points[order[0]] {
			thing.Ring(dst, x, y, d+1.2*u, 0.7*u, 0, candle(in))
		}
		if figures {
			lettering.Draw(dst, words.Int(now.Points[seat]), x+d/2+0.8*u, y+st.Cap()/2, st)
		}
	}
}

// level reports whether all have the same points, as at the start: there is no race yet.
func level(points []int) bool { return slices.Min(points) == slices.Max(points) }

// nameRope lays a slip that says what the buoys race for on the left end of their rope,
// and returns how far it reaches along it, in pixels.
func nameRope(dst *ebiten.Image, in *table.Instant) (wide float64) {
	u, f := in.Page.U, in.Frame.Board
	at, said, st := ropeName(in)
	thing.Label(dst, at.X, at.Y, at.W, at.H, u, in.Page.Things())
	lettering.Draw(dst, said, f.X+u, f.Y+f.H+st.Cap()/2, st)
	return at.W + 1.5*u
}

// ropeName returns the bounds of the slip of nameRope, its word and the word's style.
func ropeName(in *table.Instant) (at ui.Rect, said string, st lettering.Style) {
	u, f := in.Page.U, in.Frame.Board
	said = in.Page.Words("Points, if no line is held")
	st = lettering.Style{Face: lettering.Text, Size: math.Max(3.5*u, math.Min(in.Page.T(1), 4.5*u)), Color: palette.Ink}
	w, h := lettering.Width(said, st)+2*u, st.Size*1.3
	return ui.Rect{X: f.X, Y: f.Y + f.H - h/2, W: w, H: h}, said, st
}

// buoys returns the positions of the seats' buoys along a rope of the given width, at
// least apart from one another, and the seats from right to left.
func buoys(points []int, wide, apart float64) (at [rules.MaxSeats]float64, order []int) {
	for seat := range points {
		order = append(order, seat)
	}
	slices.SortStableFunc(order, func(a, b int) int { return points[b] - points[a] })
	next := wide
	for _, seat := range order {
		lacks := float64(points[order[0]] - points[seat])
		at[seat] = math.Min(next, wide*(1-lacks/behind))
		next = at[seat] - apart
	}
	next = 0
	for _, seat := range slices.Backward(order) {
		at[seat] = math.Max(next, at[seat])
		next = at[seat] + apart
	}
	return at, order
}
