package mcts

import (
	"math"
	"math/rand/v2"
	"testing"
)

// In the wager the first stays, for 3, or goes. Then a coin falls: on heads the
// other leaves the first 8 and has 1, or 2 and has 2; on tails 6 and 1, or 5 and
// 0. Who wants the most for himself leaves 2 or 6: to go is worth 4 to the first.
type wager struct{ went, tails bool }

func (w wager) Player() int {
	if w.went {
		return 1
	}
	return 0
}

func (w wager) Options() []Option {
	switch {
	case !w.went:
		return []Option{{Ends: true, Worths: Worths{3}}, {}}
	case w.tails:
		return []Option{{Ends: true, Worths: Worths{6, 1}}, {Ends: true, Worths: Worths{5, 0}}}
	}
	return []Option{{Ends: true, Worths: Worths{8, 1}}, {Ends: true, Worths: Worths{2, 2}}}
}

func (wager) Draw(r *rand.Rand) int    { return r.IntN(2) }
func (wager) After(_, draw int) State  { return wager{true, draw == 1} }
func (w wager) Promise() (Worths, int) { return w.Options()[0].Worths, 1 }

func TestWager(t *testing.T) {
	tree := New(wager{}, nil, Settings{Scale: 8, Eager: .5, Deep: 5, Left: 40000, Rand: rand.New(rand.NewPCG(1, 2))})
	if tree.Run(100) || tree.Left > 39900 {
		t.Errorf("after 100 nodes %d are left", tree.Left)
	}
	if !tree.Run(math.MaxInt) {
		t.Fatal("not done")
	}
	best := tree.Ranked()[0]
	mine, other := tree.Of(best).Mean(0), tree.Of(best).Mean(1)
	if best != 1 || math.Abs(float64(mine)-4) > .1 || math.Abs(float64(other)-1.5) > .05 {
		t.Errorf("option %d is best, for %.2f and %.2f to the other; want to go, 4 and 1.5", best, mine, other)
	}
}

// TestDeep: no deeper than is asked for, what an act promises counts.
func TestDeep(t *testing.T) {
	tree := New(wager{}, nil, Settings{Scale: 8, Eager: .5, Left: 1000, Rand: rand.New(rand.NewPCG(1, 2))})
	tree.Run(math.MaxInt)
	if best := tree.Ranked()[0]; best != 0 || tree.Of(best).Mean(0) != 3 {
		t.Errorf("option %d is best, for %v", best, tree.Of(best).Mean(0))
	}
}

// TestSeen: what was found out before counts.
func TestSeen(t *testing.T) {
	tree := New(wager{}, []Estimate{{1, Worths{3}}, {10, Worths{90}}}, Settings{})
	if best := tree.Ranked()[0]; best != 1 || tree.Of(1).Mean(0) != 9 {
		t.Errorf("option %d is best", best)
	}
}

// In nim two take one to three of a heap by turns. Who takes the last wins.
type nim struct{ left, player int }

func (n nim) Player() int { return n.player }

func (n nim) Options() (list []Option) {
	for k := 1; k <= min(3, n.left); k++ {
		o := Option{Worths: Worths{.5, .5}}
		if k == n.left {
			o = Option{Ends: true}
			o.Worths[n.player] = 1
		}
		list = append(list, o)
	}
	return list
}

func (nim) Draw(*rand.Rand) int         { return 0 }
func (n nim) After(option, _ int) State { return nim{n.left - option - 1, 1 - n.player} }
func (n nim) Promise() (Worths, int)    { return n.Options()[0].Worths, 1 }

// TestNim: who leaves a heap of four, eight … wins.
func TestNim(t *testing.T) {
	for left := 5; left <= 15; left++ {
		if left%4 == 0 {
			continue
		}
		tree := New(nim{left: left}, nil, Settings{Scale: 1, Eager: .7, Deep: 20, Left: 60000, Rand: rand.New(rand.NewPCG(3, 4))})
		tree.Run(math.MaxInt)
		if got := tree.Ranked()[0] + 1; got != left%4 {
			t.Errorf("of %d it takes %d, not %d", left, got, left%4)
		}
	}
}
