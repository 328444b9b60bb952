package skiffs

import (
	"math"

	"knucklebones/rules"
	"knucklebones/rules/search/mcts"
)

// A state is a position in a search, with the coins each seat has gained since
// it began.
type state struct {
	lake  lake
	got   [rules.MaxSeats]int16
	bowl  uint8
	seat  int8 // the seat that acts
	quiet int8
	taken bool
}

func (p *position) state() state {
	return state{lake: p.lake, bowl: p.bowl, seat: p.seat, quiet: p.quiet, taken: p.taken}
}

// finder returns the finder of the actions in a state.
func (s *state) finder(a *agreement) finder {
	return finder{agreement: a, lake: &s.lake, seat: s.seat, barred: s.quiet >= still}
}

// act makes an action.
func (s *state) act(m rules.Move) {
	if n := s.lake.do(m, s.seat); n > 0 {
		s.got[s.seat] += int16(n)
		s.taken, s.quiet = true, 0
	}
}

// after returns the expected coins of each seat, and whether the game is over, once
// action m has led from the lake before to state s; g is the evaluation of the lake
// before it.
func (s *state) after(m rules.Move, before *lake, g sight) (w mcts.Worths, ends bool) {
	g.update(before, &s.lake, m)
	for i := range g.seats {
		w[i] = float32(s.got[i])
	}
	if g.close() {
		if end, wins := s.lake.end(s.seat, g.seats, g.thin); end != Open {
			s.share(&w, wins)
			return w, true
		}
	}
	if g.keen {
		g.trust(&w, s.lake.all)
	} else {
		g.hope(&w, s.lake.all)
	}
	return w, false
}

// share adds the remaining skiffs to the winners.
func (s *state) share(w *mcts.Worths, wins seats) {
	n := wins.len()
	for i, in := range wins {
		if in {
			w[i] += float32(int(s.lake.all) / n)
		}
	}
}

// racers returns the racers that may be drawn next. With an empty bowl a new
// round begins.
func (s *state) racers(a *agreement) uint8 {
	if s.bowl != 0 {
		return s.bowl
	}
	return a.racers()
}

// draw makes that seat the next to act.
func (s *state) draw(a *agreement, seat int) {
	if s.bowl == 0 {
		s.bowl = a.racers()
		if !s.taken {
			s.quiet++
		}
		s.taken = false
	}
	s.bowl &^= 1 << seat
	s.seat = int8(seat)
}

// A sight is the data of a lake that the evaluation uses.
type sight struct {
	*agreement
	keen  bool                         // use the finer evaluation, by box, for many players
	own   [rules.MaxSeats]int16        // number of skiffs
	cost  [rules.MaxSeats][Boxes]int16 // twice the actions to hold a box
	mixed [Boxes]bool                  // the box has two colours
	least [rules.MaxSeats]int16        // twice the actions to hold the nearest line
	moved [rules.MaxSeats]bool         // a cost of the seat has changed, and its least may have
	hold  [rules.MaxSeats]float32      // the value of its skiffs, if keen
}

// see evaluates a lake from scratch; keen selects the finer evaluation, for many
// players.
func (a *agreement) see(l *lake, keen bool) (g sight) {
	g.agreement, g.keen = a, keen
	var none lake
	for b := range Boxes {
		g.box(&none, l, b)
	}
	g.close()
	return g
}

// update recomputes what g has of the boxes that action m changed between the lakes
// before and l.
func (g *sight) update(before, l *lake, m rules.Move) {
	box, _ := At(m.From)
	g.box(before, l, box)
	switch m.Verb {
	case Pair:
		box, _ = At(m.To)
	case Shift:
		box = int(m.To)
	case Three:
		if m.N >= Loose {
			box = int(m.N) - Loose
		}
	}
	if from, _ := At(m.From); box != from {
		g.box(before, l, box)
	}
}

// box updates one box.
func (g *sight) box(before, l *lake, b int) {
	g.mixed[b] = false
	sum := l.sum[b]
	for i := range g.seats {
		n := int16(l.n[b][i])
		was := int16(before.n[b][i])
		g.own[i] += n - was
		if g.keen {
			g.hold[i] += promise(n, sum-n) - promise(was, before.sum[b]-was)
		}
		if cost := g.toHold(n, sum-n); cost != g.cost[i][b] {
			g.cost[i][b], g.moved[i] = cost, true
		}
		g.mixed[b] = g.mixed[b] || n > 0 && n < sum
	}
}

// toHold returns twice the number of actions needed to hold a box with n skiffs
// of one's own and that many of others. An action takes two of others, and one
// of one's own.
func (a *agreement) toHold(n, others int16) int16 {
	acts := (others + 1) / 2
	cost := 2 * acts
	switch {
	case n == 0 && (others > 0 || !a.thin):
		cost += 2
	case n <= acts && others > 0:
		cost++
	}
	return cost
}

// close reports whether the game may be over: a seat holds a line, or no box has two
// colours. It also updates the distance of each seat to its nearest line.
func (g *sight) close() bool {
	near := g.mixed == [Boxes]bool{}
	for i := range g.seats {
		if g.moved[i] {
			g.least[i], g.moved[i] = nearest(&g.cost[i]), false
		}
		near = near || g.least[i] == 0
	}
	return near
}

// nearest returns the cost of the cheapest line. The lines are written out,
// rows, columns and then diagonals, since this is the most frequent call.
func nearest(c *[Boxes]int16) int16 {
	return min(
		c[0]+c[1]+c[2], c[3]+c[4]+c[5], c[6]+c[7]+c[8],
		c[0]+c[3]+c[6], c[1]+c[4]+c[7], c[2]+c[5]+c[8],
		c[0]+c[4]+c[8], c[2]+c[4]+c[6])
}

// hope adds to w what each seat can expect of the skiffs on the lake: more the nearer
// it is to a line and the more of them are its own. With many players lines are broken
// before they are made, so that all have a share.
func (g *sight) hope(w *mcts.Worths, all int16) {
	var share mcts.Worths
	sum, calm := float32(0), float32(0)
	if g.seats >= many {
		calm = 1
	}
	for i := range g.seats {
		share[i] = (calm + nearness[min(int(g.least[i]), len(nearness)-1)]) * (1 + float32(g.own[i])/float32(all+1))
		sum += share[i]
	}
	for i := range g.seats {
		w[i] += share[i] / sum * float32(all)
	}
}

// trust adds to w what each seat can expect of the skiffs on the lake in a game of many
// players: equal parts, corrected by the value of its own skiffs.
func (g *sight) trust(w *mcts.Worths, all int16) {
	equal := float32(all)
	for i := range g.seats {
		equal -= g.hold[i]
	}
	equal /= float32(g.seats)
	for i := range g.seats {
		w[i] += equal + g.hold[i]
	}
}

// promise returns how many coins more than others a seat can expect for n
// skiffs of its own in a box, with that many of others. The figures are fitted
// to the ends of games between five: skiffs with few others stay longest, a box
// held counts at the end, and single skiffs in many boxes are soon gone.
func promise(n, others int16) float32 {
	if n == 0 {
		return 0
	}
	x := 0.65*float32(n) - 0.3*float32(min(n, others/2)) - 0.2
	switch {
	case others == 0:
		x += 0.8
	case others > 1:
		x += 0.3
	}
	return x
}

// nearness is the weight of a seat's share by its distance to a line.
var nearness = nearnessOf(slope)

// many is the number of seats from which on few games end by a line.
const many = 5

// slope is the factor of a share per additional action.
const slope = 0.8

// nearnessOf returns by how much a line that is d half actions from being held counts,
// for each d; a steeper slope makes far ones count less.
func nearnessOf(slope float64) (by [48]float32) {
	for d := range by {
		by[d] = float32(math.Exp(-slope * float64(d) / 2))
	}
	return by
}
