package hounds

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/climb"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/screens/lesson"
)

// teach is a lesson of the first animal, and of the cast for the second.
func teach() *lesson.Lesson {
	board := func(v *rules.View) climb.Board { return v.Board.(climb.Board) }
	made := func(v *rules.View) bool { return board(v).Made[lesson.Learner] > 0 }
	throwing := func(v *rules.View) bool { return lesson.Can(v, rules.Throw) }
	keeping := func(v *rules.View) bool { return lesson.Can(v, climb.Keep) }
	return &lesson.Lesson{Seed: 22, Rival: "hard", Options: map[string]int{"recast": 1, "weights": tali.Even}, Lines: []lesson.Line{
		{
			When:  func(v *rules.View) bool { return throwing(v) && board(v).Opening },
			Say:   "The highest total begins. Take the cup and let go, or press the button.",
			Light: lesson.Thrown(),
		}, {
			When:  func(v *rules.View) bool { return throwing(v) && !made(v) },
			Say:   "The hound is lit: it wants four ones. Throw for them.",
			Light: lesson.Thrown(),
		}, {
			When:  func(v *rules.View) bool { return keeping(v) && !made(v) },
			Say:   "Ones stay on the table, and the panel counts them. Throw the rest.",
			Light: []string{"primary"},
		}, {
			When: func(v *rules.View) bool { return made(v) && board(v).Got },
			Say:  "Black floods your hound, and the next panel lights.",
			Wait: true,
		}, {
			When: func(v *rules.View) bool { return v.Turn == 1 },
			Say:  "{1} throws for a hound, too.", Light: []string{"primary"},
		}, {
			When:  throwing,
			Say:   "Now four threes. Fours or sixes would come too early, and be void. Throw.",
			Light: lesson.Thrown(),
		}, {
			When:  keeping,
			Say:   "Keep what is wanted, and throw on. All four animals win.",
			Light: []string{"primary", "bone "}, Last: true,
		}, {
			When: func(v *rules.View) bool { return !lesson.Over(v) },
			Say:  "The bones fall.", Light: []string{"primary"},
		},
	}}
}
