package biga

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/biga"
	"knucklebones/scenes/screens/lesson"
)

// teach is the beginning of a race, with a gain and a loss in it.
func teach() *lesson.Lesson {
	return &lesson.Lesson{Seed: 5, Lines: []lesson.Line{
		{
			When:  after(func(b *game.Board) bool { return b.Throws == 0 }),
			Say:   "Drive your horses to exactly 100. Take the cup and let go, or press the button.",
			Light: lesson.Thrown(),
		}, {
			When:  after(func(b *game.Board) bool { return b.Throws >= 6 }),
			Say:   "Land on 100: beyond it only red panels take you back. That is all of it.",
			Light: []string{"primary", "book"}, Last: true,
		}, {
			When:  after(func(b *game.Board) bool { return b.At > b.Was }),
			Say:   "The framed panel says how far that went. Discs lie where the next may lead.",
			Light: lesson.Thrown(),
		}, {
			When:  after(func(b *game.Board) bool { return b.At < b.Was }),
			Say:   "Red panels fall back. Red pins say how far the next one would. Throw again.",
			Light: lesson.Thrown(),
		}, {
			When:  after(func(b *game.Board) bool { return b.At == b.Was }),
			Say:   "A loss at the start takes nothing from you. Throw again.",
			Light: lesson.Thrown(), Astray: true,
		},
	}}
}

// after is when the learner may throw after such a throw.
func after(is func(b *game.Board) bool) func(v *rules.View) bool {
	return func(v *rules.View) bool {
		b := v.Board.(game.Board)
		return lesson.Throwing(v) && is(&b)
	}
}
