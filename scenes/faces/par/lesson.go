package par

import (
	"knucklebones/rules"
	"knucklebones/scenes/screens/lesson"
)

// teach is a lesson of one target.
func teach() *lesson.Lesson {
	throwing := func(v *rules.View) bool { return lesson.Can(v, rules.Throw) }
	return &lesson.Lesson{Seed: 2, Rival: "random", Lines: []lesson.Line{
		{
			When:  func(v *rules.View) bool { return throwing(v) && boardOf(v).Opening },
			Say:   "The highest total begins. Take the cup and let go, or press the button.",
			Light: lesson.Thrown(),
		}, {
			When:  func(v *rules.View) bool { return throwing(v) && len(boardOf(v).Waiting) > 0 },
			Say:   "Each casts one bone, and it is drawn in the square. Throw yours.",
			Light: lesson.Thrown(),
		}, {
			When:  func(v *rules.View) bool { return throwing(v) && boardOf(v).Last[0] == 0 },
			Say:   "Now match all four in one cast, in any order. Throw.",
			Light: lesson.Thrown(),
		}, {
			When:  throwing,
			Say:   "Bones that match slide home. Throw until the square is full.",
			Light: lesson.Thrown(),
		}, {
			When: lesson.Over,
			Say:  "Whoever fills the square takes the pot.", Light: []string{"primary", "book"},
		}, {
			When: func(v *rules.View) bool { return !lesson.Over(v) },
			Say:  "The others throw.", Light: []string{"primary"},
		},
	}}
}
