package skiffs

import (
	"slices"

	"knucklebones/rules"
	game "knucklebones/rules/games/skiffs"
	"knucklebones/scenes/screens/lesson"
)

// taught is a lesson of one short game: three rounds, each with another action; a line
// wins in the last.
var taught = lesson.Lesson{Seed: 43, Rival: "easy", Lines: []lesson.Line{
	{
		May:   game.Storm,
		Say:   "Turn the storm over the lake. Each skiff falls in one of nine boxes.",
		Light: "primary",
	}, {
		When: lesson.Elsewhere,
		Say:  "Racers are drawn from the bowl. It is {1}’s, so {1} acts.",
	}, {
		May:   game.Take,
		When:  first,
		Say:   "Now you act. Touch one of {1}’s skiffs in box 7.",
		Light: "skiff 7.2",
	}, {
		May:   game.Take,
		When:  first,
		Say:   "And once more: two of one box go with one of yours there.",
		Light: "skiff 7.2",
	}, {
		May:   game.Take,
		When:  first,
		Say:   "Each skiff is a coin, whoever owns it. Take three.",
		Light: "primary",
	}, {
		May:  game.Take,
		When: anchored,
		Say:  "A lone skiff is anchored: only its owner takes or moves it.",
		Wait: true,
	}, {
		May:   game.Take,
		When:  second,
		Say:   "You may move any other skiff. Touch {1}’s in box 8.",
		Light: "skiff 8.2",
	}, {
		May:   game.Take,
		When:  second,
		Say:   "Arrows lie on the ropes. Touch the one to box 5.",
		Light: "to 5",
	}, {
		May:   game.Take,
		When:  second,
		Say:   "Move it. Then the lowest row is almost yours alone.",
		Light: "primary",
	}, {
		May:  game.Take,
		When: near,
		Say:  "Pennants show it to all: you are one action from this line.",
		Wait: true,
	}, {
		May:   game.Take,
		When:  third,
		Say:   "One skiff is in your way. Touch it.",
		Light: "skiff 7.2",
	}, {
		May:   game.Take,
		When:  third,
		Say:   "With any one skiff you may take one of yours. Touch yours in box 1.",
		Light: "skiff 1.1",
	}, {
		May:   game.Take,
		When:  third,
		Say:   "Take both. Then the line is yours, and all the skiffs that are left.",
		Light: "primary",
	}, {
		When:  lesson.Over,
		Say:   "Without a line the most points win, once no box is mixed: skiffs and boxes.",
		Light: "primary, book",
	}, {
		May:   game.Take,
		When:  func(v *rules.View) bool { return boardOf(v).Round > 3 },
		Say:   "A line takes the lake; without one the most points do. Now you know it all.",
		Light: "primary, skiff ", Last: true, Astray: true,
	}, {
		May:   game.Take,
		Say:   "Touch skiffs. The button says what you may do with them.",
		Light: "primary, skiff ", Astray: true,
	},
}}

// first reports whether it is round 1, in which the learner first acts.
func first(v *rules.View) bool { return boardOf(v).Round == 1 }

func second(v *rules.View) bool { return boardOf(v).Round == 2 }

func third(v *rules.View) bool { return boardOf(v).Round == 3 }

// anchored reports whether there is an anchor in round 2.
func anchored(v *rules.View) bool {
	b := boardOf(v)
	return b.Round == 2 && slices.Contains(b.Anchored[:], true)
}

// near reports whether the learner is one action from holding a line in round 3.
func near(v *rules.View) bool {
	b := boardOf(v)
	return b.Round == 3 && len(b.Near) > 0 && b.Near[0].Seat == lesson.Learner
}
