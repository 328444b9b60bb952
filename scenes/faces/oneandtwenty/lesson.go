package oneandtwenty

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/oneandtwenty"
	"knucklebones/scenes/screens/lesson"
)

// taught is a lesson of one round against the bank.
var taught = lesson.Lesson{Seed: 32, Rival: "easy", Options: map[string]int{"rounds": 1}, Lines: []lesson.Line{
	{
		May:   rules.Throw,
		When:  casting,
		Say:   "Shake the cup and let go, or press the button. The highest total gets the bank.",
		Light: lesson.Thrown,
	}, {
		When: func(v *rules.View) bool { return v.Turn == 1 && boardOf(v).Seats[1].State == game.Idle },
		Say:  "{1} throws for the bank, too.",
	}, {
		May:   game.Stake,
		Say:   "{1} has the bank. Choose how many coins to stake, and put them down.",
		Light: "key , primary",
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return !casting(v) },
		Say:   "Throw five bones. Each counts 1, 3, 4 or 6. Over 21 in all, you lose your stake.",
		Hint:  true,
		Light: lesson.Thrown,
	}, {
		May:   game.More,
		Say:   "Now throw up to five more, to get near 21. The lens shows the odds. Try it.",
		Light: "lens",
	}, {
		May:   game.More,
		Say:   "Choose how many more. You choose once, and throw them together.",
		Hint:  true,
		Light: "key , primary",
	}, {
		When: func(v *rules.View) bool { return v.Turn == 1 && boardOf(v).Seats[lesson.Learner].State == game.Stands },
		Say:  "You stay at 21 or less. Now the bank throws, and it wins if you are level.",
		Wait: true,
	}, {
		When: func(v *rules.View) bool {
			return v.Turn == 1 && boardOf(v).Seats[1].State == game.Waits && boardOf(v).Seats[lesson.Learner].State == game.Stands
		},
		Say: "{1} throws in the same way. If the bank goes over 21, it pays.",
	}, {
		When:  lesson.Over,
		Say:   "The best winner gets the bank. That’s the whole game. The book has every rule.",
		Light: "primary, book",
	},
}}

// casting reports whether bones are cast to choose the first bank.
func casting(v *rules.View) bool { return boardOf(v).Casting }
