package mendaxsingle

import (
	"slices"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
)

func shown(p position, seat rules.Actor) Board { return p.View(seat).Board.(Board) }

// A seat is shown its own bones, how many lie under each cup, and nothing else.
func TestCupsHide(t *testing.T) {
	p := follow(t, seated(t, 3, nil), "4 4 3 1", "4 3 3 6")
	b := shown(p, 1)
	for i, want := range []tali.Hand{0, tali.Of(4, 3, 3, 6), 0} {
		if got := b.Seats[i].Hand; got != want {
			t.Errorf("of seat %d seat 1 sees %q, want %q", i, got, want)
		}
	}
	if b.Seats[0].Cast != 4 || b.Seats[2].Cast != 0 {
		t.Errorf("four lie under the first cup and the third has not cast: %+v", b.Seats)
	}
	p = follow(t, p, "6 6 6 6", "two fours", "doubt")
	if b = shown(p, rules.Nobody); b.Seats[2].Hand != tali.Of(6, 6, 6, 6) || b.There != 3 {
		t.Errorf("all cups are lifted: %+v", b)
	}
}

// Calls come in their order with their callers, and tell who doubted and lost.
func TestCallsInOrder(t *testing.T) {
	p := follow(t, seated(t, 2, nil), "4 4 3 1", "4 3 3 6", "two fours", "three fours", "five fours", "doubt")
	b := shown(p, 0)
	if want := []Call{{0, 4, 2}, {1, 4, 3}, {0, 4, 5}}; !slices.Equal(b.Calls, want) {
		t.Errorf("calls %v, want %v", b.Calls, want)
	}
	if b.Doubter != 1 || b.Loser != 0 || b.Seats[0].Left != 3 || b.Seats[0].Cast != 4 {
		t.Errorf("seat 0 said too much: %+v", b)
	}
}

// The numbers of a round are as many as bones were cast in it, also once it is
// over; the next has one less, and the last two bones have their sums.
func TestNumbersOfTheRound(t *testing.T) {
	count := func(p position, want int, when string) {
		t.Helper()
		if n := shown(p, 0).Numbers; len(n) != want || n[0] != 1 || n[want-1] != want {
			t.Errorf("%s: %v", when, n)
		}
	}
	p := seated(t, 2, nil)
	count(p, 8, "before a round")
	p = follow(t, p, "3 3 3 3", "3 4 4 1", "five threes")
	count(p, 8, "while it goes on")
	p = follow(t, p, "doubt")
	count(p, 8, "with the cups lifted")
	count(follow(t, p, "throw"), 7, "in the next")
	p = follow(t, down(t, []int8{1, 1}, nil), "6", "4")
	if n := shown(p, 0).Numbers; len(n) != len(sums) || n[0] != 2 || n[8] != 12 {
		t.Errorf("sums: %v", n)
	}
}

// Who cannot pay the ante has had no bones, and there is one to be seen.
func TestWhoSatDown(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 3, Purses: []int{9, 2, 9}, Options: map[string]int{"ante": 3}})
	b := shown(p, 0)
	if b.Ante != 3 || b.Seats[0].Had != 4 || b.Seats[1].Had != 0 {
		t.Errorf("seat 1 has too few coins: %+v", b)
	}
	if shown(seated(t, 2, nil), 0).Ante != 0 {
		t.Error("an ante where none is played for")
	}
}

// Only a seat's own bones fall before its eyes, and those of the casting-off.
func TestBonesInSight(t *testing.T) {
	p := follow(t, begin(t, rules.Setup{Seats: 2}), "6 4", "3 1")
	if v := p.View(0); len(v.Bones) != 2 || v.Bones[0].Side != 1 || v.Bones[1].Side != 3 {
		t.Errorf("the last cast of the casting-off lies there: %v", v.Bones)
	}
	p = follow(t, p, "6 6 6 1", "throw")
	for seat, want := range []struct {
		bones, cup int
		clear      bool
	}{{4, 0, false}, {0, 4, true}} {
		v := p.View(rules.Actor(seat))
		if len(v.Bones) != want.bones || v.Cup != want.cup || v.Clear != want.clear {
			t.Errorf("as seat 1 throws, seat %d sees %d bones lie and %d about to fall", seat, len(v.Bones), v.Cup)
		}
	}
	if v := p.View(rules.Nobody); len(v.Bones) != 0 || v.Cup != 0 {
		t.Errorf("nobody sees any: %+v", v)
	}
}
