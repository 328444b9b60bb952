package skiffs

import (
	"image/color"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	game "knucklebones/rules/games/skiffs"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// draw draws the lake with its skiffs, the bowl, and all flying skiffs.
func draw(dst *ebiten.Image, in *table.Instant) {
	f := in.Frame
	s := snapshotOf(in)
	drawLake(dst, f.Board.X, f.Board.Y, look{f.Board.W / 3, in.Page.High})
	for box := range game.Boxes {
		drawWater(dst, in, &s, box)
	}
	drawAim(dst, in, &s)
	drawLines(dst, in, &s)
	for box := range game.Boxes {
		drawPool(dst, in, &s, box, pool(f, box))
		drawFloat(dst, in, box, pool(f, box), slices.Contains(s.Line, box))
	}
	drawBuoys(dst, in)
	drawMost(dst, in, &s)
	drawMarks(dst, in, &s)
	drawBowl(dst, in, &s)
	drawRipples(dst, in)
	for _, fl := range s.flights {
		drawFlight(dst, in, fl)
	}
}

// drawWater lights a box that offers a choice, as long as nothing is selected, and
// colors a held box for its holder.
func drawWater(dst *ebiten.Image, in *table.Instant, s *snapshot, box int) {
	r := pool(in.Frame, box)
	if in.Asks && len(in.Said) == 0 && free(in, s, box) {
		in.Light(dst, r, 0.3+0.3*in.Glow)
	}
	who := s.Holder[box]
	if who < 0 {
		return
	}
	c := palette.Players[in.Colours[who]].Disc
	if !in.Page.High {
		picture.Fill(dst, r.X, r.Y, r.W, r.H, palette.Fade(c, 0.42))
	}
	if x, y := r.Center(); !s.Anchored[box] {
		thing.Mark(dst, in.Colours[who], x, y, r.W*0.7, palette.Fade(palette.Bone, 0.3))
	}
}

// free reports whether a skiff in a box may be taken or moved.
func free(in *table.Instant, s *snapshot, box int) bool {
	for seat := range in.Now.Seats {
		if s.Lake[box][seat] > 0 && offered(in, game.Skiff(game.Place(box, seat)).Spot) {
			return true
		}
	}
	return false
}

// drawPool draws the skiffs of a box, and lights those that may be added to the
// selection.
func drawPool(dst *ebiten.Image, in *table.Instant, s *snapshot, box int, r ui.Rect) {
	seats := len(in.Now.Seats)
	for seat := range seats {
		n, c := s.Lake[box][seat], cell(r, seat, seats)
		if n == 0 {
			continue
		}
		if in.Asks && len(in.Said) > 0 && offered(in, game.Skiff(game.Place(box, seat)).Spot) {
			in.Light(dst, c.Inset(0.5*in.Page.U), 0.35+0.35*in.Glow)
		}
		if s.Anchored[box] {
			drawAnchored(dst, in, seat, r, c)
		} else {
			drawSkiffs(dst, in, seat, n, c)
		}
	}
}

// drawSkiffs draws a seat's skiffs in a cell: all of them side by side or, where there is
// no room for that many, a boat with three discs on top of one another, and their number.
func drawSkiffs(dst *ebiten.Image, in *table.Instant, seat, n int, r ui.Rect) {
	f := fleetOf(in, r, n)
	if f.figure == 0 {
		for i := range n {
			x, y := f.boat(i)
			drawSkiff(dst, in, seat, x, y, f.d)
		}
		return
	}
	x, y := f.boat(0)
	drawHull(dst, in, x, y, f.d)
	w := load(in) * f.d
	for k := 2; k >= 0; k-- {
		in.Emblem(dst, seat, x, y+float64(k)*w*0.07, w, 1)
	}
	st := lettering.Style{Face: lettering.Figure, Size: f.figure, Color: palette.Bone, Edge: palette.Night}
	lettering.Draw(dst, words.Int(n), x+f.d*0.54+math.Min(in.Page.U, f.figure*0.15), y+st.Cap()/2, st)
}

// drawAnchored draws the one skiff of a box with a loop of rope round it, from which
// an anchor hangs.
func drawAnchored(dst *ebiten.Image, in *table.Instant, seat int, r, at ui.Rect) {
	f := fleetOf(in, at, 1)
	d := f.d
	x, y := f.boat(0)
	mx, my := r.Center()
	side := math.Round(r.W * 0.5)
	ax, ay := mx+(mx-x)*0.45, my+(my-y)*0.45
	picture.Middle(dst, anchors.Get(anchorKey{x - ax, y - ay, side}, paintAnchor), ax, ay, palette.White)
	drawSkiff(dst, in, seat, x, y, d)
	w := math.Max(d*0.09, 1.5)
	thing.Ring(dst, x, y, d+3.9*w, 1.5*w, 0, palette.Night)
	thing.Ring(dst, x, y, d+3.4*w, w, 12, hemp)
}

// drawMarks draws the selected part of a move and where it may go on, or the lens's best
// move, or the last move made.
func drawMarks(dst *ebiten.Image, in *table.Instant, s *snapshot) {
	switch {
	case in.Asks && len(in.Said) > 0:
		drawSaid(dst, in, s)
	case in.Odds != nil && len(in.Odds.Rows) > 0:
		drawBest(dst, in, s)
	case in.T == 1 && s.Last.Verb != "" && s.End == game.Open:
		mark(dst, in, s.Last, s.By)
	}
}

// drawSaid draws rings round the selected skiffs with their numbers, and dashed rings
// round those that are implied; arrows lie on the ropes over which the skiff may go.
func drawSaid(dst *ebiten.Image, in *table.Instant, s *snapshot) {
	u := in.Page.U
	if in.Chosen != nil {
		for _, place := range taken(in.Chosen.Move, s.Acts) {
			if said(in, game.Skiff(place).Spot) == 0 {
				ring(dst, in, place, 9, candle(in))
			}
		}
	}
	for i, part := range in.Said {
		if part.Spot >= game.To || slices.ContainsFunc(in.Said[:i], func(p rules.Part) bool { return p.Spot == part.Spot }) {
			continue
		}
		drawTouched(dst, in, part.Spot-1, said(in, part.Spot))
	}
	if in.Chosen != nil && in.Chosen.Move.Verb == game.Shift {
		shift(dst, in, in.Chosen.Move, candle(in))
	}
	for _, part := range ways(in) {
		if said(in, part.Spot) == 0 {
			drawWay(dst, in, int(part.Spot-game.To), math.Min(8*u, in.Frame.Board.W/row*0.22))
		}
	}
}

// drawTouched draws rings round n selected skiffs at a place or, where one boat stands for all,
// a ring with their number.
func drawTouched(dst *ebiten.Image, in *table.Instant, place int16, n int) {
	f := fleetAt(in, place)
	if f.figure == 0 {
		for i := range n {
			x, y := f.boat(i)
			ringAt(dst, in, x, y, f.d, 0, candle(in))
		}
		return
	}
	if x, y, d := ring(dst, in, place, 0, candle(in)); n > 1 {
		drawCount(dst, in, x+d*0.42, y-d*0.42, n)
	}
}

// drawBest draws a ring round the skiffs of the lens's best move, and its worth on the
// rope below them.
func drawBest(dst *ebiten.Image, in *table.Instant, s *snapshot) {
	row, u := &in.Odds.Rows[0], in.Page.U
	mark(dst, in, row.Move, s.Acts)
	places := taken(row.Move, s.Acts)
	if len(places) == 0 || len(row.Bars) == 0 {
		return
	}
	box, _ := game.At(places[len(places)-1])
	r := pool(in.Frame, box)
	st := lettering.Style{Face: lettering.Strong, Size: math.Max(3.5*u, in.Page.T(1)), Color: palette.Ink, Align: lettering.Center}
	label := in.Page.Words(row.Bars[0].Text)
	step := in.Frame.Board.W / 3
	_, _, cork := floatAt(in.Page, r, step)
	st = lettering.Shrink(label, st, step-cork-5*u, 2.6*u)
	w, h := lettering.Width(label, st)+3*u, st.Size*1.4
	l := worthAt(in.Frame, r, w, h)
	if name, _, _ := ropeName(in); l.Meets(name) {
		l.Y -= step // to the rope above
	}
	thing.Label(dst, l.X, l.Y, w, h, u, in.Page.Things())
	lettering.Draw(dst, label, l.X+w/2, l.Y+h/2+st.Cap()/2, st)
}

// worthAt returns the bounds of a label about the skiffs in the pool r: on the rope below
// it, clear of skiffs and of the numbers of boxes.
func worthAt(f *table.Frame, r ui.Rect, w, h float64) ui.Rect {
	return ui.Rect{X: r.X + (r.W-w)/2, Y: r.Y + r.H + f.Board.W/row*inset - h/2, W: w, H: h}
}

// drawMost lays on the rope above each box as many coins as an action can bring there, as long
// as nothing is selected.
func drawMost(dst *ebiten.Image, in *table.Instant, s *snapshot) {
	if !in.Asks || len(in.Said) > 0 || in.Odds != nil {
		return
	}
	u := in.Page.U
	for box, n := range s.Most {
		if n < 2 {
			continue
		}
		x, y := mostAt(in.Frame, box)
		d := math.Min(3.6*u, in.Frame.Board.W/row*0.12)
		for i := range n {
			thing.Coin(dst, thing.Silver, x+(float64(i)-float64(n-1)/2)*0.9*d, y, d, 0)
		}
	}
}

// mostAt returns the middle of the coins of drawMost: on the rope above a box.
func mostAt(f *table.Frame, box int) (x, y float64) {
	r := pool(f, box)
	return r.X + r.W/2, r.Y - f.Board.W/row*inset
}

// candle returns the color of selected things.
func candle(in *table.Instant) color.RGBA {
	return palette.Contrast(in.Page.High, palette.Candle, palette.HighLit)
}

// drawCount writes the number of selected skiffs on a small tag.
func drawCount(dst *ebiten.Image, in *table.Instant, x, y float64, n int) {
	d := 5 * in.Page.U * math.Min(in.Page.Text, 1.3)
	thing.Tag(dst, x, y, d, in.Page.U, true)
	lettering.Middle(dst, words.Int(n), x, y, lettering.Figure, d*0.8, palette.Ink)
}

// drawWay draws a disc with an arrow head on the rope towards a box.
func drawWay(dst *ebiten.Image, in *table.Instant, box int, d float64) {
	x, y := rope(in, box)
	from, _ := game.At(in.Said[0].Spot - 1)
	thing.Tag(dst, x, y, d, in.Page.U, true)
	picture.Middle(dst, heads.Get(headKey{box%3 - from%3, box/3 - from/3, math.Round(d * 0.62)}, paintHead), x, y, palette.White)
}

// mark draws what a move of the seat by does: dashed rings round the skiffs that it
// takes, or an arrow if it moves one.
func mark(dst *ebiten.Image, in *table.Instant, m rules.Move, by rules.Actor) {
	c := palette.Fade(palette.Bone, 0.85)
	for _, place := range taken(m, by) {
		ring(dst, in, place, 9, c)
	}
	if m.Verb == game.Shift {
		shift(dst, in, m, c)
	}
}

// ring draws a ring of that many pieces round the skiffs at a place, and returns their
// middle and width in pixels.
func ring(dst *ebiten.Image, in *table.Instant, place int16, pieces int, c color.RGBA) (x, y, d float64) {
	x, y, d = at(in, place)
	ringAt(dst, in, x, y, d, pieces, c)
	return x, y, d
}

// ringAt draws a ring of that many pieces round a skiff of width d.
func ringAt(dst *ebiten.Image, in *table.Instant, x, y, d float64, pieces int, c color.RGBA) {
	u := in.Page.U
	thing.Ring(dst, x, y, d+2.1*u, 1.5*u, 0, palette.Fade(palette.Night, 0.7))
	thing.Ring(dst, x, y, d+1.4*u, 0.8*u, pieces, c)
}

// shift draws the arrow of a moved skiff.
func shift(dst *ebiten.Image, in *table.Instant, m rules.Move, c color.RGBA) {
	_, seat := game.At(m.From)
	x0, y0, d := at(in, m.From)
	x1, y1, _ := at(in, game.Place(int(m.To), seat))
	room := arrowRoom * in.Page.U
	shaft := arrows.Get(arrow{x1 - x0, y1 - y0, d, in.Page.U, c}, paintArrow)
	picture.At(dst, shaft, math.Min(x0, x1)-room, math.Min(y0, y1)-room, 1)
}

// drawLake draws the pools with their upper left corner at (x, y).
func drawLake(dst *ebiten.Image, x, y float64, k look) {
	pad := math.Ceil(k.step * margin)
	picture.At(dst, lakes.Get(k, paintLake), x-pad, y-pad, 1)
}

// drawFloat draws the cork with the number of a box at its upper left corner, rimmed in
// brass if said is true.
func drawFloat(dst *ebiten.Image, in *table.Instant, box int, r ui.Rect, said bool) {
	u, step := in.Page.U, in.Frame.Board.W/3
	x, y, d := floatAt(in.Page, r, step)
	thing.Tag(dst, x, y, d, u, said)
	lettering.Middle(dst, words.Int(box+1), x, y, lettering.Figure, d*0.74, palette.Ink)
}

// floatAt returns the middle and the width of the cork at the upper left corner of the
// pool r, in pixels; step is the distance from one pool to the next.
func floatAt(p *ui.Page, r ui.Rect, step float64) (x, y, d float64) {
	d = math.Min(math.Max(6*p.U*p.Text, step*0.15), step*0.32)
	return r.X - step*inset, r.Y - step*inset, d
}
