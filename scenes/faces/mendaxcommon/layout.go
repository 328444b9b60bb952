package mendaxcommon

import (
	"math"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// A layout gives the bounds of everything, in pixels: the arch with its hollows, the
// area inside it, the counters of the seats, and the dish for lost ones.
type layout struct {
	x, y   float64 // centre of the bow
	radius float64 // radius of the row of hollows in the bow
	legs   float64 // length of each leg below the centre
	wide   float64 // width of the wood
	inside ui.Rect
	side   ui.Rect   // beside the arch, for the pot and the dish; empty if there is no room
	beads  []ui.Rect // areas for the counters of each seat; empty if there is no room
	dish   ui.Rect
	low    bool // the field is low, so the cup lies beside the bones
}

// ranks is the number of hollows in the arch.
const ranks = int(tali.Venus) + 1

// beadRoom and beadHigh are the size, in page units, of the area for a seat's counters.
const beadRoom, beadHigh = 27, 10

// sideRoom is the width, in page units, of the area for the pot and the dish.
const sideRoom = 32

// layoutOf returns the layout for a page.
func layoutOf(p *ui.Page, f *table.Frame) layout {
	u := p.U
	lay := layout{low: p.Shape == ui.Sideways}
	room := f.Field
	switch p.Shape {
	case ui.Desk:
		if room.W > 150*u {
			lay.beads = table.Beside(f.Seats, 0.1*beadRoom*u, 0.86*beadRoom*u)
			room.X, room.W = room.X+beadRoom*u, room.W-beadRoom*u
		}
		if room.W > 200*u {
			room.W -= sideRoom * u
			lay.side = ui.Rect{X: room.X + room.W, Y: room.Y, W: sideRoom * u, H: room.H}
		}
	case ui.Portrait:
		if len(f.Seats) <= 4 && room.H > 88*u {
			lay.beads = beneath(f, u)
			_, room = room.Cut((beadHigh + 1) * u)
		}
	}
	lay.bend(p, room)
	lay.put(p, f, room)
	return lay
}

// bend sets the size and place of the arch, to fill room but for a margin for the
// emblems outside it.
func (lay *layout) bend(p *ui.Page, room ui.Rect) {
	u := p.U
	out := outside(p)
	w, h := room.W-2*out, room.H-out-2*u
	most, deep := 121*u, 124*u
	switch p.Shape {
	case ui.Desk:
		most, deep = 148*u, 152*u
	case ui.Sideways:
		most, out = 106*u, out*0.8
		h = room.H - out - u
	}
	w, h = math.Min(w, most), math.Min(h, deep)
	lay.wide = math.Max(8*u, math.Min(13*u, math.Min(w*0.14, h*0.15)))
	lay.radius = math.Min((w-lay.wide)/2, h-lay.wide)
	lay.legs = math.Max(0, h-lay.radius-lay.wide)
	lay.x = room.X + room.W/2
	lay.y = room.Y + out + (room.H-out-h)/2*0.6 + lay.wide/2 + lay.radius
	in := lay.radius - lay.wide/2
	top := lay.y - in*0.62
	lay.inside = ui.Rect{X: lay.x - in + 2*u, Y: top, W: 2*in - 4*u, H: lay.y + lay.legs + lay.wide/2 - top}
}

// outside returns the margin round the arch for the emblems of the speakers, in pixels.
func outside(p *ui.Page) float64 {
	if p.Shape == ui.Portrait {
		return 8.5 * p.U
	}
	return 10 * p.U
}

// put sets the bounds of the dish: beside the arch, below the plates of a low page, or
// in the upper left corner of room.
func (lay *layout) put(p *ui.Page, f *table.Frame, room ui.Rect) {
	u, last := p.U, f.Seats[len(f.Seats)-1]
	low := f.Field.Y + f.Field.H
	switch {
	case lay.side.W > 0:
		at := lay.side.Middle(23*u, 23*u)
		at.Y += 15 * u
		lay.dish = at
	case p.Shape == ui.Sideways && !f.Small:
		d := math.Min(15*u, low-last.Y-last.H-9*u)
		lay.dish = ui.Rect{X: last.X + (last.W-d)/2, Y: low - d - 8*u, W: d, H: d}
	default:
		d := 12 * u
		lay.dish = ui.Rect{X: f.Field.X + 1.5*u, Y: f.Field.Y + 0.5*u, W: d, H: d}
		if p.Shape == ui.Desk {
			lay.dish.X = room.X + 1.5*u
		} else if lay.beads != nil {
			lay.dish.Y += (beadHigh + 1.5) * u
		}
	}
}

// beneath returns the areas for counters below the plates.
func beneath(f *table.Frame, u float64) (list []ui.Rect) {
	for _, s := range f.Seats {
		w := math.Min(s.W, 21*u)
		list = append(list, ui.Rect{X: s.X + (s.W-w)/2, Y: f.Field.Y + 1.5*u, W: w, H: beadHigh * u})
	}
	return list
}

// hollow returns the centre of the hollow of a rank, in pixels, and the unit vector from
// there out of the arch. The rank may be fractional.
func (lay *layout) hollow(rank float64) (x, y, outX, outY float64) {
	at := rank / float64(ranks-1) * lay.long()
	bow := math.Pi * lay.radius
	switch {
	case at < lay.legs:
		return lay.x - lay.radius, lay.y + lay.legs - at, -1, 0
	case at > lay.legs+bow:
		return lay.x + lay.radius, lay.y + at - lay.legs - bow, 1, 0
	}
	sin, cos := math.Sincos(math.Pi + (at-lay.legs)/lay.radius)
	return lay.x + lay.radius*cos, lay.y + lay.radius*sin, cos, sin
}

// long returns the length of the row of hollows, in pixels.
func (lay *layout) long() float64 { return math.Pi*lay.radius + 2*lay.legs }

// deep returns the diameter of a hollow, in pixels.
func (lay *layout) deep() float64 {
	return math.Min(lay.long()/float64(ranks-1)*0.9, lay.wide*0.82)
}

// arrange sets in f the bounds of the board, of the bones inside the arch, and of the
// pot beside it.
func arrange(p *ui.Page, f *table.Frame) {
	lay := layoutOf(p, f)
	in := lay.inside
	f.Board = ui.Rect{X: lay.x - lay.radius - lay.wide/2, Y: lay.y - lay.radius - lay.wide/2,
		W: 2*lay.radius + lay.wide, H: lay.radius + lay.legs + lay.wide}
	f.Bones = in
	if lay.low {
		_, f.Bones = in.CutLeft(in.W * 0.28)
	} else {
		f.Bones.H = in.H * 0.7
	}
	pot := math.Max(24*p.U, lay.dish.W*1.2)
	f.Pot = ui.Rect{X: lay.dish.X + lay.dish.W + 3*p.U, Y: lay.dish.Y, W: pot, H: math.Max(lay.dish.H, 14*p.U)}
	if lay.side.W > 0 {
		f.Pot = lay.side.Middle(28*p.U, 24*p.U)
		f.Pot.Y -= 15 * p.U
	} else {
		f.Pot.X, f.Pot.W = lay.x+lay.radius-lay.wide/2, f.Field.X+f.Field.W-lay.x-lay.radius+lay.wide/2
		f.Pot.Y = lay.y - lay.radius - lay.wide/2 - p.U
	}
}

// tipped returns the centre and the height of the cup while it lies beside its bones,
// in pixels.
func (lay *layout) tipped(p *ui.Page) (x, y, h float64) {
	in := lay.inside
	if lay.low {
		h = math.Min(in.W*0.3, in.H*0.56)
		return in.X + h*0.55, in.Y + in.H*0.66, h
	}
	h = math.Min(in.H*0.37, in.W*0.5)
	return in.X + in.W*0.54, in.Y + in.H - h*0.45, h
}

// foot returns the area below the bones, where the cup lies until the hand is judged.
func (lay *layout) foot() ui.Rect {
	in := lay.inside
	if lay.low {
		r, _ := in.CutLeft(in.W * 0.36)
		return r
	}
	return ui.Rect{X: in.X, Y: in.Y + in.H*0.7, W: in.W, H: in.H * 0.3}
}

// covering returns the centre and the height of the cup while it stands over the bones,
// in pixels.
func (lay *layout) covering(p *ui.Page) (x, y, h float64) {
	in := lay.inside
	h = math.Min(math.Min(in.W*0.62, in.H*0.6), 46*p.U)
	return lay.x, in.Y + in.H*0.5, h
}

// cup returns the bounds of the upright cup that holds bones to be thrown, and whether
// it stands. If other bones lie on the table it takes the place of the tipped cup.
func cup(in *table.Instant) (at ui.Rect, stands bool) {
	lay := layoutOf(in.Page, in.Frame)
	b := boardOf(&in.Now)
	x, y, h := lay.covering(in.Page)
	h *= 0.8
	if len(in.Now.Bones) > 0 && in.Now.Cup < 4 {
		x, y, h = lay.tipped(in.Page)
	}
	return ui.Rect{X: x - h/2, Y: y - h/2, W: h, H: h}, !covers(&in.Now) && !(b.Open && b.Doubter != rules.Nobody)
}

// counter returns the centre and the diameter of counter i of a seat, in pixels. The
// counters lie in two rows, with a place for each the seat once had.
func (s *snapshot) counter(seat, i int) (x, y, d float64) {
	r := s.beads[seat]
	n := max(s.b.Seats[seat].Had, 1)
	cols := max((n+1)/2, 5)
	pitch := math.Min(r.W/float64(cols), r.H/2)
	left, top := r.X+pitch/2, r.Y+r.H/2-pitch/2
	return left + pitch*float64(i%cols), top + pitch*float64(i/cols), pitch * 0.88
}
