package simple

import (
	"math"

	"knucklebones/rules/kits/bestcast"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// arrange sets in f the bounds of the board, the bones and the pot.
func arrange(p *ui.Page, f *table.Frame) {
	casting.Panel{Wide: 0.84, Tall: 1.02}.Lay(p, f)
}

// A layout holds the positions and sizes on the panel, in pixels.
type layout struct {
	ui.Rect
	u     float64
	stem  float64 // horizontal position of the candelabrum
	top   float64 // the middle of the shell
	pitch float64 // distance between ranks
	foot  float64 // the upper edge of the black foot
	mid   float64 // the middle of the foot, within the frame
	named int     // ranks on the wall
	low   int     // rungs below them
	disc  float64 // width of an emblem
	text  float64 // the reader's text scale, 1 by default
	size  float64 // letter size of the names of the ranks
	every int     // one rank out of this number is named
	sixes bool    // four sixes stand above the Senios
}

// layoutOf returns the layout on a page.
func layoutOf(p *ui.Page, f *table.Frame, b *bestcast.Board) layout {
	lay := layout{Rect: f.Board, u: p.U}
	lay.low = below(b)
	lay.named = len(b.Rungs) - lay.low
	lay.sixes = lay.named > 1 && vulture(b, len(b.Rungs)-2)
	lay.foot = lay.Y + lay.H - math.Max(9*lay.u, lay.H*0.145)
	lay.mid = (lay.foot + lay.Y + lay.H - 2*lay.u) / 2
	lay.stem = lay.X + lay.W*0.37
	lay.top = lay.Y + math.Max(8*lay.u, lay.H*0.085)
	lay.pitch = (lay.foot - lay.top - lay.H*0.025) / float64(max(lay.named-1, 1))
	lay.disc = math.Max(6*lay.u, math.Min(9*lay.u, lay.pitch*1.5))
	lay.text, lay.size, lay.every = p.Text, math.Max(3.5*lay.u, math.Min(p.T(1)*1.1, lay.pitch*0.92)), 1
	if p.Text > 1 {
		lay.size = math.Max(lay.size, math.Min(p.T(1)*1.1, lay.pitch*2.5))
	}
	if lay.size > lay.pitch*1.25 {
		lay.every = 2
	}
	return lay
}

// leaf returns the length of a leaf in pixels.
func (lay *layout) leaf() float64 { return math.Min(lay.pitch*1.7, lay.W*0.12) }

// written reports whether there is space for the name of a rung: the ends always have
// it, and every few between; four sixes have it where they stand above the Senios.
func (lay *layout) written(rung int) bool {
	from := lay.ends()
	if rung == lay.low || rung == from {
		return true
	}
	if lay.sixes {
		from--
	}
	return (from-rung)%lay.every == 0 && rung > lay.low+lay.every-1
}

// beside returns the y of a rung's name, in pixels: that of Venus is moved up where
// four sixes stand below her.
func (lay *layout) beside(rung int) float64 {
	y := lay.y(float64(rung))
	if lay.sixes && lay.every > 1 && rung == lay.ends() {
		y -= 0.6 * lay.pitch
	}
	return y
}

// ends returns the highest rung.
func (lay *layout) ends() int { return lay.named + lay.low - 1 }

// y returns the vertical position of a rung in pixels; those without a name are all on the
// foot.
func (lay *layout) y(rung float64) float64 {
	k := max(-1, rung-float64(lay.low))
	if k < 0 {
		return lay.mid + (lay.top+lay.pitch*float64(lay.named-1)-lay.mid)*(1+k)
	}
	return lay.top + lay.pitch*(float64(lay.named-1)-k)
}
