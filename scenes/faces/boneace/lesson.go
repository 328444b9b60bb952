package boneace

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/boneace"
	"knucklebones/scenes/screens/lesson"
)

// teach is one hand against one other: the bone, two cards, and sticking.
func teach() *lesson.Lesson {
	return &lesson.Lesson{Seed: 14, Rival: "easy", Options: map[string]int{"hands": 1}, Lines: []lesson.Line{
		{
			When:  lesson.May(game.Cut),
			Say:   "Touch the pack and cut it. Whoever cuts the lowest card deals.",
			Light: "pack, primary",
		}, {
			When: asked(func(cards, _ int) bool { return cards == 3 }),
			Say:  "The highest card face up takes the bone: one coin from each of the others.",
			Wait: true,
		}, {
			When:  asked(func(cards, _ int) bool { return cards == 3 }),
			Say:   "Nearest to 31 wins, and over 31 is out. Touch the pack: have one more.",
			Light: "pack, primary",
		}, {
			When:  asked(func(_, count int) bool { return count <= 21 }),
			Say:   "No card takes you past 31 yet. Have another.",
			Light: "pack, primary",
		}, {
			When:  asked(func(_, count int) bool { return count > 21 }),
			Say:   "That is near enough. Push your coin onto your cards: stick.",
			Light: "coin, act stick",
		}, {
			When:   lesson.May(game.Deal),
			Say:    "You deal. Touch the pack: two cards down, the third face up.",
			Light:  "pack, primary",
			Astray: true,
		}, {
			When:  lesson.Over,
			Say:   "The nearest takes a coin from each. That is all of it. The book has every rule.",
			Light: "primary, book",
		},
	}}
}

// mine is how many cards the learner has, and how much those count that are seen.
func mine(v *rules.View) (cards, count int) {
	h := v.Board.(game.Board).Seats[lesson.Learner]
	return len(h.Cards), h.Shown
}

// asked is when the learner may have a card and has such cards.
func asked(is func(cards, count int) bool) func(v *rules.View) bool {
	return func(v *rules.View) bool { return lesson.Can(v, game.Have) && is(mine(v)) }
}
