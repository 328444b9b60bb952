package century

import (
	"slices"

	"knucklebones/rules"
	game "knucklebones/rules/games/century"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/screens/lesson"
)

// taught is a lesson of the first days of a century. The seed is chosen so that
// recruits, a delay and Venus come up.
var taught = lesson.Lesson{Seed: 1078, Rival: "medium", Lines: []lesson.Line{
	{
		When:  func(v *rules.View) bool { _, ok := last(v); return !ok && lesson.Throwing(v) },
		Say:   "Raise 100 men in 20 days. Shake the cup and let go, or press the button.",
		Hint:  true,
		Light: lesson.Thrown,
	}, {
		When:  after(func(d game.Day) bool { return d.Rank.Senio() }),
		Say:   "A throw with a six brings as many recruits as its total. Throw again.",
		Hint:  true,
		Light: lesson.Thrown,
	}, {
		When:  after(func(d game.Day) bool { return !d.Built && d.Rank == tali.Unnamed }),
		Say:   "Still no six: the day is over. Throw again.",
		Light: lesson.Thrown,
	}, {
		When:  after(func(d game.Day) bool { return d.Rank != tali.Venus && d.Gain < 0 }),
		Say:   "Four alike cost you men: hounds, lions, raiders or Gauls carry them off.",
		Light: lesson.Thrown, Astray: true,
	}, {
		May:   game.Build,
		When:  func(v *rules.View) bool { return boardOf(v).Walled == 0 },
		Say:   "No six and not four alike is a delay. Let ten men dig in.",
		Hint:  true,
		Light: "act build, key build",
	}, {
		May:   game.Seek,
		Say:   "A delay again. Look for recruits: throw the two lowest bones again.",
		Hint:  true,
		Light: "primary",
	}, {
		When:  after(func(d game.Day) bool { return d.Built }),
		Say:   "There is room for ten men behind the palisade now. Throw for more.",
		Light: lesson.Thrown,
	}, {
		When:  after(func(d game.Day) bool { return d.Rank == tali.Venus && d.Gain < 0 }),
		Say:   "Venus takes everybody outside the palisade. Throw again.",
		Light: lesson.Thrown,
	}, {
		When:  enough,
		Say:   "That’s all you need to know. Now raise your hundred men.",
		Light: "primary, book", Last: true,
	},
}}

// enough reports whether the learner has seen Venus come before the last day, or has played
// long enough.
func enough(v *rules.View) bool {
	const long = 14
	days := boardOf(v).Days
	return lesson.Throwing(v) && (len(days) >= long || slices.ContainsFunc(days[:max(0, len(days)-1)], func(d game.Day) bool { return d.Rank == tali.Venus && d.Gain < 0 }))
}

// last returns the last day played; ok is false before the first.
func last(v *rules.View) (d game.Day, ok bool) {
	b := boardOf(v)
	if len(b.Days) == 0 {
		return d, false
	}
	return b.Days[len(b.Days)-1], true
}

// after returns a condition for a line of the lesson: the learner may throw and the last
// day meets is.
func after(is func(d game.Day) bool) func(v *rules.View) bool {
	return func(v *rules.View) bool {
		d, ok := last(v)
		return ok && lesson.Throwing(v) && is(d)
	}
}
