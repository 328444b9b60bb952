package olympus

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/screens/lesson"
)

// taught is a lesson of two pots: a second throw, Venus, and the gold line below
// which a cast leads.
var taught = lesson.Lesson{Seed: 51, Rival: "random", Options: map[string]int{"pots": 2}, Lines: []lesson.Line{
	{
		May:   bestcast.Stand,
		Say:   "Touch a bone to throw it again for a coin, or keep your cast.",
		Light: "key again , primary",
	}, {
		May:   rules.Throw,
		When:  throws(func(b bestcast.Board) bool { return b.Casts[1].Rank == tali.Venus && b.Best > 0 }),
		Say:   "{1} threw Venus and had to pay. Get below the gold line. Throw.",
		Light: lesson.Thrown,
	}, {
		May:   rules.Throw,
		When:  throws(func(b bestcast.Board) bool { return b.Best > 0 }),
		Say:   "Now throw for the pot: get below the gold line.",
		Hint:  true,
		Light: lesson.Thrown, Astray: true,
	}, {
		May:   rules.Throw,
		When:  throws(func(b bestcast.Board) bool { return b.Best == 0 }),
		Say:   "Low is good: four ones are best. Venus costs half as much as the pot. Throw.",
		Hint:  true,
		Light: lesson.Thrown,
	}, {
		When: lesson.Over,
		Say:  "The lowest cast wins the pot. That’s the whole game. The book has every rule.", Light: "primary, book",
	}, {
		When: func(v *rules.View) bool { return v.Turn != lesson.Learner && !lesson.Over(v) },
		Say:  "{1} throws. The hound wears the colour of the player with the lowest cast.",
	},
}}

// throws returns a condition for a line of the lesson: the learner is about to make a new cast,
// and the board meets is.
func throws(is func(b bestcast.Board) bool) func(v *rules.View) bool {
	return func(v *rules.View) bool { return is(casting.Board(v)) }
}
