package oddsout

import (
	"math"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/rotation"
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

func hand(s string) tali.Hand {
	h, _ := tali.Parse(strings.Join(strings.Split(s, ""), " "))
	return h
}

// TestOddAndEven has the examples of the source.
func TestOddAndEven(t *testing.T) {
	for _, s := range strings.Fields("4444 6666 6611 6444 6431") {
		if even(hand(s)) <= rotation.Lost {
			t.Errorf("%s is even", s)
		}
	}
	for _, s := range strings.Fields("1111 3333 6111 6443 6641") {
		if even(hand(s)) != rotation.Lost {
			t.Errorf("%s is odd", s)
		}
	}
	// Every cast with a six but Venus and 6666, by its total.
	n := 0
	for _, o := range tali.Outcomes(4, tali.Weights{25, 25, 25, 25}) {
		h := tali.Hand(o.Move.N)
		if !tali.Classify(h).Senio() {
			continue
		}
		n++
		if odd := even(h) == rotation.Lost; odd != (h.Sum()%2 == 1) {
			t.Errorf("%s: odd %v", h, odd)
		}
	}
	if n != 18 {
		t.Errorf("%d Senios", n)
	}
}

func TestOrder(t *testing.T) {
	order := strings.Fields("4444 6666 6411 6611 6433 6633 6644 6664 6431")
	for i, low := range order {
		for _, high := range order[i+1:] {
			p := begin(t, rules.Setup{Seats: 2}, "6431 6664 "+low+" "+high)
			if board(p).Winner != 1 {
				t.Errorf("%s does not beat %s", high, low)
			}
		}
	}
}

func TestHighestEvenBegins(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 3}, "6663 4431 4444 6111")
	if board(p).Opening || p.Turn() != 1 || board(p).Pot != 9 {
		t.Errorf("seat 1 alone is even, and nobody has paid yet: %+v", board(p))
	}
	p = begin(t, rules.Setup{Seats: 2, First: 1}, "6663 6443")
	if !board(p).Opening || p.Turn() != 1 {
		t.Errorf("nobody is even: both cast again: %+v", board(p))
	}
}

func TestOddPaysAndCannotWin(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 3}, "6431 6664 6664 6663")
	if board(p).Pot != 10 || !slices.Equal(rulestest.Purses(p), []int{36, 37, 37}) {
		t.Errorf("%v", rulestest.Purses(p))
	}
	p = follow(t, p, "4431")
	if p.Turn() != 1 || board(p).Pot != 10 {
		t.Errorf("a void cast pays nothing and is cast again: %+v", board(p))
	}
	p = follow(t, p, "4444 3333")
	if board(p).Winner != 1 || !slices.Equal(p.Scores(), []int{-4, 8, -4}) {
		t.Errorf("%v", p.Scores())
	}
}

func TestNobodyIsEven(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 2}, "6431 6664 1111 3333")
	if b := board(p); b.Over || b.Rotation != 2 || b.Pot != 8 || p.Turn() != 0 {
		t.Errorf("another rotation for the same pot: %+v", b)
	}
	at := begin(t, rules.Setup{Seats: 2}, "6431 6664 1111")
	at = at.After(rules.Move{Verb: rules.Throw})
	list := at.Events(tali.Cast(hand("3333")), 0)
	if last := list[len(list)-1].Text; text.Plain(last) != "Nobody has an even cast: all throw again." {
		t.Error(text.Plain(last))
	}
	p = follow(t, p, "6664 6664")
	if b := board(p); b.Rotation != 3 {
		t.Errorf("level: %+v", b)
	}
	p = follow(t, p, "3333 6431")
	if board(p).Winner != 1 {
		t.Errorf("%+v", board(p))
	}
}

func TestCannotPay(t *testing.T) {
	set := rules.Setup{Seats: 3, Purses: []int{5, 40, 40}, Options: map[string]int{"fine": 4}}
	p := begin(t, set, "6431 6664 6664 1111")
	if b := board(p); b.Casts[0].State != bestcast.Out || b.Pot != 9 || rulestest.Purses(p)[0] != 2 {
		t.Errorf("%+v", b)
	}
	set.Purses = []int{5, 5, 40}
	p = begin(t, set, "6431 6664 6664 1111 6111")
	if board(p).Winner != 2 {
		t.Errorf("the last one left takes the pot at once: %+v", board(p))
	}
}

func TestPlainTotals(t *testing.T) {
	set := rules.Setup{Seats: 2, Options: map[string]int{"plain": 1}}
	for _, c := range []struct {
		casts string
		won   rules.Actor
	}{{"1111 4431", 1}, {"1111 4433", 1}, {"6664 6666", 1}, {"6666 6431", 1}, {"1111 4441", 0}} {
		p := begin(t, set, "6431 6666 "+c.casts)
		if board(p).Winner != c.won {
			t.Errorf("%s: %+v", c.casts, board(p))
		}
	}
}

// TestChances plays nothing: with sheep's bones a cast that counts is odd with
// the chance of its hands.
func TestChances(t *testing.T) {
	odd, counts := 0.0, 0.0
	side := map[int]float64{1: .1, 3: .4, 4: .4, 6: .1}
	for i := range 256 {
		s := []int{tali.Sides[i&3], tali.Sides[i>>2&3], tali.Sides[i>>4&3], tali.Sides[i>>6]}
		p := 1.0
		for _, x := range s {
			p *= side[x]
		}
		switch w := even(tali.Of(s...)); {
		case w == rotation.Lost:
			odd += p
			fallthrough
		case w != rotation.Void:
			counts += p
		}
	}
	p := begin(t, rules.Setup{Seats: 2}, "6431 6664")
	o, _ := Game.Odds(p.View(0), nil)(1)
	bars := o.Rows[0].Bars
	if math.Abs(bars[0].Size-.5) > 1e-9 || math.Abs(bars[1].Size-odd/counts) > 1e-9 {
		t.Errorf("%+v, want %v", bars, odd/counts)
	}
	p = follow(t, p, "6111")
	o, _ = Game.Odds(p.View(1), nil)(1)
	if want := 1 - odd/counts + odd/counts/2; math.Abs(o.Rows[0].Bars[0].Size-want) > 1e-9 {
		t.Errorf("against an odd cast: %v, want %v", o.Rows[0].Bars[0].Size, want)
	}
	t.Logf("a cast that counts is odd with chance %.4f", odd/counts)
}

// TestBoard: a cast counts as many stones as make it odd or even.
func TestBoard(t *testing.T) {
	for cast, want := range map[string][2]int{"1111": {1, 0}, "3333": {3, 0}, "4444": {4, 4}, "6666": {6, 6}, "6331": {13, 0}, "6664": {22, 22}} {
		c := board(begin(t, rules.Setup{Seats: 2}, "6431 6664 "+cast)).Casts[0]
		if c.Count != want[0] || c.Worth > 0 != (want[1] > 0) {
			t.Errorf("%s counts %d and is worth %d", cast, c.Count, c.Worth)
		}
	}
	set := rules.Setup{Seats: 2, Options: map[string]int{"plain": 1}}
	if c := board(begin(t, set, "6431 6666 6666")).Casts[0]; c.Count != 24 {
		t.Errorf("plain totals: %+v", c)
	}
	if b := board(begin(t, rules.Setup{Seats: 2}, "6431 6664")); b.Rungs[0].Worth != 0 || b.Fine != 1 {
		t.Errorf("the lowest rung is of odd casts: %+v", b)
	}
}

// TestLostStones: what a seat lost to this pot is kept through all its rotations,
// and the casting-off loses nothing.
func TestLostStones(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 2}, "6663 6443 6431 6664 6443 1111")
	if b := board(p); b.Casts[0].Lost != 1 || b.Casts[1].Lost != 1 || b.Casts[0].Hand != 0 {
		t.Errorf("both are odd, and cast again: %+v", b.Casts)
	}
	p = follow(t, p, "4431 3333")
	if b := board(p); b.Casts[0].Lost != 2 || b.Casts[1].Lost != 1 {
		t.Errorf("a void cast loses no stone, an odd one another: %+v", b.Casts)
	}
}

// TestPlates: who lost a pot plays in the next, and at the end each seat has its sum.
func TestPlates(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 2, Options: map[string]int{"pots": 2}}, "6431 6664 6664 6663")
	if s := p.View(0).Seats[1]; !s.Out || !s.Rests || text.Plain(s.Note) != "lost the pot" {
		t.Errorf("seat 1 lost the first pot: %+v", s)
	}
	p = follow(t, p, "next 6664 6444")
	for i, want := range []string{"+1", "−1"} {
		if s := p.View(0).Seats[i]; s.Out || s.Note != "" || text.Plain(s.Figure) != want || s.Won != (i == 0) {
			t.Errorf("seat %d at the end: %+v, want %s", i, s, want)
		}
	}
}

// TestAlike: the log says what four alike count as, where sides count.
func TestAlike(t *testing.T) {
	for plain, want := range []string{"Four alike count as 3.", ""} {
		p := begin(t, rules.Setup{Seats: 2, Options: map[string]int{"plain": plain}}, "6431 6664")
		got := ""
		if list := p.After(rules.Move{Verb: rules.Throw}).Events(tali.Cast(hand("3333")), 0); len(list) > 1 && list[1].Coins == 0 {
			got = text.Plain(list[1].Text)
		}
		if got != want {
			t.Errorf("plain totals %d: %q, want %q", plain, got, want)
		}
	}
}
