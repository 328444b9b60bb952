package boneace

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/boneace"
	"knucklebones/scenes/screens/lesson"
)

// taught is a lesson of one hand against one rival: the bone, two cards, and sticking.
var taught = lesson.Lesson{Seed: 14, Rival: "easy", Options: map[string]int{"hands": 1}, Lines: []lesson.Line{
	{
		May:   game.Cut,
		Say:   "Touch the pack to cut it. Whoever cuts the lowest card deals.",
		Light: "pack, primary",
	}, {
		May:  game.Have,
		When: dealt,
		Say:  "The highest card face up takes the bone: one coin from each of the others.",
		Hint: true,
		Wait: true,
	}, {
		May:   game.Have,
		When:  dealt,
		Say:   "The nearest to 31 wins, but over 31 is out. Touch the pack for one more card.",
		Hint:  true,
		Light: "pack, primary",
	}, {
		May:   game.Have,
		When:  func(v *rules.View) bool { return mine(v).Shown <= 21 },
		Say:   "No card can take you over 31 yet. Have another.",
		Light: "pack, primary",
	}, {
		May:   game.Have,
		When:  func(v *rules.View) bool { return mine(v).Shown > 21 },
		Say:   "That’s near enough. Push your coin onto your cards to stick.",
		Light: "coin, act stick",
	}, {
		May:    game.Deal,
		Say:    "You deal. Touch the pack: two cards come face down, the third face up.",
		Light:  "pack, primary",
		Astray: true,
	}, {
		When:  lesson.Over,
		Say:   "The nearest to 31 gets a coin from each of the others. That’s the whole game.",
		Light: "primary, book",
	},
}}

// mine returns the learner's hand.
func mine(v *rules.View) *game.Hand {
	b := v.Board.(game.Board)
	return &b.Seats[lesson.Learner]
}

// dealt reports whether the learner has only the three cards of the deal.
func dealt(v *rules.View) bool { return len(mine(v).Cards) == 3 }
