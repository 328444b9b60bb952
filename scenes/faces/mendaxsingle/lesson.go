package mendaxsingle

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/mendaxsingle"
	"knucklebones/scenes/screens/lesson"
)

// taught is a lesson of one round: a bid goes up until it is doubted.
var taught = lesson.Lesson{Seed: 19, Rival: "easy", Options: map[string]int{"castoff": 1}, Lines: []lesson.Line{
	{
		May:   rules.Throw,
		When:  func(v *rules.View) bool { return !over(v) },
		Say:   "Shake the cup and let go, or press the button. Only you see your bones.",
		Hint:  true,
		Light: lesson.Thrown,
	}, {
		When: func(v *rules.View) bool { return v.Turn == 1 && boardOf(v).Phase == game.Casting && !over(v) },
		Say:  "{1} throws under the other cup. You see four of the eight bones in play.",
	}, {
		May:   game.Side,
		When:  func(v *rules.View) bool { return fours(v) == 1 && bid(v) == 0 },
		Say:   "Threes and fours are common. You have one four: touch the 4 on the paper.",
		Light: "side 4, key side 4, primary",
	}, {
		When: func(v *rules.View) bool {
			return counting(v) && boardOf(v).Named == 4
		},
		Say:   "How many fours are under both cups? Choose 2, and bid it.",
		Light: "number 2, key bid two fours, primary",
	}, {
		When:  func(v *rules.View) bool { return counting(v) && boardOf(v).Named != 4 },
		Say:   "How many of them are under both cups? Choose a number, and bid it.",
		Light: "number , primary", Astray: true,
	}, {
		When: func(v *rules.View) bool { return v.Turn == 1 && bid(v) > 0 && !over(v) },
		Say:  "{1} must bid higher, or doubt.",
	}, {
		May:   game.Doubt,
		When:  low,
		Say:   "Now you must bid higher, or doubt. Choose 4, and bid it.",
		Light: "number 4, key bid four fours, primary",
	}, {
		May:   game.Doubt,
		When:  high,
		Say:   "The lens shows how likely each number is. Try it.",
		Light: "lens",
	}, {
		May:   game.Doubt,
		When:  func(v *rules.View) bool { return high(v) && known(v) },
		Say:   "The bid is true only if all four hidden bones are fours. Doubt: lift the cup.",
		Light: "cup 2, act doubt, key doubt",
	}, {
		May:   game.Doubt,
		When:  func(v *rules.View) bool { return !low(v) && !(high(v) && known(v)) },
		Say:   "Bid higher, or doubt: lift the cup.",
		Hint:  true,
		Light: "number , primary, cup 2", Astray: true,
	}, {
		When: func(v *rules.View) bool { return over(v) && boardOf(v).Loser == 1 && bare(v) },
		Say:  "Each four covers a disc. One disc stays bare, so {1} loses a bone.",
		Wait: true,
	}, {
		When: func(v *rules.View) bool { return over(v) && boardOf(v).Loser == 1 && !bare(v) },
		Say:  "{1} was wrong and loses a bone.",
		Wait: true, Astray: true,
	}, {
		When: func(v *rules.View) bool { return over(v) && boardOf(v).Loser == lesson.Learner },
		Say:  "You were wrong, so you lose a bone.",
		Wait: true, Astray: true,
	}, {
		When:  over,
		Say:   "The last with a bone wins. That’s the whole game. The book has every rule.",
		Light: "primary, book", Last: true,
	},
}}

// bid returns the number of the last bid, or 0.
func bid(v *rules.View) int { b := boardOf(v); return b.Last() }

// side returns the side of the last bid, or 0.
func side(v *rules.View) int {
	if calls := boardOf(v).Calls; len(calls) > 0 {
		return calls[len(calls)-1].Side
	}
	return 0
}

// counting reports whether the learner has named a side and is to say how many.
func counting(v *rules.View) bool {
	return v.Turn == lesson.Learner && boardOf(v).Phase == game.Counting && bid(v) == 0
}

// fours returns how many of the learner's bones show a four.
func fours(v *rules.View) int { return boardOf(v).Seats[lesson.Learner].Hand.Count(4) }

// low reports whether the last bid is of few fours.
func low(v *rules.View) bool { return bid(v) < 4 && side(v) == 4 }

// known reports whether the bid is of fours, of which the learner has one.
func known(v *rules.View) bool { return side(v) == 4 && fours(v) == 1 }

// bare reports whether the last bid was of fours, one more than there are.
func bare(v *rules.View) bool { return side(v) == 4 && bid(v) == boardOf(v).There+1 }

// high reports whether the last bid is 5, which is unlikely to be true.
func high(v *rules.View) bool { return bid(v) == 5 }

// over reports whether the cups are lifted.
func over(v *rules.View) bool { return boardOf(v).Open }
