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
var taught = lesson.Lesson{Seed: 2151, Rival: "easy", Lines: []lesson.Line{
	{
		When:  holding(4),
		Say:   "Press anywhere, pull back to knot 3, let go. Pull farther to throw harder.",
		Hint:  true,
		Light: toss,
	}, {
		When:  holding(3),
		Say:   "The red knot shows how far you pulled. Pull more or less than that, and aim.",
		Light: toss,
	}, {
		When:  holding(2),
		Say:   "A bold throw goes flat, slides, and touches the stake more often. Choose it.",
		Light: "key bold",
	}, {
		When:  holding(2),
		Say:   "A bone in a ring counts 5 or 10 times its side, at the stake 20. Throw boldly.",
		Hint:  true,
		Light: toss,
	}, {
		When:  holding(1),
		Say:   "A bone can be knocked away until the last one lies still. Throw the last one.",
		Light: toss,
	}, {
		When: lesson.Elsewhere,
		Say:  "Your four bones are counted: points move you along the plank. Now {1} throws.",
	}, {
		When: rivals(func(b game.Board) bool { return slices.ContainsFunc(b.Lies, touches) }),
		Say:  "{1}’s bone touches the stake. It counts 20 times the side that is up.",
		Wait: true,
	}, {
		When: rivals(func(b game.Board) bool { return slices.Contains(b.Knocked, true) }),
		Say:  "A bone was knocked away. It counts as it lies now, and its tag has changed.",
		Wait: true,
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Round == 2 },
		Say:   "The first at the end of the plank wins. That’s the whole game.",
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
