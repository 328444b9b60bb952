package augustus

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/screens/lesson"
)

// taught is a lesson of one pot: throws that pay and that do not, bones thrown again, and Venus.
var taught = lesson.Lesson{Seed: 35, Rival: "medium", Options: map[string]int{"pots": 1}, Lines: []lesson.Line{
	{
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Casts == 0 },
		Say:   "You each put in four coins. Shake the cup and let go, or press the button.",
		Hint:  true,
		Light: lesson.Thrown,
	}, {
		May:   bestcast.Again,
		When:  near,
		Say:   "Touch one of the two alike to throw it again.",
		Light: "bone , primary",
	}, {
		May:   bestcast.Again,
		When:  func(v *rules.View) bool { return sides(v, 6) == 1 },
		Say:   "A six costs four coins. You may pay less to throw the six again.",
		Hint:  true,
		Light: "bone , primary",
	}, {
		May:   bestcast.Stand,
		When:  func(v *rules.View) bool { return !near(v) && sides(v, 6) != 1 },
		Say:   "Keep this throw, or touch some bones and pay to throw them again.",
		Hint:  true,
		Light: "primary, bone ",
	}, {
		When: func(v *rules.View) bool { return v.Turn == 1 && !boardOf(v).Over },
		Say:  "{1} throws by the same rules.",
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Casts > 0 },
		Say:   "No Venus yet: four different sides win. Touch the lens to see your chances.",
		Hint:  true,
		Light: "lens",
	}, {
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return boardOf(v).Casts > 0 },
		Say:   "Throw, and hope for Venus.",
		Light: lesson.Thrown,
	}, {
		When:  func(v *rules.View) bool { return lesson.Over(v) && boardOf(v).Rank == tali.Venus },
		Say:   "Venus wins the pot. That’s the whole game. The book has every rule.",
		Light: "primary, book",
	},
}}

// near reports whether one bone would make the cast that lies Venus: three sides are
// different.
func near(v *rules.View) bool {
	different := 0
	for _, side := range tali.Sides {
		if sides(v, side) > 0 {
			different++
		}
	}
	return different == 3
}

// sides returns how many of the bones that lie show a side.
func sides(v *rules.View, side int) (n int) {
	for _, b := range v.Bones {
		if int(b.Side) == side {
			n++
		}
	}
	return n
}
