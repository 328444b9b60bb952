package oddsout

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/scenes/screens/lesson"
)

// teach is a lesson of one pot: void casts, pairs, and the stone that is left
// over.
func teach() *lesson.Lesson {
	board := func(v *rules.View) bestcast.Board { return v.Board.(bestcast.Board) }
	throwing := func(v *rules.View) bool { return lesson.Can(v, rules.Throw) }
	return &lesson.Lesson{Seed: 1, Rival: "random", Lines: []lesson.Line{
		{
			When:  func(v *rules.View) bool { return throwing(v) && board(v).Void },
			Say:   "No six and not four alike: that is void. Throw again.",
			Light: lesson.Thrown(),
		}, {
			When:  func(v *rules.View) bool { return throwing(v) && board(v).Opening },
			Say:   "The highest even cast begins. Take the cup and let go, or press the button.",
			Light: lesson.Thrown(),
		}, {
			When:  func(v *rules.View) bool { return throwing(v) && board(v).Best > 0 },
			Say:   "Now for the pot: even, and beyond the gold thread. Throw.",
			Light: lesson.Thrown(),
		}, {
			When:  throwing,
			Say:   "Your total lies in pairs. A stone without a partner pays a coin. Throw.",
			Light: lesson.Thrown(),
		}, {
			When: lesson.Over,
			Say:  "The highest even cast takes the pot.", Light: []string{"primary", "book"},
		}, {
			When: func(v *rules.View) bool { return board(v).Opening },
			Say:  "{1} throws for the start.",
		}, {
			When: func(v *rules.View) bool { return !lesson.Over(v) },
			Say:  "{1} throws. Four alike lie by their side: threes are three stones.",
		},
	}}
}
