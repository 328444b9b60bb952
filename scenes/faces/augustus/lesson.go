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
		Say:   "Take the cup, shake it and let go, or press the button. Sides count 1, 3, 4, 6.",
		Light: lesson.Thrown,
	}, {
		When: func(v *rules.View) bool {
			return v.Turn == 1 && boardOf(v).Caster == lesson.Learner && boardOf(v).Rank.Senio()
		},
		Say:  "A cast with a six pays four coins, and so do four ones, the dogs. You paid.",
		Wait: true,
	}, {
		When: func(v *rules.View) bool { return v.Turn == 1 && !boardOf(v).Over },
		Say:  "{1} throws, and pays for the same.",
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Pot == 1 && boardOf(v).Casts > 0 },
		Say:   "Venus, four different sides, takes the pot. The lens tells the odds. Use it.",
		Light: "lens",
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Pot == 1 && boardOf(v).Casts > 0 },
		Say:   "Throw for Venus.",
		Light: lesson.Thrown,
	}, {
		May:   game.Next,
		When:  func(v *rules.View) bool { return boardOf(v).Rank == tali.Venus },
		Say:   "Venus: the pot is yours. The next starts empty, with the player on your left.",
		Light: "primary",
	}, {
		When: func(v *rules.View) bool { return boardOf(v).Over && !lesson.Over(v) && boardOf(v).Winner == 1 },
		Say:  "{1} has the pot. The next one starts empty.",
		Wait: true, Astray: true,
	}, {
		May:   game.Next,
		Say:   "The last one left has the pot. The next one starts empty.",
		Light: "primary", Astray: true,
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Pot == 2 && boardOf(v).Paid[lesson.Learner] == 0 },
		Say:   "Throw again.",
		Light: lesson.Thrown,
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Pot == 2 && boardOf(v).Casts > 1 },
		Say:   "You may leave: what you paid stays in, and the last one left takes it. Leave.",
		Light: leave,
	}, {
		May:   rules.Throw,
		Say:   "Throw on, or leave the pot.",
		Light: lesson.Thrown + ", " + leave, Astray: true,
	}, {
		When:  lesson.Over,
		Say:   "That is all of it. The book has every rule.",
		Light: "primary, book",
	},
}}
