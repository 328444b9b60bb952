package skiffs

import (
	"slices"

	"knucklebones/rules"
	game "knucklebones/rules/games/skiffs"
	"knucklebones/scenes/screens/lesson"
)

// teach is a lesson of one short game: three rounds, of which each has another
// action, and the last wins by a line.
func teach() *lesson.Lesson {
	return &lesson.Lesson{Seed: 43, Rival: "easy", Lines: []lesson.Line{
		{
			When:  lesson.May(game.Storm),
			Say:   "Turn the storm over the lake. Each skiff falls in one of nine boxes.",
			Light: "primary",
		}, {
			When: lesson.Elsewhere,
			Say:  "Racers are drawn from the bowl. It is {1}’s, so {1} acts.",
		}, {
			When:  round(1),
			Say:   "Now you act. Touch one of {1}’s skiffs in box 7.",
			Light: "skiff 7.2",
		}, {
			When:  round(1),
			Say:   "And once more: two of one box go with one of yours there.",
			Light: "skiff 7.2",
		}, {
			When:  round(1),
			Say:   "Each skiff is a coin, whoever owns it. Take three.",
			Light: "primary",
		}, {
			When: anchored,
			Say:  "A lone skiff is anchored: only its owner takes or moves it.",
			Wait: true,
		}, {
			When:  round(2),
			Say:   "You may move any other skiff. Touch {1}’s in box 8.",
			Light: "skiff 8.2",
		}, {
			When:  round(2),
			Say:   "Arrows lie on the ropes. Touch the one to box 5.",
			Light: "to 5",
		}, {
			When:  round(2),
			Say:   "Move it. Then the lowest row is almost yours alone.",
			Light: "primary",
		}, {
			When: near,
			Say:  "Pennants show it to all: you are one action from this line.",
			Wait: true,
		}, {
			When:  round(3),
			Say:   "One skiff is in your way. Touch it.",
			Light: "skiff 7.2",
		}, {
			When:  round(3),
			Say:   "With any one skiff you may take one of yours. Touch yours in box 1.",
			Light: "skiff 1.1",
		}, {
			When:  round(3),
			Say:   "Take both. Then the line is yours, and all the skiffs that are left.",
			Light: "primary",
		}, {
			When:  lesson.Over,
			Say:   "Without a line the most points win, once no box is mixed: skiffs and boxes.",
			Light: "primary, book",
		}, {
			When:  func(v *rules.View) bool { return acting(v) && boardOf(v).Round > 3 },
			Say:   "A line takes the lake; without one the most points do. Now you know it all.",
			Light: "primary, skiff ", Last: true, Astray: true,
		}, {
			When:  acting,
			Say:   "Touch skiffs. The button says what you may do with them.",
			Light: "primary, skiff ", Astray: true,
		},
	}}
}

// boardOf is the board of a view.
func boardOf(v *rules.View) game.Board { return v.Board.(game.Board) }

// acting tells whether the learner may act.
func acting(v *rules.View) bool { return lesson.Can(v, game.Take) }

// round is when the learner may act in the round with that number.
func round(n int) func(v *rules.View) bool {
	return func(v *rules.View) bool { return acting(v) && boardOf(v).Round == n }
}

// anchored tells whether an anchor lies as the learner acts for the second time.
func anchored(v *rules.View) bool {
	b := boardOf(v)
	return round(2)(v) && slices.Contains(b.Anchored[:], true)
}

// near tells whether the learner is about to hold a line.
func near(v *rules.View) bool {
	b := boardOf(v)
	return round(3)(v) && len(b.Near) > 0 && b.Near[0].Seat == lesson.Learner
}
