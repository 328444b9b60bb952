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
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// draw draws the lake, what lies on it, the bowl, and what is on its way.
func draw(dst *ebiten.Image, in *table.Instant) {
	f := in.Frame
	s := still(in)
	drawLake(dst, f.Board.X, f.Board.Y, look{f.Board.W / 3, in.Page.High})
	for box := range game.Boxes {
		drawWater(dst, in, &s, box)
	}
	drawLines(dst, in, &s)
	for box := range game.Boxes {
		drawPool(dst, in, &s, box, pool(f, box))
		drawFloat(dst, in, box, pool(f, box), slices.Contains(s.Line, box))
	}
	drawBuoys(dst, in)
	drawMarks(dst, in, &s)
	drawBowl(dst, in, &s)
	drawRipples(dst, in)
	for _, fl := range s.flights {
		drawFlight(dst, in, fl)
	}
}

// drawWater lights a box in which anything may be done, as long as nothing has been
// said, and colours one for whose it is.
func drawWater(dst *ebiten.Image, in *table.Instant, s *scene, box int) {
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

// free tells whether anything in a box may be taken or moved.
func free(in *table.Instant, s *scene, box int) bool {
	for seat := range in.Now.Seats {
		if s.Lake[box][seat] > 0 && offered(in, game.Skiff(game.Place(box, seat)).Spot) {
			return true
		}
	}
	return false
}

// drawPool draws the skiffs of a box, and lights those that may be said besides.
func drawPool(dst *ebiten.Image, in *table.Instant, s *scene, box int, r ui.Rect) {
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

// disc is where the discs of a cell lie and how wide they are, and how large
// their number is written beside them: 0 if there is no room.
func disc(p *ui.Page, r ui.Rect) (x, y, d, figure float64) {
	d = math.Min(r.H*0.86, r.W*0.5)
	figure = math.Min(math.Min(d*0.8, r.W*0.36), 8*p.U)
	gap, digits := p.U, 1.1
	if figure < 3.4*p.U {
		figure, gap, digits = 3.2*p.U, 0.3*p.U, 0.7 // as it seldom has two
	}
	wide := d + gap + figure*digits
	if wide > r.W {
		return r.X + r.W/2, r.Y + r.H/2, d, 0
	}
	return r.X + (r.W-wide)/2 + d/2, r.Y + r.H/2, d, figure
}

// drawSkiffs draws a seat's skiffs in a cell: a boat with up to three discs on each
// other, and how many they are.
func drawSkiffs(dst *ebiten.Image, in *table.Instant, seat, n int, r ui.Rect) {
	x, y, d, figure := disc(in.Page, r)
	drawHull(dst, in, x, y, d)
	w := load(in) * d
	for k := min(n, 3) - 1; k >= 0; k-- {
		in.Emblem(dst, seat, x, y+float64(k)*w*0.07, w, 1)
	}
	if figure > 0 {
		st := lettering.Style{Face: lettering.Figure, Size: figure, Color: palette.Bone, Edge: palette.Night}
		lettering.Draw(dst, words.Int(n), x+d*0.54+math.Min(in.Page.U, figure*0.15), y+st.Cap()/2, st)
	}
}

// drawAnchored draws the one skiff of a box with a loop of rope round it, from which
// an anchor hangs.
func drawAnchored(dst *ebiten.Image, in *table.Instant, seat int, r, at ui.Rect) {
	x, y, d, _ := disc(in.Page, at)
	mx, my := r.Center()
	side := math.Round(r.W * 0.5)
	ax, ay := mx+(mx-x)*0.45, my+(my-y)*0.45
	picture.Middle(dst, anchors.Get(anchorKey{x - ax, y - ay, side}, paintAnchor), ax, ay, palette.White)
	drawSkiff(dst, in, seat, x, y, d)
	w := math.Max(d*0.09, 1.5)
	thing.Ring(dst, x, y, d+3.9*w, 1.5*w, 0, palette.Night)
	thing.Ring(dst, x, y, d+3.4*w, w, 12, hemp)
}

// An anchorKey is where from the middle of an anchor so large its rope ends, pixels.
type anchorKey struct{ dx, dy, side float64 }

var anchors = picture.Cache[anchorKey]{Limit: 12}

func paintAnchor(k anchorKey) *ebiten.Image {
	const whole = "M 0 -7 L 0 9 M -4 -4 L 4 -4 M -8 3 C -7 8 -3 9 0 9.5 C 3 9 7 8 8 3 M -9.5 5 L -8 2 L -6 4.5 M 9.5 5 L 8 2 L 6 4.5 M 1.6 -8.6 A 1.8 1.8 0 1 1 -1.6 -8.6 A 1.8 1.8 0 1 1 1.6 -8.6"
	wide := 2 * math.Max(k.side/2, math.Max(math.Abs(k.dx), math.Abs(k.dy))+k.side*0.1)
	c := outline.NewCanvas(wide, wide, k.side/22)
	mid := float64(c.Bounds().Dx()) / 2
	c.X, c.Y = mid, mid
	dx, dy := k.dx/c.K, k.dy/c.K
	for _, pen := range []struct {
		wide float64
		c    color.RGBA
	}{{3.2, palette.Fade(palette.Night, 0.75)}, {1.8, hemp}} {
		c.Pen(pen.wide*0.7, pen.c, dx, dy, dx*0.35-2, dy*0.6-4, 0, -9)
		c.Line(whole, pen.wide, pen.c)
	}
	return picture.From(c.RGBA)
}

// drawMarks shows what has been said of a move and where else it may go, or the last
// move that was made.
func drawMarks(dst *ebiten.Image, in *table.Instant, s *scene) {
	switch {
	case in.Asks && len(in.Said) > 0:
		drawSaid(dst, in, s)
	case in.Odds != nil && len(in.Odds.Rows) > 0:
		drawBest(dst, in, s)
	case in.T == 1 && s.Last.Verb != "" && s.End == game.Open:
		mark(dst, in, s.Last, s.By)
	}
}

// drawSaid rings the skiffs said, tells how many of each, and those that go without
// saying in pieces; arrows lie on the ropes over which the skiff may go.
func drawSaid(dst *ebiten.Image, in *table.Instant, s *scene) {
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
		x, y, d := ring(dst, in, part.Spot-1, 0, candle(in))
		if n := said(in, part.Spot); n > 1 {
			drawCount(dst, in, x+d*0.42, y-d*0.42, n)
		}
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

// drawBest rings what the lens thinks best, and tells what it is worth.
func drawBest(dst *ebiten.Image, in *table.Instant, s *scene) {
	row, u := &in.Odds.Rows[0], in.Page.U
	mark(dst, in, row.Move, s.Acts)
	places := taken(row.Move, s.Acts)
	if len(places) == 0 || len(row.Bars) == 0 {
		return
	}
	x, y, d := at(in, places[len(places)-1])
	st := lettering.Style{Face: lettering.Strong, Size: math.Max(3.5*u, in.Page.T(1)), Color: palette.Ink, Align: lettering.Center}
	text := row.Bars[0].Text
	w, h := lettering.Width(text, st)+3*u, st.Size*1.4
	f := in.Frame.Board
	x, y = math.Max(f.X+w/2, math.Min(x, f.X+f.W-w/2)), y+d*0.6+h*0.5
	thing.Label(dst, x-w/2, y-h/2, w, h, u, in.Page.Things())
	lettering.Draw(dst, text, x, y+st.Cap()/2, st)
}

// candle is the colour of what has been said.
func candle(in *table.Instant) color.RGBA {
	if in.Page.High {
		return palette.HighLit
	}
	return palette.Candle
}

// drawCount writes on a small tag how many of a seat's skiffs are meant.
func drawCount(dst *ebiten.Image, in *table.Instant, x, y float64, n int) {
	d := 5 * in.Page.U * math.Min(in.Page.Text, 1.3)
	thing.Tag(dst, x, y, d, in.Page.U, true)
	lettering.Middle(dst, words.Int(n), x, y, lettering.Figure, d*0.8, palette.Ink)
}

// drawWay lays a disc with an arrow head on the rope towards a box.
func drawWay(dst *ebiten.Image, in *table.Instant, box int, d float64) {
	x, y := rope(in, box)
	from, _ := game.At(in.Said[0].Spot - 1)
	thing.Tag(dst, x, y, d, in.Page.U, true)
	picture.Middle(dst, heads.Get(headKey{box%3 - from%3, box/3 - from/3, math.Round(d * 0.62)}, paintHead), x, y, palette.White)
}

// A headKey is the head of an arrow that points so many boxes to the right and down.
type headKey struct {
	right, down int
	d           float64
}

var heads = picture.Cache[headKey]{Limit: 8}

func paintHead(k headKey) *ebiten.Image {
	c := outline.NewCanvas(k.d, k.d, k.d)
	c.X, c.Y = k.d/2, k.d/2
	long := math.Hypot(float64(k.right), float64(k.down))
	x, y := float64(k.right)/long, float64(k.down)/long
	c.Poly(palette.Ink, x*0.46, y*0.46, -x*0.3-y*0.42, -y*0.3+x*0.42, -x*0.12, -y*0.12, -x*0.3+y*0.42, -y*0.3-x*0.42)
	return picture.From(c.RGBA)
}

// mark rings in pieces the skiffs that the last move took, or draws an arrow where it
// moved one.
func mark(dst *ebiten.Image, in *table.Instant, m rules.Move, by rules.Actor) {
	c := palette.Fade(palette.Bone, 0.85)
	for _, place := range taken(m, by) {
		ring(dst, in, place, 9, c)
	}
	if m.Verb == game.Shift {
		shift(dst, in, m, c)
	}
}

// ring draws a ring round the skiffs at a place.
func ring(dst *ebiten.Image, in *table.Instant, place int16, pieces int, c color.RGBA) (x, y, d float64) {
	u := in.Page.U
	x, y, d = at(in, place)
	thing.Ring(dst, x, y, d+2.1*u, 1.5*u, 0, palette.Fade(palette.Night, 0.7))
	thing.Ring(dst, x, y, d+1.4*u, 0.8*u, pieces, c)
	return x, y, d
}

// shift draws the arrow of a skiff that is moved.
func shift(dst *ebiten.Image, in *table.Instant, m rules.Move, c color.RGBA) {
	_, seat := game.At(m.From)
	x0, y0, d := at(in, m.From)
	x1, y1, _ := at(in, game.Place(int(m.To), seat))
	room := arrowRoom * in.Page.U
	shaft := arrows.Get(arrow{x1 - x0, y1 - y0, d, in.Page.U, c}, paintArrow)
	picture.At(dst, shaft, math.Min(x0, x1)-room, math.Min(y0, y1)-room, 1)
}

// An arrow goes as far as that to the right and down, from the edge of one disc
// to another, both d wide.
type arrow struct {
	right, down, d, u float64
	color             color.RGBA
}

// arrowRoom is how many units its head may stand out beside its way.
const arrowRoom = 3

var arrows = picture.Cache[arrow]{Limit: 4}

func paintArrow(k arrow) *ebiten.Image {
	u, room := k.u, arrowRoom*k.u
	w, h := math.Abs(k.right)+2*room, math.Abs(k.down)+2*room
	c := outline.NewCanvas(w, h, 1)
	c.X, c.Y = room-math.Min(k.right, 0), room-math.Min(k.down, 0)
	long := math.Hypot(k.right, k.down)
	dx, dy := k.right/long, k.down/long
	from, to, tip := k.d/2+2*u, long-k.d/2-u, 3.2*u
	x, y := dx*(to-tip), dy*(to-tip) // between the barbs
	bx, by := -dy*tip*0.6, dx*tip*0.6
	shaft := []float64{dx * from, dy * from, dx * (to - 2*u), dy * (to - 2*u)}
	head := []float64{x + bx, y + by, dx * to, dy * to, x - bx, y - by}
	for _, part := range [2][]float64{shaft, head} {
		c.Pen(2*u, palette.Fade(palette.Night, 0.7), part...)
		c.Pen(1.1*u, k.color, part...)
	}
	return picture.From(c.RGBA)
}
