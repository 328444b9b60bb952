package sparing

import (
	"sync"

	"knucklebones/rules/kits/tali"
)

// A match is the solution of the rest of a game with spare throws between two seats who both
// play for the pot, by expectiminimax. Its values are the chance of the seat that throws first
// to win the pot. It may be used concurrently.
type match struct {
	*table
	throws []throw
	mu     sync.Mutex // guards known
	known  map[score]float64
}

// A throw is a worth that a cast can have.
type throw struct {
	worth               int
	chance              float64
	below, level, above float64 // the chances of another cast to be worth less, as much and more
	venus               bool    // it is not thrown again
}

// A score is the state before a round: by how many rounds the seat that throws first leads,
// the rounds left, and the spare throws that it and the other seat have left.
type score struct{ ahead, left, own, other int }

// extraSolved is the number of extra rounds that are looked into. A pot that is still level
// after them, as in one game of a hundred thousand, counts as shared.
const extraSolved = 3

// newMatch returns the solution of games at this table. Nothing is computed yet.
func newMatch(t *table) *match {
	m := &match{table: t, known: map[score]float64{}}
	below, venus := 0.0, t.worth(tali.Of(1, 3, 4, 6))
	for worth, x := range t.whole {
		if x > 0 {
			m.throws = append(m.throws, throw{worth, x, below, x, 1 - below - x, worth == venus})
			below += x
		}
	}
	return m
}

// before returns the value of a score.
func (m *match) before(s score) (x float64) {
	switch {
	case s.ahead > max(s.left, 0):
		return 1
	case -s.ahead > max(s.left, 0):
		return 0
	case s.left <= -extraSolved:
		return 0.5
	}
	if x, ok := m.known[s]; ok {
		return x
	}
	again := m.again(s)
	for i, y := range m.standing(s) {
		c := &m.throws[i]
		if !c.venus {
			y = max(y, again)
		}
		x += c.chance * y
	}
	m.known[s] = x
	return x
}

// again returns the value once the first seat has chosen to throw again; 0 if it can't.
func (m *match) again(s score) float64 {
	if s.own == 0 {
		return 0
	}
	s.own--
	return m.thrown(s)
}

// thrown returns the value before the first seat throws a cast that stands.
func (m *match) thrown(s score) (x float64) {
	for i, y := range m.standing(s) {
		x += m.throws[i].chance * y
	}
	return x
}

// standing returns the values once a cast of the first seat stands, by the index in throws.
func (m *match) standing(s score) (list []float64) {
	won, level, lost := m.ends(s)
	for i := range m.throws {
		c, answer := &m.throws[i], 1.0
		if s.other > 0 {
			answer = m.answered(s, i)
		}
		again := answer
		if c.venus {
			again = level
		}
		list = append(list, c.below*min(won, answer)+c.level*min(level, again)+c.above*lost)
	}
	return list
}

// answered returns the value once the second seat has chosen to throw again against throw i.
func (m *match) answered(s score, i int) float64 {
	s.other--
	return m.against(s, i)
}

// against returns the value before the second seat throws, against throw i, a cast that stands.
func (m *match) against(s score, i int) float64 {
	won, level, lost := m.ends(s)
	c := &m.throws[i]
	return c.below*won + c.level*level + c.above*lost
}

// ends returns the values of a round that the first seat wins, of one that nobody wins, and of
// one that the other seat wins.
func (m *match) ends(s score) (won, level, lost float64) {
	s.left--
	return m.after(s, 1), m.after(s, 0), m.after(s, -1)
}

// after returns the value of a score to the seat that threw first in the round that brought it,
// by which the seat's lead has grown by that much.
func (m *match) after(s score, by int) float64 {
	s.ahead += by
	if !m.moving {
		return m.before(s)
	}
	return 1 - m.before(score{-s.ahead, s.left, s.other, s.own})
}

// A chair is the place of a seat in a round of a match.
type chair struct {
	*match
	score score
	first bool // the seat throws first
	lies  int  // the index of the first seat's cast, or -1
}

// solved returns the place of a seat in the match that it plays; ok is false where more than
// two seats are in, or the stake may be doubled.
func (p *position) solved(seat int) (c chair, ok bool) {
	if p.in.Count() != 2 || p.spares == 0 || p.double {
		return c, false
	}
	first := p.in.Next(int(p.rot.First), int(p.rot.N))
	other := p.in.Next(first+1, int(p.rot.N))
	c = chair{p.match(), score{
		int(p.wins[first] - p.wins[other]), max(p.rounds-int(p.played), 0), p.left(first), p.left(other),
	}, seat == first, -1}
	if p.rot.Done.Has(first) {
		c.lies = c.find(int(p.rot.Worth[first]))
	}
	return c, true
}

// find returns the index of a worth in throws.
func (m *match) find(worth int) int {
	for i := range m.throws {
		if m.throws[i].worth == worth {
			return i
		}
	}
	return -1
}

// toThrow returns the seat's chance of the pot before it throws; spent reports that the cast
// stands, as it was paid for with a spare throw.
func (c *chair) toThrow(spent bool) float64 {
	c.mu.Lock()
	defer c.mu.Unlock()
	switch {
	case c.first && spent:
		return c.thrown(c.score)
	case c.first:
		return c.before(c.score)
	case spent:
		return 1 - c.against(c.score, c.lies)
	}
	return 1 - c.standing(c.score)[c.lies]
}

// toKeep returns the seat's chances of the pot if it keeps a cast of that worth, and if it
// throws again.
func (c *chair) toKeep(worth int) (stands, again float64) {
	c.mu.Lock()
	defer c.mu.Unlock()
	i := c.find(worth)
	if c.first {
		return c.standing(c.score)[i], c.again(c.score)
	}
	won, level, lost := c.ends(c.score)
	switch {
	case i > c.lies:
		stands = lost
	case i == c.lies:
		stands = level
	default:
		stands = won
	}
	return 1 - stands, 1 - c.answered(c.score, c.lies)
}
