package knucklebones

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/knucklebones"
	"knucklebones/scenes/screens/lesson"
)

const boxes = "box , key , primary"

// taught is a lesson of one round for two, without raises.
var taught = lesson.Lesson{Seed: 7411, Rival: "easy", Lines: []lesson.Line{
	{
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return opening(v) && len(v.Bones) == 0 },
		Say:   "Shake the cup and let go, or press the button. The highest total begins.",
		Light: lesson.Thrown,
	}, {
		When: func(v *rules.View) bool { return v.Turn == 1 && opening(v) },
		Say:  "{1} throws to see who begins, too.",
	}, {
		May:   rules.Throw,
		When:  opening,
		Say:   "You begin. You each paid three coins, and the lowest score wins the pot. Throw.",
		Light: lesson.Thrown,
	}, {
		May:   game.Cover,
		When:  func(v *rules.View) bool { return covered(v) == 0 },
		Say:   "Bones count 1 to 4. Cover one number: use one bone, two together, or all three.",
		Hint:  true,
		Light: boxes,
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return mine(v) && covered(v) == 1 },
		Say:   "You can take it back until you throw again. Try Undo.",
		Light: "undo",
	}, {
		May:   game.Cover,
		When:  func(v *rules.View) bool { return covered(v) == 0 },
		Say:   "The pebble is off again. Cover the same number, or another.",
		Light: boxes,
	}, {
		May:   rules.Throw,
		Say:   "Throw again. Your turn lasts as long as each throw makes an open number.",
		Light: lesson.Thrown,
	}, {
		May:   game.Cover,
		When:  func(v *rules.View) bool { return covered(v) > 0 },
		Say:   "The lens shows the odds of each number. Try it.",
		Light: "lens",
	}, {
		May:   game.Cover,
		When:  func(v *rules.View) bool { return covered(v) > 0 },
		Say:   "Cover one. The lens marks the best. Numbers left open count against you.",
		Hint:  true,
		Light: boxes,
	}, {
		When: func(v *rules.View) bool { return v.Turn == 1 && mine(v) && covered(v) == 9 },
		Say:  "All nine are covered, so your turn ends with a score of 0.",
		Wait: true, Astray: true,
	}, {
		When: func(v *rules.View) bool { return v.Turn == 1 && mine(v) && covered(v) < 9 },
		Say:  "That throw makes no open number: your turn ends. The open ones are your score.",
		Wait: true,
	}, {
		When: func(v *rules.View) bool { return v.Turn == 1 && !opening(v) },
		Say:  "Now {1} has a turn. The lower score wins.",
	}, {
		When:  lesson.Over,
		Say:   "That’s the whole game. The book has every rule.",
		Light: "primary, book",
	},
}}

// covered returns the number of covered boxes.
func covered(v *rules.View) (n int) {
	for _, c := range boardOf(v).Covered {
		if c {
			n++
		}
	}
	return n
}

// opening reports whether the first turn has not begun yet.
func opening(v *rules.View) bool { return boardOf(v).Whose == rules.Nobody }

// mine reports whether the square shows the learner's turn.
func mine(v *rules.View) bool { return boardOf(v).Whose == lesson.Learner }
