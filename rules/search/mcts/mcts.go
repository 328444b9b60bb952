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
type Option[A any] struct {
	Act    A
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

// A Branch is an option and what came of it.
type Branch[S, A any] struct {
	Option[A]
	Estimate
	next *[Draws]*node[S, A] // by what chance does then; nil as long as it did nothing
}

// A Game is what is searched, from states that are values of S.
type Game[S, A any] interface {
	// Player is who acts in a state.
	Player(s *S) int
	// Options lists acts in a state, at least one.
	Options(s *S) []Option[A]
	// Draw is what chance does after any act in a state, from 0 up.
	Draw(s *S, r *rand.Rand) int
	// After is the state once an act is made and chance has done that.
	After(s *S, act A, draw int) S
	// Promise is what a state that is new to the tree promises, with its first
	// option, and the nodes that it took to find it and its options.
	Promise(s *S, first *Option[A]) (w Worths, nodes int)
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
type Tree[S, A any] struct {
	Settings
	game Game[S, A]
	root *node[S, A]
}

// A node is a state in which a player acts.
type node[S, A any] struct {
	state    S
	player   int
	visits   float32
	branches []Branch[S, A]
}

// New is a tree that begins with a state and the options to choose from there,
// and what came of each so far, at least one try; nil if each counts as tried
// once, with the promise it has at once.
func New[S, A any](g Game[S, A], how Settings, s S, options []Option[A], so []Estimate) *Tree[S, A] {
	return &Tree[S, A]{Settings: how, game: g, root: grow(g, s, options, so)}
}

// grow is a new node.
func grow[S, A any](g Game[S, A], s S, options []Option[A], so []Estimate) *node[S, A] {
	n := &node[S, A]{state: s, player: g.Player(&s), branches: make([]Branch[S, A], len(options))}
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
func (t *Tree[S, A]) Run(nodes int) bool {
	for nodes > 0 && t.Left > 0 {
		_, cost := t.try(t.root, 0)
		nodes -= cost
		t.Left -= cost
	}
	return t.Left <= 0
}

// try goes down from a node once, and is what came of it and what it cost.
func (t *Tree[S, A]) try(n *node[S, A], depth int) (w Worths, cost int) {
	b := t.choose(n)
	if b.Ends || depth == t.Deep {
		w, cost = b.Worths, 2
	} else {
		w, cost = t.follow(n, b, depth)
	}
	n.visits++
	b.Add(&w)
	return w, cost
}

// follow has chance do something after a branch and goes on from there.
func (t *Tree[S, A]) follow(n *node[S, A], b *Branch[S, A], depth int) (w Worths, cost int) {
	draw := t.game.Draw(&n.state, t.Rand)
	if b.next == nil {
		b.next = new([Draws]*node[S, A])
	}
	if next := b.next[draw]; next != nil {
		w, cost = t.try(next, depth+1)
		return w, cost + 1
	}
	s := t.game.After(&n.state, b.Act, draw)
	next := grow(t.game, s, t.game.Options(&s), nil)
	b.next[draw] = next
	return t.game.Promise(&next.state, &next.branches[0].Option)
}

// choose is the branch to try next.
func (t *Tree[S, A]) choose(n *node[S, A]) *Branch[S, A] {
	var top *Branch[S, A]
	most, all := float32(math.Inf(-1)), float32(math.Log(float64(n.visits+1)))
	for i := range n.branches {
		b := &n.branches[i]
		x := b.Mean(n.player)/t.Scale + t.Eager*float32(math.Sqrt(float64(all/b.Drawn)))
		if x > most {
			top, most = b, x
		}
	}
	return top
}

// Ranked are the branches from the root, those tried most often first.
func (t *Tree[S, A]) Ranked() []Branch[S, A] {
	list, me := slices.Clone(t.root.branches), t.root.player
	slices.SortStableFunc(list, func(a, b Branch[S, A]) int {
		return cmp.Or(cmp.Compare(b.Drawn, a.Drawn), cmp.Compare(b.Mean(me), a.Mean(me)))
	})
	return list
}
