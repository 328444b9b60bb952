// Package mendaxsingle draws Liar's Tali with a hand each: red baize in a back
// room, a cup for everybody, the bid on a piece of paper, and a tray with one
// hollow for every bone in play. Each bid fills it with the bidder's discs, and
// at a doubt every disc must find its bone.
package mendaxsingle

import (
	"math"

	"knucklebones/rules"
	game "knucklebones/rules/games/mendaxsingle"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
	"knucklebones/sprites/surface"
	"knucklebones/sprites/thing"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: motif, Board: New, Lesson: &taught}

// New is the board: it has nothing to remember.
func New() *table.Board {
	return &table.Board{
		Ground: surface.RedBaize, Arrange: arrange, Draw: draw, Above: above, Places: places, Times: times,
		Bones:  table.Bones{Most: bonesEach, Lay: lays, Tag: tag, Cup: cup},
		Figure: func(in *table.Instant) table.Figure { return table.Figure{At: in.Frame.Bones} }, // clear of the cups
		Sounds: []sound.Moment{sound.Disc, sound.Cover, sound.Chime},
	}
}

var castSounds = []table.Sound{
	{At: 0, Moment: sound.Shake}, {At: 60, Moment: sound.Shake}, {At: 130, Moment: sound.Shake}, {At: 210, Moment: sound.Shake},
	{At: castTime - 90, Moment: sound.CupDown},
}

// cup is where yours stands while it holds your bones; while the hands of the
// last round lie open it does not.
func cup(in *table.Instant) (at ui.Rect, stands bool) {
	s := sceneOf(in)
	r := in.Frame.Bones
	x, y := r.Center()
	h := s.cup * 1.25
	return ui.Rect{X: x - h/2, Y: y - h/2, W: h, H: h}, !s.b.Open
}

// finger is how many units a place must be wide and high, tight how far apart
// hollows must be to be told apart by a finger: else the rail alone has them.
const finger, tight = 11, 8

// places are what can be touched: the sides on the paper, the hollows, and the
// cups, of which each stands for a doubt.
func places(in *table.Instant) (list []table.Place) {
	s := sceneOf(in)
	if s.b.Phase != game.Bidding && s.b.Phase != game.Counting {
		return nil
	}
	if naming(in) {
		for i, r := range s.paperBones() {
			side := words.Int(sides[i])
			list = table.Touch(list, "side "+side, "Name "+side, r.AtLeast(finger*in.Page.U), name(sides[i]))
		}
	} else {
		list = s.hollows(in)
	}
	for _, seat := range s.seats {
		if x, y, ok := s.cupAt(rules.Actor(seat)); ok && s.b.Seats[seat].Cast > 0 {
			h := s.cup
			r := ui.Rect{X: x - h*thing.CoverWide/2, Y: y - h*thing.CoverTop, W: h * thing.CoverWide, H: h * thing.CoverHigh}
			list = table.Touch(list, "cup "+words.Int(seat+1), in.Names[seat]+", cup: lift it to doubt", r.AtLeast(finger*in.Page.U), rules.Move{Verb: game.Doubt})
		}
	}
	return list
}

// hollows are the places of the tray: those that can be bid, and those that
// tell why not.
func (s *scene) hollows(in *table.Instant) (list []table.Place) {
	most, perRow := trayOf(&s.b)
	d := math.Min(s.pitch, s.step(perRow))
	if d < tight*in.Page.U {
		return nil
	}
	for n := 1; n <= most; n++ {
		x, y := s.hollow(n, most, perRow)
		label := "Number " + words.Int(n)
		if seat := owner(&s.b, n); seat >= 0 {
			label += ", disc of " + in.Names[seat]
		}
		list = table.Touch(list, "number "+words.Int(n), label, ui.Rect{X: x, Y: y}.AtLeast(math.Max(d, finger*in.Page.U)), s.bid(in, n))
		list[n-1].Taken = n == s.chosen(in)
	}
	return list
}
