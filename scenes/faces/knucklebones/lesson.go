package knucklebones

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/knucklebones"
	"knucklebones/scenes/screens/lesson"
)

const boxes = "box , key "

// taught is a lesson of one round for two, without raises.
var taught = lesson.Lesson{Seed: 7411, Rival: "easy", Options: map[string]int{"bets": 0}, Lines: []lesson.Line{
	{
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return opening(v) && len(v.Bones) == 0 },
		Say:   "Take the cup, shake it and let go, or press the button. The highest begins.",
		Light: lesson.Thrown,
	}, {
		When: func(v *rules.View) bool { return v.Turn == 1 && opening(v) },
		Say:  "{1} throws for it, too.",
	}, {
		May:   rules.Throw,
		When:  opening,
		Say:   "You begin. Each has paid three coins; the lowest total takes the pot. Throw.",
		Light: lesson.Thrown,
	}, {
		May:   game.Cover,
		When:  func(v *rules.View) bool { return covered(v) == 0 },
		Say:   "The bones count 1 to 4. Cover one number: a bone, two together, or all three.",
		Light: boxes,
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return mine(v) && covered(v) == 1 },
		Say:   "Until you throw again you may take it back. Try Undo.",
		Light: "undo",
	}, {
		May:   game.Cover,
		When:  func(v *rules.View) bool { return covered(v) == 0 },
		Say:   "It is off again. Cover that number or another.",
		Light: boxes,
	}, {
		May:   rules.Throw,
		Say:   "Throw again, as long as a throw makes a number that is open.",
		Light: lesson.Thrown,
	}, {
		May:   game.Cover,
		When:  func(v *rules.View) bool { return covered(v) > 0 },
		Say:   "The lens tells the odds of each number. Use it.",
		Light: "lens",
	}, {
		May:   game.Cover,
		When:  func(v *rules.View) bool { return covered(v) > 0 },
		Say:   "Cover one number. The lens marks the best; what stays open counts against you.",
		Light: boxes,
	}, {
		When: func(v *rules.View) bool { return v.Turn == 1 && mine(v) && covered(v) == 9 },
		Say:  "All nine are covered, so your turn ends: nothing is left to count.",
		Wait: true, Astray: true,
	}, {
		When: func(v *rules.View) bool { return v.Turn == 1 && mine(v) },
		Say:  "That throw makes no open number, so your turn ends. What stayed open counts.",
		Wait: true,
	}, {
		When: func(v *rules.View) bool { return v.Turn == 1 && !opening(v) },
		Say:  "{1} has a turn of the same kind. The lower total wins.",
	}, {
		When:  lesson.Over,
		Say:   "That is all of it. The book has every rule.",
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
