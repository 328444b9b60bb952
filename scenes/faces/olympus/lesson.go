package olympus

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/screens/lesson"
)

// taught is a lesson of one pot: a casting-off, void casts, a second throw, and the lowest cast
// that takes it.
var taught = lesson.Lesson{Seed: 118, Rival: "random", Options: map[string]int{"pots": 1}, Lines: []lesson.Line{
	{
		May:   bestcast.Stand,
		Say:   "Touch a bone to throw it again for a coin, or keep your cast.",
		Light: "key again , primary",
	}, {
		May: rules.Throw,
		When: func(v *rules.View) bool {
			return !casting.Board(v).Opening && !casting.Board(v).Void && casting.Board(v).Casts[1].Rank == tali.Venus && casting.Board(v).Best > 0
		},
		Say:   "{1} threw Venus and had to pay. Get below the gold line. Throw.",
		Light: lesson.Thrown,
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return casting.Board(v).Void },
		Say:   "No six, and not four alike: this cast doesn’t count. Throw again.",
		Light: lesson.Thrown,
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return casting.Board(v).Opening },
		Say:   "The lowest cast begins. Shake the cup and let go, or press the button.",
		Light: lesson.Thrown,
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return casting.Board(v).Best > 0 },
		Say:   "Now throw for the pot: get below the gold line.",
		Hint:  true,
		Light: lesson.Thrown,
	}, {
		May:   rules.Throw,
		Say:   "Low is good: four ones are best. Venus costs half as much as the pot. Throw.",
		Hint:  true,
		Light: lesson.Thrown,
	}, {
		When: lesson.Over,
		Say:  "The lowest cast wins the pot. That’s the whole game. The book has every rule.", Light: "primary, book",
	}, {
		When: func(v *rules.View) bool { return v.Turn != lesson.Learner && casting.Board(v).Opening },
		Say:  "{1} throws to see who begins.",
	}, {
		When: func(v *rules.View) bool { return v.Turn != lesson.Learner && !lesson.Over(v) },
		Say:  "{1} throws. The hound wears the colour of the player with the lowest cast.",
	},
}}
