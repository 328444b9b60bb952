package senate

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/climb"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/screens/lesson"
)

// patience is the number of casts after which the lesson ends for a learner who strays
// from it.
const patience = 90

// taught is a lesson of the last steps: one that is made, one that comes too early,
// and Venus.
var taught = lesson.Lesson{Seed: 1127, Ahead: 57, Rival: "hard", Options: map[string]int{"recast": 1, "weights": tali.Even, "stride": 4}, Lines: []lesson.Line{
	{
		When:  lesson.Over,
		Say:   "The first to come to Venus wins. That is all of it.",
		Light: "primary, book",
	}, {
		When:  func(v *rules.View) bool { return boardOf(v).Casts > patience },
		Say:   "So it goes on until somebody comes to Venus. The first there wins.",
		Light: "primary, book", Last: true, Astray: true,
	}, {
		When: mine(func(b *climb.Board) bool { return b.Got }),
		Say:  "That bench is yours, and your carpet follows.",
		Wait: true,
	}, {
		When: mine(func(b *climb.Board) bool { return b.Early >= 0 && b.Seat != lesson.Learner }),
		Say:  "That bench lies further on: too early, and void.",
		Wait: true,
	}, {
		May:   climb.Keep,
		When:  func(v *rules.View) bool { return boardOf(v).Match.Len() == 3 },
		Say:   "Three bones lie as the tablet wants them. Keep them, and throw the other.",
		Light: "bone , primary",
	}, {
		May:   climb.Keep,
		Say:   "Touch bones or sockets to keep what the tablet wants. Throw the others.",
		Light: "bone , primary",
	}, {
		When:  near,
		Say:   "The middle is lit: there you are going. Touch it.",
		Light: "step 23",
	}, {
		When:  near,
		Say:   "Venus is all four sides at once. Throw for her.",
		Light: lesson.Thrown,
	}, {
		May:   rules.Throw,
		Say:   "Any lit bench may be your next. Take the cup and let go, or press the button.",
		Light: lesson.Thrown,
	}, {
		When: lesson.On,
		Say:  "{1} throws.", Light: "primary",
	},
}}

// near reports whether the learner may throw for Venus.
func near(v *rules.View) bool {
	return lesson.Throwing(v) && boardOf(v).Made[lesson.Learner] >= murmur
}

// mine returns a condition that holds when the learner cast last and the board fulfils
// is.
func mine(is func(b *climb.Board) bool) func(v *rules.View) bool {
	return func(v *rules.View) bool {
		b := boardOf(v)
		return b.Caster == lesson.Learner && is(&b)
	}
}
