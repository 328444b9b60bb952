package augustus

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/augustus"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/screens/lesson"
)

const leave = "act leave, key leave"

// taught is a lesson of two pots: one won by a Venus, one to leave.
var taught = lesson.Lesson{Seed: 17804, Rival: "medium", Options: map[string]int{"pots": 2}, Lines: []lesson.Line{
	{
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Pot == 1 && boardOf(v).Casts == 0 },
		Say:   "You each put in four coins. Shake the cup and let go, or press the button.",
		Hint:  true,
		Light: lesson.Thrown,
	}, {
		When: func(v *rules.View) bool {
			b := boardOf(v)
			return v.Turn == 1 && b.Caster == lesson.Learner && b.Rank.Senio() && b.Paid[lesson.Learner] == 4+4 // with the ante
		},
		Say:  "You threw a six, so you paid four coins. Four ones, the dogs, cost four as well.",
		Wait: true,
	}, {
		When: func(v *rules.View) bool { return v.Turn == 1 && !boardOf(v).Over },
		Say:  "{1} throws by the same rules.",
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Pot == 1 && boardOf(v).Casts > 0 },
		Say:   "Venus, four different sides, wins the pot. Touch the lens to see your chances.",
		Hint:  true,
		Light: "lens",
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Pot == 1 && boardOf(v).Casts > 0 },
		Say:   "Throw, and hope for Venus.",
		Light: lesson.Thrown,
	}, {
		May:   game.Next,
		When:  func(v *rules.View) bool { return boardOf(v).Rank == tali.Venus && boardOf(v).Winner == lesson.Learner },
		Say:   "You threw Venus and won the pot. The player on your left starts the next one.",
		Light: "primary",
	}, {
		When: func(v *rules.View) bool { return boardOf(v).Over && !lesson.Over(v) && boardOf(v).Winner == 1 },
		Say:  "{1} won the pot. For the next one you each put in four coins again.",
		Wait: true, Astray: true,
	}, {
		May:   game.Next,
		Say:   "The last one left wins the pot. For the next one you each put in four coins.",
		Light: "primary", Astray: true,
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Pot == 2 && !lesson.Can(v, game.Leave) },
		Say:   "Throw again: you can’t leave a pot on your first turn in it.",
		Light: lesson.Thrown,
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Pot == 2 && boardOf(v).Casts > 1 },
		Say:   "Now you may leave. What you paid stays in the pot, for the last one left. Leave.",
		Light: leave,
	}, {
		May:   rules.Throw,
		Say:   "Throw again, or leave the pot.",
		Light: lesson.Thrown + ", " + leave, Astray: true,
	}, {
		When:  lesson.Over,
		Say:   "That’s the whole game. The book has every rule.",
		Light: "primary, book",
	},
}}
