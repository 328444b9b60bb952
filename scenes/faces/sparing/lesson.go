package sparing

import (
	"knucklebones/rules"
	"knucklebones/scenes/screens/lesson"
)

// taught is a lesson of a few rounds: casts that count, void ones, and the rounds
// that are counted at the end.
var taught = lesson.Lesson{Seed: 220, Rival: "random", Options: map[string]int{"rounds": 3, "double": 0, "decided": 0}, Lines: []lesson.Line{
	{
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Void },
		Say:   "No six, and not four alike: this cast doesn’t count. Throw until one does.",
		Hint:  true,
		Light: lesson.Thrown,
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Round == 1 && !boardOf(v).Void },
		Say:   "This game has three rounds. Shake the cup and let go, or press the button.",
		Light: lesson.Thrown,
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Round > 1 && boardOf(v).Last.Won >= 0 && !boardOf(v).Void },
		Say:   "A ring marks the higher cast of a round. Throw for the next round.",
		Hint:  true,
		Light: lesson.Thrown,
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Round > 1 && boardOf(v).Last.Won < 0 && !boardOf(v).Void },
		Say:   "Level: nobody wins that round. Throw for the next one.",
		Light: lesson.Thrown,
	}, {
		When: lesson.Over,
		Say:  "The most rounds win the pot. That’s the whole game. The book has every rule.", Light: "primary, book",
	}, {
		When: func(v *rules.View) bool { return lesson.Elsewhere(v) && boardOf(v).Now[lesson.Learner].Hand != 0 },
		Say:  "Now {1} tries to beat your cast.",
	},
}}
