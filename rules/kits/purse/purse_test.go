package purse

import (
	"math/rand/v2"
	"slices"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/text"
)

type set = [rules.MaxSeats]bool

func TestForcedPayment(t *testing.T) {
	p := New([]int{5, 2, 3})
	if in := p.Ante(set{true, true, true}, 3); in != (set{true, false, true}) {
		t.Errorf("in after the ante: %v", in)
	}
	if p.Purse != [8]int32{2, 2, 0} || p.Pot() != 6 || p.Pay(0, 3) {
		t.Errorf("one who cannot pay in full pays nothing: %+v", p)
	}
	if got := p.Win(2); got != 6 || p.Pot() != 0 || p.Purse[2] != 6 {
		t.Errorf("won %d: %+v", got, p)
	}
	if net := p.Net(nil); !slices.Equal(net, []int{-3, 0, 3}) {
		t.Errorf("net %v", net)
	}
}

func TestShare(t *testing.T) {
	p := New([]int{10, 10, 10})
	p.Ante(set{true, true, true}, 3)
	p.Pay(0, 2)
	if each := p.Share(set{true, true}); each != 5 || p.Left != 1 || p.Pot() != 1 {
		t.Errorf("each %d: %+v", each, p)
	}
	p.Ante(set{true, true, true}, 1)
	p.Back()
	if p.Pot() != 1 || p.Purse != [8]int32{10, 12, 7} {
		t.Errorf("after giving back: %+v", p)
	}
	p.Sweep()
	if p.House != 1 || p.Total() != 30 {
		t.Errorf("after sweeping: %+v", p)
	}
}

func pair(a, b int) (s set) {
	s[a], s[b] = true, true
	return s
}

func TestConserved(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	p := New([]int{40, 3, 0, 9999, 7, 7, 1, 20})
	total := p.Total()
	for range 10000 {
		a, b, n := r.IntN(8), r.IntN(8), r.IntN(9)
		switch r.IntN(7) {
		case 0:
			p.Pay(a, n)
		case 1:
			p.Win(a)
		case 2:
			p.Share(pair(a, b))
		case 3:
			p.Back()
		case 4:
			p.Forfeit(a, b)
		case 5:
			p.Give(a, b, min(n, int(p.Purse[a])))
		case 6:
			p.Ante(pair(a, b), n)
		}
		if p.Total() != total || slices.Min(p.Purse[:]) < 0 {
			t.Fatalf("%d coins of %d: %+v", p.Total(), total, p)
		}
	}
}

func TestWords(t *testing.T) {
	for p, want := range map[float64]string{
		0: "0 %", 1e-12: "0 %", .001: "under 1 %", .005: "1 %", .364: "36 %",
		.994: "99 %", .996: "over 99 %", 1: "100 %", 1 - 1e-12: "100 %",
	} {
		if got := PerCent(p); text.Plain(got) != want {
			t.Errorf("%v is %q, want %q", p, text.Plain(got), want)
		}
	}
	if got := ShortPerCent(.001); text.Plain(got) != "<1 %" {
		t.Error(text.Plain(got))
	}
	for x, want := range map[float64]string{1.44: "+1.4", -.25: "−0.2", -.01: "0.0", 0: "0.0", -3.06: "−3.1"} {
		if got := Expected(x); text.Plain(got) != want {
			t.Errorf("%v is %q, want %q", x, text.Plain(got), want)
		}
	}
	for want, net := range map[string][]int{
		"{1} wins 12 coins": {-5, 12, -7}, "{0} wins 100": {100, -50, -50}, "Everyone is level": {0, 0}, "A tie at the top": {4, -8, 4},
	} {
		if got := Verdict(net); text.Plain(got) != want {
			t.Errorf("%v is %q, want %q", net, text.Plain(got), want)
		}
	}
	if text.Plain(Coins(1)) != "1 coin" || text.Plain(Coins(-3)) != "−3 coins" || text.Plain(Coins(0)) != "0 coins" {
		t.Error("coins")
	}
}
