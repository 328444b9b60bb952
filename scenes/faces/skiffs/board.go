// Package skiffs draws the lake: water-silk at dusk, nine pools between ropes
// whose numbers float at their corners, skiffs as discs with their owners'
// emblems, and the bowl that first holds the storm and then the racers.
package skiffs

import (
	"math"

	"knucklebones/rules"
	game "knucklebones/rules/games/skiffs"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: shelf.Water, Board: New}

// New is the board: it has nothing to remember.
func New() *table.Board {
	return &table.Board{
		Ground: surface.Silk, Room: room, Arrange: arrange, Places: places,
		Draw: draw, Times: times, Pours: pours, Note: note,
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
		if f.Small {
			f.Pot = lowered(f.Pot, u)
		}
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

// opened is the box whose colours are asked for, and where it is shown larger,
// so that they can be touched.
func opened(in *table.Instant) (box int, r ui.Rect, ok bool) {
	if len(in.Offer) == 0 || in.Offer[0].Spot < game.Colours || in.Chosen != nil {
		return 0, r, false
	}
	for _, part := range in.Said {
		if part.Spot > 0 && part.Spot < game.Colours {
			box, ok = int(part.Spot)-1, true
		}
	}
	u := in.Page.U
	rows := float64((len(in.Now.Seats) + 1) / 2)
	r = pool(in.Frame, box)
	side := math.Max(r.W*1.15, math.Max(rows*12.5*u, 34*u)*1.08)
	cx, cy := r.Center()
	r = ui.Rect{X: cx - side/2, Y: cy - side/2, W: side, H: side}
	return box, within(r, in.Frame.Field.Inset(u)), ok
}

// within is r moved into a room, as far as it fits.
func within(r, room ui.Rect) ui.Rect {
	r.X = math.Max(room.X, math.Min(r.X, room.X+room.W-r.W))
	r.Y = math.Max(room.Y, math.Min(r.Y, room.Y+room.H-r.H))
	return r
}

// places are the answers to the question: boxes, or colours in one.
func places(in *table.Instant) (list []table.Place) {
	if len(in.Offer) == 0 {
		return nil
	}
	b := in.Now.Board.(game.Board)
	box, r, open := opened(in)
	for _, part := range in.Offer {
		switch spot := int(part.Spot); {
		case open && spot >= game.Colours:
			seat := spot - game.Colours
			list = append(list, table.Place{
				ID: "skiff " + words.Int(seat+1), Label: in.Names[seat] + ", " + words.Int(b.Lake[box][seat]) + " here",
				Rect: cell(r, seat, len(in.Now.Seats)), Part: part,
			})
		case spot > 0 && spot < game.Colours:
			list = append(list, table.Place{
				ID: "box " + words.Int(spot), Label: label(in, &b, spot-1), Rect: pool(in.Frame, spot-1), Part: part,
			})
		}
	}
	if len(list) > 0 && !open {
		list = append(list, closed(in, &b)...)
	}
	return list
}

// closed are the boxes with somebody else's anchored skiff. To touch one tells
// why nothing can be done there.
func closed(in *table.Instant, b *game.Board) (places []table.Place) {
	for box, holder := range b.Holder {
		if b.Anchored[box] && holder != b.Acts && !offered(in, int16(box+1)) {
			places = append(places, table.Place{
				ID: "box " + words.Int(box+1), Label: label(in, b, box), Rect: pool(in.Frame, box),
				Move: rules.Move{Verb: game.Take, From: game.Place(box, int(holder))},
			})
		}
	}
	return places
}

// offered tells whether a spot answers the question.
func offered(in *table.Instant, spot int16) bool {
	for _, part := range in.Offer {
		if part.Spot == spot {
			return true
		}
	}
	return false
}

// label is what lies in a box, in words.
func label(in *table.Instant, b *game.Board, box int) string {
	s := "Box " + words.Int(box+1)
	for seat, n := range b.Lake[box] {
		if n > 0 {
			s += ", " + in.Names[seat] + " " + words.Int(n)
		}
	}
	if b.Anchored[box] {
		s += ", anchored"
	}
	return s
}

// note is what the slip beside the table says: skiffs and boxes held, which
// count as points if the game ends without a line.
func note(in *table.Instant) (title string, lines []string, foot string) {
	b := in.Now.Board.(game.Board)
	for seat := range in.Now.Seats {
		skiffs, boxes := 0, 0
		for box := range b.Lake {
			skiffs += b.Lake[box][seat]
			if b.Holder[box] == rules.Actor(seat) {
				boxes++
			}
		}
		lines = append(lines, in.Names[seat]+" **"+words.Int(skiffs)+"** + "+words.Int(boxes))
	}
	return "Points", lines, "Skiffs and boxes held."
}
