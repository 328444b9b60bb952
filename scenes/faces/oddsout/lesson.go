package oddsout

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/screens/lesson"
)

// teach is a lesson of one pot: void casts, pairs, and the stone that is left
// over.
func teach() *lesson.Lesson {
	board := func(v *rules.View) bestcast.Board { return v.Board.(bestcast.Board) }
	throwing := func(v *rules.View) bool { return lesson.Can(v, rules.Throw) }
	return &lesson.Lesson{Seed: 735, Rival: "random", Lines: []lesson.Line{
		{
			When:  func(v *rules.View) bool { return throwing(v) && board(v).Void },
			Say:   "No six and not four alike: that is void. Throw again.",
			Light: lesson.Thrown(),
		}, {
			When:  func(v *rules.View) bool { return throwing(v) && board(v).Opening },
			Say:   "The highest even cast begins. Take the cup and let go, or press the button.",
			Light: lesson.Thrown(),
		}, {
			When: func(v *rules.View) bool {
				c := &board(v).Casts[0]
				return v.Turn == 1 && !board(v).Opening && board(v).Caster == lesson.Learner && c.Hand != 0 && c.Count%2 == 1
			},
			Say:  "One stone finds no partner. It leaves, and you pay a coin.",
			Wait: true,
		}, {
			When: func(v *rules.View) bool {
				return throwing(v) && board(v).Caster == 1 && board(v).Casts[1].Last == tali.Of(3, 3, 3, 3)
			},
			Say:   "Four threes lie as three stones: odd. Nobody is even, so all throw again.",
			Light: lesson.Thrown(),
		}, {
			When:  func(v *rules.View) bool { return throwing(v) && board(v).Best > 0 },
			Say:   "Be even, and beyond the gold thread. Throw.",
			Light: lesson.Thrown(), Astray: true,
		}, {
			When:  throwing,
			Say:   "Your total lies in pairs. A stone without a partner pays a coin. Throw.",
			Light: lesson.Thrown(),
		}, {
			When:  lesson.Over,
			Say:   "The longest even lane takes the pot.",
			Light: []string{"primary", "book"},
		}, {
			When: func(v *rules.View) bool { return v.Turn != lesson.Learner && board(v).Opening },
			Say:  "{1} throws for the start.",
		}, {
			When: func(v *rules.View) bool { return v.Turn != lesson.Learner && !lesson.Over(v) },
			Say:  "{1} throws for the pot.",
		},
	}}
}
