package boneace

import (
	"math"
	"math/rand/v2"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/cards"
	"knucklebones/rules/text"
)

func TestWhoSeesWhat(t *testing.T) {
	p := three(t, nil, "10C 8D QD", "9C 10D KH", "5C 6C AH")
	for viewer := rules.Actor(0); viewer < 3; viewer++ {
		for seat, h := range p.board(viewer).Seats {
			own := viewer == rules.Actor(seat)
			if h.All != own || (h.Cards[0].Card != 0) != own || !h.Cards[1].Down || h.Cards[2].Card == 0 {
				t.Errorf("seat %d sees of %d: %+v", viewer, seat, h)
			}
		}
	}
	if c := p.View(0).Choices[0].Label; text.Plain(c) != "Stick at 28" {
		t.Error(text.Plain(c))
	}
	if c := p.View(1).Choices[0].Label; text.Plain(c) != "Stick" {
		t.Errorf("others are shown %q", text.Plain(c))
	}
	p = follow(t, p, "have", "4C")
	if h := p.board(rules.Nobody).Seats[0]; !h.All || h.Shown != 32 {
		t.Errorf("who is over turns his cards up: %+v", h)
	}
	p = follow(t, p, "stick", "stick")
	if h := p.board(rules.Nobody).Seats[2]; !h.All || p.Hidden() {
		t.Errorf("at the end all do: %+v", h)
	}
}

func TestFaceDown(t *testing.T) {
	p := three(t, map[string]int{"down": 1}, "2C 3D 4D", "9C 10D KH", "5C 6C AH")
	p = follow(t, p, "have")
	five, king := rules.Move{Verb: Card, N: int32(cards.Of(5, cards.Spades))}, rules.Move{Verb: Card, N: int32(cards.Of(cards.King, cards.Spades))}
	if p.Seen(1, five).N != 0 || p.Seen(0, five) != five || p.Seen(rules.Nobody, king).N != 0 {
		t.Error("a card that is asked for is its seat's alone to know")
	}
	p = follow(t, p, "KS", "have", "2D", "have")
	if p.Seen(1, king).N != 0 && p.total(0) < 21 {
		t.Error("till it ends the hand")
	}
	ten := rules.Move{Verb: Card, N: int32(cards.Of(10, cards.Spades))}
	if p.total(0) != 21 || p.Seen(1, ten) != ten {
		t.Errorf("31 is shown: %d", p.total(0))
	}
}

// TestSampleIsFair counts samples of a position in which two rivals can hold
// only low cards, and compares them with going through all deals.
func TestSampleIsFair(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 3})
	p = dealt3(t, cuts(t, p, "9C", "8C", "7C"), "AC 2D KD", "3C AD QD", "9D 4D 4C")
	p = follow(t, p, "have", "JD", "have", "5D", "stick", "have", "KC", "have", "2C", "stick")
	// Seat 0 shows 25, so that it holds 5 at most; seat 1 shows 22 and holds 8.
	want, total := map[[2]int]float64{}, 0.0
	unseen := p.pack.With(p.hand[0].cards[0]).With(p.hand[0].cards[1]).With(p.hand[1].cards[0]).With(p.hand[1].cards[1])
	all := unseen.Append(nil)
	for i, a := range all {
		for _, b := range all[:i] {
			one := p.points(a) + p.points(b)
			if one > 5 {
				continue
			}
			for j, c := range all {
				for _, d := range all[:j] {
					if two := p.points(c) + p.points(d); two <= 8 && c != a && c != b && d != a && d != b {
						want[[2]int{one, two}]++
						total++
					}
				}
			}
		}
	}
	const n = 40000
	r := rand.New(rand.NewPCG(3, 1))
	got := map[[2]int]float64{}
	for range n {
		q := p.Sample(2, r).(position)
		got[[2]int{q.total(0) - 25, q.total(1) - 22}]++
	}
	chi := 0.0
	for k, w := range want {
		e := w / total * n
		chi += (got[k] - e) * (got[k] - e) / e
	}
	if free := float64(len(want) - 1); chi > free+4*math.Sqrt(2*free) || len(got) > len(want) {
		t.Errorf("chi square %.1f with %.0f free", chi, free)
	}
}

// TestDealsKept: hardly any deal is refused, also among eight seats.
func TestDealsKept(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 7))
	for _, down := range []int{0, 1} {
		made, kept := 0, 0
		for range 60 {
			p := begin(t, rules.Setup{Seats: 8, Options: map[string]int{"down": down}})
			for p.phase != playing || p.seat != p.dealer {
				m := turned(p, r)
				if !p.falling {
					ms := p.Moves(nil)
					m = ms[r.IntN(len(ms))]
				}
				if p = p.After(m).(position); p.phase == done {
					break
				}
			}
			g := p.redeal(rules.Nobody)
			for range 20 {
				made++
				if _, ok := g.deal(r); ok {
					kept++
				}
			}
		}
		t.Logf("%d of %d deals kept", kept, made)
		if kept*5 < made {
			t.Errorf("only %d of %d deals are kept", kept, made)
		}
	}
}

// TestDealerAgainstOne goes through every card an eldest who stuck may hold,
// and compares what the dealer is told.
func TestDealerAgainstOne(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 2})
	p = dealt3(t, cuts(t, p, "9C", "7C"), "9S 8S QD", "9D 8C 10C")
	p = follow(t, p, "stick")
	all := p.pack.With(p.hand[0].cards[0]).With(p.hand[0].cards[1]).Append(nil)
	weight, wins, over := 0.0, 0.0, 0.0
	for i, a := range all {
		for _, b := range all[:i] {
			t := 10 + p.points(a) + p.points(b)
			w := p.stuck(0, t)
			weight += w
			if t < 27 {
				wins += w
			}
			for _, c := range all {
				if c != a && c != b && p.points(c) > 4 {
					over += w / float64(len(all)-2)
				}
			}
		}
	}
	l := look(p, 40000, rand.New(rand.NewPCG(2, 2)))
	for !l.run(5000) {
	}
	stick, have := l.chances()
	if math.Abs(stick.win-wins/weight) > .01 || math.Abs(have.over-over/weight) > .005 || math.Abs(stick.stakes-(2*wins/weight-1)) > .02 {
		t.Errorf("sticking wins %.3f, want %.3f; over %.3f, want %.3f", stick.win, wins/weight, have.over, over/weight)
	}
}
