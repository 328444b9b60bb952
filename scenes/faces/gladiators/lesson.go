package gladiators

import (
	"knucklebones/rules"
	"knucklebones/scenes/screens/lesson"
)

// taught is a lesson of one fight.
var taught = lesson.Lesson{Seed: 2, Rival: "random", Options: map[string]int{"missio": 0}, Lines: []lesson.Line{
	{
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Opening },
		Say:   "The higher total throws first. Shake the cup and let go, or press the button.",
		Light: lesson.Thrown,
	}, {
		When:  func(v *rules.View) bool { b := boardOf(v); return lesson.Throwing(v) && last(&b) },
		Say:   "One of you is down to the last stone. Throw.",
		Light: lesson.Thrown,
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Bout == 0 },
		Say:   "In a bout both throw, and the lower total loses a stone. Throw.",
		Hint:  true,
		Light: lesson.Thrown,
	}, {
		May:   rules.Throw,
		Say:   "Level totals cost both of you a stone. Throw again.",
		Hint:  true,
		Light: lesson.Thrown,
	}, {
		When: lesson.Over,
		Say:  "A player with no stone left is defeated. If both fall, it’s a draw.", Light: "primary, book",
	}, {
		When: lesson.Elsewhere,
		Say:  "{1} throws.", Light: "primary",
	},
}}
