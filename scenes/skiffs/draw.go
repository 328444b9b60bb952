package skiffs

import (
	"image/color"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"knucklebones/rules"
	game "knucklebones/rules/skiffs"
	"knucklebones/scenes/table"
	"knucklebones/scenes/ui"
	"knucklebones/scenes/words"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// Draw draws the lake, what lies on it, the bowl, and what is on its way.
func (b *Board) Draw(dst *ebiten.Image, in *table.Instant) {
	f := in.Frame
	b.prepare(in.Page, f.Board.W)
	s := still(in)
	pad := math.Ceil(f.Board.W / 3 * margin)
	picture.At(dst, b.ropes, f.Board.X-pad, f.Board.Y-pad, 1)
	for box := range game.Boxes {
		drawWater(dst, in, &s, box)
		drawPool(dst, in, &s, box, pool(f, box))
	}
	for box := range game.Boxes {
		r := pool(f, box)
		said := framed(in, &s, box)
		if said {
			thing.Focus(dst, r.X, r.Y, r.W, r.H, in.Page.U, in.Page.U, state(in))
		}
		drawFloat(dst, in, box, r, said)
	}
	drawMarks(dst, in, &s)
	drawBowl(dst, in, &s)
	drawOpened(dst, in, &s)
	for _, fl := range s.flights {
		drawFlight(dst, in, fl)
	}
}

// Above draws nothing.
func (*Board) Above(*ebiten.Image, *table.Instant) {}

// state is what all things of the page share.
func state(in *table.Instant) thing.State {
	if in.Page.High {
		return thing.High
	}
	return 0
}

// drawWater lights a box that may be chosen, and shows whose it is.
func drawWater(dst *ebiten.Image, in *table.Instant, s *scene, box int) {
	r := pool(in.Frame, box)
	if in.Asks && offered(in, int16(box+1)) && in.Chosen == nil {
		thing.Lit(dst, r.X, r.Y, r.W, r.H, in.Page.U, 0.45+0.4*in.Glow, state(in))
	}
	if who := s.Holder[box]; who >= 0 && !in.Page.High {
		x, y := r.Center()
		thing.Mark(dst, in.Colours[who], x, y, r.W*0.62, palette.Fade(palette.Bone, 0.16))
	}
}

// drawPool draws the skiffs of a box.
func drawPool(dst *ebiten.Image, in *table.Instant, s *scene, box int, r ui.Rect) {
	seats := len(in.Now.Seats)
	for seat := range seats {
		n, c := s.Lake[box][seat], cell(r, seat, seats)
		switch {
		case n > 0 && s.Anchored[box]:
			drawAnchored(dst, in, seat, r, c)
		case n > 0:
			drawSkiffs(dst, in, seat, n, c)
		}
	}
}

// disc is where the discs of a cell lie and how wide they are, and how large
// their number is written beside them: 0 if there is no room.
func disc(p *ui.Page, r ui.Rect) (x, y, d, figure float64) {
	d = math.Min(r.H*0.86, r.W*0.5)
	figure = math.Min(math.Min(d*0.8, r.W*0.36), 8*p.U)
	if figure < 3.4*p.U {
		figure = 0
		return r.X + r.W/2, r.Y + r.H/2, d, 0
	}
	wide := d + p.U + figure*1.1
	return r.X + (r.W-wide)/2 + d/2, r.Y + r.H/2, d, figure
}

// drawSkiffs draws a seat's skiffs in a cell: up to three discs on each other,
// and how many they are.
func drawSkiffs(dst *ebiten.Image, in *table.Instant, seat, n int, r ui.Rect) {
	x, y, d, figure := disc(in.Page, r)
	for k := min(n, 3) - 1; k >= 0; k-- {
		thing.Emblem(dst, in.Colours[seat], x, y+float64(k)*d*0.07, d, state(in))
	}
	if figure > 0 {
		st := lettering.Style{Face: lettering.Figure, Size: figure, Color: palette.Bone, Edge: palette.Night}
		lettering.Draw(dst, words.Int(n), x+d/2+in.Page.U, y+st.Cap()/2, st)
	}
}

// drawAnchored draws the one skiff of a box with a loop of rope round it, and
// says that it is anchored.
func drawAnchored(dst *ebiten.Image, in *table.Instant, seat int, r, at ui.Rect) {
	x, y, d, _ := disc(in.Page, at)
	thing.Emblem(dst, in.Colours[seat], x, y, d, state(in))
	w := math.Max(d*0.09, 1.5)
	ring(dst, x, y, d/2+w*1.2, w*1.5, 0, palette.Night)
	ring(dst, x, y, d/2+w*1.2, w, 12, hemp)
	st := lettering.Style{Face: lettering.Aside, Size: in.Page.T(3), Color: palette.Bone, Edge: palette.Night, Align: lettering.Center}
	st = lettering.Shrink("anchored", st, r.W*0.94, 3.5*in.Page.U)
	low := r.Y + r.H*0.84
	if y > r.Y+r.H/2 {
		low = r.Y + r.H*0.3
	}
	if lettering.Width("anchored", st) <= r.W && math.Abs(low-st.Size*0.3-y) > d/2+w*2+st.Size*0.4 {
		lettering.Draw(dst, "anchored", r.X+r.W/2, low, st)
	}
}

// ring draws a ring of radius r, in so many pieces; 0 for a whole one.
func ring(dst *ebiten.Image, x, y, r, width float64, pieces int, c color.RGBA) {
	var p vector.Path
	share := 0.6
	if pieces == 0 {
		pieces, share = 2, 1.05 // halves that overlap leave no notch
	}
	step := 2 * math.Pi / float64(pieces)
	for k := range pieces {
		a := step * float64(k)
		p.MoveTo(float32(x+r*math.Cos(a)), float32(y+r*math.Sin(a)))
		p.Arc(float32(x), float32(y), float32(r), float32(a), float32(a+step*share), vector.Clockwise)
	}
	pen(dst, &p, width, 0, c)
}

// framed tells whether a box has been said, or is one of the line that won.
func framed(in *table.Instant, s *scene, box int) bool {
	if in.Asks && in.Chosen == nil && len(in.Said) > 0 {
		return slices.ContainsFunc(in.Said, func(p rules.Part) bool { return int(p.Spot) == box+1 })
	}
	return slices.Contains(s.Line, box)
}

// drawMarks shows what has been said of a move, or the last one that was made.
func drawMarks(dst *ebiten.Image, in *table.Instant, s *scene) {
	switch {
	case in.Chosen != nil:
		mark(dst, in, in.Chosen.Move, s.Acts, true)
	case in.Asks && len(in.Said) > 0:
	case in.T == 1 && s.Last.Verb != "":
		mark(dst, in, s.Last, s.By, false)
	}
}

// mark rings the skiffs that a move takes, or draws an arrow where it moves one.
// The last move's marks are of broken lines.
func mark(dst *ebiten.Image, in *table.Instant, m rules.Move, by rules.Actor, chosen bool) {
	u := in.Page.U
	c, pieces := palette.Fade(palette.Bone, 0.85), 9
	if chosen {
		c, pieces = palette.Candle, 0
	}
	for _, place := range taken(m, by) {
		x, y, d := at(in, place)
		ring(dst, x, y, d/2+0.3*u, 1.5*u, 0, palette.Fade(palette.Night, 0.7))
		ring(dst, x, y, d/2+0.3*u, 0.8*u, pieces, c)
	}
	if m.Verb == game.Shift {
		_, seat := game.At(m.From)
		x0, y0, d := at(in, m.From)
		x1, y1, _ := at(in, game.Place(int(m.To), seat))
		arrow(dst, x0, y0, x1, y1, d, u, c)
	}
}

// arrow goes from the edge of one disc to another.
func arrow(dst *ebiten.Image, x0, y0, x1, y1, d, u float64, c color.RGBA) {
	long := math.Hypot(x1-x0, y1-y0)
	dx, dy := (x1-x0)/long, (y1-y0)/long
	a, b := d/2+2*u, long-d/2-u
	var shaft, head vector.Path
	line(&shaft, x0+dx*a, y0+dy*a, x0+dx*(b-2*u), y0+dy*(b-2*u))
	tip := 3.2 * u
	for _, side := range [2]float64{-1, 1} {
		line(&head, x0+dx*b, y0+dy*b, x0+dx*(b-tip)-dy*tip*0.6*side, y0+dy*(b-tip)+dx*tip*0.6*side)
	}
	for _, p := range []*vector.Path{&shaft, &head} {
		pen(dst, p, 2*u, 0, palette.Fade(palette.Night, 0.7))
		pen(dst, p, 1.1*u, 0, c)
	}
}

// drawOpened draws the box whose colours are asked for, larger.
func drawOpened(dst *ebiten.Image, in *table.Instant, s *scene) {
	box, r, ok := opened(in)
	if !ok || !in.Asks {
		return
	}
	u := in.Page.U
	for k := 3.0; k >= 1; k-- {
		vector.FillRect(dst, float32(r.X+k*u), float32(r.Y+k*u), float32(r.W), float32(r.H), palette.Fade(palette.Black, 0.2), true)
	}
	vector.FillRect(dst, float32(r.X), float32(r.Y), float32(r.W), float32(r.H), deep, true)
	if !in.Page.High {
		vector.FillRect(dst, float32(r.X), float32(r.Y), float32(r.W), float32(r.H), color.RGBA{0x0C, 0x33, 0x3A, 0x90}, true)
	}
	seats := len(in.Now.Seats)
	for seat := range seats {
		if offered(in, int16(seat+game.Colours)) {
			c := cell(r, seat, seats).Inset(0.6 * u)
			thing.Lit(dst, c.X, c.Y, c.W, c.H, u, 0.45+0.4*in.Glow, state(in))
		}
	}
	drawPool(dst, in, s, box, r)
	w := math.Max(r.W*0.025, 2)
	for _, e := range [4][4]float64{{0, 0, 1, 0}, {1, 0, 1, 1}, {0, 1, 1, 1}, {0, 0, 0, 1}} {
		rope(dst, r.X+r.W*e[0], r.Y+r.H*e[1], r.X+r.W*e[2], r.Y+r.H*e[3], w)
	}
	drawFloat(dst, in, box, r, true)
}
