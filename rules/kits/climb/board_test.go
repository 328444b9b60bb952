package climb

import (
	"math"
	"slices"
	"testing"

	"knucklebones/rules/kits/tali"
)

// TestBoardWanted: the step that is wanted, the bones that match it, and casts
// that come too early.
func TestBoardWanted(t *testing.T) {
	p := begin(t, even, []int{40, 40, 40}, dogs, threes)
	if b := p.board(); !slices.Equal(b.Waiting, []int{0, 1, 2}) || b.Wanted != 0 || b.Early != -1 {
		t.Fatalf("it is cast for who begins: %+v", b)
	}
	p = p.fell(threes, dogs, dogs)
	if b := p.board(); b.Wanted != dogs || b.Sought != 0 || b.CastOff[0] != threes || b.Early != -1 {
		t.Errorf("seat 0 begins and wants the dogs: %+v", b)
	}
	p = p.fell(tali.Of(1, 1, 3, 6))
	if b := p.board(); b.Wanted != dogs || b.Sought != dogs || b.Match != tali.Of(1, 1) {
		t.Errorf("two ones match: %+v", b)
	}
	if b := p.keep(1, 1).board(); b.Lie != tali.Of(1, 1) || b.Match != b.Lie {
		t.Errorf("and stay: %+v", b)
	}
	p = p.keep(1, 1).fell(tali.Of(1, 1))
	if b := p.board(); !b.Got || b.Sought != dogs || b.Match != dogs || b.Wanted != dogs || b.Seat != 1 || b.Early != -1 {
		t.Errorf("seat 0 has made its step, and seat 1 wants the same: %+v", b)
	}
	if b := p.fell(threes).board(); b.Early != 1 || b.Match != 0 {
		t.Errorf("threes come too early for seat 1: %+v", b)
	}
}

func TestBoardChances(t *testing.T) {
	b := begin(t, map[string]int{"weights": tali.Sheep}, []int{40, 40}, dogs, tali.Of(1, 3, 4, 6)).board()
	if math.Abs(b.Chances[0]-1e-4) > 1e-12 || math.Abs(b.Chances[1]-.0384) > 1e-12 {
		t.Errorf("one cast makes them with chance %v", b.Chances)
	}
}
