package simple

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/screens/lesson"
)

// taught is a lesson of one pot: two bones, a raise, and a cast that climbs.
var taught = lesson.Lesson{Seed: 31, Rival: "random", Options: map[string]int{"pots": 1}, Lines: []lesson.Line{
	{
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return casting.Board(v).Caster < 0 },
		Say:   "First two of your four bones. Shake the cup and let go, or press the button.",
		Light: lesson.Thrown,
	}, {
		May:   bestcast.Raise,
		When:  good,
		Say:   "A six is a good start, so raise: {1} must put in as much, or drop out.",
		Light: "act raise, key raise",
	}, {
		May:   bestcast.Raise,
		Say:   "After two bones you may raise. With a bad start, just throw the other two.",
		Hint:  true,
		Light: lesson.Thrown, Astray: true,
	}, {
		When: func(v *rules.View) bool { return v.Turn == 1 && casting.Board(v).Raiser == lesson.Learner },
		Say:  "{1} matches your raise, or leaves you the pot.",
	}, {
		May:    bestcast.Match,
		Say:    "{1} raises. Match it to stay in, or drop out.",
		Light:  "primary",
		Astray: true,
	}, {
		When: func(v *rules.View) bool {
			return v.Turn == 1 && casting.Board(v).Caster == lesson.Learner && casting.Board(v).Casts[0].Rank == tali.Canis
		},
		Say:  "Four ones are the dogs, the lowest cast with a name. They cost you a coin.",
		Wait: true, Astray: true,
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
		Light: lesson.Thrown, Astray: true,
	}, {
		When: func(v *rules.View) bool { return lesson.Elsewhere(v) && casting.Board(v).Rotation > 1 },
		Say:  "{1} throws again.", Astray: true,
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return casting.Board(v).Rotation > 2 },
		Say:   "You are level again. Throw.",
		Light: lesson.Thrown, Astray: true,
	}, {
		When:  lesson.Over,
		Say:   "The highest cast wins the pot. That’s the whole game. The book has every rule.",
		Light: "primary, book",
	},
}}

// good reports whether two bones lie, and one of them is a six.
func good(v *rules.View) bool {
	return casting.Board(v).Half && slices.ContainsFunc(v.Bones, func(b rules.Bone) bool { return b.Side == 6 })
}
