package oddsout

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/screens/lesson"
)

// taught is a lesson of one pot: void casts, pairs, and the stone that is left
// over.
var taught = lesson.Lesson{Seed: 2748, Rival: "random", Options: map[string]int{"pots": 1}, Lines: []lesson.Line{
	{
		May:   bestcast.Stand,
		Say:   "Touch a bone to throw it again for a coin, or keep your cast.",
		Light: "key again , primary",
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return casting.Board(v).Void },
		Say:   "No six, and not four alike: this cast doesn’t count. Throw again.",
		Light: lesson.Thrown,
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return casting.Board(v).Opening },
		Say:   "The highest even cast begins. Shake the cup and let go, or press the button.",
		Light: lesson.Thrown,
	}, {
		When: func(v *rules.View) bool {
			c := &casting.Board(v).Casts[0]
			return v.Turn == 1 && !casting.Board(v).Opening && casting.Board(v).Caster == lesson.Learner && c.Hand != 0 && c.Count%2 == 1
		},
		Say:  "One stone has no partner: your cast is odd, and you pay a coin.",
		Wait: true,
	}, {
		May: rules.Throw,
		When: func(v *rules.View) bool {
			b := casting.Board(v)
			return b.Caster == 1 && b.Casts[1].Last == tali.Of(3, 3, 3, 3) && b.Best == 0 && len(b.Waiting) == 2
		},
		Say:   "Four threes count as three: odd. Nobody has an even cast, so all throw again.",
		Light: lesson.Thrown,
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return casting.Board(v).Best > 0 },
		Say:   "To win, your cast must be even and pass the gold thread. Throw.",
		Hint:  true,
		Light: lesson.Thrown, Astray: true,
	}, {
		May:   rules.Throw,
		Say:   "Your total is laid out in pairs. A stone without a partner costs a coin. Throw.",
		Hint:  true,
		Light: lesson.Thrown,
	}, {
		When:  lesson.Over,
		Say:   "The best even cast wins. That’s the whole game. The book has every rule.",
		Light: "primary, book",
	}, {
		When: func(v *rules.View) bool { return v.Turn != lesson.Learner && casting.Board(v).Opening },
		Say:  "{1} throws to see who begins.",
	}, {
		When: func(v *rules.View) bool { return v.Turn != lesson.Learner && !lesson.Over(v) },
		Say:  "{1} throws for the pot.",
	},
}}
