package biga

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/biga"
	"knucklebones/scenes/screens/lesson"
)

// taught is the end of a race: second bones that gain and lose, a whip, a bone too far and the
// way back.
var taught = lesson.Lesson{Seed: 63, Ahead: 17, Rival: "master", Lines: []lesson.Line{
	{
		May:   game.Whip,
		When:  at(func(b *game.Board) bool { return b.At < b.Was && b.Was < b.Goal }),
		Say:   "A losing total. A whip throws the second bone again. Use it.",
		Light: "act whip, key whip",
	}, {
		May:   game.Second,
		When:  at(func(b *game.Board) bool { return b.Was < b.Goal && b.At > b.Goal }),
		Say:   "Too far. From here each bone takes you back as far as it shows. Throw on.",
		Light: lesson.Thrown,
	}, {
		May:   game.Second,
		When:  at(func(b *game.Board) bool { return b.Throw == 6 && b.Was < b.Goal }),
		Say:   "A 6 moves you 9. Few second bones make more of it. Throw on.",
		Light: lesson.Thrown,
	}, {
		May:   game.Second,
		When:  at(func(b *game.Board) bool { return b.Was < b.Goal }),
		Say:   "Add a second bone: the total counts instead. Green pins are nearer to 100.",
		Hint:  true,
		Light: "act second, key second",
	}, {
		May:   game.Second,
		Say:   "One bone took you back. Throw on.",
		Light: lesson.Thrown,
	}, {
		May:   rules.Throw,
		When:  at(func(b *game.Board) bool { return len(b.Adds) == 0 }),
		Say:   "You must reach exactly 100. Shake the cup and let go, or press the button.",
		Hint:  true,
		Light: lesson.Thrown,
	}, {
		When:  func(v *rules.View) bool { return lesson.Over(v) && boardOf(v).At == boardOf(v).Goal },
		Say:   "Exactly 100: you are home. The fewer throws, the better.",
		Light: "primary, book",
	},
}}

// at returns a condition for a line of the lesson: the learner may throw and the board
// meets is.
func at(is func(b *game.Board) bool) func(v *rules.View) bool {
	return func(v *rules.View) bool {
		b := boardOf(v)
		return lesson.Throwing(v) && is(&b)
	}
}
