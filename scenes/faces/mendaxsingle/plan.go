package mendaxsingle

import (
	"math"

	game "knucklebones/rules/games/mendaxsingle"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/thing"
)

// A plan is where everything lies, in pixels: the others' cups above, then the
// paper and the tray, and nearest to you your own bones.
type plan struct {
	cups  ui.Rect // the row of cups, with room for the bones under them
	cup   float64 // how high a cup is
	paper ui.Rect
	tray  ui.Rect // room for the tray, and its pitch
	pitch float64
	own   ui.Rect // the near edge: your cup at its left, your bones
	pot   ui.Rect
	low   bool // the field is low: what else lies below something lies beside it
}

// bonesEach is how many bones a seat has at the start.
const bonesEach = 4

// across is how many hollows stand side by side.
const across = 8

// rows is how many rows of hollows the bones of so many seats need; two are
// left for the sums of the last two bones.
func rows(seats int) int { return max(2, (seats*bonesEach+across-1)/across) }

// heights are the parts of the field from above, in units, where there is room
// enough: the gap between them, cups, paper and bones.
type heights struct{ gap, cups, paper, own, pitch float64 }

func planned(p *ui.Page, f *table.Frame) plan {
	switch p.Shape {
	case ui.Portrait:
		return stacked(p, f, heights{1.3, 28, 18, 37, 15})
	case ui.Sideways:
		return besides(p, f)
	}
	return stacked(p, f, heights{3, 38, 21, 42, 15})
}

// stacked lays all one below the other. Where the field is low the tray shrinks
// last, as it is touched.
func stacked(p *ui.Page, f *table.Frame, h heights) plan {
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
	pl := plan{pitch: pitch}
	gap := h.gap * u * k
	_, at := field.Cut(gap / 2)
	pl.cups, at = at.Cut(h.cups * u * k)
	_, at = at.Cut(gap)
	pl.paper, at = at.Cut(h.paper * u * k)
	_, at = at.Cut(gap)
	pl.tray, at = at.Cut(tray)
	_, pl.own = at.Cut(gap / 2)
	wide := math.Min(84*u, pl.paper.H*4.3)
	wide = math.Min(wide, math.Max(field.W-34*u, 50*u))
	pl.pot = ui.Rect{X: pl.paper.X + u, Y: pl.paper.Y, W: math.Max(14*u, (field.W-wide)/2-2*u), H: pl.paper.H}
	pl.paper = centred(pl.paper, wide)
	pl.tray = centred(pl.tray, across*pitch+4*u)
	pl.sizeCup(p, len(f.Seats))
	return pl
}

// besides lays the paper at the right of the tray, on low fields.
func besides(p *ui.Page, f *table.Frame) plan {
	u, field := p.U, f.Field.Inset(1.5*p.U)
	n := float64(rows(len(f.Seats)))
	pitch := math.Min(11*u, (field.W-24*u)/(across+0.4))
	tray := n*pitch + 4*u
	if field.H-tray < 38*u {
		pitch = math.Max(7*u, (field.H-38*u-4*u)/n)
		tray = n*pitch + 4*u
	}
	pl := plan{pitch: pitch, low: true}
	free := field.H - tray - 3*u
	var at ui.Rect
	pl.cups, at = field.Cut(free * 0.46)
	_, at = at.Cut(1.5 * u)
	pl.tray, at = at.Cut(tray)
	_, pl.own = at.Cut(1.5 * u)
	wide := across*pitch + 4*u
	right := field.W - wide - 2*u
	pl.tray.W = wide
	high := math.Max(tray, 30*u)
	pl.paper = ui.Rect{X: pl.tray.X + wide + 2*u, Y: pl.tray.Y + tray/2 - high/2, W: math.Min(right, 24*u), H: high}
	pl.pot = ui.Rect{X: pl.paper.X, Y: pl.cups.Y, W: right, H: pl.paper.Y - pl.cups.Y - u}
	pl.sizeCup(p, len(f.Seats))
	return pl
}

// sizeCup makes the cups as high as the row, or as so many need it.
func (pl *plan) sizeCup(p *ui.Page, seats int) {
	high := pl.cups.H
	if p.Shape != ui.Sideways {
		high -= 6.5 * p.U // for the signs of bones under them
	}
	pl.cup = math.Min(high/thing.CoverHigh, pl.slot(0, max(seats-1, 1)).W*0.94/thing.CoverWide)
	pl.cup = math.Min(pl.cup, 29*p.U)
	if p.Shape == ui.Sideways {
		pl.cup = math.Min(pl.cup, 20*p.U)
	}
}

func centred(r ui.Rect, w float64) ui.Rect {
	return ui.Rect{X: r.X + (r.W-w)/2, Y: r.Y, W: w, H: r.H}
}

// slot is the part of the row of cups that the i-th of n has.
func (pl *plan) slot(i, n int) ui.Rect {
	w := math.Min(pl.cups.W/float64(n), 54*pl.cups.H/38)
	x := pl.cups.X + (pl.cups.W-w*float64(n))/2
	return ui.Rect{X: x + w*float64(i), Y: pl.cups.Y, W: w, H: pl.cups.H}
}

// hollow is the middle of the hollow for number n of as many as there are.
func (pl *plan) hollow(n, most, perRow int) (x, y float64) {
	lines := (most + perRow - 1) / perRow
	pitch := pl.step(perRow)
	left := pl.tray.X + (pl.tray.W-pitch*float64(perRow))/2
	top := pl.tray.Y + (pl.tray.H-pl.pitch*float64(lines))/2
	return left + pitch*(float64((n-1)%perRow)+0.5), top + pl.pitch*(float64((n-1)/perRow)+0.5)
}

// step is how far apart hollows stand side by side.
func (pl *plan) step(perRow int) float64 {
	return math.Min(pl.pitch*1.15, (pl.tray.W-4*pl.pitch/15)/float64(perRow))
}

// arrange puts the bones to the right of the cup they came from.
func arrange(p *ui.Page, f *table.Frame) {
	pl := planned(p, f)
	f.Board, f.Pot = pl.tray, pl.pot
	f.Bones = pl.bones()
	if p.Shape == ui.Desk {
		f.Pot = table.NewFrame(p, len(f.Seats)).Pot
	}
}

// bones is where your bones come to rest.
func (pl *plan) bones() ui.Rect {
	r := centred(pl.own, math.Min(pl.own.W, pl.own.H*4.4))
	aside := math.Min(r.W*0.22, r.H*0.9)
	return ui.Rect{X: r.X + aside, Y: r.Y, W: r.W - aside, H: r.H}
}

// tipped is the middle of your cup while it lies, and how high it is.
func (pl *plan) tipped() (x, y, h float64) {
	r := pl.bones()
	h = math.Min(pl.own.H*0.72, pl.cup*1.25)
	return math.Max(r.X-h*0.42, pl.own.X+h*0.62), r.Y + r.H*0.5, h
}

// trayOf is how many hollows the tray has and how many stand in a row: one for
// each bone there was at the start, or twelve for the sum of two.
func trayOf(b *game.Board) (most, perRow int) {
	if b.Summing {
		return 12, 6
	}
	for _, s := range b.Seats {
		most += s.Had
	}
	return most, across
}
