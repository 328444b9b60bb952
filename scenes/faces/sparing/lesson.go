package sparing

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/sparing"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/screens/lesson"
)

// taught is a lesson of a few rounds: casts with a name and without, a spare throw, and the
// rounds that are counted at the end.
var taught = lesson.Lesson{Seed: 1, Rival: "medium", Options: map[string]int{"rounds": 3, "moving": 0}, Lines: []lesson.Line{
	{
		May:   game.Again,
		When:  low,
		Say:   "No name: only its total counts. Spend a spare throw: throw all four again.",
		Hint:  true,
		Light: "act again, key again",
	}, {
		May:   game.Stand,
		When:  func(v *rules.View) bool { return !low(v) },
		Say:   "If you throw again, the new cast counts, even if it is lower.",
		Hint:  true,
		Light: "primary, act again, key again",
	}, {
		May:    game.Stand,
		Say:    "Keep this throw, or spend a spare throw and throw again.",
		Light:  "primary, act again, key again",
		Astray: true,
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Round == 1 },
		Say:   "This game has three rounds. Shake the cup and let go, or press the button.",
		Light: lesson.Thrown,
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Round > 1 && boardOf(v).Last.Won >= 0 },
		Say:   "A ring marks the highest cast of a round. Throw for the next round.",
		Hint:  true,
		Light: lesson.Thrown,
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Round > 1 && boardOf(v).Last.Won < 0 },
		Say:   "Level: nobody wins that round. Throw for the next one.",
		Light: lesson.Thrown, Astray: true,
	}, {
		When: lesson.Over,
		Say:  "The most rounds win the pot. That’s the whole game. The book has every rule.", Light: "primary, book",
	}, {
		When: func(v *rules.View) bool { return lesson.Elsewhere(v) && boardOf(v).Now[lesson.Learner].Hand != 0 },
		Say:  "Now {1} tries to beat your cast.",
	},
}}

// low reports whether the learner's cast has no name.
func low(v *rules.View) bool {
	hand := boardOf(v).Now[lesson.Learner].Hand
	return hand != 0 && tali.Classify(hand) == tali.Unnamed
}
