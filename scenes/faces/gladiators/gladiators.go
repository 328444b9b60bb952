// Package gladiators draws the arena: raked sand within a wall, a shield and a net with
// four stones each, and between them a sword and a trident that press each other back.
package gladiators

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/gladiators"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: motif, Board: board, Lesson: &taught, Printed: onPaper{}}

// onPaper has the printed page, where pages are made: see print.go.
type onPaper struct{}

// board returns a board whose pictures are not painted yet.
func board() *table.Board {
	a := &arena{}
	return &table.Board{
		Ground: surface.RakedSand, Arrange: arrange, Draw: a.draw, Figure: figure,
		Bones: table.Bones{Most: 4, Lay: lay, Tag: tag, Cup: cup}, Places: places,
		Times: times, Sounds: []sound.Moment{sound.Clash, sound.Disc, sound.Thud, sound.Crowd, sound.Drum, sound.Horn}, Drop: a.Drop,
	}
}

// figure leaves out the large total, since the medals beside the hilts show it.
func figure(in *table.Instant) table.Figure {
	b := boardOf(&in.Now)
	return table.Figure{Named: b.Hands != [2]tali.Hand{}}
}

// tag returns the points of a bone as text; brass is set for the bones of the higher
// cast.
func tag(v *rules.View, i int) (said string, brass bool) {
	b := boardOf(v)
	mine, other := b.Hands[ownerOf(v, i)].Sum(), b.Hands[1-ownerOf(v, i)].Sum()
	return words.Int(int(v.Bones[i].Counts)), other > 0 && mine > other
}

// ownerOf returns the seat that cast bone i of a view. The bones of the last caster come
// last.
func ownerOf(v *rules.View, i int) int {
	caster := int(boardOf(v).Caster)
	if len(v.Bones) > 2 && i < 2 {
		return 1 - caster
	}
	return max(caster, 0)
}

// boardOf returns the board in a view, as this game’s type.
func boardOf(v *rules.View) game.Board { return v.Board.(game.Board) }
