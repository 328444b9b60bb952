package skiffs

import (
	"image"
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
	drawLake(dst, f.Board.X, f.Board.Y, look{f.Board.W / 3, 3, in.Page.High})
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

// drawSkiffs draws a seat's skiffs in a cell: up to three discs on each other,
// and how many they are.
func drawSkiffs(dst *ebiten.Image, in *table.Instant, seat, n int, r ui.Rect) {
	x, y, d, figure := disc(in.Page, r)
	for k := min(n, 3) - 1; k >= 0; k-- {
		thing.Emblem(dst, in.Colours[seat], x, y+float64(k)*d*0.07, d, state(in))
	}
	if figure > 0 {
		st := lettering.Style{Face: lettering.Figure, Size: figure, Color: palette.Bone, Edge: palette.Night}
		lettering.Draw(dst, words.Int(n), x+d/2+math.Min(in.Page.U, figure*0.15), y+st.Cap()/2, st)
	}
}

// drawAnchored draws the one skiff of a box with a loop of rope round it, and
// says that it is anchored.
func drawAnchored(dst *ebiten.Image, in *table.Instant, seat int, r, at ui.Rect) {
	x, y, d, _ := disc(in.Page, at)
	thing.Emblem(dst, in.Colours[seat], x, y, d, state(in))
	w := math.Max(d*0.09, 1.5)
	thing.Ring(dst, x, y, d+3.9*w, 1.5*w, 0, palette.Night)
	thing.Ring(dst, x, y, d+3.4*w, w, 12, hemp)
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
		thing.Ring(dst, x, y, d+2.1*u, 1.5*u, 0, palette.Fade(palette.Night, 0.7))
		thing.Ring(dst, x, y, d+1.4*u, 0.8*u, pieces, c)
	}
	if m.Verb == game.Shift {
		_, seat := game.At(m.From)
		x0, y0, d := at(in, m.From)
		x1, y1, _ := at(in, game.Place(int(m.To), seat))
		room := arrowRoom * u
		shaft := arrows.Get(arrow{x1 - x0, y1 - y0, d, u, c}, paintArrow)
		picture.At(dst, shaft, math.Min(x0, x1)-room, math.Min(y0, y1)-room, 1)
	}
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
	img := image.NewRGBA(image.Rect(0, 0, int(math.Ceil(w)), int(math.Ceil(h))))
	x0, y0 := room-math.Min(k.right, 0), room-math.Min(k.down, 0)
	long := math.Hypot(k.right, k.down)
	dx, dy := k.right/long, k.down/long
	from, to, tip := k.d/2+2*u, long-k.d/2-u, 3.2*u
	var shaft, head outline.Path
	line(&shaft, x0+dx*from, y0+dy*from, x0+dx*(to-2*u), y0+dy*(to-2*u))
	for _, side := range [2]float64{-1, 1} {
		line(&head, x0+dx*to, y0+dy*to, x0+dx*(to-tip)-dy*tip*0.6*side, y0+dy*(to-tip)+dx*tip*0.6*side)
	}
	for _, p := range []*outline.Path{&shaft, &head} {
		outline.Stroke(img, p, 2*u, palette.Fade(palette.Night, 0.7), outline.Over)
		outline.Stroke(img, p, 1.1*u, k.color, outline.Over)
	}
	return ebiten.NewImageFromImage(img)
}

// drawOpened draws the box whose colours are asked for, larger.
func drawOpened(dst *ebiten.Image, in *table.Instant, s *scene) {
	box, r, ok := opened(in)
	if !ok || !in.Asks {
		return
	}
	u := in.Page.U
	drawLake(dst, r.X, r.Y, look{r.W, 1, in.Page.High})
	seats := len(in.Now.Seats)
	for seat := range seats {
		if offered(in, int16(seat+game.Colours)) {
			c := cell(r, seat, seats).Inset(0.6 * u)
			thing.Lit(dst, c.X, c.Y, c.W, c.H, u, 0.45+0.4*in.Glow, state(in))
		}
	}
	drawPool(dst, in, s, box, r)
	drawFloat(dst, in, box, r, true)
}
