package oddsout

import (
	"math"

	"knucklebones/rules/kits/bestcast"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// arrange sets where the board, the bones and the pot are on a page.
func arrange(p *ui.Page, f *table.Frame) {
	casting.Panel{Wide: 1.04, High: 134, Tall: 0.84}.Lay(p, f)
}

// A layout says where things are on the floor, for the size it has.
type layout struct {
	ui.Rect         // the panel without the strip at its right where lost stones lie
	u, edge float64 // how wide the border is
	in      ui.Rect // all lanes
	lanes   int
	lane    float64 // how high one is
	pairs   int     // in a lane at most
	start   float64 // where the stones begin
	pitch   float64 // from pair to pair
	stone   float64 // how wide one is
	tag     float64
}

// layoutOf returns where things are on a page.
func layoutOf(p *ui.Page, f *table.Frame, b *bestcast.Board) layout {
	lay := layout{Rect: f.Board, u: p.U, edge: 6 * p.U, lanes: len(b.Casts)}
	if p.Shape != ui.Desk {
		lay.edge = math.Min(4.6*p.U, lay.W*0.055)
	}
	lay.W -= 7 * lay.u
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

// mid is how high the middle of a lane is.
func (lay *layout) mid(seat int) float64 { return lay.in.Y + lay.lane*(float64(seat)+0.5) }

// stoneAt is the middle of stone i of a lane: they lie in pairs, one above the
// other.
func (lay *layout) stoneAt(seat, i int) (x, y float64) {
	x = lay.start + lay.pitch*(float64(i/2)+0.5)
	y = lay.mid(seat) + lay.stone*0.56*(float64(i%2)*2-1)
	return x, y
}

// end is where a lane of so many stones ends.
func (lay *layout) end(stones int) float64 {
	return lay.start + lay.pitch*float64(min(stones/2, lay.pairs))
}

// lost is where the stone of a lane that has found no partner comes to lie.
func (lay *layout) lost(seat int) (x, y float64) {
	return lay.X + lay.W + math.Min(lay.stone*0.75, 4.5*lay.u), lay.mid(seat) + lay.stone*0.1
}
