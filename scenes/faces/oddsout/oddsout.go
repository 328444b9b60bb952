// Package oddsout draws Odds Out: a floor with a black lane of mosaic for each
// seat, where the total is laid out in pairs of white stones. The stone that finds
// no partner leaves through the border, and its owner pays.
package oddsout

import (
	"math"

	game "knucklebones/rules/games/oddsout"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: motif, Board: board, Lesson: &taught}

func board() *table.Board {
	f := &floor{}
	return &table.Board{
		Ground: surface.PlainMosaic, Light: table.Light{Shade: 0.35}, Arrange: arrange, Draw: f.draw, Bones: table.Bones{Lay: lay},
		Times: times, Figure: figure, Drop: f.drop, Sounds: []sound.Moment{sound.Drag},
	}
}

// figure has a cast named in a lane that lies empty, or else above them all. That
// it is odd is not said before it is seen.
func figure(in *table.Instant) (fig table.Figure) {
	s := casting.Of(in, nil)
	if moving(in, &s) {
		if l := layingOf(in, &s); l.odd && l.ms < l.meets() {
			fig.Text = called(&s, s.Stands[s.Mover].Hand)
		}
	}
	b := casting.Board(&in.Now)
	pl := planned(in.Page, in.Frame, &b)
	for i := range s.Stands {
		if lane := (max(s.Mover, 0) + i) % len(s.Stands); s.Stands[lane].Hand == 0 {
			fig.At = ui.Rect{X: pl.start, Y: pl.mid(lane) - pl.lane/2, W: pl.in.X + pl.in.W - pl.start, H: pl.lane}
			break
		}
	}
	return fig
}

// called is what a cast is called but for odd or even.
func called(s *casting.Scene, h tali.Hand) string {
	if plainTotals(s.Board) {
		return words.Int(h.Sum()) + " in all"
	}
	return h.Name()
}

func arrange(p *ui.Page, f *table.Frame) {
	casting.Panel{Wide: 1.04, High: 134, Tall: 0.84}.Lay(p, f)
}

// A plan is where things are on the floor, for the size it has.
type plan struct {
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

func planned(p *ui.Page, f *table.Frame, b *bestcast.Board) plan {
	pl := plan{Rect: f.Board, u: p.U, edge: 6 * p.U, lanes: len(b.Casts)}
	if p.Shape != ui.Desk {
		pl.edge = math.Min(4.6*p.U, pl.W*0.055)
	}
	pl.W -= 7 * pl.u
	pl.in = pl.Inset(pl.edge)
	pl.lane = pl.in.H / float64(pl.lanes)
	for i := range b.Rungs {
		for _, h := range b.Rungs[i].Hands {
			pl.pairs = max(pl.pairs, (h.Sum()+1)/2)
		}
	}
	if !plainTotals(b) {
		pl.pairs = min(pl.pairs, 11)
	}
	pl.tag = math.Max(6*pl.u, math.Min(11*pl.u, math.Min(pl.lane*math.Min(0.4*p.Text, 0.56), pl.W*0.1)))
	pl.start = pl.in.X + pl.disc()*1.5 + pl.u
	pl.pitch = (pl.in.X + pl.in.W - pl.start - pl.tag*0.75) / float64(max(pl.pairs, 1))
	pl.stone = math.Min(pl.pitch*0.94, pl.lane*0.36)
	return pl
}

// plainTotals tells whether four alike lie by their total, too.
func plainTotals(b *bestcast.Board) bool {
	for i := range b.Rungs {
		if b.Rungs[i].Count == 24 {
			return true
		}
	}
	return false
}

// disc is how wide an emblem is.
func (pl *plan) disc() float64 { return math.Max(6*pl.u, math.Min(10*pl.u, pl.lane*0.36)) }

// mid is how high the middle of a lane is.
func (pl *plan) mid(seat int) float64 { return pl.in.Y + pl.lane*(float64(seat)+0.5) }

// stoneAt is the middle of stone i of a lane: they lie in pairs, one above the
// other.
func (pl *plan) stoneAt(seat, i int) (x, y float64) {
	x = pl.start + pl.pitch*(float64(i/2)+0.5)
	y = pl.mid(seat) + pl.stone*0.56*(float64(i%2)*2-1)
	return x, y
}

// end is where a lane of so many stones ends.
func (pl *plan) end(stones int) float64 {
	return pl.start + pl.pitch*float64(min(stones/2, pl.pairs))
}

// lost is where the stone of a lane that has found no partner comes to lie.
func (pl *plan) lost(seat int) (x, y float64) {
	return pl.X + pl.W + math.Min(pl.stone*0.75, 4.5*pl.u), pl.mid(seat) + pl.stone*0.1
}
