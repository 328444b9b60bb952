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
		Say:   "Tip the storm onto the lake. Each skiff falls into one of nine boxes.",
		Hint:  true,
		Light: "primary",
	}, {
		When: func(v *rules.View) bool { return lesson.Elsewhere(v) && boardOf(v).Acts == 1 },
		Say:  "Racers are drawn from the bowl. This one is {1}’s, so {1} acts.",
	}, {
		May:   game.Take,
		When:  first,
		Say:   "Now it is your turn. Touch one of {1}’s skiffs in box 7.",
		Light: "skiff 7.2",
	}, {
		May:   game.Take,
		When:  first,
		Say:   "Touch another. You may take two skiffs with one of yours from the same box.",
		Light: "skiff 7.2", Then: true,
	}, {
		May:   game.Take,
		When:  first,
		Say:   "Each skiff is worth a coin, whoever owns it. Take all three.",
		Light: "primary", Then: true,
	}, {
		May:  game.Take,
		When: anchored,
		Say:  "A skiff alone in its box is anchored: only its owner may take or move it.",
		Wait: true,
	}, {
		May:   game.Take,
		When:  second,
		Say:   "You may move any skiff that is not anchored. Touch {1}’s in box 8.",
		Light: "skiff 8.2",
	}, {
		May:   game.Take,
		When:  second,
		Say:   "The arrows show where it can go. Touch the one to box 5.",
		Light: "to 5", Then: true,
	}, {
		May:   game.Take,
		When:  second,
		Say:   "Move it. Then the bottom row is almost yours alone.",
		Light: "primary", Then: true,
	}, {
		May:  game.Take,
		When: near,
		Say:  "Pennants show that you are one action from this line.",
		Wait: true,
	}, {
		May:   game.Take,
		When:  near,
		Say:   "One skiff is in your way. Touch it.",
		Light: "skiff 7.2",
	}, {
		May:   game.Take,
		When:  third,
		Say:   "You may take any skiff together with one of your own. Touch yours in box 1.",
		Light: "skiff 1.1", Then: true,
	}, {
		May:   game.Take,
		When:  third,
		Say:   "Take both. Then the line is yours, and so are all the skiffs that are left.",
		Light: "primary", Then: true,
	}, {
		When:  lesson.Over,
		Say:   "Without a line, the game ends when no box has two colours. Points decide then.",
		Light: "primary, book",
	}, {
		May:   game.Take,
		When:  func(v *rules.View) bool { return boardOf(v).Round > 3 },
		Say:   "Win the rest of the skiffs with a line or on points. That’s the whole game.",
		Light: "primary, skiff ", Last: true, Astray: true,
	}, {
		May:   game.Take,
		Say:   "The button says what you can do with the skiffs you touch.",
		Hint:  true,
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
