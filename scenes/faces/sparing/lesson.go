package sparing

import (
	"knucklebones/rules"
	"knucklebones/scenes/screens/lesson"
)

// taught is a lesson of a few rounds: casts that count, void ones, and the rounds
// that are counted at the end.
var taught = lesson.Lesson{Seed: 220, Rival: "random", Options: map[string]int{"rounds": 3}, Lines: []lesson.Line{
	{
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Void },
		Say:   "No six and not four alike: that is void. Throw again until it counts.",
		Light: lesson.Thrown,
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Round == 1 },
		Say:   "Three rounds here. Take the cup and let go, or press the button.",
		Light: lesson.Thrown,
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Last.Won >= 0 },
		Say:   "The higher cast of a round is ringed. Throw for the next.",
		Light: lesson.Thrown,
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Round > 1 && boardOf(v).Last.Won < 0 },
		Say:   "Level: nobody wins that round. Throw for the next.",
		Light: lesson.Thrown,
	}, {
		When: lesson.Over,
		Say:  "Whoever has won the most rounds takes the pot.", Light: "primary, book",
	}, {
		When: func(v *rules.View) bool { return v.Turn != lesson.Learner && !lesson.Over(v) },
		Say:  "{1} throws against your cast.",
	}, {
		May:   rules.Throw,
		Say:   "Throw again. Each stroke at the foot is a round that somebody has won.",
		Light: lesson.Thrown,
	},
}}
