// Package century draws the hundred men: a marching roll of papyrus on the
// walnut of a camp table, a hundred shields in ten ranks, and a standard that
// walks twenty days below them.
package century

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/century"
	"knucklebones/rules/kits/glossary"
	"knucklebones/rules/kits/tali"
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

// board returns a board whose pictures are not painted yet.
func board() *table.Board {
	r := &roll{}
	return &table.Board{
		Ground: surface.Walnut, Arrange: arrange, Draw: r.draw, Above: r.above,
		Places: places, Times: times, Figure: figure, Drop: r.Drop, Throws: throws,
		Sounds: []sound.Moment{sound.Disc, sound.Bark, sound.Wind, sound.Horn},
	}
}

// throws lists what each kind of throw does to the men.
var throws = []glossary.Rung{
	{Name: "Senio", About: text.Of("{0, upper} recruits join.", text.Spelled(19)), Hand: tali.Of(6, 6, 6, 1)},
	{Name: "A delay", About: "Nobody joins.", Hand: tali.Of(4, 4, 3, 1)},
	{Name: "Lions", About: lost(3), Hand: tali.Of(3, 3, 3, 3)},
	{Name: "Raiders", About: lost(4), Hand: tali.Of(4, 4, 4, 4)},
	{Name: "Hounds", About: lost(4), Hand: tali.Of(1, 1, 1, 1)},
	{Name: "Gauls", About: lost(6), Hand: tali.Of(6, 6, 6, 6)},
	{Name: "Venus", About: "All your men are lost.", Hand: tali.Of(6, 4, 3, 1)},
}

// figure returns the large text with the result of the day: over the bones or, on an
// upright page, on the lower rod.
func figure(in *table.Instant) (f table.Figure) {
	f = brought(in)
	r, u := in.Frame.Bones, in.Page.U
	f.At = ui.Rect{X: r.X, Y: in.Frame.Field.Y + 3*u, W: r.W, H: 10 * u}
	switch in.Page.Shape {
	case ui.Portrait:
		f.At.Y, f.Aside = in.Frame.Board.Y+in.Frame.Board.H-7*u, ""
	case ui.Sideways:
		f.Aside = ""
	}
	return f
}

// brought returns the large text about what the cast of a day brought.
func brought(in *table.Instant) table.Figure {
	if in.Move.Verb != rules.Cast && in.Move.Verb != game.Turn {
		return table.Figure{}
	}
	was, now := boardOf(&in.Was), boardOf(&in.Now)
	gain := now.Men - was.Men
	switch rank := rankOf(in.Now.Bones); {
	case rank.Senio():
		return table.Figure{Text: text.Of("{0} recruits", gain), Aside: "Senio"}
	case now.Scouted || now.Visited: // nothing has come of it yet
		return table.Figure{Text: called(rank)}
	case rank != tali.Unnamed:
		return table.Figure{Text: called(rank), Aside: lost(-gain)}
	case now.Scouts > was.Scouts:
		return table.Figure{Text: called(rank), Aside: "A scout goes out."}
	default:
		return table.Figure{Text: called(rank), Aside: "Nobody joins."}
	}
}

// called returns the name of a cast without recruits: of the attackers for which it stands, Venus
// or a delay.
func called(r tali.Rank) text.Text {
	switch r {
	case tali.Unnamed:
		return "A delay"
	case tali.Venus:
		return "Venus"
	case tali.Canis:
		return "Hounds"
	case tali.Vulture3:
		return "Lions"
	case tali.Vulture4:
		return "Raiders"
	}
	return "Gauls"
}

// lost returns a sentence about n lost men.
func lost(n int) text.Text {
	if n == 0 {
		return "They find nobody."
	}
	return text.Of("{0} men are lost.", n)
}

// boardOf returns the board in a view, as this game’s type.
func boardOf(v *rules.View) game.Board { return v.Board.(game.Board) }
