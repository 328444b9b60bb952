// Package catapulta draws Catapulta: a stake in two rings scratched into the
// sand by the sea, and a driftwood plank along which the players race.
package catapulta

import (
	"math"

	game "knucklebones/rules/games/catapulta"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: shelf.Rings, Board: board}

func board() *table.Board {
	s := &shore{}
	return &table.Board{
		Ground: surface.Beach, Room: room, Arrange: arrange,
		Draw: s.draw, Times: times, Drop: s.drop,
		Light: table.Light{Shade: 0.4},
		Bones: table.Bones{Own: true, Most: 4, Lay: lay, Tag: tag},
	}
}

func room(*ui.Page, int) table.Room { return table.Room{Wide: 97, High: 60, Within: true} }

// arrange gives the rings the whole field, with the pot in its lower left corner.
func arrange(p *ui.Page, f *table.Frame) {
	u, r := p.U, f.Field
	f.Board = r
	w, h := math.Min(20*u, r.W/4), math.Min(19*u, r.H/3)
	f.Pot = ui.Rect{X: r.X + u, Y: r.Y + r.H - h - u, W: w, H: h}
	f.Bones = ui.Rect{X: r.X + w + 2*u, Y: r.Y, W: r.W - w - 2*u, H: r.H}
}

// A plan is where things stand.
type plan struct {
	u, x, y float64 // a unit, and the foot of the stake
	r       float64 // half the width of the outer ring
	plank   ui.Rect
	block   ui.Rect // on which bones lie that are left
	sea     float64 // down to where the sea reaches
}

// flat is how high the rings are seen for their width.
const flat = 0.88

func planned(p *ui.Page, f *table.Frame) (pl plan) {
	r, u := f.Field, p.U
	pl.u = u
	side := math.Min(22*u, r.W*0.22) // for the plank
	pl.r = math.Min((r.W-side-3*u)/2, r.H*0.41)
	pl.x = r.X + side + math.Max(pl.r, math.Min((r.W-side)/2, pl.r*1.25))
	pl.y = r.Y + r.H*0.49
	if p.Shape == ui.Portrait {
		pl.y = r.Y + r.H*0.47
	}
	pot := math.Min(19*u, r.H/3) + u
	w := math.Min(11*u, side*0.42)
	top := math.Max(r.Y+4*u, pl.y-pl.r*flat*1.02)
	pl.plank = ui.Rect{X: math.Max(r.X+side*0.44, pl.x-pl.r-side*0.64), Y: top, W: w, H: r.Y + r.H - pot - 2*u - top}
	bw, bh := math.Min(38*u, pl.r*0.9), math.Max(8*u, math.Min(11*u, pl.r*0.22))
	pl.block = ui.Rect{X: math.Min(pl.x+pl.r*1.05, r.X+r.W-bw-2*u), Y: r.Y + r.H - bh - 2.5*u, W: bw, H: bh}
	pl.sea = r.Y + math.Min(r.H*0.06, 6*u)
	return pl
}

// sand is the pixel of a place in the sand, in parts of the outer ring.
func (pl *plan) sand(x, y float64) (px, py float64) { return pl.x + x*pl.r, pl.y + y*pl.r*flat }

// notch is how high a part of the way to the points that win is on the plank.
func (pl *plan) notch(part float64) float64 {
	return pl.plank.Y + pl.plank.H*(0.95-0.9*math.Min(part, 1.04))
}

// bone is half the length of a bone.
func (pl *plan) bone() float64 { return math.Max(4.6*pl.u, math.Min(9*pl.u, pl.r*0.13)) }
