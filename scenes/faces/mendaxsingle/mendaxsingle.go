// Package mendaxsingle draws Liar's Tali with a hand each: red baize in a back
// room, a cup for everybody, the bid on a piece of paper, and a tray with one
// hollow for every bone in play. Each bid fills it with the bidder's discs, and
// at a doubt every disc must find its bone.
package mendaxsingle

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/mendaxsingle"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: motif, Board: board, Lesson: &taught, Printed: onPaper{}}

// onPaper has the printed page, where pages are made: see print.go.
type onPaper struct{}

// board returns the board, which has nothing to remember.
func board() *table.Board {
	return &table.Board{
		Ground: surface.RedBaize, Arrange: arrange, Draw: draw, Above: above, Places: places, Times: times,
		Bones:  table.Bones{Most: bonesEach, Lay: lay, Tag: tag, Cup: cup},
		Figure: figure,
		Sounds: []sound.Moment{sound.Disc, sound.Cover, sound.Chime},
	}
}

// figure returns the large text and its place: the sum of an opening throw, where the
// placard will stand. The placard itself says how a doubt ends.
func figure(in *table.Instant) table.Figure {
	return table.Figure{At: layoutOf(in.Page, in.Frame).paper, Named: boardOf(&in.Now).Open}
}

// boardOf returns the board in a view, as this game’s type.
func boardOf(v *rules.View) game.Board { return v.Board.(game.Board) }
