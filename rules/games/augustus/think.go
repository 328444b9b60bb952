package augustus

import (
	"math/rand/v2"

	"knucklebones/rules"
)

// think returns the search for a computer player's move. Fair stays while its
// expected share of the pot, as it will have grown, makes up for the expected
// fines, give or take a quarter of a fine. It never leaves an empty pot, or
// nobody would begin one. Fickle leaves one time in ten, whatever the pot. Both
// play on for as long as nobody has stopped.
func think(level string, v rules.View, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	p := v.Sample(r).(position)
	m := p.Moves(nil)[0]
	if p.phase == between && p.parted() {
		m = rules.Move{Verb: Stop}
	}
	if p.phase == playing && p.leave {
		if level != "random" && p.coins.Pot() > 0 {
			return steady(p)
		}
		if level == "random" && r.IntN(10) == 0 {
			m = rules.Move{Verb: Leave}
		}
	}
	return func(int) (rules.Move, bool) { return m, true }
}

func steady(p position) func(nodes int) (rules.Move, bool) {
	l := look(p)
	return func(nodes int) (rules.Move, bool) {
		if !l.run(nodes) {
			return rules.Move{}, false
		}
		if l.coins < -float64(p.dearest())/4 {
			return rules.Move{Verb: Leave}, true
		}
		return rules.Move{Verb: rules.Throw}, true
	}
}
