package century

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/century"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/screens/lesson"
)

// teach is a lesson of a century's first days: recruits, a delay, hounds and
// Venus come up in it.
func teach() *lesson.Lesson {
	last := func(v *rules.View) (d game.Day, ok bool) {
		b := v.Board.(game.Board)
		if len(b.Days) == 0 {
			return d, false
		}
		return b.Days[len(b.Days)-1], true
	}
	after := func(is func(d game.Day) bool) func(v *rules.View) bool {
		return func(v *rules.View) bool {
			d, ok := last(v)
			return ok && lesson.Can(v, rules.Throw) && is(d)
		}
	}
	return &lesson.Lesson{Seed: 24317, Rival: "medium", Lines: []lesson.Line{
		{
			When:  func(v *rules.View) bool { _, ok := last(v); return !ok && lesson.Can(v, rules.Throw) },
			Say:   "A hundred men in twenty days. Take the cup and let go, or press the button.",
			Light: lesson.Thrown(),
		}, {
			When:  after(func(d game.Day) bool { return d.Rank.Senio() }),
			Say:   "A cast with a six brings as many recruits as the bones count. Throw again.",
			Light: lesson.Thrown(),
		}, {
			When:  after(func(d game.Day) bool { return d.Rank == tali.Unnamed }),
			Say:   "No six and nothing alike: a delay. The standard walks on, nobody comes.",
			Light: lesson.Thrown(),
		}, {
			When:  after(func(d game.Day) bool { return d.Rank != tali.Venus && d.Gain < 0 }),
			Say:   "Four alike cost you men: hounds, lions, raiders and Gauls carry them off.",
			Light: lesson.Thrown(),
		}, {
			When:  after(func(d game.Day) bool { return d.Rank == tali.Venus }),
			Say:   "All four sides different is Venus. Here she is the worst: every man follows her.",
			Light: lesson.Thrown(),
		}, {
			When:  after(func(game.Day) bool { return true }),
			Say:   "That is all there is to know. Raise your hundred.",
			Light: lesson.Thrown(),
		},
	}}
}
