package climb

import (
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
)

// Think returns the search for a computer player's move. Master keeps the bones
// with the best chance of the step, Fickle any. With held bones, Master stops where that
// takes the fewest turns, and Sly with two bones of its step, or if a bone can be turned.
func Think(level string, v rules.View, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	p := v.Sample(r).(position)
	list := p.Moves(nil)
	m := list[r.IntN(len(list))]
	switch {
	case level == "random":
	case p.phase == keeping:
		kept, _ := p.know().Keep(p.lie, casts-int(p.cast))
		m = rules.Move{Verb: Keep, N: int32(kept)}
	case len(list) > 1 && stopsAs(level, &p):
		m = list[1]
	case p.phase == holding || p.phase == missed:
		m = list[0]
	}
	return func(int) (rules.Move, bool) { return m, true }
}

// stopsAs reports whether a level with held bones stops.
func stopsAs(level string, p *position) bool {
	if level == "hard" {
		return p.phase == missed || p.hand(p.seat).Len() > 1
	}
	return p.stops()
}

// left returns the expected number of turns left after this one: on if the seat throws
// on, stop if it stops or turns a bone.
func (p *position) left() (on, stop float64) {
	made, held := int(p.made[p.seat]), p.held[p.seat]
	switch p.phase {
	case climbing:
		return p.plan().Begin(made, held), 0
	case missed:
		return p.plan().Throw(made, held, 0), p.plan().Turned(made, held)
	}
	return p.plan().Throw(made, held, p.gained), p.plan().Turns(made, held.Add(p.gained))
}

// stops reports whether stopping takes no more turns on average than throwing on.
func (p *position) stops() bool {
	on, stop := p.left()
	return stop <= on
}

// hand returns the bones that a seat has for its step: those it holds, and in its turn
// those it has gathered.
func (p *position) hand(seat int8) tali.Hand {
	if seat == p.seat {
		return p.held[seat].Add(p.gained)
	}
	return p.held[seat]
}
