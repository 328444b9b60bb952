package mendaxsingle

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/mendaxsingle"
	"knucklebones/scenes/screens/lesson"
)

// teach is a lesson of one round: a bid goes up until it is doubted.
func teach() *lesson.Lesson {
	board := func(v *rules.View) game.Board { return v.Board.(game.Board) }
	throwing := func(v *rules.View) bool { return lesson.Can(v, rules.Throw) && !board(v).Open }
	bid := func(v *rules.View) int { b := board(v); return b.Last() }
	asked := func(v *rules.View) bool { return lesson.Can(v, game.Doubt) }
	high := func(v *rules.View) bool { return asked(v) && bid(v) == 5 }
	over := func(v *rules.View) bool { return board(v).Open }
	return &lesson.Lesson{Seed: 19, Rival: "easy", Options: map[string]int{"castoff": 1}, Lines: []lesson.Line{
		{
			When:  throwing,
			Say:   "Take the cup, shake it and let go, or press the button. You alone look.",
			Light: lesson.Thrown(),
		}, {
			When: func(v *rules.View) bool { return v.Turn == 1 && board(v).Phase == game.Casting && !over(v) },
			Say:  "{1} throws under the other cup. Of eight bones in play you see four.",
		}, {
			When:  func(v *rules.View) bool { return lesson.Can(v, game.Side) },
			Say:   "Threes and fours fall most. You hold one four: touch the 4 on the paper.",
			Light: []string{"side 4", "key side 4"},
		}, {
			When: func(v *rules.View) bool {
				return board(v).Phase == game.Counting && v.Turn == lesson.Learner && bid(v) == 0
			},
			Say:   "How many fours lie under both cups? Touch hollow 2, and say it.",
			Light: []string{"number 2", "primary"},
		}, {
			When: func(v *rules.View) bool { return v.Turn == 1 && bid(v) > 0 && !over(v) },
			Say:  "{1} must say more, or doubt it.",
		}, {
			When:  func(v *rules.View) bool { return asked(v) && bid(v) < 5 },
			Say:   "Now more is to be said, or it is doubted. Touch hollow 4, and say it.",
			Light: []string{"number 4", "primary"},
		}, {
			When:  high,
			Say:   "The lens tells how likely each number is. Use it.",
			Light: []string{"lens"},
		}, {
			When:  high,
			Say:   "You hold one, so the four bones unseen would all be fours. Lift the cup.",
			Light: []string{"cup 2", "act doubt", "key doubt"},
		}, {
			When:  func(v *rules.View) bool { return asked(v) && bid(v) > 5 },
			Say:   "Say more, or lift the cup.",
			Light: []string{"number ", "primary", "cup 2"}, Astray: true,
		}, {
			When: func(v *rules.View) bool { return over(v) && board(v).Loser == 1 },
			Say:  "Each four covers a disc. One disc stays bare, so {1} loses a bone.",
			Wait: true,
		}, {
			When: func(v *rules.View) bool { return over(v) && board(v).Loser == lesson.Learner },
			Say:  "You were wrong, so you lose a bone.",
			Wait: true, Astray: true,
		}, {
			When:  over,
			Say:   "The last one with a bone wins. That is all of it. The book has every rule.",
			Light: []string{"primary", "book"}, Last: true,
		},
	}}
}
