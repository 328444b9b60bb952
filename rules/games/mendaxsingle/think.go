package mendaxsingle

import (
	"math"
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/search/bayes"
	"knucklebones/rules/search/cfr"
)

// think returns the search for a computer player's move. Easy only knows how
// often sides fall: it bids the expected number, one more as long as the last
// bid is true 35 times in 100, and never bluffs. Fair counts its own bones too,
// assumes that the next player goes by the odds alone, and now and then bids
// one more than it would. Sly also infers the others' bones from their bids,
// and predicts the answer to its own. Master plays like Sly, but between two
// players it knows the solved game: it mixes truth and bluff by counterfactual
// regret minimisation, so that it cannot be exploited.
func think(level string, v rules.View, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	p := v.Sample(r).(position)
	moves := p.Moves(nil)
	m := moves[0]
	if len(moves) > 1 {
		switch level {
		case "easy":
			m = p.plain()
		case "medium":
			m = p.wary(r)
		default:
			if level == "master" && p.in() == two && !p.sides {
				return cold(p, r)
			}
			m = p.sly(r)
		}
	}
	return func(int) (rules.Move, bool) { return m, true }
}

// bidsNow returns the bids that can be made now, including those that need a
// side named first.
func (p position) bidsNow() []rules.Move {
	moves := p.Moves(nil)
	var list []rules.Move
	for _, m := range moves {
		switch m.Verb {
		case Bid:
			list = append(list, m)
		case Side:
			list = p.numbers(list, int8(m.N))
		}
	}
	return list
}

// toward returns the move that makes a bid, or that names its side.
func (p position) toward(bid rules.Move) rules.Move {
	if bid.Verb == Bid && p.phase == Bidding && !p.summing && (p.count == 0 || p.sides) {
		return rules.Move{Verb: Side, N: int32(bid.From)}
	}
	return bid
}

// plain returns the move of Easy: it bids about as many as all bones would show on
// average, rather of a side that it holds, and doubts bids that are unlikely by the
// same measure.
func (p position) plain() rules.Move {
	const doubtful = .35
	list := p.bidsNow()
	if p.phase == Bidding && p.count > 0 {
		if len(list) == 0 || p.unseen(int(p.total()), p.side).from(int(p.count)) < doubtful {
			return rules.Move{Verb: Doubt}
		}
		return p.toward(list[0])
	}
	best, most := list[0], -1.0
	for _, m := range list {
		side := int8(m.From)
		expected := p.unseen(int(p.total()), side).mean()
		own := float64(p.worth(p.hand[p.seat], side))
		if x := own - math.Abs(float64(m.N)-math.Floor(expected)); x > most {
			best, most = m, x
		}
	}
	return p.toward(best)
}

// wary returns the move of Fair: it weighs what the others may hold, and seldom bluffs.
func (p position) wary(r *rand.Rand) rules.Move {
	const bluff = .06
	list, goOn := p.bidsNow(), 1-1/float64(p.in())
	best, at, most := rules.Move{Verb: Doubt}, -1, -1.0
	if p.phase == Bidding && p.count > 0 {
		most = 1 - p.table(p.seat, p.side).from(int(p.count))
	}
	for i, m := range list {
		h := p.table(p.seat, int8(m.From)).from(int(m.N))
		public := p.unseen(int(p.total()), int8(m.From)).from(int(m.N))
		if x := (1-public)*h + public*goOn; x > most {
			best, at, most = m, i, x
		}
	}
	if at >= 0 && at+1 < len(list) && list[at+1].From == best.From && r.Float64() < bluff {
		best = list[at+1]
	}
	return p.toward(best)
}

// sly returns a random move among the best and those almost as good. The value
// of a bid follows from the chance that it is doubted, the chance that it is
// true, and the value of the others going on.
func (p position) sly(r *rand.Rand) rules.Move {
	const (
		heat   = .02 // below which two choices are nearly level
		spread = .9
	)
	list := p.bidsNow()
	worth := make([]float64, 0, len(list)+1)
	goOn := 1 - 1/float64(p.in())
	var side int8 = -1
	var mine, public heap
	for _, m := range list {
		if s := int8(m.From); s != side {
			side = s
			mine, public = p.believed(p.seat, s), p.unseen(int(p.total()), s)
		}
		doubted := 1 / (1 + math.Exp((public.mean()+.5-float64(m.N))/spread))
		worth = append(worth, doubted*mine.from(int(m.N))+(1-doubted)*goOn)
	}
	if p.phase == Bidding && p.count > 0 {
		list = append(list, rules.Move{Verb: Doubt})
		worth = append(worth, 1-p.believed(p.seat, p.side).from(int(p.count)))
	}
	top := worth[0]
	for _, x := range worth {
		top = max(top, x)
	}
	for i, x := range worth {
		worth[i] = math.Exp((x - top) / heat)
	}
	return p.toward(list[bayes.Draw(worth, r)])
}

// cold returns the search of Sly: it solves what it can of the round and plays by that.
func cold(p position, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	s := study(p)
	return func(nodes int) (rules.Move, bool) {
		if !s.run(nodes) {
			return rules.Move{}, false
		}
		return p.toward(s.play(p, r)), true
	}
}

// play returns a random move of the average strategy.
func (d *duel) play(p position, r *rand.Rand) rules.Move {
	hand, n := p.hand[p.seat], len(d.rungs)
	if p.count == 0 {
		return d.playFirst(p, d.place(hand), r)
	}
	tree, set := max(tali.Number(int(p.side))-1, 0), 0
	for i, n := range d.rungs {
		if p.bids[n] != 0 {
			set |= 1 << i
		}
	}
	last := top(set)
	mix := make([]float64, n-last)
	d.trees[tree].Play(set, p.kind(hand, p.side), mix)
	if c := bayes.Draw(mix, r); c > 0 {
		return d.bid(tree*n + last + c)
	}
	return rules.Move{Verb: Doubt}
}

// playFirst returns a random first bid of the average strategy, with the i-th
// of the hands.
func (d *duel) playFirst(p position, i int, r *rand.Rand) rules.Move {
	n := len(d.rungs)
	from, to := 0, len(d.trees)*n
	if p.phase == Counting {
		from = (tali.Number(int(p.side)) - 1) * n
		to = from + n
	}
	mix := make([]float64, to-from)
	cfr.Match(cfr.Average(d.opens[i][from:to], d.open[i][from:to]), mix)
	return d.bid(from + bayes.Draw(mix, r))
}

// bid returns the bid with that index among those of all trees.
func (d *duel) bid(i int) rules.Move {
	n := len(d.rungs)
	m := rules.Move{Verb: Bid, N: int32(d.rungs[i%n])}
	if len(d.trees) > 1 {
		m.From = int16(tali.Sides[i/n])
	}
	return m
}

// place returns the index of a hand in d.hands, or 0.
func (d *duel) place(h tali.Hand) int {
	for i, o := range d.hands {
		if tali.Hand(o.Move.N) == h {
			return i
		}
	}
	return 0
}
