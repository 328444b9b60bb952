package biga

import (
	"math"
	"testing"
)

// TestBoardKey: all that two bones may count, what it brings and where to.
func TestBoardKey(t *testing.T) {
	b := begin(t, nil).moved(97).board()
	chance := 0.0
	for _, w := range b.Key {
		chance += w.Chance
		if want := map[int]int{2: 95, 4: 103, 5: 95, 6: 106, 7: 95, 8: 109, 9: 94, 10: 112, 12: 91}[w.Sum]; w.To != want || w.Fate == "" {
			t.Errorf("from 97: %+v, want to %d", w, want)
		}
	}
	if len(b.Key) != 9 || math.Abs(chance-1) > 1e-9 || b.Median != 37 || b.One != nil || b.MayOne {
		t.Errorf("%d ways with chance %v, and half of all races take %d throws", len(b.Key), chance, b.Median)
	}
	for _, w := range begin(t, nil).moved(106).board().Key {
		if w.Gain > 0 != (w.To == 106) {
			t.Errorf("above 100 only losing throws move: %+v", w)
		}
	}
}

func TestBoardOneBone(t *testing.T) {
	b := begin(t, settings{"late": 1}).moved(97).board()
	if len(b.One) != 4 || b.One[1].Sum != 3 || b.One[1].To != 100 || !b.MayOne || b.Late != 86 {
		t.Errorf("a three ends the race: %+v", b.One)
	}
	if b = begin(t, settings{"late": 1}).moved(60).board(); len(b.One) != 4 || b.MayOne {
		t.Errorf("not yet at 60: %+v", b)
	}
}
