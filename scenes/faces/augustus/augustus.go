// Package augustus draws the emperor's game: porphyry, a wreath around the bones, and
// LVDITE ROMANI carved beside it, as on an ancient board.
package augustus

import (
	"math"

	"knucklebones/rules"
	game "knucklebones/rules/games/augustus"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: motif, Board: board, Lesson: &taught}

// board returns a new board, which keeps no state.
func board() *table.Board {
	return &table.Board{
		Ground: surface.Porphyry, Arrange: arrange, Draw: draw, Above: above,
		Times: times, Note: note, Figure: figure,
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
func note(in *table.Instant) (title string, lines []string, foot string) {
	b := boardOf(&in.Now)
	for i, paid := range b.Paid {
		line := words.Fill("{0} paid ", in.Names[i:]) + "**" + words.Int(paid) + "**"
		if b.State[i] != game.In {
			line += ", " + gone(in, i)
		}
		lines = append(lines, line)
	}
	if b.Venus > 0 {
		foot = "Venus falls once in " + words.Int(int(math.Round(1/b.Venus))) + " casts."
	}
	which := "Pot " + words.Int(b.Pot)
	if b.Pots > 0 {
		which += " of " + words.Int(b.Pots)
	}
	return which, lines, foot
}

func gone(in *table.Instant, i int) string {
	if n := in.Now.Seats[i].Note; n != "" {
		return in.Page.Words(n)
	}
	return "out"
}

// boardOf returns the board of a view.
func boardOf(v *rules.View) game.Board { return v.Board.(game.Board) }
