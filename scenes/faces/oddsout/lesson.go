package oddsout

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/screens/lesson"
)

// taught is a lesson of two pots: pairs, the stone that is left over, and the gold
// thread.
var taught = lesson.Lesson{Seed: 2, Rival: "random", Options: map[string]int{"pots": 2}, Lines: []lesson.Line{
	{
		May:   bestcast.Stand,
		Say:   "Touch a bone to throw it again for a coin, or keep your cast.",
		Light: "key again , primary",
	}, {
		When: func(v *rules.View) bool {
			c := &casting.Board(v).Casts[0]
			return v.Turn == 1 && casting.Board(v).Caster == lesson.Learner && c.Hand != 0 && c.Count%2 == 1
		},
		Say:  "One stone has no partner: your cast is odd, and you pay a coin.",
		Wait: true,
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return passable(casting.Board(v)) },
		Say:   "To win, your cast must be even and pass the gold thread. Throw.",
		Hint:  true,
		Light: lesson.Thrown,
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return casting.Board(v).Best == 0 },
		Say:   "Your total is laid out in pairs. A stone without a partner costs a coin. Throw.",
		Hint:  true,
		Light: lesson.Thrown,
	}, {
		When:  lesson.Over,
		Say:   "The best even cast wins. That’s the whole game. The book has every rule.",
		Light: "primary, book",
	}, {
		When: func(v *rules.View) bool { return v.Turn != lesson.Learner && !lesson.Over(v) },
		Say:  "{1} throws for the pot.",
	},
}}

// passable reports whether a cast leads that another can pass: any but Venus.
func passable(b bestcast.Board) bool {
	return b.Best > 0 && b.Best < b.Rungs[len(b.Rungs)-1].Worth
}
