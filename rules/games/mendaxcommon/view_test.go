package mendaxcommon

import (
	"reflect"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
)

func shown(p position, seat rules.Actor) Board { return p.View(seat).Board.(Board) }

// All that was said in a round is told in its order, with the throws before
// it, also where a seat had the bones twice.
func TestClaimsInOrder(t *testing.T) {
	p := follow(t, seated(t, 2, nil), "4 4 3 3", "say no name", "accept", "recast 3 3", "6 1", "say senio 15",
		"accept", "recast none", "say senio 18")
	want := []Claim{{0, tali.Unnamed, []int{4}}, {1, tali.Senio15, []int{2}}, {0, tali.Senio18, []int{0}}}
	for _, seat := range []rules.Actor{0, 1, rules.Nobody} {
		if got := shown(p, seat).Claims; !reflect.DeepEqual(got, want) {
			t.Errorf("seat %d is told %v, want %v", seat, got, want)
		}
	}
	p = follow(t, p, "doubt")
	if got := shown(p, 0).Claims; !reflect.DeepEqual(got, want) {
		t.Errorf("they stay while the cup is lifted: %v", got)
	}
	if got := shown(follow(t, p, "throw"), 0).Claims; got != nil {
		t.Errorf("a new round begins with %v", got)
	}
}

// With Recast each throw of a turn is told.
func TestThrowsOfAClaim(t *testing.T) {
	p := follow(t, seated(t, 2, map[string]int{"recast": 1}), "4 4 3 3", "recast 3 3", "4 3", "recast 3", "4", "say vultures fours")
	if got, want := shown(p, 1).Claims, (Claim{0, tali.Vulture4, []int{4, 2, 1}}); len(got) != 1 || !reflect.DeepEqual(got[0], want) {
		t.Errorf("%v, want %v", got, want)
	}
}

// The hand is for its holder alone until the cup is lifted.
func TestTheCupHides(t *testing.T) {
	p := follow(t, seated(t, 2, nil), "6 6 3 3")
	if shown(p, 0).Hand != tali.Of(6, 6, 3, 3) || shown(p, 1).Hand != 0 || shown(p, rules.Nobody).Hand != 0 {
		t.Error("seat 0 looks, and nobody else")
	}
	p = follow(t, p, "say senio 18")
	if shown(p, 0).Hand != 0 || shown(p, 0).Seats[0].Passed != tali.Of(6, 6, 3, 3) || shown(p, 1).Seats[0].Passed != 0 {
		t.Error("once passed on, seat 0 remembers and sees no more")
	}
	if p = follow(t, p, "doubt"); shown(p, rules.Nobody).Hand != tali.Of(6, 6, 3, 3) {
		t.Error("all see what lay under the cup")
	}
}

// Each seat has as many counters at the start as the table is set to; who
// cannot buy them has none.
func TestCountersAtTheStart(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 3, Purses: []int{20, 9, 20}, Options: map[string]int{"counters": 5, "price": 2}})
	for i, want := range []int{5, 0, 5} {
		if s := shown(p, 0).Seats[i]; s.Had != want || s.Counters != want {
			t.Errorf("seat %d had %d and has %d, want %d", i, s.Had, s.Counters, want)
		}
	}
	p = follow(t, seated(t, 2, nil), "1 1 1 3", "say venus", "doubt")
	if s := shown(p, 0).Seats[0]; s.Had != 10 || s.Counters != 9 {
		t.Errorf("one is lost: %+v", s)
	}
}
