package simple

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/screens/lesson"
)

// taught is a lesson of one pot: a cast that climbs, one that is level, and the
// dogs that pay.
var taught = lesson.Lesson{Seed: 165393, Rival: "medium", Lines: []lesson.Line{
	{
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return casting.Board(v).Caster < 0 },
		Say:   "One cast each. Take the cup, shake it and let go, or press the button.",
		Light: lesson.Thrown,
	}, {
		When: func(v *rules.View) bool {
			return v.Turn == 1 && casting.Board(v).Caster == lesson.Learner && casting.Board(v).Casts[0].Rank == tali.Canis
		},
		Say:  "Four ones are the dogs, the lowest name of all. They cost you a coin.",
		Wait: true,
	}, {
		When: func(v *rules.View) bool {
			return v.Turn == 1 && casting.Board(v).Caster == lesson.Learner && casting.Board(v).Casts[0].Rank.Senio()
		},
		Say:  "Your cast climbs to its rank. A six makes a Senio: it counts its total.",
		Wait: true,
	}, {
		When: func(v *rules.View) bool { return v.Turn == 1 && casting.Board(v).Rotation == 1 },
		Say:  "{1} has to pass the dotted line.",
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return casting.Board(v).Rotation > 1 },
		Say:   "Level: both cast again, and the pot stays. Throw.",
		Light: lesson.Thrown,
	}, {
		When: lesson.Elsewhere,
		Say:  "{1} casts again.",
	}, {
		May:   rules.Throw,
		Say:   "Level once more. Throw.",
		Light: lesson.Thrown,
	}, {
		When:  lesson.Over,
		Say:   "The highest takes the pot. The book has every rank.",
		Light: "primary, book",
	},
}}
