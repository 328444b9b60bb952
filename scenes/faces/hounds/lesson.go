package hounds

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/climb"
	"knucklebones/scenes/screens/lesson"
)

// taught is a lesson of the first animal, and of the cast for the second.
var taught = lesson.Lesson{Seed: 22, Rival: "hard", Options: map[string]int{"hold": 0, "recast": 1}, Lines: []lesson.Line{
	{
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Opening },
		Say:   "The highest total begins. Take the cup and let go, or press the button.",
		Light: lesson.Thrown,
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return !made(v) },
		Say:   "Your hound is lit: you need four ones. Throw for them.",
		Hint:  true,
		Light: lesson.Thrown,
	}, {
		May:   climb.Keep,
		When:  threeOnes,
		Say:   "Three ones: you want to keep them. Touch the first.",
		Light: "bone 1",
	}, {
		May:   climb.Keep,
		When:  threeOnes,
		Say:   "Touch the second, too.",
		Light: "bone 2",
	}, {
		May:   climb.Keep,
		When:  threeOnes,
		Say:   "And the third. The panel counts them.",
		Light: "bone 3",
	}, {
		May:   climb.Keep,
		When:  threeOnes,
		Say:   "They stay on the table. Throw the rest.",
		Light: "primary",
	}, {
		May:    climb.Keep,
		When:   func(v *rules.View) bool { return !made(v) },
		Say:    "Touch the ones to keep them, then throw the rest.",
		Light:  "primary, bone ",
		Astray: true,
	}, {
		When: func(v *rules.View) bool { return made(v) && boardOf(v).Got && boardOf(v).Caster == lesson.Learner },
		Say:  "Your hound turns black: that step is done. The next panel lights up.",
		Wait: true,
	}, {
		When: func(v *rules.View) bool { return lesson.Elsewhere(v) && boardOf(v).Made[1] == 0 },
		Say:  "{1} throws for a hound too.", Light: "primary",
	}, {
		May:   rules.Throw,
		When:  made,
		Say:   "Now you need four threes. Four fours or sixes would be too early. Throw.",
		Light: lesson.Thrown,
	}, {
		May:   climb.Keep,
		When:  made,
		Say:   "Keep the bones you need, and throw the rest. The first with all four wins.",
		Light: "primary, bone ", Last: true,
	},
}}

// made reports whether the learner has painted any of the four animals.
func made(v *rules.View) bool { return boardOf(v).Made[lesson.Learner] > 0 }

// threeOnes reports whether the learner has no animal yet, and just three ones lie.
func threeOnes(v *rules.View) bool {
	n := 0
	for _, b := range v.Bones {
		if b.Side == 1 {
			n++
		}
	}
	return !made(v) && n == 3
}
