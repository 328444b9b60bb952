package circus

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/circus"
	"knucklebones/scenes/screens/lesson"
)

// teach is the beginning of a race: the order, a drive, the spur.
func teach() *lesson.Lesson {
	return &lesson.Lesson{Seed: 1, Rival: "easy", Options: map[string]int{"spur": 1}, Lines: []lesson.Line{
		{
			When:  throwing(func(b *game.Board) bool { return b.Ordering }),
			Say:   "The highest total starts first. Take the cup and let go, or press the button.",
			Light: lesson.Thrown(),
		}, {
			When:  throwing(func(b *game.Board) bool { return b.Total[lesson.Learner] == 0 }),
			Say:   "Your chariot drives as many paces as your four bones count. Throw.",
			Light: lesson.Thrown(),
		}, {
			When:  lesson.May(game.Stand),
			Say:   "Once a lap you may spur: touch the bones to cast again. Or let the cast stand.",
			Light: []string{"bone ", "primary"},
		}, {
			When:  throwing(func(b *game.Board) bool { return b.Cast >= 3 }),
			Say:   "After a lap an egg goes, and the leader takes the inner lane. That is all.",
			Light: []string{"primary", "book"}, Last: true,
		}, {
			When:  throwing(func(b *game.Board) bool { return b.Cast >= 1 }),
			Say:   "With each cast a spoke turns gold: twelve are a lap. The most points win.",
			Light: lesson.Thrown(),
		},
	}}
}

// throwing is when the learner may throw and it stands so.
func throwing(is func(b *game.Board) bool) func(v *rules.View) bool {
	return func(v *rules.View) bool {
		b := v.Board.(game.Board)
		return lesson.Throwing(v) && is(&b)
	}
}
