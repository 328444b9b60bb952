package circus

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/circus"
	"knucklebones/scenes/screens/lesson"
)

// taught is a lesson of the end of a lap: a drive, the wheel and the eggs, the spur, and
// the change of lanes.
var taught = lesson.Lesson{Seed: 655, Ahead: 24, Rival: "easy", Options: map[string]int{"spur": 1}, Lines: []lesson.Line{
	{
		When:  throwing(func(b *game.Board) bool { return b.Lap > 0 }),
		Say:   "An egg is gone. Whoever leads takes the inner lane; the most points win.",
		Light: "primary, book", Last: true,
	}, {
		When:  poor,
		Say:   "A 1 drives one pace. Once a lap you may spur: touch that bone.",
		Light: "bone 1",
	}, {
		When:  poor,
		Say:   "Now throw it again.",
		Light: "primary",
	}, {
		May:   game.Stand,
		Say:   "Let this cast stand: the spur is good for one cast a lap.",
		Light: "primary",
	}, {
		May:   rules.Throw,
		Say:   "Your chariot drives as many paces as your four bones count. Throw.",
		Light: lesson.Thrown,
	}, {
		May:   rules.Throw,
		Say:   "The wheel has a spoke for each cast: twelve are a lap. Touch it.",
		Light: "wheel",
	}, {
		May:   rules.Throw,
		Say:   "An egg goes with each lap. Touch the eggs.",
		Light: "eggs",
	}, {
		May:   rules.Throw,
		Say:   "Throw: the lap’s last cast.",
		Light: lesson.Thrown,
	},
}}

// poor reports whether the learner may spur a cast whose first bone is a one.
func poor(v *rules.View) bool {
	return lesson.Can(v, game.Stand) && v.Bones[0].Side == 1
}

// throwing returns a condition for a line of the lesson: the learner may throw and the
// board meets is.
func throwing(is func(b *game.Board) bool) func(v *rules.View) bool {
	return func(v *rules.View) bool {
		b := boardOf(v)
		return lesson.Throwing(v) && is(&b)
	}
}
