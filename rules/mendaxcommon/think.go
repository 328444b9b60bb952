package mendaxcommon

import (
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/regret"
)

// think makes up the mind of a computer player.
//
// Honest says the truth where it can and the least it may where it cannot; it
// throws all again when the hand is too low, and doubts what four bones show
// less than once in ten casts. Wary remembers what it saw and how many were
// thrown since, throws what most often beats the claim, and doubts when that
// wins more often than beating the claim in truth. Sly plays each turn as two
// who know the game would, bluffs and doubts mixed so that nothing can be read
// from them; with more than two at the table it takes the next for the only
// rival.
func think(level string, v rules.View, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	p := v.Guess(r).(position)
	moves := p.Moves(nil)
	m := moves[0]
	switch {
	case len(moves) == 1:
	case level == "easy":
		m = p.honest(moves)
	case level == "medium":
		m = p.wary(moves, v.Seat, r)
	default:
		return sly(ask(p, v.Seat), r)
	}
	return func(int) (rules.Move, bool) { return m, true }
}

func (p position) honest(moves []rules.Move) rules.Move {
	const rare = .1
	t := tableOf(p.weights)
	last := moves[len(moves)-1]
	switch {
	case p.phase == Answering && t.beats(&t.fresh, int(p.claim)) < rare:
		return last
	case p.phase == Throwing && rank(p.hand) <= int(p.claim):
		return last // all again
	case p.phase == Saying:
		return p.truth(moves)
	}
	return moves[0]
}

// truth is what the bones are, or the least that may be said.
func (p position) truth(moves []rules.Move) rules.Move {
	for _, m := range moves {
		if int(m.N) == rank(p.hand) {
			return m
		}
	}
	return moves[0]
}

func (p position) wary(moves []rules.Move, seat rules.Actor, r *rand.Rand) rules.Move {
	t := tableOf(p.weights)
	switch p.phase {
	case Throwing:
		return moves[t.beating(int(p.claim), p.throws-p.sign(p.seat)).best[t.place[p.hand]]]
	case Saying:
		m := p.truth(moves)
		if m == moves[0] && rank(p.hand) < int(m.N) {
			return moves[r.IntN(min(3, len(moves)))]
		}
		return m
	}
	list := t.filter(p.chain(seat, nil), true)
	s := &list[len(list)-1]
	beat := t.beating(int(p.claim), p.throws)
	survive, all := 0.0, 0.0
	for h, x := range s {
		survive, all = survive+x*beat.chance[h], all+x
	}
	if 1-t.beats(s, int(p.claim)) > survive/all {
		return rules.Move{Verb: Doubt}
	}
	return moves[0]
}

// A beating is how to beat a claim in truth, by hand.
type beating struct {
	best   [handsMost]int // the throw that most often leads to it; of like ones that of fewest bones
	chance spread         // how often it does
}

// beating finds how to beat a claim in up to so many throws.
func (t *table) beating(claim, throws int) (b beating) {
	for h := range t.hands {
		if t.rank[h] > claim {
			b.chance[h] = 1
		}
	}
	for range throws {
		was := b.chance
		for h := range t.hands {
			for i := range t.throws[h] {
				x := 0.0
				for _, f := range t.throws[h][i].falls {
					x += f.p * was[f.hand]
				}
				if x > b.chance[h]+1e-9 {
					b.best[h], b.chance[h] = i, x
				}
			}
		}
	}
	return b
}

// higher is the chance that a throw makes a hand higher than a claim.
func (t *table) higher(c *thrown, claim int) (x float64) {
	for _, f := range c.falls {
		if t.rank[f.hand] > claim {
			x += f.p
		}
	}
	return x
}

func sly(q *question, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	return func(nodes int) (rules.Move, bool) {
		if !q.study.run(nodes) {
			return rules.Move{}, false
		}
		g, h := q.study.got[0], q.t.place[q.p.hand]
		switch q.p.phase {
		case Throwing:
			return q.p.Moves(nil)[regret.Pick(g.throw[q.sign][h], r)], true
		case Saying:
			return rules.Move{Verb: Say, N: int32(regret.Pick(g.say[q.sign][h][:], r))}, true
		}
		if r.Float64() < q.judge().call {
			return rules.Move{Verb: Doubt}, true
		}
		return rules.Move{Verb: Accept}, true
	}
}
