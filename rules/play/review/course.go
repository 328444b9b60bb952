package review

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/play/session"
)

// A course is the chance of one seat to win, turn by turn through a game. The
// chances are sampled: the game is played on many times from where a
// turn began, by computer players that decide at once, with what was hidden
// from the seat drawn anew. It looks at the whole game roughly, then closer at
// the parts in which the chance changed most, until those are single turns.
type course struct {
	of      *session.Session
	seat    rules.Actor
	marks   []mark
	parts   [][2]int // the parts that are looked at, as marks
	todo    []int    // marks whose chances are sampled now
	most    int      // samples of each of them
	budget  int      // nodes left for that
	nth     int      // index in todo of the next sample
	closely bool     // the parts are single turns, and are sampled for the last time
	done    bool

	draw    *rand.Rand
	play    playout
	playing bool // a sample is played
}

// A mark is the beginning of a turn, or the end of the game.
type mark struct {
	step int
	over bool // the end, where the chance is known
	n    int  // samples
	won  float64
}

func (m *mark) chance() float64 { return m.won / float64(max(1, m.n)) }

// known reports whether the mark has a chance.
func (m *mark) known() bool { return m.over || m.n > 0 }

// The samples at each mark and the nodes for all of them, at first and for the
// turns that changed most.
const (
	rough, roughly = 80, 150_000
	close, closely = 400, 150_000
)

// coarse is the number of parts that the game, or a part of it, is divided
// into; few is the number of parts that are looked at more closely.
const coarse, few = 32, 4

// newCourse returns the course of a game for a seat; call step until it is
// done. It is done at once where a game is too short to have turned.
func newCourse(of *session.Session, seat rules.Actor) *course {
	seats := of.View(rules.Nobody).Seats
	c := &course{of: of, seat: seat}
	least := 2 * max(2, len(seats))
	if c.marks = marks(of, false); len(c.marks) <= least {
		c.marks = marks(of, true)
	}
	if len(c.marks) <= least {
		c.done = true
		return c
	}
	c.marks[len(c.marks)-1].won = share(seats, seat)
	levels := slices.Repeat([]string{levelOf(of.Game())}, len(seats))
	c.draw = rand.New(rand.NewPCG(uint64(of.Len()), 2))
	c.play = newPlayout(of.Game(), levels, slices.Repeat([]*rand.Rand{c.draw}, len(seats)))
	c.sample(c.between(0, len(c.marks)-1), rough, roughly)
	return c
}

// levelOf returns the level of the computers that play sampled games: the lowest that
// plays sensibly, and which decides at once.
func levelOf(g *rules.Game) string {
	level := opponent.Random
	for _, l := range g.Levels {
		if level = l.ID; level == "medium" {
			break
		}
	}
	return level
}

// marks returns the start of every turn after the opening throws, or with throws of
// every throw, and the end of the game. In games for one, each throw is a turn.
func marks(of *session.Session, throws bool) (list []mark) {
	last := rules.Nobody
	throws = throws || of.Setup().Seats == 1
	for i := range of.Len() {
		p := of.At(i)
		if o, ok := p.(rules.Opener); ok && o.Opening() {
			continue
		}
		deal := deals(of, i)
		if a := p.Turn(); a >= 0 && (a != last || deal || throws && of.Step(i).Move.Verb == rules.Throw) {
			if last = a; deal { // whoever acts next begins a turn
				last = rules.Nobody
			}
			list = append(list, mark{step: i})
		}
	}
	return append(list, mark{step: of.Len(), over: true})
}

// deals reports whether a seat deals at step i: chance then acts several times in a row, but
// for no throw.
func deals(of *session.Session, i int) bool {
	falls := func(i int) bool {
		return i < of.Len() && of.At(i).Turn() == rules.Chance && of.Step(i).Move.Verb != rules.Cast
	}
	return of.At(i).Turn() >= 0 && of.Step(i).Move.Verb != rules.Throw && falls(i+1) && falls(i+2)
}

// between returns the indexes of the marks from a to b, or evenly spread ones if there
// are many.
func (c *course) between(a, b int) (list []int) {
	parts := min(coarse, b-a)
	for i := range parts + 1 {
		list = append(list, a+i*(b-a)/parts)
	}
	return list
}

// sample starts sampling the marks in list: up to most games from each, as long as the
// budget of nodes lasts.
func (c *course) sample(list []int, most, budget int) {
	c.todo, c.most, c.budget, c.nth = list, most, budget, 0
}

// step continues for about that many nodes, and reports whether the course is
// known.
func (c *course) step(nodes int) (done bool) {
	for nodes > 0 && !c.done {
		switch {
		case !c.playing && !c.begin():
			c.next()
		case c.playing:
			n := c.on()
			nodes -= n
			c.budget -= n
		}
	}
	return c.done
}

// begin starts the next sampled game, and reports whether there is one left.
func (c *course) begin() bool {
	if c.budget <= 0 {
		return false
	}
	for range c.todo {
		m := &c.marks[c.todo[c.nth%len(c.todo)]]
		if !m.over && m.n < c.most {
			c.play.begin(c.of.At(m.step).View(c.seat).Sample(c.draw), c.seat)
			c.playing = true
			return true
		}
		c.nth++
	}
	return false
}

// on plays one step of the sampled game, or counts its result, and returns the cost in
// nodes.
func (c *course) on() (nodes int) {
	if !c.play.over() {
		return c.play.step()
	}
	m := &c.marks[c.todo[c.nth%len(c.todo)]]
	m.n++
	m.won += share(c.play.at.View(rules.Nobody).Seats, c.seat)
	c.playing = false
	c.nth++
	return 1
}

// share returns the part of the win that a seat has at the end.
func share(seats []rules.SeatView, seat rules.Actor) float64 {
	if !seats[seat].Won {
		return 0
	}
	n := 0
	for _, s := range seats {
		if s.Won {
			n++
		}
	}
	return 1 / float64(n)
}

// next chooses what to sample after a round: the parts of the game in which the chance
// changed most, divided until they are single turns; those are then sampled closely.
func (c *course) next() {
	if c.closely {
		c.done = true
		return
	}
	c.parts = c.biggest(few)
	var inside, ends []int
	for _, part := range c.parts {
		ends = append(ends, part[0], part[1])
		if part[1]-part[0] > 1 {
			inside = append(inside, c.between(part[0], part[1])...)
		}
	}
	if inside != nil {
		c.sample(inside, rough, roughly/2)
		return
	}
	c.closely = true
	c.sample(ends, close, closely)
}

// biggest returns the parts of the game, as pairs of known marks, in which the seat's
// chance changed most; at most n.
func (c *course) biggest(n int) (parts [][2]int) {
	last := -1
	for i := range c.marks {
		if !c.marks[i].known() {
			continue
		}
		if last >= 0 {
			parts = append(parts, [2]int{last, i})
		}
		last = i
	}
	slices.SortStableFunc(parts, func(a, b [2]int) int { return cmp.Compare(c.change(b), c.change(a)) })
	return parts[:min(n, len(parts))]
}

func (c *course) change(part [2]int) float64 {
	return math.Abs(c.marks[part[1]].chance() - c.marks[part[0]].chance())
}

// turning returns the marks before and after the turn that changed the seat's chance
// most. found is false if no turn is worth telling: the change must be large,
// significant, and more than the end of an open game.
func (c *course) turning() (was, now mark, found bool) {
	if !c.closely {
		return was, now, false
	}
	even := 1 / float64(len(c.play.players))
	for _, part := range c.parts {
		a, b := c.marks[part[0]], c.marks[part[1]]
		size := c.change(part)
		switch {
		case size < turned || size < 3*math.Hypot(a.err(), b.err()):
		case b.over && math.Abs(a.chance()-even) < 0.15:
		case !found || size > math.Abs(now.chance()-was.chance()):
			was, now, found = a, b, true
		}
	}
	return was, now, found
}

// err returns the standard error of a mark's chance.
func (m *mark) err() float64 {
	if m.over {
		return 0
	}
	p := (m.won + 1) / float64(m.n+2)
	return math.Sqrt(p * (1 - p) / float64(max(1, m.n)))
}
