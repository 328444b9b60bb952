package cfr

import "slices"

// A Tree is a game of two players who each have a hidden hand, as a tree of
// public states: who chooses there, and the node after each choice.
type Tree struct {
	Nodes []Node
	// End sets worth, by player and kind of hand, to the payoffs at an end times
	// the reach of the other player's kinds. Payoffs may be wins from 0 to 1 or
	// coins; the game must be zero-sum.
	End func(end int, reach, worth *Pair)
}

// A Node is a state where player Who, 0 or 1, chooses. Next has the index of
// the node after each choice, or ^end for an end.
type Node struct {
	Who  int
	Next []int
}

// A Pair is a number by player and kind of hand: the reach probability, or the
// worth weighted by the other player's reach.
type Pair [2][]float64

func newPair(kinds int) Pair { return Pair{make([]float64, kinds), make([]float64, kinds)} }

// A Mode is the purpose of a walk through a tree.
type Mode int8

const (
	Learning    Mode = iota // update the regrets and the average strategy
	BestOfFirst             // evaluate the first player's best response to the other's average strategy
	BestOfOther             // evaluate the other player's best response to the first's average strategy
)

// A Solver computes the best strategies of a tree.
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

// A frame is scratch memory for a node during a walk.
type frame struct {
	play, worth []float64 // by kind and choice
	next, came  Pair      // reach of the next node, and its worth
}

// NewSolver returns a solver without results, for a tree whose players each
// have one of that many kinds of hand.
func NewSolver(t *Tree, kinds int) *Solver {
	s := &Solver{tree: t, kinds: kinds}
	for _, n := range t.Nodes {
		s.regret = append(s.regret, make([]float64, kinds*len(n.Next)))
		s.sums = append(s.sums, make([]float64, kinds*len(n.Next)))
		s.most = max(s.most, len(n.Next))
	}
	return s
}

// Walk walks the tree once from a node that is reached with these
// probabilities, and returns its worth for both players, valid until the next
// walk. In mode Learning weight is the weight of the strategies in the average.
func (s *Solver) Walk(from int, reach Pair, mode Mode, weight float64) Pair {
	s.mode, s.weight = mode, weight
	f := s.frame(0)
	f.next = reach
	s.node(from, 1, &f.next, &f.came)
	return f.came
}

// frame returns the scratch memory for nodes at a depth, which it allocates on first
// use.
func (s *Solver) frame(depth int) *frame {
	for depth >= len(s.frames) {
		s.frames = append(s.frames, &frame{
			play: make([]float64, s.most*s.kinds), worth: make([]float64, s.most*s.kinds),
			next: newPair(s.kinds), came: newPair(s.kinds),
		})
	}
	return s.frames[depth]
}

// to computes into worth the values of what a choice leads to: another node, or if next
// is negative the end ^next.
func (s *Solver) to(next, depth int, reach, worth *Pair) {
	if next < 0 {
		s.tree.End(^next, reach, worth)
	} else {
		s.node(next, depth, reach, worth)
	}
}

// node computes into worth the values of a node for both players. It skips nodes that
// neither player reaches, and goes straight through nodes with one choice.
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

// none reports whether all numbers are 0.
func none(list []float64) bool {
	for _, x := range list {
		if x != 0 {
			return false
		}
	}
	return true
}

// match sets f.play to the strategy of each kind at a node: by regrets while
// learning, otherwise the average.
func (s *Solver) match(at int, f *frame) {
	n, from := len(s.tree.Nodes[at].Next), s.regret[at]
	if s.mode != Learning {
		from = s.sums[at]
	}
	for i := 0; i < len(from); i += n {
		Match(from[i:i+n], f.play[i:i+n])
	}
}

// choices evaluates every choice at a node: for the other player the worths add up in
// worth, for the player who chooses they are kept by choice in f.worth.
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

// learn sets worth, the value of a node for each kind of the player who chooses there,
// from the values of the choices in f.worth: of the strategy, or of the best choice in
// the modes that measure. While learning it updates regrets and sums.
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

// add adds list, multiplied by weight, to to.
func add(to []float64, weight float64, list []float64) {
	for i, x := range list {
		to[i] += weight * x
	}
}

// dot returns the scalar product of a and b.
func dot(a, b []float64) (sum float64) {
	for i, x := range a {
		sum += x * b[i]
	}
	return sum
}

// Play sets play to the average strategy of a kind at a node.
func (s *Solver) Play(at, kind int, play []float64) {
	n := len(s.tree.Nodes[at].Next)
	from, to := kind*n, (kind+1)*n
	Match(Average(s.sums[at][from:to], s.regret[at][from:to]), play)
}
