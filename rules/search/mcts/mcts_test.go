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

type wagering struct{}

func (wagering) Player(w *wager) int {
	if w.went {
		return 1
	}
	return 0
}

func (wagering) Options(w *wager) []Option[string] {
	switch {
	case !w.went:
		return []Option[string]{{Act: "stay", Ends: true, Worths: Worths{3}}, {Act: "go"}}
	case w.tails:
		return []Option[string]{{Act: "6", Ends: true, Worths: Worths{6, 1}}, {Act: "5", Ends: true, Worths: Worths{5, 0}}}
	}
	return []Option[string]{{Act: "8", Ends: true, Worths: Worths{8, 1}}, {Act: "2", Ends: true, Worths: Worths{2, 2}}}
}

func (wagering) Draw(_ *wager, r *rand.Rand) int                       { return r.IntN(2) }
func (wagering) After(_ *wager, _ string, draw int) wager              { return wager{true, draw == 1} }
func (wagering) Promise(_ *wager, first *Option[string]) (Worths, int) { return first.Worths, 1 }

func TestWager(t *testing.T) {
	g, how := wagering{}, Settings{Scale: 8, Eager: .5, Deep: 5, Left: 40000, Rand: rand.New(rand.NewPCG(1, 2))}
	tree := New(g, how, wager{}, g.Options(&wager{}), nil)
	if tree.Run(100) || tree.Left > 39900 {
		t.Errorf("after 100 nodes %d are left", tree.Left)
	}
	if !tree.Run(math.MaxInt) {
		t.Fatal("not done")
	}
	best := tree.Ranked()[0]
	if best.Act != "go" || math.Abs(float64(best.Mean(0))-4) > .1 || math.Abs(float64(best.Mean(1))-1.5) > .05 {
		t.Errorf("the first is to %s, for %.2f and %.2f to the other; want go, 4 and 1.5", best.Act, best.Mean(0), best.Mean(1))
	}
}

// In nim two take one to three of a heap by turns. Who takes the last wins.
type heap struct{ left, player int }

type nim struct{}

func (nim) Player(h *heap) int { return h.player }

func (nim) Options(h *heap) (list []Option[int]) {
	for n := 1; n <= min(3, h.left); n++ {
		o := Option[int]{Act: n, Ends: n == h.left}
		if o.Ends {
			o.Worths[h.player] = 1
		} else {
			o.Worths = Worths{.5, .5}
		}
		list = append(list, o)
	}
	return list
}

func (nim) Draw(*heap, *rand.Rand) int                        { return 0 }
func (nim) After(h *heap, n, _ int) heap                      { return heap{h.left - n, 1 - h.player} }
func (nim) Promise(_ *heap, first *Option[int]) (Worths, int) { return first.Worths, 1 }

// TestNim: who leaves a heap of four, eight … wins.
func TestNim(t *testing.T) {
	for left := 5; left <= 15; left++ {
		if left%4 == 0 {
			continue
		}
		g, how := nim{}, Settings{Scale: 1, Eager: .7, Deep: 20, Left: 60000, Rand: rand.New(rand.NewPCG(3, 4))}
		tree := New(g, how, heap{left: left}, g.Options(&heap{left: left}), nil)
		tree.Run(math.MaxInt)
		if got := tree.Ranked()[0].Act; got != left%4 {
			t.Errorf("of %d it takes %d, not %d", left, got, left%4)
		}
	}
}

// TestDeep: no deeper than is asked for, what an act promises counts.
func TestDeep(t *testing.T) {
	g, how := wagering{}, Settings{Scale: 8, Eager: .5, Left: 1000, Rand: rand.New(rand.NewPCG(1, 2))}
	tree := New(g, how, wager{}, g.Options(&wager{}), nil)
	tree.Run(math.MaxInt)
	if best := tree.Ranked()[0]; best.Act != "stay" || best.Mean(0) != 3 {
		t.Errorf("the first is to %s, for %v", best.Act, best.Mean(0))
	}
}
