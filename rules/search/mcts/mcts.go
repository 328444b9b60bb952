// Package mcts is Monte-Carlo tree search by upper confidence bounds (UCT), for
// up to eight players with chance between their acts.
//
// Each iteration selects acts and draws chance events from the root down to a
// new state, and adds its estimated worths to all acts on the way. Acts that
// did well for the player who chooses are selected more often, and rarely tried
// ones too; each player is assumed to maximise its own worth.
package mcts

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"
)

// Limits: Players is the most players, and Draws the most chance events between
// two acts.
const (
	Players = 8
	Draws   = 8
)

// Worths are the expected results by player.
type Worths [Players]float32

// An Option is an act to consider.
type Option struct {
	Ends   bool   // it ends the game
	Worths Worths // the result at the end, or a first estimate
}

// An Estimate is the statistics of an act: the number of tries and the sum of
// their results.
type Estimate struct {
	Drawn float32
	Sum   Worths
}

// Mean returns the average result for a player over all tries.
func (e *Estimate) Mean(player int) float32 { return e.Sum[player] / e.Drawn }

// Add adds the result of one try.
func (e *Estimate) Add(w *Worths) {
	for i, x := range w {
		e.Sum[i] += x
	}
	e.Drawn++
}

// A State is a state of a game in which a player acts.
type State interface {
	// Player returns the player who acts.
	Player() int
	// Options returns the acts to consider, at least one.
	Options() []Option
	// Draw returns a random chance event, from 0 up, for after any of them.
	Draw(r *rand.Rand) int
	// After returns the state after the option with that index and the chance
	// event draw.
	After(option, draw int) State
	// Promise returns an estimate of a state that is new to the tree, and its
	// cost in nodes, that of its options included.
	Promise() (w Worths, nodes int)
}

// Settings are the parameters of a search.
type Settings struct {
	Scale float32 // unit of worths
	Eager float32 // exploration constant
	Deep  int     // most acts to look ahead
	Left  int     // nodes left to search
	Rand  *rand.Rand
}

// A Tree is a search, run in slices.
type Tree struct {
	Settings
	root *node
}

// A node is a state in the tree.
type node struct {
	state    State
	player   int
	visits   float32
	branches []branch
}

// A branch is an option with its statistics.
type branch struct {
	Option
	Estimate
	next *[Draws]*node // the states after it, by chance event; nil before the first try
}

// New returns a tree with a state at its root. The estimates have the
// statistics of each option so far, at least one try; if they are nil each
// option counts as tried once with its own Worths.
func New(s State, so []Estimate, how Settings) *Tree { return &Tree{how, grow(s, so)} }

// grow returns a new node for a state. so has the estimates of its options; if it is
// nil each option starts with one try of its own Worths.
func grow(s State, so []Estimate) *node {
	options := s.Options()
	n := &node{state: s, player: s.Player(), branches: make([]branch, len(options))}
	for i, o := range options {
		b := &n.branches[i]
		b.Option, b.Estimate = o, Estimate{1, o.Worths}
		if so != nil {
			b.Estimate = so[i]
		}
		n.visits += b.Drawn
	}
	return n
}

// Run searches for about that many nodes and reports whether the search has used up its
// settings' Left.
func (t *Tree) Run(nodes int) bool {
	for nodes > 0 && t.Left > 0 {
		_, cost := t.try(t.root, 0)
		nodes -= cost
		t.Left -= cost
	}
	return t.Left <= 0
}

// try descends once from a node, by the options that choose picks, and adds the result
// to all nodes on the way. It returns the result and its cost in nodes.
func (t *Tree) try(n *node, depth int) (w Worths, cost int) {
	i := t.choose(n)
	b := &n.branches[i]
	if b.Ends || depth == t.Deep {
		w, cost = b.Worths, 2
	} else {
		w, cost = t.follow(n, i, depth)
	}
	n.visits++
	b.Add(&w)
	return w, cost
}

// follow draws the chance event after an option of a node, and descends from the state
// it leads to or, if that is new, evaluates it.
func (t *Tree) follow(n *node, option, depth int) (w Worths, cost int) {
	b, draw := &n.branches[option], n.state.Draw(t.Rand)
	if b.next == nil {
		b.next = new([Draws]*node)
	}
	if next := b.next[draw]; next != nil {
		w, cost = t.try(next, depth+1)
		return w, cost + 1
	}
	s := n.state.After(option, draw)
	b.next[draw] = grow(s, nil)
	return s.Promise()
}

// choose returns the index of the option with the highest upper confidence
// bound.
func (t *Tree) choose(n *node) (top int) {
	most, all := float32(math.Inf(-1)), float32(math.Log(float64(n.visits+1)))
	for i := range n.branches {
		b := &n.branches[i]
		x := b.Mean(n.player)/t.Scale + t.Eager*float32(math.Sqrt(float64(all/b.Drawn)))
		if x > most {
			top, most = i, x
		}
	}
	return top
}

// Ranked returns the indexes of the root's options, the most often tried first.
func (t *Tree) Ranked() []int {
	order, me := make([]int, len(t.root.branches)), t.root.player
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int {
		a, b := t.Of(i), t.Of(j)
		return cmp.Or(cmp.Compare(b.Drawn, a.Drawn), cmp.Compare(b.Mean(me), a.Mean(me)))
	})
	return order
}

// Of returns the statistics of an option of the root.
func (t *Tree) Of(option int) *Estimate { return &t.root.branches[option].Estimate }
