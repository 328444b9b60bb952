package tropa

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/tropa"
	"knucklebones/scenes/screens/lesson"
)

const throw = "bones"

// taught is a lesson of one turn of four bones, and one of a rival.
var taught = lesson.Lesson{Seed: 5, Rival: "easy", Lines: []lesson.Line{
	{
		When:  holding(4),
		Say:   "Press anywhere, pull back to knot 3, let go. Pull farther to throw harder.",
		Hint:  true,
		Light: throw,
	}, {
		When:  first(game.Beside),
		Say:   "It missed. A red knot marks that pull. Stop between knots 4 and 5 this time.",
		Light: throw,
	}, {
		When:   first(game.Inside),
		Say:    "It is in. A red knot marks that pull. Pull just as far and as straight again.",
		Light:  throw,
		Astray: true,
	}, {
		When:  holding(2),
		Say:   "A bone in the jar counts as the side that is up. Try Bold for the next.",
		Hint:  true,
		Light: "key bold",
	}, {
		When:  holding(2),
		Say:   "With a good aim 8 in 10 careful throws go in; bold ones 4 or 5, with any aim.",
		Light: throw,
	}, {
		When:  holding(1),
		Say:   "Points climb the rod. Throw the last bone as you like.",
		Light: throw,
	}, {
		When: lesson.Elsewhere,
		Say:  "{1} throws four bones, too. The highest on the rod wins the pot.",
	}, {
		When:  func(v *rules.View) bool { return lesson.Over(v) || boardOf(v).Off > 0 },
		Say:   "Level players throw again. That’s the whole game. The book has every rule.",
		Light: "primary, book",
		Last:  true,
	},
}}

// first returns a condition that holds when the learner may throw the second bone and
// the first lies in zone.
func first(zone int8) func(v *rules.View) bool {
	return func(v *rules.View) bool { return holding(3)(v) && boardOf(v).Lies[0].Zone == zone }
}

// holding returns a condition that holds when the learner may throw in the first
// rotation and has the given number of bones left.
func holding(left int) func(v *rules.View) bool {
	return func(v *rules.View) bool {
		return lesson.Throwing(v) && boardOf(v).Left == left && boardOf(v).Off == 0
	}
}
