package mendaxcommon

import (
	"slices"

	"knucklebones/rules"
	game "knucklebones/rules/games/mendaxcommon"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/screens/lesson"
)

// taught is a lesson of one round: a hand passes to and fro until it is doubted.
var taught = lesson.Lesson{Seed: 887, Rival: "easy", Lines: []lesson.Line{
	{
		When:  phase(game.CastingOff),
		Say:   "Throw the bones. The highest hand begins. The arch ranks hands from low to high.",
		Light: lesson.Thrown,
	}, {
		When: func(v *rules.View) bool { return others(v) && boardOf(v).Phase == game.CastingOff },
		Say:  "{1} throws to see who begins, too.",
	}, {
		When:  func(v *rules.View) bool { return now(v, game.Opening) && !over(v) },
		Say:   "You begin. Throw under the cup: only you see the bones.",
		Light: lesson.Thrown,
	}, {
		When:  func(v *rules.View) bool { return now(v, game.Saying) && !boardOf(v).Claimed },
		Say:   "The pointer shows your hand. This time, say it.",
		Light: "primary",
	}, {
		When:  func(v *rules.View) bool { return now(v, game.Saying) && !boardOf(v).Claimed },
		Say:   "The pointer shows your hand.",
		Hint:  true,
		Light: "primary", Astray: true,
	}, {
		When: func(v *rules.View) bool { return others(v) && boardOf(v).Phase == game.Answering },
		Say:  "{1} may doubt you, or take the bones, throw, and say a higher hand.",
	}, {
		When: func(v *rules.View) bool { return others(v) && boardOf(v).Claimed },
		Say:  "{1} believes you, throws, and must say a higher hand.",
	}, {
		When:  func(v *rules.View) bool { return now(v, game.Answering) && len(boardOf(v).Claims) < 3 },
		Say:   "{1} said a higher hand. Believe it: pull the cup down, to you.",
		Light: "cup, primary",
	}, {
		When:  phase(game.Throwing),
		Say:   "You must say a higher hand. Touch a bone to throw it again.",
		Hint:  true,
		Light: "bone 1, bone ",
	}, {
		When:  phase(game.Throwing),
		Say:   "Throw it. The others hear how many bones you throw, but not which.",
		Light: "primary", Then: true,
	}, {
		When:  lies,
		Say:   "Your hand is no higher than the bead: too low. Say a higher one anyway.",
		Light: "primary",
	}, {
		When:  phase(game.Saying),
		Say:   "Touch a lit hollow to choose that hand, then say it.",
		Light: "primary", Astray: true,
	}, {
		When:  func(v *rules.View) bool { return now(v, game.Answering) && again(v) },
		Say:   "{1} threw all four bones and said a higher hand again. Doubt it: lift the cup.",
		Light: "act doubt, key doubt, cup",
	}, {
		When:  phase(game.Answering),
		Say:   "Take the bones, or doubt: lift the cup.",
		Hint:  true,
		Light: "cup, primary", Astray: true,
	}, {
		When: func(v *rules.View) bool { return over(v) && boardOf(v).Loser == 1 },
		Say:  "The pointer climbs to the true hand. {1} was wrong and loses a counter.",
		Wait: true,
	}, {
		When: func(v *rules.View) bool { return over(v) && boardOf(v).Loser == lesson.Learner },
		Say:  "You were wrong, so you lose a counter.",
		Wait: true, Astray: true,
	}, {
		When:  over,
		Say:   "Without counters you are out. That’s the whole game. The book has every rule.",
		Light: "primary, book", Last: true,
	},
}}

// now reports whether the learner is on turn in a phase.
func now(v *rules.View, p game.Phase) bool {
	return v.Turn == lesson.Learner && boardOf(v).Phase == p
}

// phase returns a condition for a line of the lesson: the learner is on turn in that
// phase.
func phase(p game.Phase) func(v *rules.View) bool {
	return func(v *rules.View) bool { return now(v, p) }
}

// again reports whether the rival, who has said a hand before in this round, threw all
// four bones for the last claim.
func again(v *rules.View) bool {
	claims := boardOf(v).Claims
	n := len(claims)
	return n > 3 && claims[n-1].Seat == 1 && slices.Equal(claims[n-1].Thrown, []int{4})
}

// over reports whether the claim of this round has been doubted.
func over(v *rules.View) bool { return boardOf(v).Doubter != rules.Nobody }

// others reports whether the rival is on turn and nobody has doubted.
func others(v *rules.View) bool { return v.Turn == 1 && !over(v) }

// lies reports whether the learner must claim more than the hand under the cup.
func lies(v *rules.View) bool {
	b := boardOf(v)
	return now(v, game.Saying) && b.Claimed && tali.Classify(b.Hand) <= b.Claim
}
