package circus

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/circus"
	"knucklebones/scenes/screens/lesson"
)

// taught is a lesson of the end of a lap: a drive, the wheel and the eggs, the spur, and
// the change of lanes.
var taught = lesson.Lesson{Seed: 18, Ahead: 10, Rival: "easy", Lines: []lesson.Line{
	{
		When:  throwing(func(b *game.Board) bool { return b.Lap > 0 }),
		Say:   "An egg is gone. The leader takes the inner lane, and the most points win.",
		Light: "primary, book", Last: true,
	}, {
		When:  poor,
		Say:   "A 1 is only one point. Three times a lap you may spur. Touch that bone.",
		Light: "bone 1",
	}, {
		When:  poor,
		Say:   "Now throw it again.",
		Light: "primary", Then: true,
	}, {
		When:  func(v *rules.View) bool { b := boardOf(v); return lesson.Can(v, game.Stand) && b.Cast == b.Casts-1 },
		Say:   "The lap ends, and its spurs too: touch a low bone and throw it again, or drive.",
		Light: "primary, bone ",
	}, {
		May:   game.Stand,
		Say:   "Drive: keep your spurs for worse throws.",
		Light: "primary",
	}, {
		When:  throwing(trailing),
		Say:   "The light bars are a slipstream: stop there, and you go 5 points further.",
		Hint:  true,
		Light: lesson.Thrown,
	}, {
		May:   rules.Throw,
		Say:   "What your four bones count are your points. Your chariot drives as far. Throw.",
		Hint:  true,
		Light: lesson.Thrown,
	}, {
		May:   rules.Throw,
		Say:   "The wheel has a spoke for each throw. A full turn is a lap. Touch it.",
		Hint:  true,
		Light: "wheel",
	}, {
		May:   rules.Throw,
		Say:   "Each lap takes an egg away. Touch the eggs.",
		Light: "eggs",
	}, {
		When:  throwing(func(b *game.Board) bool { return b.Cast == b.Casts-1 }),
		Say:   "Throw. It is the last throw of this lap.",
		Light: lesson.Thrown,
	}, {
		May:   rules.Throw,
		Say:   "Throw: your chariot drives on.",
		Light: lesson.Thrown,
	},
}}

// poor reports whether the learner may spur a cast whose first bone is a one.
func poor(v *rules.View) bool {
	return lesson.Can(v, game.Stand) && v.Bones[0].Side == 1
}

// trailing reports whether the seat on turn may come into a slipstream with a usual cast.
func trailing(b *game.Board) bool {
	if b.Slip == 0 || len(b.Waiting) != 1 {
		return false
	}
	gap := b.Total[b.Order[0]] - b.Total[b.Waiting[0]]
	return gap > 12 && gap < 20
}

// throwing returns a condition for a line of the lesson: the learner may throw in the race and
// the board meets is.
func throwing(is func(b *game.Board) bool) func(v *rules.View) bool {
	return func(v *rules.View) bool {
		b := boardOf(v)
		return lesson.Throwing(v) && !b.Ordering && is(&b)
	}
}
