package simple

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/screens/lesson"
)

// taught is a lesson of one pot: a cast that climbs, one that is level, and the
// dogs that pay.
var taught = lesson.Lesson{Seed: 165393, Rival: "medium", Options: map[string]int{"pots": 1, "raises": 0}, Lines: []lesson.Line{
	{
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return casting.Board(v).Caster < 0 },
		Say:   "One throw each. Shake the cup and let go, or press the button.",
		Hint:  true,
		Light: lesson.Thrown,
	}, {
		When: func(v *rules.View) bool {
			return v.Turn == 1 && casting.Board(v).Caster == lesson.Learner && casting.Board(v).Casts[0].Rank == tali.Canis
		},
		Say:  "Four ones are the dogs, the lowest cast with a name. They cost you a coin.",
		Wait: true,
	}, {
		When: func(v *rules.View) bool {
			return v.Turn == 1 && casting.Board(v).Caster == lesson.Learner && casting.Board(v).Casts[0].Rank.Senio()
		},
		Say:  "Your cast climbs to its rank. A Senio, a cast with a six, ranks by its total.",
		Wait: true,
	}, {
		When: func(v *rules.View) bool {
			return v.Turn == 1 && casting.Board(v).Rotation == 1 && casting.Board(v).Casts[lesson.Learner].Hand != 0
		},
		Say: "{1} has to get above the dotted line.",
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return casting.Board(v).Rotation == 2 },
		Say:   "You are level: both throw again for the same pot. Throw.",
		Light: lesson.Thrown,
	}, {
		When: func(v *rules.View) bool { return lesson.Elsewhere(v) && casting.Board(v).Rotation > 1 },
		Say:  "{1} throws again.",
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return casting.Board(v).Rotation > 2 },
		Say:   "You are level again. Throw.",
		Light: lesson.Thrown,
	}, {
		When:  lesson.Over,
		Say:   "The highest cast wins the pot. That’s the whole game. The book has every rule.",
		Light: "primary, book",
	},
}}
