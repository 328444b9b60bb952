// Package biga draws the training track: a pair of horses on a course of a hundred
// paces, and inside it the wheel that shows the gain or loss of every throw.
package biga

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/biga"
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
	g := &ground{}
	return &table.Board{
		Ground: surface.Sand, Light: table.Light{Shade: 0.25},
		Arrange: arrange, Draw: g.draw, Above: above,
		Bones: table.Bones{Most: 2}, Places: places, Times: times, Figure: figure, Onward: onward, Drop: g.Drop,
		Sounds: []sound.Moment{sound.Hoof, sound.Wheel, sound.Whip, sound.Split, sound.Chime},
	}
}

// onward throws on until the car is near its goal, where each throw may end the race.
var onward = &table.Onward{
	Label: text.Of("Throw on to {0}", nears),
	Stops: func(v *rules.View) bool { return boardOf(v).At >= nears },
	Told: func(was, now *rules.View, throws int) text.Text {
		return text.Of("{0} throws took the car from {1} to {2}.", throws, boardOf(was).At, boardOf(now).At)
	},
}

// figure returns the gain of the throw and its name, or the result when the car is home.
// Other steps get the text of the rules.
func figure(in *table.Instant) (f table.Figure) {
	was, now := boardOf(&in.Was), boardOf(&in.Now)
	if in.Move.Verb != rules.Cast || now.Throw == 0 {
		return f
	}
	c := layoutOf(in.Page, in.Frame)
	f.At = ui.Rect{X: c.bones.X, Y: c.bones.Y - c.named.H, W: c.bones.W, H: in.Page.T(6)}
	f.Text, f.Aside = gain(now.At-now.Was), now.Fate
	switch {
	case !now.Second && was.Throws == now.Throws:
		f.Text, f.Aside = "A false start", "It doesn’t count. Throw again."
	case now.At == now.Goal:
		f.Text, f.Aside = "Home", text.Of("in {0} throws", now.Throws)
	case now.Was > now.Goal && now.At == now.Was:
		f.Text, f.Aside = "Nothing", "No gains above 100"
	}
	return f
}

// gain returns a gain or loss with its sign.
func gain(n int) text.Text { return text.Of("{0}", text.Signed(n)) }

// boardOf returns the board in a view, as this game’s type.
func boardOf(v *rules.View) game.Board { return v.Board.(game.Board) }
