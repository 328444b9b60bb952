package mendaxsingle

import (
	"math"

	game "knucklebones/rules/games/mendaxsingle"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/thing"
)

// A layout holds the position of everything on the table, in pixels: the others' cups
// above, then the paper and the tray, and nearest to the viewer the viewer's own bones.
type layout struct {
	cups  ui.Rect // the row of cups, with room for the bones under them
	cup   float64 // height of a cup
	paper ui.Rect
	tray  ui.Rect // room for the tray, and its pitch
	pitch float64
	own   ui.Rect // the near edge: your cup at its left, your bones
	pot   ui.Rect
	low   bool // the field is low, and parts are placed side by side
}

// bonesEach is the number of bones of a seat at the start.
const bonesEach = 4

// across is the number of hollows side by side.
const across = 8

// rows returns the number of rows of hollows for the bones of the given number of seats,
// at least two, since the sums of the last two bones need two.
func rows(seats int) int { return max(2, (seats*bonesEach+across-1)/across) }

// heights are the preferred heights of the parts of the field from above, in units: the
// gap between them, cups, paper and bones; pitch is the distance between rows of the
// tray.
type heights struct{ gap, cups, paper, own, pitch float64 }

// layoutOf returns the layout on a page.
func layoutOf(p *ui.Page, f *table.Frame) layout {
	switch p.Shape {
	case ui.Portrait:
		return stacked(p, f, heights{1.3, 28, 18, 37, 15})
	case ui.Sideways:
		return besides(p, f)
	}
	return stacked(p, f, heights{3, 38, 21, 44, 18})
}

// stacked places all parts one below the other. Where the field is low the tray shrinks
// last, as it is touched.
func stacked(p *ui.Page, f *table.Frame, h heights) layout {
	u, field := p.U, f.Field
	n := float64(rows(len(f.Seats)))
	pitch := math.Min(h.pitch*u, (field.W-4*u)/(across+0.4))
	rest := (h.cups + h.paper + h.own + 4*h.gap) * u
	tray := n*pitch + 4*u
	if rest+tray > field.H {
		pitch = math.Min(pitch, math.Max(11*u, (field.H*0.36-4*u)/n))
		if tray = n*pitch + 4*u; field.H-tray < 44*u {
			pitch = math.Max(6*u, (field.H-44*u-4*u)/n)
			tray = n*pitch + 4*u
		}
	}
	k := math.Min(1.25, (field.H-tray)/rest)
	lay := layout{pitch: pitch}
	gap := h.gap * u * k
	_, at := field.Cut(gap / 2)
	lay.cups, at = at.Cut(h.cups * u * k)
	_, at = at.Cut(gap)
	lay.paper, at = at.Cut(h.paper * u * k)
	_, at = at.Cut(gap)
	lay.tray, at = at.Cut(tray)
	_, lay.own = at.Cut(gap / 2)
	wide := math.Min(84*u, lay.paper.H*4.3)
	wide = math.Min(wide, math.Max(field.W-34*u, 50*u))
	lay.pot = ui.Rect{X: lay.paper.X + u, Y: lay.paper.Y, W: math.Max(14*u, (field.W-wide)/2-2*u), H: lay.paper.H}
	lay.paper = centred(lay.paper, wide)
	lay.tray = centred(lay.tray, across*pitch+4*u)
	lay.sizeCup(p, len(f.Seats))
	return lay
}

// besides places the paper to the right of the tray, for low fields.
func besides(p *ui.Page, f *table.Frame) layout {
	u, field := p.U, f.Field.Inset(1.5*p.U)
	n := float64(rows(len(f.Seats)))
	pitch := math.Min(11*u, (field.W-24*u)/(across+0.4))
	tray := n*pitch + 4*u
	if field.H-tray < 38*u {
		pitch = math.Max(7*u, (field.H-38*u-4*u)/n)
		tray = n*pitch + 4*u
	}
	lay := layout{pitch: pitch, low: true}
	free := field.H - tray - 3*u
	var at ui.Rect
	lay.cups, at = field.Cut(free * 0.46)
	_, at = at.Cut(1.5 * u)
	lay.tray, at = at.Cut(tray)
	_, lay.own = at.Cut(1.5 * u)
	wide := across*pitch + 4*u
	right := field.W - wide - 2*u
	lay.tray.W = wide
	high := math.Max(tray, 30*u)
	lay.paper = ui.Rect{X: lay.tray.X + wide + 2*u, Y: lay.tray.Y + tray/2 - high/2, W: math.Min(right, 24*u), H: high}
	lay.pot = ui.Rect{X: lay.paper.X, Y: lay.cups.Y, W: right, H: lay.paper.Y - lay.cups.Y - u}
	lay.sizeCup(p, len(f.Seats))
	return lay
}

// sizeCup sets the height of the cups to fit their row and the number of seats.
func (lay *layout) sizeCup(p *ui.Page, seats int) {
	high := lay.cups.H
	if p.Shape != ui.Sideways {
		high -= 6.5 * p.U // for the signs of bones under them
	}
	lay.cup = math.Min(high/thing.CoverHigh, lay.slot(0, max(seats-1, 1)).W*0.94/thing.CoverWide)
	lay.cup = math.Min(lay.cup, 29*p.U)
	if p.Shape == ui.Sideways {
		lay.cup = math.Min(lay.cup, 20*p.U)
	}
}

func centred(r ui.Rect, w float64) ui.Rect {
	return ui.Rect{X: r.X + (r.W-w)/2, Y: r.Y, W: w, H: r.H}
}

// slot returns the area of the i-th of n cups in the upper row.
func (lay *layout) slot(i, n int) ui.Rect {
	w := math.Min(lay.cups.W/float64(n), 54*lay.cups.H/38)
	x := lay.cups.X + (lay.cups.W-w*float64(n))/2
	return ui.Rect{X: x + w*float64(i), Y: lay.cups.Y, W: w, H: lay.cups.H}
}

// hollow returns the center of the hollow for number n in a tray with most hollows, in
// pixels.
func (lay *layout) hollow(n, most, perRow int) (x, y float64) {
	lines := (most + perRow - 1) / perRow
	pitch := lay.step(perRow)
	left := lay.tray.X + (lay.tray.W-pitch*float64(perRow))/2
	top := lay.tray.Y + (lay.tray.H-lay.pitch*float64(lines))/2
	return left + pitch*(float64((n-1)%perRow)+0.5), top + lay.pitch*(float64((n-1)/perRow)+0.5)
}

// step returns the horizontal distance between hollows, in pixels.
func (lay *layout) step(perRow int) float64 {
	return math.Min(lay.pitch*1.15, (lay.tray.W-4*lay.pitch/15)/float64(perRow))
}

// arrange sets in f the bounds of the tray, the pot and the bones; these lie to the
// right of the cup they came from.
func arrange(p *ui.Page, f *table.Frame) {
	lay := layoutOf(p, f)
	f.Board, f.Pot = lay.tray, lay.pot
	f.Bones = lay.bones()
}

// bones returns the area in which the viewer's bones come to rest.
func (lay *layout) bones() ui.Rect {
	r := centred(lay.own, math.Min(lay.own.W, lay.own.H*4.4))
	aside := math.Min(r.W*0.22, r.H*0.9)
	return ui.Rect{X: r.X + aside, Y: r.Y, W: r.W - aside, H: r.H}
}

// tipped returns the center and the height of the viewer's cup while it lies on its
// side, in pixels.
func (lay *layout) tipped() (x, y, h float64) {
	r := lay.bones()
	h = math.Min(lay.own.H*0.72, lay.cup*1.25)
	return math.Max(r.X-h*0.42, lay.own.X+h*0.62), r.Y + r.H*0.5, h
}

// trayOf returns the number of hollows in the tray and in each row: one for each bone
// there was at the start, or twelve for the sum of two.
func trayOf(b *game.Board) (most, perRow int) {
	if b.Summing {
		return 12, 6
	}
	for _, s := range b.Seats {
		most += s.Had
	}
	return most, across
}

// cup returns the area of the viewer's cup while it holds bones; stands is false while
// the hands of the last round lie open.
func cup(in *table.Instant) (at ui.Rect, stands bool) {
	s := snapshotOf(in)
	r := in.Frame.Bones
	x, y := r.Center()
	h := s.cup * 1.25
	return ui.Rect{X: x - h/2, Y: y - h/2, W: h, H: h}, !s.b.Open
}
