// Package olympus draws Hounds in Olympus: a moonlit fresco in which every cast
// sinks on its cloud from the sky to its height on the mountain, and who comes
// down lowest gets the pot that the hound guards at the foot.
package olympus

import (
	"math"

	game "knucklebones/rules/games/olympus"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: motif, Board: board, Lesson: &taught}

func board() *table.Board {
	f := &fresco{}
	return &table.Board{
		Ground: surface.NightFresco, Arrange: arrange, Draw: f.draw, Above: f.above,
		Places: places, Times: times, Drop: f.drop, Sounds: []sound.Moment{sound.Wind, sound.Bark, sound.Bolt},
	}
}

// arrange lays the panel, and the pot on its meadow.
func arrange(p *ui.Page, f *table.Frame) {
	pot := f.Pot
	panel := casting.Panel{Wide: 0.85, High: 152, Tall: 0.98}
	if p.Shape == ui.Sideways {
		panel.Wide = 1.02
	}
	panel.Lay(p, f)
	b, u := f.Board, p.U
	if meadow(b) < 10*u { // no room for it there
		return
	}
	f.Pot = ui.Rect{X: b.X + b.W*0.56, Y: b.Y + b.H - meadow(b)*1.15, W: math.Min(34*u, b.W*0.36), H: meadow(b)*1.15 - 1.6*u}
	if p.Shape == ui.Portrait { // the bones have the place of the pot, too
		f.Bones.W += f.Bones.X - pot.X
		f.Bones.X = pot.X
	}
}

// meadow is how high the meadow is at the foot of a panel.
func meadow(b ui.Rect) float64 { return b.H * 0.175 }

// A plan is where things are on the panel, for the size it has.
type plan struct {
	ui.Rect
	u, edge     float64
	ladder      float64 // how wide the ladder is
	sky         float64 // how high clouds are that wait
	venus, step float64 // how high the rung of Venus is, and from rung to rung
	foot        float64 // the upper edge of the meadow
	rungs       int
	column      float64 // from seat to seat
	first       float64 // from the ladder to the first of them
}

func planned(p *ui.Page, f *table.Frame, b *bestcast.Board) plan {
	pl := plan{Rect: f.Board, u: p.U, edge: 1.8 * p.U, rungs: len(b.Rungs)}
	pl.ladder = math.Max(math.Min(21*pl.u, pl.W*0.36), math.Min(29*pl.u, pl.W*0.23))
	pl.foot = pl.Y + pl.H - meadow(f.Board)
	pl.sky = pl.Y + pl.edge + math.Max(5*pl.u, pl.H*0.055)
	pl.venus = pl.sky + math.Max(5.5*pl.u, pl.H*0.075)
	pl.step = (pl.foot - 1.5*pl.u - pl.venus) / float64(max(pl.rungs-1, 1))
	pl.column = (pl.W - pl.ladder - 2.5*pl.edge) / float64(len(b.Casts))
	pl.first = pl.column / 2
	if over := 12*pl.u - pl.column; over > 0 {
		pl.first += over / 2
		pl.column -= over / float64(len(b.Casts)-1)
	}
	return pl
}

// y is how high a rung is; that before the first is the sky.
func (pl *plan) y(rung float64) float64 {
	if rung < 0 {
		return pl.sky + (pl.venus-pl.sky)*(1+rung)
	}
	return pl.venus + pl.step*rung
}

// x is the middle of a seat's column.
func (pl *plan) x(seat int) float64 {
	return pl.X + pl.edge*1.5 + pl.ladder + pl.first + pl.column*float64(seat)
}

// peak is the top of the mountain.
func (pl *plan) peak() (x, y float64) {
	return pl.X + pl.ladder + (pl.W-pl.ladder)*0.5, pl.sky + pl.H*0.085
}

// cloud is how wide that of a seat is: on narrow panels they overlap.
func (pl *plan) cloud() float64 { return math.Min(math.Max(pl.column*1.14, 13.6*pl.u), 25*pl.u) }

// disc is how wide an emblem is.
func (pl *plan) disc() float64 { return math.Min(8*pl.u, pl.cloud()*0.33) }
