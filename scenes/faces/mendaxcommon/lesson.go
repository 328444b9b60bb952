package mendaxcommon

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/mendaxcommon"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/screens/lesson"
)

// taught is a lesson of one round: a hand passes to and fro until it is doubted.
var taught = lesson.Lesson{Seed: 887, Rival: "easy", Lines: []lesson.Line{
	{
		When:  phase(game.CastingOff),
		Say:   "Throw four bones. The highest hand begins: the arch has them from low to high.",
		Light: lesson.Thrown,
	}, {
		When: func(v *rules.View) bool { return others(v) && boardOf(v).Phase == game.CastingOff },
		Say:  "{1} throws for it, too.",
	}, {
		When:  func(v *rules.View) bool { return now(v, game.Opening) && !over(v) },
		Say:   "You begin. Throw under the cup: you alone look.",
		Light: lesson.Thrown,
	}, {
		When:  func(v *rules.View) bool { return now(v, game.Saying) && !boardOf(v).Claimed },
		Say:   "The pointer shows what you hold. You may say any hand. Say this one.",
		Light: "primary",
	}, {
		When: others,
		Say:  "{1} takes your word and the bones, throws, and must say more.",
	}, {
		When:  func(v *rules.View) bool { return now(v, game.Answering) && len(boardOf(v).Claims) < 3 },
		Say:   "{1} has said more. Believe it: draw the cup to you.",
		Light: "cup to you, primary",
	}, {
		When:  phase(game.Throwing),
		Say:   "You must say more than that. Touch a bone to throw it again.",
		Light: "bone 1, bone ",
	}, {
		When:  phase(game.Throwing),
		Say:   "Throw it. Others hear how many you throw, and not which.",
		Light: "primary",
	}, {
		When:  lies,
		Say:   "The pointer stays below the bead. Say more than you hold all the same.",
		Light: "primary",
	}, {
		When:  phase(game.Saying),
		Say:   "Touch a lit hollow, and say that hand.",
		Light: "primary", Astray: true,
	}, {
		When:  func(v *rules.View) bool { return now(v, game.Answering) && len(boardOf(v).Claims) > 3 },
		Say:   "{1} said more again, and threw all four bones for it. Lift the cup.",
		Light: "cup up, act doubt, key doubt",
	}, {
		When:  phase(game.Answering),
		Say:   "Take the bones, or lift the cup.",
		Light: "cup , primary", Astray: true,
	}, {
		When: func(v *rules.View) bool { return over(v) && boardOf(v).Loser == 1 },
		Say:  "The pointer climbs to what was there. {1} was wrong and loses a counter.",
		Wait: true,
	}, {
		When: func(v *rules.View) bool { return over(v) && boardOf(v).Loser == lesson.Learner },
		Say:  "You were wrong, so you lose a counter.",
		Wait: true, Astray: true,
	}, {
		When:  over,
		Say:   "Whoever has no counter left is out. That is all of it. The book has every rule.",
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

// over reports whether the claim of this round has been doubted.
func over(v *rules.View) bool { return boardOf(v).Doubter != rules.Nobody }

// others reports whether the rival is on turn and nobody has doubted.
func others(v *rules.View) bool { return v.Turn == 1 && !over(v) }

// lies reports whether the learner must claim more than the hand under the cup.
func lies(v *rules.View) bool {
	b := boardOf(v)
	return now(v, game.Saying) && b.Claimed && tali.Classify(b.Hand) <= b.Claim
}
