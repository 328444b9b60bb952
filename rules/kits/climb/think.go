package climb

import (
	"math/rand/v2"

	"knucklebones/rules"
)

// Think returns the search for a computer player's move. Sly keeps the bones
// with the best chance of the step, Fickle any.
func Think(level string, v rules.View, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	p := v.Sample(r).(position)
	list := p.Moves(nil)
	m := list[r.IntN(len(list))]
	if p.phase == keeping && level != "random" {
		kept, _ := p.chances[p.made[p.seat]]().Keep(p.lie, casts-int(p.cast))
		m = rules.Move{Verb: Keep, N: int32(kept)}
	}
	return func(int) (rules.Move, bool) { return m, true }
}
