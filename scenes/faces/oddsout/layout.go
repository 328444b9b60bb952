package oddsout

import (
	"math"

	"knucklebones/rules/kits/bestcast"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// arrange sets in f the bounds of the board, the bones and the pot.
func arrange(p *ui.Page, f *table.Frame) {
	casting.Panel{Wide: 1.04, Tall: 0.84}.Lay(p, f)
	if p.Shape == ui.Portrait { // the words at the pot are long
		by := 5 * p.U * p.Text
		f.Bones.X, f.Bones.W = f.Bones.X+by, f.Bones.W-by
	}
	const heap = 5 // units beside the lanes for lost stones
	if by := heap * p.U; p.Shape == ui.Desk && f.Pot.X < f.Bones.X && f.Bones.W-by >= 44*p.U {
		f.Pot.X += by
		f.Bones.X, f.Bones.W = f.Bones.X+by, f.Bones.W-by
	}
}

// A layout holds the positions and sizes on the floor, in pixels.
type layout struct {
	ui.Rect         // the panel without the strip at its right where lost stones lie
	u, edge float64 // pixels per unit, and the width of the border
	in      ui.Rect // all lanes
	lanes   int
	lane    float64 // height of a lane
	pairs   int     // the most pairs in a lane
	start   float64 // left edge of the stones
	pitch   float64 // distance between pairs
	stone   float64 // width of a stone
	tag     float64
}

// layoutOf returns the layout on a page.
func layoutOf(p *ui.Page, f *table.Frame, b *bestcast.Board) layout {
	lay := layout{Rect: f.Board, u: p.U, edge: 6 * p.U, lanes: len(b.Casts)}
	if p.Shape != ui.Desk {
		lay.edge = math.Min(4.6*p.U, lay.W*0.055)
	}
	lay.W -= 7 * lay.u
	if p.Shape == ui.Portrait { // nearer the middle of the page
		lay.X += 2 * lay.u
	}
	lay.in = lay.Inset(lay.edge)
	lay.lane = lay.in.H / float64(lay.lanes)
	for i := range b.Rungs {
		for _, h := range b.Rungs[i].Hands {
			lay.pairs = max(lay.pairs, (h.Sum()+1)/2)
		}
	}
	if !plainTotals(b) {
		lay.pairs = min(lay.pairs, 11)
	}
	lay.tag = math.Max(6*lay.u, math.Min(11*lay.u, math.Min(lay.lane*math.Min(0.4*p.Text, 0.56), lay.W*0.1)))
	lay.start = lay.in.X + lay.disc()*1.5 + lay.u
	lay.pitch = (lay.in.X + lay.in.W - lay.start - lay.tag*0.75) / float64(max(lay.pairs, 1))
	lay.stone = math.Min(lay.pitch*0.94, lay.lane*0.36)
	return lay
}

// disc returns the width of a player's emblem in pixels.
func (lay *layout) disc() float64 { return math.Max(6*lay.u, math.Min(10*lay.u, lay.lane*0.36)) }

// mid returns the vertical middle of a seat's lane, in pixels.
func (lay *layout) mid(seat int) float64 { return lay.in.Y + lay.lane*(float64(seat)+0.5) }

// stoneAt returns the center of stone i of a lane, in pixels: stones lie in pairs, one
// above the other.
func (lay *layout) stoneAt(seat, i int) (x, y float64) {
	x = lay.start + lay.pitch*(float64(i/2)+0.5)
	y = lay.mid(seat) + lay.stone*0.56*(float64(i%2)*2-1)
	return x, y
}

// end returns the right end of a lane with the given number of stones, in pixels.
func (lay *layout) end(stones int) float64 {
	return lay.start + lay.pitch*float64(min(stones/2, lay.pairs))
}

// lost returns the point where the stone without a partner comes to rest beside a lane,
// in pixels.
func (lay *layout) lost(seat int) (x, y float64) {
	return lay.X + lay.W + math.Min(lay.stone*0.75, 4.5*lay.u), lay.mid(seat) + lay.stone*0.1
}
