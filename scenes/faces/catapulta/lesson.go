package catapulta

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/catapulta"
	"knucklebones/scenes/screens/lesson"
)

// teach is a lesson of one turn of four bones, and one of a rival.
func teach() *lesson.Lesson {
	toss := []string{"bones"}
	return &lesson.Lesson{Seed: 11, Rival: "easy", Options: map[string]int{"target": 300}, Lines: []lesson.Line{
		{
			When:  holding(4),
			Say:   "Press anywhere, pull back to the third knot, let go. How far is how hard.",
			Light: toss,
		}, {
			When:  holding(3),
			Say:   "It lies there still, and its knot is dyed red. Pull more or less, and aim.",
			Light: toss,
		}, {
			When:  holding(2),
			Say:   "Bold goes flat and slides, and finds the stake more often. Choose it.",
			Light: []string{"key bold"},
		}, {
			When:  holding(2),
			Say:   "Rings make 5 and 10 of each point, the stake 20. Now toss it boldly.",
			Light: toss,
		}, {
			When:  holding(1),
			Say:   "A bone that lies may be knocked on until the last rests. Toss it.",
			Light: toss,
		}, {
			When: lesson.Elsewhere,
			Say:  "The four are counted, and you walk along the plank. {1} tosses, too.",
		}, {
			When:  func(v *rules.View) bool { return lesson.Throwing(v) && boardOf(v).Round == 2 },
			Say:   "The first at the end of the plank wins. That is all of it.",
			Light: []string{"primary", "book"},
			Last:  true,
		},
	}}
}

// boardOf is the board of a view.
func boardOf(v *rules.View) game.Board { return v.Board.(game.Board) }

// holding is when the learner may toss in the first round and has so many bones left.
func holding(left int) func(v *rules.View) bool {
	return func(v *rules.View) bool {
		return lesson.Throwing(v) && boardOf(v).Left == left && boardOf(v).Round == 1
	}
}
