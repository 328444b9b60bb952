// Package simple draws Simple Tali: a red wall with a painted candelabrum whose
// leaves are the ranks, Venus's shell on top, and everyone's emblem hung where
// his cast has brought him.
package simple

import (
	"math"

	"knucklebones/rules"
	game "knucklebones/rules/games/simple"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/purse"
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
	w := &wall{}
	return &table.Board{
		Ground: surface.RedFresco, Arrange: arrange, Draw: w.draw, Above: w.above,
		Places: places, Times: times, Figure: figureOf, Drop: w.drop, Sounds: []sound.Moment{sound.Pluck, sound.Bark},
	}
}

func arrange(p *ui.Page, f *table.Frame) {
	casting.Panel{Wide: 0.84, High: 152, Tall: 1.02}.Lay(p, f)
}

// places are the leaves, which tell of themselves, and the pot, which is touched
// to raise it.
func places(in *table.Instant) []table.Place {
	b := casting.Board(&in.Now)
	pl := planned(in.Page, in.Frame, &b)
	var list []table.Place
	for i := range b.Rungs {
		list = append(list, table.Place{ID: "leaf " + words.Int(i+1), Label: told(&b, i), Rect: ui.Rect{X: pl.stem, Y: pl.y(float64(i))}.AtLeast(2 * pl.u)})
	}
	if raise := (rules.Move{Verb: bestcast.Raise}); in.Lit(raise) {
		list = append(list, table.Place{ID: "pot", Label: "Raise the pot", Rect: in.Frame.Pot, Move: raise})
	}
	return list
}

// told is what a leaf tells of itself.
func told(b *bestcast.Board, rung int) string {
	r := &b.Rungs[rung]
	text := words.Upper(r.Call) + ": " + purse.PerCent(r.Chance) + " of casts."
	better := 0.0
	for _, above := range b.Rungs[rung+1:] {
		better += above.Chance
	}
	if better == 0 {
		return text
	}
	return text + " Better: " + purse.PerCent(better) + "."
}

// figureOf has what a cast came to written where the wall is barest, as high as
// that goes.
func figureOf(in *table.Instant) table.Figure {
	b := casting.Board(&in.Now)
	pl, s := planned(in.Page, in.Frame, &b), casting.Scene{Board: &b}
	x, at, bare := pl.stem+pl.leaf()+2*pl.u, 0.0, -1.0
	for y := pl.top; y <= pl.foot-6*pl.u; y += 4 * pl.u {
		room := 14 * pl.u
		for i := range b.Casts {
			room = math.Min(room, math.Abs(y-pl.y(float64(s.RungOf(b.Casts[i].Last)))))
		}
		if room > bare {
			at, bare = y, room
		}
	}
	return table.Figure{At: ui.Rect{X: x, Y: at - 4*pl.u, W: pl.X + pl.W - 4*pl.u - x, H: 8 * pl.u}}
}

// A plan is where things are on the panel, for the size it has.
type plan struct {
	ui.Rect
	u     float64
	stem  float64 // where the candelabrum stands
	top   float64 // the middle of the shell
	pitch float64 // from rank to rank
	foot  float64 // the upper edge of the black foot
	mid   float64 // the middle of it, within the frame
	named int     // ranks on the wall
	low   int     // rungs below them
	disc  float64 // how wide an emblem is
	text  float64 // how much larger than usual letters are
	size  float64 // of the names of the ranks
	every int     // each so many of the ranks is named
	sixes bool    // four sixes stand above the Senios
}

func planned(p *ui.Page, f *table.Frame, b *bestcast.Board) plan {
	pl := plan{Rect: f.Board, u: p.U}
	pl.low = below(b)
	pl.named = len(b.Rungs) - pl.low
	pl.sixes = pl.named > 1 && vulture(b, len(b.Rungs)-2)
	pl.foot = pl.Y + pl.H - math.Max(9*pl.u, pl.H*0.145)
	pl.mid = (pl.foot + pl.Y + pl.H - 2*pl.u) / 2
	pl.stem = pl.X + pl.W*0.37
	pl.top = pl.Y + math.Max(8*pl.u, pl.H*0.085)
	pl.pitch = (pl.foot - pl.top - pl.H*0.025) / float64(max(pl.named-1, 1))
	pl.disc = math.Max(6*pl.u, math.Min(9*pl.u, pl.pitch*1.5))
	pl.text, pl.size, pl.every = p.Text, math.Max(3.5*pl.u, math.Min(p.T(1)*1.1, pl.pitch*0.92)), 1
	if p.Text > 1 {
		pl.size = math.Max(pl.size, math.Min(p.T(1)*1.1, pl.pitch*2.5))
	}
	if pl.size > pl.pitch*1.25 {
		pl.every = 2
	}
	return pl
}

// leaf is how long a leaf is.
func (pl *plan) leaf() float64 { return math.Min(pl.pitch*1.7, pl.W*0.12) }

// written tells whether there is room for the name of a rung: the ends have it,
// and each so many between; four sixes have it wherever they stand above the
// Senios.
func (pl *plan) written(rung int) bool {
	from := pl.ends()
	if rung == pl.low || rung == from {
		return true
	}
	if pl.sixes {
		from--
	}
	return (from-rung)%pl.every == 0 && rung > pl.low+pl.every-1
}

// beside is how high the name of a rung is written: Venus makes room for four
// sixes below her.
func (pl *plan) beside(rung int) float64 {
	y := pl.y(float64(rung))
	if pl.sixes && pl.every > 1 && rung == pl.ends() {
		y -= 0.6 * pl.pitch
	}
	return y
}

// ends is the highest rung.
func (pl *plan) ends() int { return pl.named + pl.low - 1 }

// vulture tells whether a rung is that of a Vulture.
func vulture(b *bestcast.Board, rung int) bool {
	return tali.Classify(b.Rungs[rung].Hands[0]).Vulture()
}

// below is how many rungs are for casts without a name.
func below(b *bestcast.Board) int {
	if len(b.Rungs) > 0 && tali.Classify(b.Rungs[0].Hands[0]) == tali.Unnamed {
		return 1
	}
	return 0
}

// y is how high a rung is; one without a name is on the foot.
func (pl *plan) y(rung float64) float64 {
	k := rung - float64(pl.low)
	if k < 0 {
		return pl.mid + (pl.top+pl.pitch*float64(pl.named-1)-pl.mid)*(1+k)
	}
	return pl.top + pl.pitch*(float64(pl.named-1)-k)
}
