package hounds

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/climb"
	"knucklebones/scenes/screens/lesson"
)

// taught is a lesson of the first animal, and of the first throws for the second. The seed
// is chosen so that the learner turns a bone, and holds some ones for a turn.
var taught = lesson.Lesson{Seed: 274, Rival: "hard", Lines: []lesson.Line{
	{
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Opening },
		Say:   "The highest total begins. Take the cup and let go, or press the button.",
		Light: lesson.Thrown,
	}, {
		When: func(v *rules.View) bool { return lesson.Elsewhere(v) && boardOf(v).Opening },
		Say:  "{1} throws to see who begins, too.",
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return !boardOf(v).Opening && !made(v) && held(v) == 0 },
		Say:   "Your hound is lit: you need four ones. Throw for them.",
		Hint:  true,
		Light: lesson.Thrown,
	}, {
		May:   climb.Turn,
		When:  func(v *rules.View) bool { return !made(v) },
		Say:   "No ones: turn a bone to 1 and stop, or throw once more.",
		Hint:  true,
		Light: "act turn, key turn",
	}, {
		May:   climb.Keep,
		When:  func(v *rules.View) bool { return !made(v) && boardOf(v).Cast == 1 && held(v) < 3 && !boardOf(v).Missed },
		Say:   "Ones match. Throw on for more: but if none comes, you lose these.",
		Light: "primary",
	}, {
		May:   climb.Stop,
		When:  func(v *rules.View) bool { return !made(v) && boardOf(v).Cast > 1 && held(v) > 1 },
		Say:   "Stop now: then you hold your ones, and can’t lose them any more.",
		Hint:  true,
		Light: "act stop, key stop",
	}, {
		When: func(v *rules.View) bool { return lesson.Elsewhere(v) && !made(v) && held(v) > 0 },
		Say:  "You hold your ones until your next turn. Now {1} throws for a hound, too.",
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return !made(v) && held(v) > 0 },
		Say:   "The ones you hold count. Throw for those that are missing.",
		Light: lesson.Thrown,
	}, {
		May:    climb.Keep,
		When:   func(v *rules.View) bool { return boardOf(v).Missed },
		Say:    "No match: throw once more, or turn a bone if it isn’t the last.",
		Light:  "primary, act turn, key turn",
		Astray: true,
	}, {
		May:    climb.Stop,
		When:   func(v *rules.View) bool { return !made(v) },
		Say:    "Throw on for more ones, or stop and hold what you have.",
		Light:  "primary, act stop, key stop",
		Astray: true,
	}, {
		When: func(v *rules.View) bool { return made(v) && boardOf(v).Got && boardOf(v).Caster == lesson.Learner },
		Say:  "Your hound turns black: that step is done. The next panel lights up.",
		Wait: true,
	}, {
		May:   rules.Throw,
		When:  made,
		Say:   "Now you need four threes: only threes will stay. Throw.",
		Light: lesson.Thrown,
	}, {
		May:   climb.Stop,
		When:  made,
		Say:   "The first with all four animals wins. That’s the whole game.",
		Light: "primary, act stop, key stop", Last: true,
	},
}}

// made reports whether the learner has painted any of the four animals.
func made(v *rules.View) bool { return boardOf(v).Made[lesson.Learner] > 0 }

// held returns how many bones the learner holds for the next step, in a turn with those
// gathered in it.
func held(v *rules.View) int { return boardOf(v).Held[lesson.Learner].Len() }
