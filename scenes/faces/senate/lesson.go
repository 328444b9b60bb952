package senate

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/climb"
	"knucklebones/scenes/screens/lesson"
)

// patience is the number of casts after which the lesson ends for a learner who strays
// from it.
const patience = 90

// taught is a lesson of the last steps: one that is made, one that comes too early,
// and Venus.
var taught = lesson.Lesson{Seed: 243, Ahead: 28, Rival: "hard", Options: map[string]int{"stride": 4}, Lines: []lesson.Line{
	{
		When:  lesson.Over,
		Say:   "The first to reach Venus wins. That’s the whole game. The book has every rule.",
		Light: "primary, book",
	}, {
		When:  func(v *rules.View) bool { return boardOf(v).Casts > patience },
		Say:   "The game goes on like this until somebody reaches Venus and wins.",
		Light: "primary, book", Last: true, Astray: true,
	}, {
		When: mine(func(b *climb.Board) bool { return b.Got }),
		Say:  "You made that step, and your carpet follows.",
		Wait: true,
	}, {
		When: mine(func(b *climb.Board) bool { return b.Early >= 0 && b.Seat != lesson.Learner }),
		Say:  "The step of that cast is still too high: the cast doesn’t count.",
		Wait: true,
	}, {
		May:   climb.Keep,
		When:  func(v *rules.View) bool { return boardOf(v).Match.Len() == 3 },
		Say:   "Three bones match. Touch the tablet to keep them, and throw the other again.",
		Hint:  true,
		Light: "tablet, primary",
	}, {
		May:   climb.Keep,
		Say:   "Touch the tablet to keep what it shows, or choose bones. Throw the others again.",
		Light: "tablet, key keep, bone , primary",
	}, {
		When:  near,
		Say:   "The middle is lit: it is the last step. Touch it.",
		Light: "step 23",
	}, {
		When:  near,
		Say:   "Venus is all four sides in one cast. Throw for her.",
		Light: lesson.Thrown,
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return !boardOf(v).Opening },
		Say:   "Throw what a lit step shows, and you stand on it.",
		Hint:  true,
		Light: lesson.Thrown,
	}, {
		When: lesson.Elsewhere,
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
