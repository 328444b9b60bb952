// Package augustus draws the emperor's game: porphyry, a wreath around the bones, and
// LVDITE ROMANI carved beside it, as on an ancient board.
package augustus

import (
	"math"

	"knucklebones/rules"
	game "knucklebones/rules/games/augustus"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/table"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: motif, Board: board, Lesson: &taught, Printed: onPaper{}}

// onPaper has the printed page, where pages are made: see print.go.
type onPaper struct{}

// board returns a new board, which keeps no state.
func board() *table.Board {
	return &table.Board{
		Ground: surface.Porphyry, Arrange: arrange, Draw: draw, Above: above, Bones: table.Bones{Lay: lay},
		Places: places, Keyless: keyless, Propose: propose, Times: times, Note: note, Figure: figure,
	}
}

// figure leaves out the large name of a Venus, since the board shows that in carved
// letters.
func figure(in *table.Instant) table.Figure {
	b := boardOf(&in.Now)
	return table.Figure{Named: venus(in, &b)}
}

// venus reports whether a Venus lies at rest on the table.
func venus(in *table.Instant, b *game.Board) bool {
	return in.Rests && b.Caster != rules.Nobody && b.Rank == tali.Venus && len(in.Now.Bones) > 0
}

// note returns the title, the lines and the footer of the panel beside the table: the
// pot, the payments of each seat and the odds of a Venus.
func note(in *table.Instant) (title text.Text, lines []text.Text, foot text.Text) {
	b := boardOf(&in.Now)
	for i, paid := range b.Paid {
		line := text.Of("{0} paid **{1}**", text.Seat(i), paid)
		if b.State[i] != game.In {
			line = text.Of("{0} paid **{1}**, {2}", text.Seat(i), paid, gone(in, i))
		}
		lines = append(lines, line)
	}
	if b.Venus > 0 {
		foot = text.Of("One throw in {0} is Venus.", int(math.Round(1/b.Venus)))
	}
	if b.Pots > 0 {
		return text.Of("Pot {0} of {1}", b.Pot, b.Pots), lines, foot
	}
	return text.Of("Pot {0}", b.Pot), lines, foot
}

// gone returns the note of a seat that is not in the pot.
func gone(in *table.Instant, i int) text.Text {
	if n := in.Now.Seats[i].Note; n != "" {
		return n
	}
	return "out"
}

// boardOf returns the board in a view, as this game’s type.
func boardOf(v *rules.View) game.Board { return v.Board.(game.Board) }
