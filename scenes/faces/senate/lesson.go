package senate

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/climb"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/screens/lesson"
)

// teach is a lesson of the first steps.
func teach() *lesson.Lesson {
	return &lesson.Lesson{Seed: 1, Rival: "hard", Options: map[string]int{"recast": 1, "weights": tali.Even, "stride": 4}, Lines: []lesson.Line{
		{
			When:  func(v *rules.View) bool { return boardOf(v).Made[lesson.Learner] > 0 },
			Say:   "That bench is yours, and the carpet follows. The first to come to Venus wins.",
			Light: []string{"primary", "book"}, Last: true,
		}, {
			When:  func(v *rules.View) bool { return lesson.Throwing(v) && boardOf(v).Opening },
			Say:   "The highest total begins. Take the cup and let go, or press the button.",
			Light: lesson.Thrown(),
		}, {
			When:  lesson.May(climb.Keep),
			Say:   "Touch the bones that the tablet wants, and throw the others again.",
			Light: []string{"bone ", "primary"},
		}, {
			When:  lesson.Throwing,
			Say:   "Any of the lit benches may be your next. Throw for one.",
			Light: lesson.Thrown(),
		}, {
			When: lesson.On,
			Say:  "{1} throws.", Light: []string{"primary"},
		},
	}}
}
