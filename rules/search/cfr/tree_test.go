package cfr

import (
	"math"
	"testing"
)

// kuhn is Kuhn's poker: three cards, one each, a coin in the pot from both, and
// one more to bet or to call. The first checks or bets; so may the other, or he
// answers a bet; and then the first answers his.
func kuhn() *Tree {
	const (
		called  = iota // the higher card takes two
		shown          // the higher card takes one
		yielded        // to the first
		given          // to the other
	)
	return &Tree{
		Nodes: []Node{
			{Who: 0, Next: []int{1, 2}},
			{Who: 1, Next: []int{^shown, 3}},
			{Who: 1, Next: []int{^yielded, ^called}},
			{Who: 0, Next: []int{^given, ^called}},
		},
		End: func(end int, reach, worth *Pair) {
			clear(worth[0])
			clear(worth[1])
			for a, x := range reach[0] {
				for b, y := range reach[1] {
					pay := [...]float64{2, 1, 1, -1}[end]
					switch {
					case a == b:
						continue // there is one of each card
					case end <= shown && a < b:
						pay = -pay
					}
					const rest = 1.5 // an unlike card is so much likelier than by itself
					worth[0][a] += rest * y * pay
					worth[1][b] -= rest * x * pay
				}
			}
		},
	}
}

// TestKuhn: the first loses an eighteenth of a coin. He bets on a king three
// times as often as on a jack, and calls with a queen a third oftener than he
// bets on a jack; the other bluffs on a jack one time in three, and as often
// calls with a queen.
func TestKuhn(t *testing.T) {
	s := NewSolver(kuhn(), 3)
	deal := Pair{{1. / 3, 1. / 3, 1. / 3}, {1. / 3, 1. / 3, 1. / 3}}
	value := func(worth []float64) float64 { return (worth[0] + worth[1] + worth[2]) / 3 }
	for n := range 50000 {
		s.Walk(0, deal, Learning, float64(n+1))
	}
	high := value(s.Walk(0, deal, BestOfFirst, 0)[0])
	low := -value(s.Walk(0, deal, BestOfOther, 0)[1])
	if low > -1./18 || high < -1./18 || high-low > .002 {
		t.Errorf("it is worth from %.4f to %.4f, not −1/18", low, high)
	}
	play := func(at, card int) float64 {
		var p [2]float64
		s.Play(at, card, p[:])
		return p[1]
	}
	bluff := play(0, 0)
	for _, c := range []struct {
		what      string
		got, want float64
	}{
		{"the first bets on a king", play(0, 2), 3 * bluff},
		{"he calls with a queen", play(3, 1), bluff + 1./3},
		{"he calls with a king", play(3, 2), 1},
		{"the other bluffs on a jack", play(1, 0), 1. / 3},
		{"he bets on a king", play(1, 2), 1},
		{"he calls with a queen", play(2, 1), 1. / 3},
		{"he calls with a jack", play(2, 0), 0},
	} {
		if math.Abs(c.got-c.want) > .02 {
			t.Errorf("%s %.3f of the time, not %.3f", c.what, c.got, c.want)
		}
	}
	if bluff < 0 || bluff > 1./3+.01 {
		t.Errorf("the first bluffs on a jack %.3f of the time", bluff)
	}
}

// TestNowhere: what nobody ever comes to is worth nothing, and teaches nothing.
func TestNowhere(t *testing.T) {
	s := NewSolver(kuhn(), 3)
	w := s.Walk(0, newPair(3), Learning, 1)
	if !none(w[0]) || !none(w[1]) || !none(s.sums[0]) {
		t.Errorf("worth %v, played %v", w, s.sums[0])
	}
}

func BenchmarkKuhn(b *testing.B) {
	s := NewSolver(kuhn(), 3)
	deal := Pair{{1. / 3, 1. / 3, 1. / 3}, {1. / 3, 1. / 3, 1. / 3}}
	b.ReportAllocs()
	for b.Loop() {
		s.Walk(0, deal, Learning, 1)
	}
}
