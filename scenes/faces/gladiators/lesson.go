package gladiators

import (
	"knucklebones/rules"
	"knucklebones/scenes/screens/lesson"
)

// teach is a lesson of one fight.
func teach() *lesson.Lesson {
	throwing := func(v *rules.View) bool { return lesson.Can(v, rules.Throw) }
	fought := func(v *rules.View) int { return boardOf(v).Bout }
	return &lesson.Lesson{Seed: 2, Rival: "random", Lines: []lesson.Line{
		{
			When:  func(v *rules.View) bool { return throwing(v) && boardOf(v).Opening },
			Say:   "The higher total begins. Take the cup and let go, or press the button.",
			Light: lesson.Thrown(),
		}, {
			When:  func(v *rules.View) bool { b := boardOf(v); return throwing(v) && last(&b) },
			Say:   "Somebody fights with his last stone. Throw.",
			Light: lesson.Thrown(),
		}, {
			When:  func(v *rules.View) bool { return throwing(v) && fought(v) == 0 },
			Say:   "A bout: both cast, and the lower total loses a stone. Throw.",
			Light: lesson.Thrown(),
		}, {
			When:  throwing,
			Say:   "Level totals cost both a stone. Throw on.",
			Light: lesson.Thrown(),
		}, {
			When: lesson.Over,
			Say:  "Whoever has no stone left is defeated. If both fall it is a draw.", Light: []string{"primary", "book"},
		}, {
			When: func(v *rules.View) bool { return !lesson.Over(v) },
			Say:  "{1} casts.", Light: []string{"primary"},
		},
	}}
}
