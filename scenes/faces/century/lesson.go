package century

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/century"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/screens/lesson"
)

// taught is a lesson of the first days of a century. The seed is chosen so that
// recruits, delays and Venus come up.
var taught = lesson.Lesson{Seed: 1360, Rival: "medium", Lines: []lesson.Line{
	{
		When:  func(v *rules.View) bool { _, ok := last(v); return !ok && lesson.Throwing(v) },
		Say:   "Raise 100 men in ten days. Shake the cup and let go, or press the button.",
		Hint:  true,
		Light: lesson.Thrown,
	}, {
		When:  after(func(d game.Day) bool { return d.Rank.Senio() }),
		Say:   "A throw with a six brings as many recruits as its total. Throw again.",
		Hint:  true,
		Light: lesson.Thrown,
	}, {
		When:  after(func(d game.Day) bool { return d.Rank == tali.Unnamed }),
		Say:   "No six and not four alike is a delay: a scout goes out. Throw again.",
		Hint:  true,
		Light: lesson.Thrown,
	}, {
		May:   game.Turn,
		When:  func(v *rules.View) bool { return rankOf(v.Bones) == tali.Unnamed },
		Say:   "A delay again. Call the scout back: he turns a bone into a six.",
		Hint:  true,
		Light: "primary",
	}, {
		When:  after(func(d game.Day) bool { return d.Rank.Senio() }),
		Say:   "Now that is a throw with a six: the recruits join. Throw again.",
		Light: lesson.Thrown,
	}, {
		When:   after(func(d game.Day) bool { return d.Rank != tali.Venus && d.Gain < 0 }),
		Say:    "Four alike cost you men: hounds, lions, raiders or Gauls carry them off.",
		Light:  lesson.Thrown,
		Astray: true,
	}, {
		May:   game.Turn,
		When:  func(v *rules.View) bool { return rankOf(v.Bones) == tali.Venus },
		Say:   "Venus would take all your men. Call the scout back against her, too.",
		Hint:  true,
		Light: "primary",
	}, {
		When:  enough,
		Say:   "With many men, save a scout for Venus. That’s the whole game.",
		Light: "primary, book", Last: true,
	},
}}

// enough reports whether the learner has seen a scout turn a bone of Venus, or has played
// long enough. No other cast that a scout turns has a six already.
func enough(v *rules.View) bool {
	const long = 8
	b, sixes := boardOf(v), 0
	for _, bone := range v.Bones {
		if bone.Side == 6 {
			sixes++
		}
	}
	return lesson.Throwing(v) && (len(b.Days) >= long || b.Turns >= 0 && sixes > 1)
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
