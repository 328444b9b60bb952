// Package circus draws the hippodrome: an oval of sand between stands that wear
// the leader's colour, a spina with seven eggs and a wheel of twelve spokes, and
// chariots that drive as many paces as their bones count.
package circus

import (
	"math"

	"knucklebones/rules"
	game "knucklebones/rules/games/circus"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: motif, Board: board, Lesson: &taught}

func board() *table.Board {
	h := &hippodrome{}
	return &table.Board{
		Ground: surface.Sand, Light: table.Light{Shade: 0.25},
		Arrange: arrange, Draw: h.draw, Above: above,
		Bones:  table.Bones{Most: 4},
		Places: places, Times: times, Tense: tense, Figure: figure, Drop: h.drop,
		Sounds: []sound.Moment{sound.Hoof, sound.Wheel, sound.Disc, sound.Crowd},
	}
}

// arrange lays the course at the top of wide pages with the bones below, as on
// upright ones, and at the left of low ones.
func arrange(p *ui.Page, f *table.Frame) {
	u, in := p.U, f.Field
	if p.Shape == ui.Sideways {
		high := in.H - 3*u
		w := math.Min(high*1.12, in.W-31*u)
		f.Board = ui.Rect{X: in.X + 2*u, Y: in.Y + 1.5*u, W: w, H: math.Min(high, w)}
		f.Board.Y = in.Y + (in.H-f.Board.H)/2
		x := f.Board.X + w + u
		f.Bones = ui.Rect{X: x, Y: in.Y + 3*u, W: in.X + in.W - x - 2*u, H: in.H - 6*u}
		return
	}
	bones, wide, edge := 50*u, 171*u, 3*u
	if p.Shape == ui.Portrait {
		bones, wide, edge = math.Max(20*u, math.Min(33*u, in.H-62*u)), 200*u, 1.5*u
	}
	w := math.Min(in.W-2*edge, wide)
	h := math.Min(in.H-bones-edge, math.Min(w*0.92, 98*u))
	if p.Shape == ui.Portrait {
		h, w = math.Min(in.H-bones-edge, w*0.92), math.Min(w, h*1.3)
	}
	h = math.Min(h, w)
	f.Board = ui.Rect{X: in.X + (in.W-w)/2, Y: in.Y + edge, W: w, H: h}
	low := f.Board.Y + h + u
	f.Bones = ui.Rect{X: in.X + (in.W-w)/2, Y: low, W: w, H: in.Y + in.H - low - u}
	if p.Shape == ui.Portrait {
		f.Pot = ui.Rect{X: in.X + 2*u, Y: low, W: 20 * u, H: f.Bones.H}
		f.Bones.X, f.Bones.W = in.X+23*u, in.W-27*u
	} else {
		f.Bones = f.Bones.Middle(math.Min(w, 110*u), f.Bones.H)
	}
}

// places are the eggs and the wheel, which tell of laps and casts, and the bones that the
// spur may cast again.
func places(in *table.Instant) []table.Place {
	b := boardOf(&in.Now)
	list := tells(in, &b)
	if !b.Spurring {
		return list
	}
	again := chosen(in)
	taken := taken(in, again)
	for i := range in.Now.Bones {
		one := tali.Of(int(in.Now.Bones[i].Side))
		next := again.Add(one)
		if taken[i] {
			next = again.Without(one)
		}
		if next.Len() == 0 {
			next = again
		}
		m := rules.Move{Verb: game.Spur, N: int32(next)}
		if !in.Lit(m) {
			continue
		}
		label := "The " + words.Int(int(in.Now.Bones[i].Side)) + ": cast it again"
		list = append(list, in.OnBone(i, table.Place{ID: "bone " + words.Int(i+1), Label: label, Move: m, Taken: taken[i]}))
	}
	return list
}

// tells are the eggs and the wheel.
func tells(in *table.Instant, b *game.Board) []table.Place {
	t := trackOf(in.Page, in.Frame, b)
	x0, y0, d := t.egg(0)
	x1, y1, _ := t.egg(t.eggs - 1)
	_, top, _ := t.egg(t.eggs / 2)
	eggs := ui.Rect{X: min(x0, x1) - d/2, Y: top - d/2, W: math.Abs(x1-x0) + d, H: max(y0, y1) - top + d}
	laps := "Eggs: laps to go, " + words.Int(b.Laps-b.Lap) + " of " + words.Int(b.Laps) + "."
	if b.Lap >= b.Laps {
		laps = "A gilt egg: a lap more for those who are level."
	}
	x, y, d := t.wheel()
	return []table.Place{
		{ID: "eggs", Label: laps, Rect: eggs},
		{ID: "wheel", Label: "Wheel: " + words.Int(b.Cast) + " of the lap’s " + words.Int(b.Casts) + " casts are made.", Rect: ui.Rect{X: x, Y: y}.AtLeast(d)},
	}
}

// chosen are the bones that are chosen to be cast again.
func chosen(in *table.Instant) tali.Hand {
	if in.Chosen == nil || in.Chosen.Move.Verb != game.Spur {
		return 0
	}
	return tali.Hand(in.Chosen.Move.N)
}

// taken tells of each bone that lies whether it is one of them.
func taken(in *table.Instant, again tali.Hand) (list [4]bool) {
	for i, b := range in.Now.Bones {
		if one := tali.Of(int(b.Side)); i < len(list) && again.Has(one) {
			list[i], again = true, again.Without(one)
		}
	}
	return list
}
