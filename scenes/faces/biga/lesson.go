package biga

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/biga"
	"knucklebones/scenes/screens/lesson"
)

// taught is the end of a race: a gain, a loss, a throw too far that is taken back, another
// one, and the way back with one bone.
var taught = lesson.Lesson{Seed: 80, Ahead: 12, Rival: "master", Lines: []lesson.Line{
	{
		When:  after(func(b *game.Board) bool { return !b.MayOne }),
		Say:   "You must reach exactly 100. Shake the cup and let go, or press the button.",
		Hint:  true,
		Light: lesson.Thrown,
	}, {
		May:   game.Whip,
		When:  after(func(b *game.Board) bool { return b.At > b.Goal }),
		Say:   "Too far. A whip takes this throw back, and you throw again. Use it.",
		Light: "act whip, key whip",
	}, {
		May:   game.One,
		When:  after(func(b *game.Board) bool { return b.At < b.Goal }),
		Say:   "From 86 on you may throw one bone: 4 moves it 6, and 6 moves it 9. Throw one.",
		Hint:  true,
		Light: "act one, key one",
	}, {
		May:   game.One,
		When:  after(func(b *game.Board) bool { return b.At > b.Goal }),
		Say:   "Too far. One bone takes you back as far as it shows. Throw one.",
		Hint:  true,
		Light: "act one, key one",
	}, {
		When:  after(func(b *game.Board) bool { return b.At > b.Was }),
		Say:   "The framed panel shows how far you moved. Now touch the 7.",
		Light: "panel 7",
	}, {
		When:  after(func(b *game.Board) bool { return b.At > b.Was }),
		Say:   "Losing throws take you back to the red pins, others forward to the discs. Throw.",
		Light: lesson.Thrown,
	}, {
		When:  func(v *rules.View) bool { return lesson.Over(v) && boardOf(v).At == boardOf(v).Goal },
		Say:   "Exactly 100: you are home. The fewer throws, the better.",
		Light: "primary, book",
	},
}}

// after returns a condition for a line of the lesson: the learner may throw and the
// board meets is.
func after(is func(b *game.Board) bool) func(v *rules.View) bool {
	return func(v *rules.View) bool {
		b := boardOf(v)
		return lesson.Throwing(v) && is(&b)
	}
}
