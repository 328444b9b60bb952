package circus

import (
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
)

// think returns the search for a computer player's move, where the spur is
// played. Sly spurs when that gains as much as a later cast is likely to;
// Easy casts bad bones again at the first chance; Fickle moves at random.
func think(level string, v rules.View, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	p := v.Sample(r).(position)
	m := p.decide(level, r)
	return func(int) (rules.Move, bool) { return m, true }
}

// decide returns the move of a level: whether to use the spur, and for which bones.
func (p position) decide(level string, r *rand.Rand) rules.Move {
	list := p.Moves(nil)
	if p.phase != spurring {
		return list[0]
	}
	cast := p.hand[p.seat()]
	var part tali.Hand
	switch level {
	case "random":
		return list[r.IntN(len(list))]
	case "easy":
		part = tali.Hand(cast.Count(1))
	default:
		worst, gain := p.hopes.worst(cast)
		if gain >= p.hold() {
			part = worst
		}
	}
	if part == 0 {
		return rules.Move{Verb: Stand}
	}
	return rules.Move{Verb: Spur, N: int32(part)}
}
