package skiffs

import (
	"math"

	"knucklebones/rules"
	"knucklebones/rules/search/mcts"
)

// A state is what a mind looks at: a position and the coins each seat has had
// since it began to think.
type state struct {
	lake  lake
	got   [rules.MaxSeats]int16
	bowl  uint8
	seat  int8 // who acts
	quiet int8
	taken bool
}

func (p *position) state() state {
	return state{lake: p.lake, bowl: p.bowl, seat: p.seat, quiet: p.quiet, taken: p.taken}
}

// finder finds the actions in a state.
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

// after is what each seat may expect once an action has made s of an earlier
// state, and whether that ends the game; g was the sight before, and says with
// which eyes to look.
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

// share gives the winners what is left.
func (s *state) share(w *mcts.Worths, wins seats) {
	n := wins.len()
	for i, in := range wins {
		if in {
			w[i] += float32(int(s.lake.all) / n)
		}
	}
}

// racers are those of whom one is drawn next. With an empty bowl a new round
// begins.
func (s *state) racers(a *agreement) uint8 {
	if s.bowl != 0 {
		return s.bowl
	}
	return a.racers()
}

// draw makes a seat the next to act.
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

// A sight is what of a lake the promise of each seat is made of.
type sight struct {
	*agreement
	keen  bool                         // among many, what skiffs promise is weighed box by box
	own   [rules.MaxSeats]int16        // skiffs
	cost  [rules.MaxSeats][Boxes]int16 // twice the actions to hold a box
	mixed [Boxes]bool                  // the box has two colours
	least [rules.MaxSeats]int16        // twice the actions to hold the nearest line
	moved [rules.MaxSeats]bool         // a cost of the seat has changed, and its least may have
	hold  [rules.MaxSeats]float32      // what its skiffs promise, if keen
}

// see looks at a lake, keenly if asked to.
func (a *agreement) see(l *lake, keen bool) (g sight) {
	g.agreement, g.keen = a, keen
	var none lake
	for b := range Boxes {
		g.box(&none, l, b)
	}
	g.close()
	return g
}

// update looks again at the boxes that an action has changed.
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

// box looks at one box.
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

// toHold is twice the actions it takes to hold a box with n skiffs of one's own
// and those of others. An action takes two of others, and one of one's own.
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

// close tells whether the game may be over, and finds how far each seat is from
// a line.
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

// nearest is what the cheapest line costs. The lines are spelled out, rows,
// columns and then diagonals, as nothing else is asked as often.
func nearest(c *[Boxes]int16) int16 {
	return min(
		c[0]+c[1]+c[2], c[3]+c[4]+c[5], c[6]+c[7]+c[8],
		c[0]+c[3]+c[6], c[1]+c[4]+c[7], c[2]+c[5]+c[8],
		c[0]+c[4]+c[8], c[2]+c[4]+c[6])
}

// hope adds each seat's share in the skiffs on the lake: the more the nearer it
// is to a line, and next to that the more of them are its own. Among many, lines
// are broken before they are made, and most skiffs are taken one by one: all
// have a share in that.
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

// trust adds what each seat may expect among many: an equal part of the skiffs
// on the lake, and more or less as its own promise more or less than those of
// others.
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

// promise is how many coins more than others a seat may expect for n skiffs of
// its own in a box, among so many of others. The figures were fitted to how
// games among five ended: skiffs that lie with few of others stay longest, a
// box held counts at the end, and one's own apart in many boxes are soon gone.
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

// nearness is how much a seat's share counts by how far it is from a line.
var nearness = nearnessOf(slope)

// many is the number of seats from which on few games end by a line.
const many = 5

// slope is how much a share shrinks with an action more.
const slope = 0.8

func nearnessOf(slope float64) (by [48]float32) {
	for d := range by {
		by[d] = float32(math.Exp(-slope * float64(d) / 2))
	}
	return by
}
