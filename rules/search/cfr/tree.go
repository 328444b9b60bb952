package cfr

import "slices"

// A Tree is a game of two who each hold a hand that the other does not see, by
// what both know of it: who is to choose, and where each choice leads.
type Tree struct {
	Nodes []Node
	// End is what each kind of hand of either wins at an end, times how often
	// kinds of the other's come there; it sets worth. Whether payoffs are wins
	// from 0 to 1 or coins, what one gains the other loses.
	End func(end int, reach, worth *Pair)
}

// A Node is where one of the two, 0 or 1, is to choose. Each choice leads to a
// node, by its place, or if it is below nothing to an end: ^end.
type Node struct {
	Who  int
	Next []int
}

// A Pair is a number for each kind of hand of either: how often it comes to a
// place by its own play and the deal, or what it is worth there times how often
// the other comes there.
type Pair [2][]float64

func newPair(kinds int) Pair { return Pair{make([]float64, kinds), make([]float64, kinds)} }

// A Mode is what is done while a tree is walked.
type Mode int8

const (
	Learning    Mode = iota // regrets grow, and the average of the play with them
	BestOfFirst             // what the best of the first is worth to him against the average of the other
	BestOfOther             // what the best of the other is worth to him against the average of the first
)

// A Solver learns how a tree is best played.
type Solver struct {
	tree   *Tree
	kinds  int
	most   int         // choices of a node
	regret [][]float64 // by node: by kind and choice
	sums   [][]float64
	frames []*frame // by depth
	mode   Mode
	weight float64
}

// A frame is room for a node while it is walked.
type frame struct {
	play, worth []float64 // by kind and choice
	next, came  Pair      // how often the next place is come to, and what it is worth
}

// NewSolver knows nothing yet of the play of a tree, of which either holds one
// of so many kinds of hand.
func NewSolver(t *Tree, kinds int) *Solver {
	s := &Solver{tree: t, kinds: kinds}
	for _, n := range t.Nodes {
		s.regret = append(s.regret, make([]float64, kinds*len(n.Next)))
		s.sums = append(s.sums, make([]float64, kinds*len(n.Next)))
		s.most = max(s.most, len(n.Next))
	}
	return s
}

// Walk goes through the tree once from a node that kinds of either come to so
// often, and is what it is worth there to each, which is good until the next
// walk. While learning the play counts in the average by that weight.
func (s *Solver) Walk(from int, reach Pair, mode Mode, weight float64) Pair {
	s.mode, s.weight = mode, weight
	f := s.frame(0)
	f.next = reach
	s.node(from, 1, &f.next, &f.came)
	return f.came
}

// frame is the one of a depth.
func (s *Solver) frame(depth int) *frame {
	for depth >= len(s.frames) {
		s.frames = append(s.frames, &frame{
			play: make([]float64, s.most*s.kinds), worth: make([]float64, s.most*s.kinds),
			next: newPair(s.kinds), came: newPair(s.kinds),
		})
	}
	return s.frames[depth]
}

// to goes where a choice leads.
func (s *Solver) to(next, depth int, reach, worth *Pair) {
	if next < 0 {
		s.tree.End(^next, reach, worth)
	} else {
		s.node(next, depth, reach, worth)
	}
}

// node goes on from a node and sets what it is worth. Where neither ever comes
// there is nothing to learn, and nothing to choose where there is one way on.
func (s *Solver) node(at, depth int, reach, worth *Pair) {
	if none(reach[0]) && none(reach[1]) {
		clear(worth[0])
		clear(worth[1])
		return
	}
	n := &s.tree.Nodes[at]
	if len(n.Next) == 1 {
		s.to(n.Next[0], depth, reach, worth)
		return
	}
	f := s.frame(depth)
	s.match(at, f)
	s.choices(n, f, depth, reach, worth)
	s.learn(at, reach, worth[n.Who], f)
}

func none(list []float64) bool {
	for _, x := range list {
		if x != 0 {
			return false
		}
	}
	return true
}

// match is how each kind plays at a node now: by its regrets, or if nothing is
// learnt by the average.
func (s *Solver) match(at int, f *frame) {
	n, from := len(s.tree.Nodes[at].Next), s.regret[at]
	if s.mode != Learning {
		from = s.sums[at]
	}
	for i := 0; i < len(from); i += n {
		Match(from[i:i+n], f.play[i:i+n])
	}
}

// choices goes on by every choice at a node. What it comes to for the other is
// the sum of all; for the one who chooses it is kept choice by choice.
func (s *Solver) choices(n *Node, f *frame, depth int, reach, worth *Pair) {
	who, all := n.Who, len(n.Next)
	clear(worth[1-who])
	copy(f.next[1-who], reach[1-who])
	for c, next := range n.Next {
		for k, x := range reach[who] {
			f.next[who][k] = x * f.play[k*all+c]
		}
		s.to(next, depth+1, &f.next, &f.came)
		for k, x := range f.came[1-who] {
			worth[1-who][k] += x
		}
		for k, x := range f.came[who] {
			f.worth[k*all+c] = x
		}
	}
}

// learn sets what a node is worth to each kind of the one who chooses there,
// and what it regrets.
func (s *Solver) learn(at int, reach *Pair, worth []float64, f *frame) {
	who, n := s.tree.Nodes[at].Who, len(s.tree.Nodes[at].Next)
	for k := range worth {
		from, to := k*n, (k+1)*n
		play, line := f.play[from:to], f.worth[from:to]
		switch {
		case s.mode == Learning:
			worth[k] = Learn(s.regret[at][from:to], line, play)
			add(s.sums[at][from:to], s.weight*reach[who][k], play)
		case s.mode == BestOfFirst && who == 0, s.mode == BestOfOther && who == 1:
			worth[k] = slices.Max(line)
		default:
			worth[k] = dot(play, line)
		}
	}
}

func add(to []float64, weight float64, list []float64) {
	for i, x := range list {
		to[i] += weight * x
	}
}

func dot(a, b []float64) (sum float64) {
	for i, x := range a {
		sum += x * b[i]
	}
	return sum
}

// Play sets how often a kind makes each choice at a node, on average.
func (s *Solver) Play(at, kind int, play []float64) {
	n := len(s.tree.Nodes[at].Next)
	from, to := kind*n, (kind+1)*n
	Match(Average(s.sums[at][from:to], s.regret[at][from:to]), play)
}
