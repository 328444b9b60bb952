package sparing

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/sparing"
	"knucklebones/scenes/screens/lesson"
)

// teach is a lesson of a few rounds: casts that count, void ones, and the rounds
// that are counted at the end.
func teach() *lesson.Lesson {
	board := func(v *rules.View) game.Board { return v.Board.(game.Board) }
	throwing := func(v *rules.View) bool { return lesson.Can(v, rules.Throw) }
	return &lesson.Lesson{Seed: 220, Rival: "random", Options: map[string]int{"rounds": 3}, Lines: []lesson.Line{
		{
			When:  func(v *rules.View) bool { return throwing(v) && board(v).Void },
			Say:   "No six and not four alike: that is void. Throw again until it counts.",
			Light: lesson.Thrown(),
		}, {
			When:  func(v *rules.View) bool { return throwing(v) && board(v).Round == 1 },
			Say:   "Three rounds here. Take the cup and let go, or press the button.",
			Light: lesson.Thrown(),
		}, {
			When:  func(v *rules.View) bool { return throwing(v) && board(v).Last.Won >= 0 },
			Say:   "The higher cast of a round is ringed. Throw for the next.",
			Light: lesson.Thrown(),
		}, {
			When:  func(v *rules.View) bool { return throwing(v) && board(v).Round > 1 && board(v).Last.Won < 0 },
			Say:   "Level: nobody wins that round. Throw for the next.",
			Light: lesson.Thrown(),
		}, {
			When: lesson.Over,
			Say:  "Whoever has most rounds takes the pot.", Light: []string{"primary", "book"},
		}, {
			When: func(v *rules.View) bool { return v.Turn != lesson.Learner && !lesson.Over(v) },
			Say:  "{1} throws against your cast.",
		}, {
			When:  throwing,
			Say:   "Throw on. A stroke at the foot stands for each round that is won.",
			Light: lesson.Thrown(),
		},
	}}
}
