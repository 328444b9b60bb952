// Package boneace draws Bone-Ace: early English cards on the oak of a tavern, a chalk
// line to 31 on which each player's emblem stands at its count, and the bone that the
// highest card takes.
package boneace

import (
	"math"

	"knucklebones/rules"
	game "knucklebones/rules/games/boneace"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: motif, Board: board, Lesson: &taught, Printed: onPaper{}}

// onPaper has the printed page, where pages are made: see print.go.
type onPaper struct{}

type move = rules.Move

// The moves made on things on the table: the three in drawn on the pack, sticks on the coin.
var (
	has    = move{Verb: game.Have}
	sticks = move{Verb: game.Stick}
	drawn  = [...]move{has, {Verb: game.Cut}, {Verb: game.Deal}}
	asks   = [...]text.Text{"The pack: have it", "The pack: cut", "The pack: deal"}
)

// board returns a new board.
func board() *table.Board {
	return &table.Board{
		Ground: surface.Oak, Arrange: arrange, Draw: draw, Above: above,
		Bones:  table.Bones{Most: 1, Lay: lay},
		Places: places, Times: times, Tense: shown, Pours: pours, Figure: figure,
		Sounds: []sound.Moment{sound.Stick, sound.Chalk, sound.Creak},
	}
}

// figure returns the count and the name of the winner of a hand. Other steps get the
// text of the rules.
func figure(in *table.Instant) (f table.Figure) {
	if in.T < 1 || math.IsInf(in.Festive, 1) {
		return f
	}
	was, now := in.Was.Board.(game.Board), in.Now.Board.(game.Board)
	s := layoutOf(in.Page, in.Frame, int(in.Now.Seat))
	f.At = ui.Rect{X: in.Frame.Field.X, Y: s.rule.Y - 14*s.u, W: in.Frame.Field.W, H: 8 * s.u}
	if w := now.Winner; w >= 0 && was.Winner < 0 {
		f.Text = text.Figure(now.Seats[w].Shown)
		f.Aside = text.Of("{0} wins the hand", text.Seat(w))
		if now.Seats[w].Shown == line {
			f.Aside = text.Of("{0} wins double", text.Seat(w))
		}
	}
	return f
}
