package sparing

import (
	"slices"

	"knucklebones/rules"
	game "knucklebones/rules/games/sparing"
	"knucklebones/scenes/screens/lesson"
)

// taught is a lesson of a few rounds: casts that count, void ones, a double, and the rounds
// that are counted at the end.
var taught = lesson.Lesson{Seed: 98, Rival: "random", Options: map[string]int{"rounds": 3}, Lines: []lesson.Line{
	{
		May:   game.Double,
		When:  func(v *rules.View) bool { return !leads(v) },
		Say:   "Before a round you may double the pot: the others match it or resign. Play on.",
		Hint:  true,
		Light: "primary",
	}, {
		May:   game.Double,
		When:  leads,
		Say:   "You lead: double now. {1} must put in as much, or resign.",
		Light: "act double, key double",
	}, {
		When: func(v *rules.View) bool { return lesson.Elsewhere(v) && boardOf(v).Doubler == lesson.Learner },
		Say:  "{1} matches your double, or leaves you the pot.",
	}, {
		May:    game.Resign,
		Say:    "{1} doubles the pot. Match it, or resign and lose what you put in.",
		Light:  "primary",
		Astray: true,
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Void },
		Say:   "No six, and not four alike: this cast doesn’t count. Throw until one does.",
		Hint:  true,
		Light: lesson.Thrown,
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Round == 1 && !boardOf(v).Void },
		Say:   "This game has three rounds. Shake the cup and let go, or press the button.",
		Light: lesson.Thrown,
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Round > 1 && boardOf(v).Last.Won >= 0 && !boardOf(v).Void },
		Say:   "A ring marks the higher cast of a round. Throw for the next round.",
		Hint:  true,
		Light: lesson.Thrown,
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Round > 1 && boardOf(v).Last.Won < 0 && !boardOf(v).Void },
		Say:   "Level: nobody wins that round. Throw for the next one.",
		Light: lesson.Thrown, Astray: true,
	}, {
		When:   func(v *rules.View) bool { return lesson.Over(v) && resigned(v) },
		Say:    "Whoever resigns leaves the pot. That’s the whole game. The book has every rule.",
		Light:  "primary, book",
		Astray: true,
	}, {
		When: lesson.Over,
		Say:  "The most rounds win the pot. That’s the whole game. The book has every rule.", Light: "primary, book",
	}, {
		When: func(v *rules.View) bool { return lesson.Elsewhere(v) && boardOf(v).Now[lesson.Learner].Hand != 0 },
		Say:  "Now {1} tries to beat your cast.",
	},
}}

// leads reports whether the learner has won more rounds than the rival.
func leads(v *rules.View) bool { b := boardOf(v); return b.Wins[lesson.Learner] > b.Wins[1] }

// resigned reports whether somebody has resigned.
func resigned(v *rules.View) bool { return slices.Contains(boardOf(v).State, game.Resigned) }
