package par

import (
	"knucklebones/rules"
	"knucklebones/scenes/screens/lesson"
)

// taught is a lesson of one target.
var taught = lesson.Lesson{Seed: 2, Rival: "random", Lines: []lesson.Line{
	{
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Opening },
		Say:   "The highest total begins. Take the cup and let go, or press the button.",
		Light: lesson.Thrown,
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return len(boardOf(v).Waiting) > 0 },
		Say:   "Each casts one bone, and it is drawn in the square. Throw yours.",
		Light: lesson.Thrown,
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Last[0] == 0 },
		Say:   "Now match all four in one cast, in any order. Throw.",
		Light: lesson.Thrown,
	}, {
		May:   rules.Throw,
		Say:   "Bones that match slide into the square. Throw until one cast fills it.",
		Light: lesson.Thrown,
	}, {
		When: lesson.Over,
		Say:  "Whoever fills the square takes the pot.", Light: "primary, book",
	}, {
		When: lesson.On,
		Say:  "The others throw.", Light: "primary",
	},
}}
