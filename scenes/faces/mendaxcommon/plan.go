package mendaxcommon

import (
	"math"

	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// A plan is where everything lies, in pixels: the arch with its hollows, what is
// inside it, the counters of the seats and the dish of those that were lost.
type plan struct {
	x, y   float64 // the middle of the bow
	radius float64 // of the row of hollows along the bow
	legs   float64 // how far below the middle the last hollows are
	wide   float64 // of the wood
	inside ui.Rect
	beads  []ui.Rect // of each seat; none where there is no room
	dish   ui.Rect
	low    bool // the field is low: the cup lies beside the bones and not below
}

// Ranks is how many hollows the arch has.
const ranks = int(tali.Venus) + 1

// beadRoom is the width and the height, in units, of ten counters beside a plate.
const beadRoom, beadHigh = 27, 10

func planned(p *ui.Page, f *table.Frame) plan {
	u := p.U
	pl := plan{low: p.Shape == ui.Sideways}
	room := f.Field
	switch p.Shape {
	case ui.Desk:
		if room.W > 150*u {
			pl.beads = table.Beside(f.Seats, 0.1*beadRoom*u, 0.86*beadRoom*u)
			room.X, room.W = room.X+beadRoom*u, room.W-beadRoom*u
		}
	case ui.Portrait:
		if len(f.Seats) <= 4 && room.H > 88*u {
			pl.beads = beneath(f, u)
			_, room = room.Cut((beadHigh + 1) * u)
		}
	}
	pl.bend(p, room)
	pl.put(p, f)
	return pl
}

// bend gives the arch as much of the room as its emblems outside leave.
func (pl *plan) bend(p *ui.Page, room ui.Rect) {
	u := p.U
	out := outside(p)
	w, h := room.W-2*out, room.H-out-2*u
	most, deep := 121*u, 124*u
	if p.Shape == ui.Sideways {
		most, out = 106*u, out*0.8
		h = room.H - out - u
	}
	w, h = math.Min(w, most), math.Min(h, deep)
	pl.wide = math.Max(8*u, math.Min(13*u, math.Min(w*0.14, h*0.15)))
	pl.radius = math.Min((w-pl.wide)/2, h-pl.wide)
	pl.legs = math.Max(0, h-pl.radius-pl.wide)
	pl.x = room.X + room.W/2
	pl.y = room.Y + out + (room.H-out-h)/2*0.6 + pl.wide/2 + pl.radius
	in := pl.radius - pl.wide/2
	top := pl.y - in*0.62
	pl.inside = ui.Rect{X: pl.x - in + 2*u, Y: top, W: 2*in - 4*u, H: pl.y + pl.legs + pl.wide/2 - top}
}

// outside is the room round the arch for the emblems of those who spoke.
func outside(p *ui.Page) float64 {
	if p.Shape == ui.Portrait {
		return 8.5 * p.U
	}
	return 10 * p.U
}

// put finds the place of the dish: under the plates, or on upright pages beside
// the bow.
func (pl *plan) put(p *ui.Page, f *table.Frame) {
	u, last := p.U, f.Seats[len(f.Seats)-1]
	low := math.Min(f.Field.Y+f.Field.H, f.Rail.Y)
	if p.Shape == ui.Sideways {
		low = f.Field.Y + f.Field.H
	}
	free := low - last.Y - last.H
	switch {
	case p.Shape == ui.Desk:
		d := math.Min(21*u, free-6*u)
		pl.dish = ui.Rect{X: last.X + 4*u, Y: low - math.Min(free/2, 24*u) - d/2, W: d, H: d}
	case p.Shape == ui.Sideways && !f.Small:
		d := math.Min(15*u, free-9*u)
		pl.dish = ui.Rect{X: last.X + (last.W-d)/2, Y: low - d - 8*u, W: d, H: d}
	default:
		d := 12 * u
		pl.dish = ui.Rect{X: f.Field.X + 1.5*u, Y: f.Field.Y + 0.5*u, W: d, H: d}
		if pl.beads != nil {
			pl.dish.Y += (beadHigh + 1.5) * u
		}
	}
}

// beneath are places of counters under the plates.
func beneath(f *table.Frame, u float64) (list []ui.Rect) {
	for _, s := range f.Seats {
		w := math.Min(s.W, 21*u)
		list = append(list, ui.Rect{X: s.X + (s.W-w)/2, Y: f.Field.Y + 1.5*u, W: w, H: beadHigh * u})
	}
	return list
}

// hollow is the middle of the hollow of a rank, and the way out of the arch
// from there.
func (pl *plan) hollow(rank float64) (x, y, outX, outY float64) {
	at := rank / float64(ranks-1) * pl.long()
	bow := math.Pi * pl.radius
	switch {
	case at < pl.legs:
		return pl.x - pl.radius, pl.y + pl.legs - at, -1, 0
	case at > pl.legs+bow:
		return pl.x + pl.radius, pl.y + at - pl.legs - bow, 1, 0
	}
	sin, cos := math.Sincos(math.Pi + (at-pl.legs)/pl.radius)
	return pl.x + pl.radius*cos, pl.y + pl.radius*sin, cos, sin
}

// long is how long the row of hollows is.
func (pl *plan) long() float64 { return math.Pi*pl.radius + 2*pl.legs }

// deep is how wide a hollow is.
func (pl *plan) deep() float64 {
	return math.Min(pl.long()/float64(ranks-1)*0.9, pl.wide*0.82)
}

// arrange puts the bones inside the arch.
func arrange(p *ui.Page, f *table.Frame) {
	pl := planned(p, f)
	in := pl.inside
	f.Board = ui.Rect{X: pl.x - pl.radius - pl.wide/2, Y: pl.y - pl.radius - pl.wide/2,
		W: 2*pl.radius + pl.wide, H: pl.radius + pl.legs + pl.wide}
	f.Bones = in
	if pl.low {
		_, f.Bones = in.CutLeft(in.W * 0.28)
	} else {
		f.Bones.H = in.H * 0.7
	}
	pot := math.Max(24*p.U, pl.dish.W*1.2)
	f.Pot = ui.Rect{X: pl.dish.X + pl.dish.W + 3*p.U, Y: pl.dish.Y, W: pot, H: math.Max(pl.dish.H, 14*p.U)}
	if p.Shape != ui.Desk {
		f.Pot.X, f.Pot.W = pl.x+pl.radius-pl.wide/2, f.Field.X+f.Field.W-pl.x-pl.radius+pl.wide/2
		f.Pot.Y = pl.y - pl.radius - pl.wide/2 - p.U
	}
}

// tipped is the middle of the cup while its bones lie in sight, and how high it
// is.
func (pl *plan) tipped(p *ui.Page) (x, y, h float64) {
	in := pl.inside
	if pl.low {
		h = math.Min(in.W*0.3, in.H*0.56)
		return in.X + h*0.55, in.Y + in.H*0.66, h
	}
	h = math.Min(in.H*0.39, in.W*0.5)
	return in.X + in.W*0.54, in.Y + in.H - h*0.45, h
}

// covering is the middle of the cup while it stands over the bones.
func (pl *plan) covering(p *ui.Page) (x, y, h float64) {
	in := pl.inside
	h = math.Min(math.Min(in.W*0.62, in.H*0.6), 46*p.U)
	return pl.x, in.Y + in.H*0.5, h
}
