package race

import (
	"knucklebones/rules"
	game "knucklebones/rules/rulestest/race"
	"knucklebones/scenes/screens/lesson"
)

// taught is the lesson, a short race.
var taught = lesson.Lesson{Seed: 3, Rival: "easy", Options: map[string]int{"goal": 5}, Lines: []lesson.Line{
	{
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Gained == 0 },
		Say:   "Take the cup, shake it and let go, or press the button. A 1 ends your turn.",
		Light: lesson.Thrown,
	}, {
		May:   game.Hold,
		Say:   "Hold what the turn brought, or throw on. The first to hold five wins.",
		Light: "act hold, key hold, primary",
	}, {
		When: lesson.Over,
		Say:  "That is all of it. The book has every rule.", Light: "primary, book",
	}, {
		Say: "{1} throws for the goal too.", Light: "primary",
	},
}}
