package oneandtwenty

import (
	"math/rand/v2"

	"knucklebones/rules"
)

// think returns the search for a computer player's move. Easy goes by rule of
// thumb: bones until the mean passes 19, and one in four times a bone more or
// less; its stakes are random. Fair plays its best against a bank that goes
// by that rule, ignoring the others, and goes by the rule when it banks; it
// stakes up to half. Sly assumes a bank that sees everything and plays its
// best, considers those who act after it, banks exactly, and stakes the
// minimum, since the bank has the edge.
func think(level string, v rules.View, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	p := v.Sample(r).(position)
	moves := p.Moves(nil)
	m := moves[0]
	if p.phase == staking {
		m = moves[stake(level, len(moves), r)]
	}
	if len(moves) > 1 && p.phase == playing {
		if level == "hard" {
			return best(p, r)
		}
		m = moves[min(p.rough(level, r), len(moves)-1)]
	}
	return func(int) (rules.Move, bool) { return m, true }
}

// stake returns the index of the stake that a level chooses among moves many, lowest
// first: any, one of the lower half, or the lowest.
func stake(level string, moves int, r *rand.Rand) int {
	switch level {
	case "easy":
		return r.IntN(moves)
	case "medium":
		return r.IntN((moves + 1) / 2)
	}
	return 0
}

// rough returns the number of further bones that Easy or Fair asks for; it may be
// more than is allowed.
func (p position) rough(level string, r *rand.Rand) int {
	c, t := p.chances, p.total(p.seat)
	if level == "medium" && p.seat != p.bank {
		return c.blind(t, p.extra[p.seat].Len())
	}
	k := c.byThumb(t)
	if level == "easy" && r.IntN(4) == 0 {
		k += 1 - 2*r.IntN(2)
	}
	return max(k, 0)
}

// blind returns the best number of further bones at total t, after e taken one
// by one, against a bank that goes by rule of thumb.
func (c *chances) blind(t, e int) int {
	u := c.zero()
	for own := range u {
		u[own] = -1
		if own <= c.target {
			u[own] = c.thumb.dot(c.payoff(own))
		}
	}
	if c.playerAsks() == once {
		return c.best(t, u)
	}
	if c.stepper(single, u)(e, t) {
		return 1
	}
	return 0
}

// best returns the search of Sly, which ends with the move of the highest expected
// gain.
func best(p position, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	l := look(p, r)
	return func(nodes int) (rules.Move, bool) {
		if !l.run(nodes) {
			return rules.Move{}, false
		}
		list := l.prospects()
		top := list[0]
		for _, x := range list[1:] {
			if x.gain > top.gain+same {
				top = x
			}
		}
		return top.move, true
	}
}
