package gladiators

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/gladiators"
	"knucklebones/scenes/screens/lesson"
)

// taught is a lesson of one fight. The seed is chosen so that the learner comes to lead, and
// the rival doubles.
var taught = lesson.Lesson{Seed: 2, Rival: "master", Lines: []lesson.Line{
	{
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Opening },
		Say:   "The higher total throws first. Shake the cup and let go, or press the button.",
		Light: lesson.Thrown,
	}, {
		May:   game.Ask,
		When:  func(v *rules.View) bool { return leads(v) <= 0 },
		Say:   "You may ask for missio: {1} must double or yield. Ask when ahead. Now throw.",
		Hint:  true,
		Light: "primary",
	}, {
		May:   game.Ask,
		When:  func(v *rules.View) bool { return leads(v) > 0 },
		Say:   "You are ahead: now it pays. Ask for missio.",
		Light: "act ask, key ask",
	}, {
		When: func(v *rules.View) bool { return lesson.Elsewhere(v) && boardOf(v).Asker == lesson.Learner },
		Say:  "{1} must double the stake, or yield and lose what is in the pot.",
	}, {
		May:    game.Yield,
		Say:    "{1} asks for missio. Double the stake, or yield and lose what is in the pot.",
		Light:  "primary",
		Astray: true,
	}, {
		When:  func(v *rules.View) bool { b := boardOf(v); return lesson.Throwing(v) && last(&b) },
		Say:   "One of you is down to the last stone. Throw.",
		Light: lesson.Thrown,
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Bout == 0 },
		Say:   "In a bout both throw, and the lower total loses a stone. Throw.",
		Light: lesson.Thrown,
	}, {
		May:   rules.Throw,
		Say:   "Level totals cost both of you a stone. Throw again.",
		Light: lesson.Thrown,
	}, {
		When:   func(v *rules.View) bool { return lesson.Over(v) && !fallen(v) },
		Say:    "Whoever yields loses the pot. That’s the whole game. The book has every rule.",
		Light:  "primary, book",
		Astray: true,
	}, {
		When: func(v *rules.View) bool { return lesson.Over(v) && fallen(v) },
		Say:  "A player with no stone left is defeated. If both fall, it’s a draw.", Light: "primary, book",
	}, {
		When: lesson.Elsewhere,
		Say:  "{1} throws.", Light: "primary",
	},
}}

// leads returns how many stones the learner is ahead.
func leads(v *rules.View) int { b := boardOf(v); return b.Stones[lesson.Learner] - b.Stones[1] }

// fallen reports whether a gladiator has no stone left.
func fallen(v *rules.View) bool { b := boardOf(v); return b.Stones[0] == 0 || b.Stones[1] == 0 }
