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
	board := func(v *rules.View) game.Board { return v.Board.(game.Board) }
	acting := func(v *rules.View) bool { return lesson.Can(v, game.Take) }
	round := func(n int) func(v *rules.View) bool {
		return func(v *rules.View) bool { return acting(v) && board(v).Round == n }
	}
	anchored := func(v *rules.View) bool {
		b := board(v)
		return round(2)(v) && slices.Contains(b.Anchored[:], true)
	}
	near := func(v *rules.View) bool {
		b := board(v)
		return round(3)(v) && len(b.Near) > 0 && b.Near[0].Seat == lesson.Learner
	}
	return &lesson.Lesson{Seed: 43, Rival: "easy", Lines: []lesson.Line{
		{
			When:  func(v *rules.View) bool { return lesson.Can(v, game.Storm) },
			Say:   "Turn the storm over the lake. Each skiff falls in one of nine boxes.",
			Light: []string{"primary"},
		}, {
			When: func(v *rules.View) bool { return v.Turn == 1 },
			Say:  "Racers are drawn from the bowl. {1}’s is, so {1} acts.",
		}, {
			When:  round(1),
			Say:   "Now you act. Touch one of {1}’s skiffs in box 7.",
			Light: []string{"skiff 7.2"},
		}, {
			When:  round(1),
			Say:   "And once more: two of one box go with one of yours there.",
			Light: []string{"skiff 7.2"},
		}, {
			When:  round(1),
			Say:   "Each skiff is a coin, whose it may be. Take three.",
			Light: []string{"primary"},
		}, {
			When: anchored,
			Say:  "A lone skiff is anchored: its owner alone takes or moves it.",
			Wait: true,
		}, {
			When:  round(2),
			Say:   "You may move any other skiff. Touch {1}’s in box 8.",
			Light: []string{"skiff 8.2"},
		}, {
			When:  round(2),
			Say:   "Arrows lie on the ropes. Touch the one to box 5.",
			Light: []string{"to 5"},
		}, {
			When:  round(2),
			Say:   "Move it. Then the lowest row is almost yours alone.",
			Light: []string{"primary"},
		}, {
			When: near,
			Say:  "Pennants show it to all: you are one action from this line.",
			Wait: true,
		}, {
			When:  round(3),
			Say:   "One skiff is in your way. Touch it.",
			Light: []string{"skiff 7.2"},
		}, {
			When:  round(3),
			Say:   "With any one skiff you may take one of yours. Touch yours in box 1.",
			Light: []string{"skiff 1.1"},
		}, {
			When:  round(3),
			Say:   "Take both. Then the line is yours, and with it all skiffs left.",
			Light: []string{"primary"},
		}, {
			When:  lesson.Over,
			Say:   "Without a line the most points win, once no box is mixed: skiffs and boxes.",
			Light: []string{"primary", "book"},
		}, {
			When:  func(v *rules.View) bool { return acting(v) && board(v).Round > 3 },
			Say:   "A line takes the lake; without one the most points do. Now you know it all.",
			Light: []string{"primary", "skiff "}, Last: true, Astray: true,
		}, {
			When:  acting,
			Say:   "Touch skiffs. The button says what you may do with them.",
			Light: []string{"primary", "skiff "}, Astray: true,
		},
	}}
}
