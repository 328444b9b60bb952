package par

import (
	"knucklebones/rules"
	"knucklebones/scenes/screens/lesson"
)

// taught is a lesson of one target.
var taught = lesson.Lesson{Seed: 2, Rival: "random", Options: map[string]int{"recast": 0, "equal": 0}, Lines: []lesson.Line{
	{
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Opening },
		Say:   "Shake the cup and let go, or press the button. The highest total begins.",
		Light: lesson.Thrown,
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return len(boardOf(v).Waiting) > 0 },
		Say:   "Each player throws one bone, which is drawn in the square. Throw yours.",
		Hint:  true,
		Light: lesson.Thrown,
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Target.Len() == 4 && boardOf(v).Last[lesson.Learner] == 0 },
		Say:   "Now match all four in one throw, in any order. Throw.",
		Hint:  true,
		Light: lesson.Thrown,
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Target.Len() == 4 },
		Say:   "Bones that match slide into the square. Keep throwing: one throw must fill it.",
		Light: lesson.Thrown,
	}, {
		When: lesson.Over,
		Say:  "Fill the square first to win. That’s the whole game. The book has every rule.", Light: "primary, book",
	}, {
		When: func(v *rules.View) bool { return lesson.On(v) && v.Turn != lesson.Learner },
		Say:  "The others throw.", Light: "primary",
	},
}}
