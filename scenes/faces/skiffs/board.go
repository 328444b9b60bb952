// Package skiffs draws the lake: water-silk at dusk, nine pools between ropes
// whose numbers float at their corners, skiffs as discs with their owners'
// emblems, and the bowl that first holds the storm and then the racers.
package skiffs

import (
	"slices"

	"knucklebones/rules"
	game "knucklebones/rules/games/skiffs"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: motif, Board: New, Lesson: &taught}

// New is the board: it has nothing to remember.
func New() *table.Board {
	return &table.Board{
		Ground: surface.Silk, Room: room, Arrange: arrange, Places: places,
		Draw: draw, Times: times, Pours: pours, Sounds: []sound.Moment{sound.Plop, sound.Chime},
	}
}

// room gives the lake most of the room that bones need elsewhere.
func room(p *ui.Page, seats int) table.Room {
	switch p.Shape {
	case ui.Portrait:
		if seats > 4 {
			return table.Room{Wide: 90, High: 90, Bones: 20}
		}
		return table.Room{Wide: 90, High: 90, Bones: 26}
	case ui.Sideways:
		return table.Room{Wide: 80, High: 80, Bones: 19}
	}
	return table.Room{Wide: 140, High: 140, Bones: 42}
}

// arrange leaves a rim round the lake and the bowl, and keeps the coins low.
func arrange(p *ui.Page, f *table.Frame) {
	u := p.U
	switch f.Board = f.Board.Inset(u); p.Shape {
	case ui.Portrait:
		f.Board = f.Board.Inset(2.5 * u) // floats stand out of it
		wide := 12 * u * (p.Text - 1)
		f.Pot.W, f.Bones.X, f.Bones.W = f.Pot.W+wide, f.Bones.X+wide, f.Bones.W-wide
		f.Pot, f.Bones = lowered(f.Pot.Inset(-u), u), f.Bones.Inset(u)
	case ui.Sideways:
		f.Pot = lowered(f.Pot, u)
	case ui.Desk:
		f.Bones.X, f.Bones.W = f.Bones.X+2*u, f.Bones.W-4*u
	}
}

// lowered keeps a heap of coins out of what lies above it, in small places.
func lowered(r ui.Rect, u float64) ui.Rect {
	if r.H > 15*u && r.H < 24*u {
		r.Y, r.H = r.Y+r.H-15*u, 15*u
	}
	return r
}

// pool is where a box lies.
func pool(f *table.Frame, box int) ui.Rect {
	step := f.Board.W / 3
	r := ui.Rect{X: f.Board.X + step*float64(box%3), Y: f.Board.Y + step*float64(box/3), W: step, H: step}
	return r.Inset(step * inset)
}

// cell is where the skiffs of a seat lie in a pool of that extent; every seat
// has its own place, the same in all pools.
func cell(r ui.Rect, seat, seats int) ui.Rect {
	r = r.Inset(r.W * 0.03)
	rows := (seats + 1) / 2
	w, h := r.W/2, r.H/float64(rows)
	return ui.Rect{X: r.X + w*float64(seat%2), Y: r.Y + h*float64(seat/2), W: w, H: h}
}

// arrowTouch is how many units wide an arrow on a rope is to the touch.
const arrowTouch = 11

// places are the skiffs, and once one is said the ropes over which it may go.
func places(in *table.Instant) (list []table.Place) {
	if len(in.Offer)+len(in.Said) == 0 {
		return nil
	}
	b := in.Now.Board.(game.Board)
	seats := len(in.Now.Seats)
	for box := range b.Lake {
		for seat, n := range b.Lake[box][:seats] {
			if n > 0 {
				pl := skiff(in, &b, box, seat)
				pl.Rect = cell(pool(in.Frame, box), seat, seats)
				list = append(list, pl)
			}
		}
	}
	for _, part := range ways(in) {
		x, y := rope(in, int(part.Spot-game.To))
		list = table.Touch(list, "to "+part.Figure, part.Word, ui.Rect{X: x, Y: y}.AtLeast(arrowTouch*in.Page.U), rules.Move{})
		to := &list[len(list)-1]
		to.Part, to.Taken = part, said(in, part.Spot) > 0
	}
	return list
}

// skiff is the place of a seat's skiffs in a box. To touch one that is anchored and
// another's tells why nothing can be done there.
func skiff(in *table.Instant, b *game.Board, box, seat int) table.Place {
	part := game.Skiff(game.Place(box, seat))
	pl := table.Place{
		ID: "skiff " + words.Int(box+1) + "." + words.Int(seat+1), Part: part, Taken: said(in, part.Spot) > 0,
		Label: "Box " + words.Int(box+1) + ", " + in.Names[seat] + ", " + words.Int(b.Lake[box][seat]),
	}
	if b.Anchored[box] {
		if pl.Label += ", anchored"; seat != int(b.Acts) && !offered(in, part.Spot) {
			pl.Part, pl.Move = rules.Part{}, rules.Move{Verb: game.Take, From: game.Place(box, seat)}
		}
	}
	return pl
}

// ways are the parts that say where the skiff said may go.
func ways(in *table.Instant) (list []rules.Part) {
	for _, parts := range [2][]rules.Part{in.Said, in.Offer} {
		for _, part := range parts {
			if part.Spot >= game.To && len(in.Said) > 0 && in.Said[0].Spot < game.To {
				list = append(list, part)
			}
		}
	}
	return list
}

// rope is the middle of the rope between the box of the skiff said and another.
func rope(in *table.Instant, box int) (x, y float64) {
	from, _ := game.At(in.Said[0].Spot - 1)
	x0, y0 := pool(in.Frame, from).Center()
	x1, y1 := pool(in.Frame, box).Center()
	return (x0 + x1) / 2, (y0 + y1) / 2
}

// offered tells whether a spot may be said besides.
func offered(in *table.Instant, spot int16) bool {
	return slices.ContainsFunc(in.Offer, func(p rules.Part) bool { return p.Spot == spot })
}

// said is how often a spot has been said.
func said(in *table.Instant, spot int16) (n int) {
	for _, part := range in.Said {
		if part.Spot == spot {
			n++
		}
	}
	return n
}
