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
		part = p.sly()
	}
	if part == 0 {
		return rules.Move{Verb: Stand}
	}
	return rules.Move{Verb: Spur, N: int32(part)}
}

// sly returns the bones that the strongest computer casts again: in the last round of a race
// with slipstreams those that most likely win, else those whose gain is at least what
// the spur gains if it is kept.
func (p *position) sly() tali.Hand {
	if p.deciding() {
		return p.likeliest()
	}
	part, gain := p.dearest()
	if gain < p.hold() {
		return 0
	}
	return part
}

// likeliest returns the bones that most likely win the race if they are cast again, or none.
func (p *position) likeliest() (part tali.Hand) {
	most := 0.0
	for _, one := range p.hand[p.seat()].Parts(make([]tali.Hand, 0, 16)) {
		if x := p.wins(one); x > most+1e-9 {
			part, most = one, x
		}
	}
	return part
}
