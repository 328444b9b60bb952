package pentelitha

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/pentelitha"
	"knucklebones/scenes/screens/lesson"
)

const toss = "bones"

// taught is a lesson of one game, however many tosses it takes.
var taught = lesson.Lesson{Seed: 14, Lines: []lesson.Line{
	{
		When:  tossing(func(b game.Board) bool { return b.Tosses == 0 }),
		Say:   "Press, pull back two knots, let go. Then put your finger where the rings are.",
		Hint:  true,
		Light: toss,
	}, {
		When:   tossing(func(b game.Board) bool { return b.Tosses == 1 && b.Held == 0 }),
		Say:    "No bone stayed on the hand. Toss again, and slide the hand to the rings.",
		Light:  toss,
		Astray: true,
	}, {
		When:  tossing(func(b game.Board) bool { return b.Tosses == 1 && b.Held > 0 }),
		Say:   "Caught bones go between the fingers. Choose High: it keeps the bones together.",
		Hint:  true,
		Light: "key bold",
	}, {
		When:  tossing(func(b game.Board) bool { return b.Tosses == 1 && b.Held > 0 }),
		Say:   "A high toss strays farther, but gives you more time. Toss the other bones.",
		Light: toss,
	}, {
		When:  tossing(func(b game.Board) bool { return b.Tosses > 1 }),
		Say:   "Toss until all are between your fingers. The fewer tosses, the better.",
		Light: toss,
	}, {
		When:  func(v *rules.View) bool { return lesson.Over(v) && boardOf(v).Held == boardOf(v).Bones },
		Say:   "All are caught. That’s the whole game. The book has every rule.",
		Light: "primary, book",
		Last:  true,
	},
}}

// tossing returns a condition that holds when the learner may toss and the board fulfils
// is.
func tossing(is func(b game.Board) bool) func(v *rules.View) bool {
	return func(v *rules.View) bool { return lesson.Throwing(v) && is(boardOf(v)) }
}
