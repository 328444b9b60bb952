// Package mcts is Monte-Carlo tree search by upper confidence bounds (UCT), for
// up to eight players with chance between their acts.
//
// From the root on, again and again, an act is chosen, chance draws what comes
// between, and so on down to a state not seen before. What that promises counts
// for all the acts on the way. Acts that did well for the player who chooses
// are chosen more often, and seldom tried ones too; each player is taken to
// want the most for itself.
package mcts

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"
)

// Players is how many there are at most, and Draws how many things chance may do
// between two acts.
const (
	Players = 8
	Draws   = 8
)

// Worths are what each player may expect.
type Worths [Players]float32

// An Option is an act that may be worth thinking of.
type Option struct {
	Ends   bool   // it ends the game
	Worths Worths // at the end, or what it promises at once
}

// An Estimate is what came of an act, tried so often.
type Estimate struct {
	Drawn float32
	Sum   Worths
}

// Mean is what came of it for a player, on average.
func (e *Estimate) Mean(player int) float32 { return e.Sum[player] / e.Drawn }

// Add takes in what came of it once more.
func (e *Estimate) Add(w *Worths) {
	for i, x := range w {
		e.Sum[i] += x
	}
	e.Drawn++
}

// A State is an instant of a game at which a player acts.
type State interface {
	// Player is who acts.
	Player() int
	// Options are what he may do, at least one.
	Options() []Option
	// Draw is what chance does after any of them, from 0 up.
	Draw(r *rand.Rand) int
	// After is the state once the option of that place is taken and chance has
	// done that.
	After(option, draw int) State
	// Promise is what a state that is new to the tree promises, and the nodes
	// that it took to find it and its options.
	Promise() (w Worths, nodes int)
}

// Settings are how a tree is searched.
type Settings struct {
	Scale float32 // what worths are measured by
	Eager float32 // how much a seldom tried act is favoured
	Deep  int     // acts looked ahead at most
	Left  int     // nodes still to think through
	Rand  *rand.Rand
}

// A Tree is searched in slices.
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

// A branch is an option and what came of it.
type branch struct {
	Option
	Estimate
	next *[Draws]*node // by what chance does then; nil as long as it did nothing
}

// New is a tree that begins with a state, and with what came of each of its
// options so far, at least one try; nil if each counts as tried once, with the
// promise it has at once.
func New(s State, so []Estimate, how Settings) *Tree { return &Tree{how, grow(s, so)} }

// grow is a new node.
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

// Run searches on for so many nodes and says whether it is done.
func (t *Tree) Run(nodes int) bool {
	for nodes > 0 && t.Left > 0 {
		_, cost := t.try(t.root, 0)
		nodes -= cost
		t.Left -= cost
	}
	return t.Left <= 0
}

// try goes down from a node once, and is what came of it and what it cost.
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

// follow has chance do something after an option and goes on from there.
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

// choose is the option to try next.
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

// Ranked are the options of the root by their places, those tried most often
// first.
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

// Of is what came of an option of the root.
func (t *Tree) Of(option int) *Estimate { return &t.root.branches[option].Estimate }
