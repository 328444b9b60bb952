package olympus

import (
	"math"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/rulestest"
	"knucklebones/rules/text"
)

// begin starts a game, as written if the setup says nothing else, in which the casts so
// far are "6643 1111 …".
func begin(t testing.TB, s rules.Setup, casts string) rules.Position {
	t.Helper()
	if s.Ruleset == "" {
		s.Ruleset = "written"
	}
	return follow(t, rulestest.Begin(t, Game, s), casts)
}

func follow(t testing.TB, p rules.Position, casts string) rules.Position {
	t.Helper()
	return rulestest.Follow(t, Game, p, strings.Fields(casts)...)
}

func board(p rules.Position) Board { return p.View(rules.Nobody).Board.(Board) }

func TestLowestBegins(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 3}, "6443 3311 6111")
	if b := board(p); !b.Opening || p.Turn() != 2 || b.Pot != 9 {
		t.Fatalf("seat 1 casts its void cast again before seat 2 casts: %+v", b)
	}
	p = follow(t, p, "6431")
	if b := board(p); b.Opening || p.Turn() != 1 || b.Pot != 9 || b.Rotation != 1 {
		t.Errorf("seat 1 begins, and Venus pays nothing yet: %+v", b)
	}
	p = begin(t, rules.Setup{Seats: 3, First: 1}, "3333 6111 3333")
	if b := board(p); !b.Opening || p.Turn() != 1 || b.Casts[0].Hand != 0 {
		t.Errorf("seats 1 and 0 are level and cast again: %+v", b)
	}
	p = follow(t, p, "3333 1111")
	if p.Turn() != 0 || board(p).Opening {
		t.Errorf("seat 0 begins: %+v", board(p))
	}
}

// TestOrder goes up from the best cast to the worst.
func TestOrder(t *testing.T) {
	order := strings.Fields("1111 3333 4444 6666 6111 6311 6411 6331 6611 6333 6433 6443 6444 6643 6644 6663 6664 6431")
	if len(order) != 18 {
		t.Fatal(len(order))
	}
	for i, best := range order {
		for _, worse := range order[i+1:] {
			p := begin(t, rules.Setup{Seats: 2}, "1111 6664 "+worse+" "+best)
			if board(p).Winner != 1 {
				t.Errorf("%s does not beat %s", best, worse)
			}
		}
	}
}

// TestVenusAddsHalf is the example of the source: to ten coins, five. Two of
// them compound: 10, 15, 22.
func TestVenusAddsHalf(t *testing.T) {
	set := rules.Setup{Seats: 2, Options: map[string]int{"ante": 5}}
	p := begin(t, set, "1111 6664 6431")
	if board(p).Pot != 15 || !slices.Equal(rulestest.Purses(p), []int{30, 35}) {
		t.Errorf("%v", rulestest.Purses(p))
	}
	p = follow(t, p, "6431")
	if board(p).Pot != 22 || board(p).Over || board(p).Rotation != 2 {
		t.Errorf("both have Venus and cast again: %+v", board(p))
	}
	p = follow(t, p, "6431 1111")
	if !slices.Equal(p.Scores(), []int{-21, 21}) {
		t.Errorf("the fee applies again, half of 22: %v", p.Scores())
	}
	p = begin(t, rules.Setup{Seats: 2, Options: map[string]int{"ante": 1}}, "1111 6664 6431")
	if board(p).Pot != 3 {
		t.Errorf("half of two is one: %+v", board(p))
	}
}

func TestCannotPay(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 3, Purses: []int{6, 40, 40}}, "1111 6664 6664 6431")
	b := board(p)
	if b.Casts[0].State != bestcast.Out || b.Pot != 9 || !slices.Equal(rulestest.Purses(p), []int{3, 37, 37}) || p.Turn() != 1 {
		t.Errorf("half of 9 is 4, seat 0 holds 3, pays nothing and is out: %+v, %v", b, rulestest.Purses(p))
	}
	p = begin(t, rules.Setup{Seats: 2, Purses: []int{3, 40}}, "1111 6664 6431")
	if board(p).Winner != 1 || text.Plain(p.View(0).Aside) != "Nobody else could pay." {
		t.Errorf("%+v", board(p))
	}
}

// Who was beaten in a later rotation stands above who was beaten before; in the
// same rotation the lower cast stands above the higher.
func TestPlaces(t *testing.T) {
	set := rules.Setup{Seats: 4}
	p := begin(t, set, "1111 6664 6664 6664 3333 6444 6664 6644")
	if got := rulestest.Places(p); !slices.Equal(got, []int{1, 2, 4, 3}) {
		t.Errorf("%v", got)
	}
	p = begin(t, set, "1111 6664 6664 6664 3333 6444 3333 6644 6664 4444")
	if got := rulestest.Places(p); !slices.Equal(got, []int{2, 3, 1, 4}) {
		t.Errorf("%v", got)
	}
}

func TestByTotal(t *testing.T) {
	set := rules.Setup{Seats: 3, Options: map[string]int{"total": 1}}
	p := begin(t, set, "6666 3311 6431")
	if p.Turn() != 1 {
		t.Errorf("eight is lowest, Venus worst: %+v", board(p))
	}
	p = follow(t, p, "6431 6666 3311")
	if b := board(p); b.Winner != 0 || text.Plain(b.Casts[1].Call) != "Venus" || text.Plain(b.Casts[0].Call) != "8 in all" {
		t.Errorf("%+v", b)
	}
	if got := rulestest.Purses(p); !slices.Equal(got, []int{50, 33, 37}) {
		t.Errorf("nothing is void, 8 beats 24, 24 beats Venus: %v", got)
	}
}

// TestChances: with sheep's bones a cast that counts is Venus about one time
// in ten, and two alone are even.
func TestChances(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 2}, "1111 6664")
	o, _ := Game.Odds(p.View(0), nil)(1)
	bars := o.Rows[0].Bars
	venus, counts := 24*.1*.4*.4*.1, 0.0
	for _, x := range tali.Outcomes(4, tali.Weights{10, 40, 40, 10}) {
		if tali.Classify(tali.Hand(x.Move.N)) != tali.Unnamed {
			counts += float64(x.Weight) / 1e8
		}
	}
	if math.Abs(bars[0].Size-.5) > 1e-9 || math.Abs(bars[1].Size-venus/counts) > 1e-9 {
		t.Errorf("%+v, want 0.5 and %v", bars, venus/counts)
	}
	p = follow(t, p, "1111")
	o, _ = Game.Odds(p.View(1), nil)(1)
	if want := .5 * 1e-4 / counts; math.Abs(o.Rows[0].Bars[0].Size-want) > 1e-12 {
		t.Errorf("only Canis can part the pot with Canis: %v, want %v", o.Rows[0].Bars[0].Size, want)
	}
}

// TestBoard: what Venus would pay now, and the rungs with and without totals.
func TestBoard(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 2}, "1111 3333")
	if b := board(p); b.Fine != 3 || len(b.Rungs) != 18 || text.Plain(b.Rungs[0].Call) != "Venus" || text.Plain(b.Rungs[17].Call) != "Canis" {
		t.Errorf("half of six, and Canis is best: %+v", b)
	}
	if b := board(follow(t, p, "6431")); b.Fine != 4 {
		t.Errorf("half of nine: %d", b.Fine)
	}
	p = begin(t, rules.Setup{Seats: 2, Options: map[string]int{"total": 1}}, "")
	var counts []int
	for _, r := range board(p).Rungs {
		counts = append(counts, r.Count)
	}
	if want := []int{14, 24, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 4}; !slices.Equal(counts, want) {
		t.Errorf("the rungs are %v, want %v", counts, want)
	}
}
