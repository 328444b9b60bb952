package par

import (
	"knucklebones/rules"
	"knucklebones/scenes/screens/lesson"
)

// taught is a lesson of one target.
var taught = lesson.Lesson{Seed: 10, Rival: "hard", Options: map[string]int{"pots": 1}, Lines: []lesson.Line{
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
		May: rules.Throw,
		When: func(v *rules.View) bool {
			return boardOf(v).Target.Len() == 4 && boardOf(v).Last[lesson.Learner] == 0 && boardOf(v).Try == 0
		},
		Say:   "Match all four, in any order, with up to three throws a turn. Throw.",
		Hint:  true,
		Light: lesson.Thrown,
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Price == 1 },
		Say:   "Bones that match stay. Pay a coin and throw the others again, or stop.",
		Hint:  true,
		Light: "primary",
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Price == 2 },
		Say:   "The third throw is the last and costs two coins. Only all four win the pot.",
		Hint:  true,
		Light: "primary",
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Target.Len() == 4 && boardOf(v).Try == 0 },
		Say:   "Your next turn: three new throws, with all four bones. Throw.",
		Light: lesson.Thrown, Astray: true,
	}, {
		When: lesson.Over,
		Say:  "All who filled the square in this round share the pot.", Light: "primary, book",
	}, {
		When: func(v *rules.View) bool { return lesson.On(v) && v.Turn != lesson.Learner },
		Say:  "The others throw.", Light: "primary",
	},
}}
