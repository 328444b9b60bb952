package mendaxcommon

import (
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
)

const (
	rare   = .1 // an honest player doubts a claim that four bones fulfil less often than this
	seldom = .2 // and so does Easy with this
	bluffs = 3  // number of lowest claims that Fair chooses from when it must lie
)

// think returns the search for a computer player's move. Easy claims the
// truth where it can and otherwise the least allowed; if the hand is too low it
// throws all again or, one time in two, the bones that Fair would, and it doubts
// claims that fewer than one cast in five fulfils. Fair remembers the hands it saw and the number of bones thrown
// since, makes the throw that most often beats the claim, and assumes that the
// next player is honest: it doubts when that wins more often than taking the
// bones would succeed, with a higher hand or with a lie. Sly solves the round
// for the number of seats: it mixes bluffs and doubts so that little can be
// read from them, and reads the throws and claims of others. Master infers the
// style of the other players, and makes the best move against it.
func think(level string, v rules.View, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	p := v.Sample(r).(position)
	moves := p.Moves(nil)
	m := moves[0]
	switch {
	case len(moves) == 1:
	case level == "easy":
		m = p.honest(moves, r)
	case level == "medium":
		m = p.wary(moves, v.Seat, r)
	case level == "hard":
		return sly(ask(p, v.Seat), r)
	default:
		return shrewd(p, v.Seat, r)
	}
	return func(int) (rules.Move, bool) { return m, true }
}

// honest returns the move of Easy: it says what it holds where that is allowed, and
// doubts only claims that a cast seldom fulfils.
func (p position) honest(moves []rules.Move, r *rand.Rand) rules.Move {
	t := chancesOf(p.weights)
	last := moves[len(moves)-1]
	switch {
	case p.phase == Answering && t.beats(&t.fresh, int(p.claim)) < seldom:
		return last
	case p.phase == Throwing && rank(p.hand) <= int(p.claim) && r.IntN(2) == 0:
		return moves[t.beating(int(p.claim), 1).best[t.place[p.hand]]]
	case p.phase == Throwing && rank(p.hand) <= int(p.claim):
		return last // throw all again
	case p.phase == Saying:
		return p.truth(moves)
	}
	return moves[0]
}

// truth returns the move that claims the true hand or, if that is too low, the lowest
// claim allowed.
func (p position) truth(moves []rules.Move) rules.Move {
	for _, m := range moves {
		if int(m.N) == rank(p.hand) {
			return m
		}
	}
	return moves[0]
}

// wary returns the move of Fair: it remembers the bones that it saw and the throws, and
// doubts a claim that these make unlikely.
func (p position) wary(moves []rules.Move, seat rules.Actor, r *rand.Rand) rules.Move {
	t := chancesOf(p.weights)
	switch p.phase {
	case Throwing:
		return moves[t.beating(int(p.claim), p.throws-p.sign(p.seat)).best[t.place[p.hand]]]
	case Saying:
		m := p.truth(moves)
		if m == moves[0] && rank(p.hand) < int(m.N) {
			return moves[r.IntN(min(bluffs, len(moves)))]
		}
		return m
	}
	s := t.believed(p.chain(seat, nil))
	if t.doubtful(&s, int(p.claim), p.throws) {
		return rules.Move{Verb: Doubt}
	}
	return moves[0]
}

// doubtful reports whether doubting a claim wins more often than taking the
// hand, which has the distribution s, would succeed: by beating the claim in
// truth, or by a claim that an honest player believes. Venus is never believed.
func (t *chances) doubtful(s *spread, claim, throws int) bool {
	beat := t.beating(claim, throws)
	beaten, all := 0.0, 0.0
	for h, x := range s {
		beaten, all = beaten+x*beat.chance[h], all+x
	}
	beaten /= all
	believed := 0.0
	if claim+1 < int(tali.Venus) {
		believed = min(1, t.beats(&t.fresh, claim+1)/rare)
	}
	return 1-t.beats(s, claim) > beaten+(1-beaten)*believed
}

// A beating is the best way to beat a claim in truth, by hand.
type beating struct {
	best   [handsMost]int // the throw that most often beats it; of equal ones that of fewest bones
	chance spread         // the chance that it does
}

// beating returns the best way to reach a hand higher than a claim in at most that many
// throws, one or more.
func (t *chances) beating(claim, throws int) *beating { return &t.beat[claim+1][throws-1] }

// toBeat computes the best ways to reach a hand higher than a claim, by number of
// throws from 1 on.
func (t *chances) toBeat(claim int) (list [throwsMost]beating) {
	var b beating
	for h := range t.hands {
		if t.rank[h] > claim {
			b.chance[h] = 1
		}
	}
	for k := range list {
		var x [keepsMost]float64
		for i := range t.keeps {
			for _, f := range t.keeps[i].falls {
				x[i] += f.p * b.chance[f.hand]
			}
		}
		for h := range t.hands {
			for i := range t.throws[h] {
				if x := x[t.throws[h][i].keep]; x > b.chance[h]+1e-9 {
					b.best[h], b.chance[h] = i, x
				}
			}
		}
		list[k] = b
	}
	return list
}

// higher returns the chance that a throw makes a hand higher than a claim.
func (t *chances) higher(c *thrown, claim int) (x float64) {
	for _, f := range t.keeps[c.keep].falls {
		if t.rank[f.hand] > claim {
			x += f.p
		}
	}
	return x
}
