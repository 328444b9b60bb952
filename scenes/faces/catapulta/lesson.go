package catapulta

import (
	"slices"

	"knucklebones/rules"
	game "knucklebones/rules/games/catapulta"
	"knucklebones/rules/kits/aim"
	"knucklebones/scenes/screens/lesson"
)

const toss = "bones"

// taught is a lesson of a turn of the learner and one of the rival. The seed is chosen
// so that one of the rival's bones touches the stake and is then knocked on.
var taught = lesson.Lesson{Seed: 2151, Rival: "easy", Options: map[string]int{"target": 300}, Lines: []lesson.Line{
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
		Light: "key bold",
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
		When: rivals(func(b game.Board) bool { return slices.ContainsFunc(b.Lies, touches) }),
		Say:  "{1}’s bone touches the stake: 20 times the side that is up.",
		Wait: true,
	}, {
		When: rivals(func(b game.Board) bool { return slices.Contains(b.Knocked, true) }),
		Say:  "A bone was knocked on. It counts as it lies now, and its tag has changed.",
		Wait: true,
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Round == 2 },
		Say:   "The first at the end of the plank wins. That is all of it.",
		Light: "primary, book",
		Last:  true,
	},
}}

// touches reports whether a bone touches the stake.
func touches(l aim.Lie) bool { return l.Zone == game.Stake }

// rivals returns a condition for a line of the lesson: the rival is on turn and its
// board meets lie.
func rivals(lie func(b game.Board) bool) func(v *rules.View) bool {
	return func(v *rules.View) bool {
		b := boardOf(v)
		return lesson.Elsewhere(v) && b.Caster == v.Turn && lie(b)
	}
}

// holding returns a condition for a line of the lesson: the learner may toss in the
// first round and has the given number of bones left.
func holding(left int) func(v *rules.View) bool {
	return func(v *rules.View) bool {
		return lesson.Throwing(v) && boardOf(v).Left == left && boardOf(v).Round == 1
	}
}
