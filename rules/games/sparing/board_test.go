package sparing

import (
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
)

// TestBoardTallies: void casts stand at the cell they come before, also when
// the round is over; extra rounds are the last, and not among the past.
func TestBoardTallies(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 2, Ruleset: "fast", First: 1}, "4433", "4441", "6641", "3333")
	b := p.board()
	if want := (Cell{Hand: tali.Of(6, 6, 4, 1), Voids: 2}); b.Past[0].Cells[1] != want || b.Last.Cells[1] != want || b.Last.Won != 1 || !b.Over {
		t.Errorf("seat 1 wins with its third cast: %+v", b)
	}
	p = begin(t, rules.Setup{Seats: 2, Ruleset: "fast"}, "6641", "4433", "6443", "3311")
	b = p.board()
	if b.Past[0].Cells[1].Voids != 1 || b.Now[0] != (Cell{Voids: 1}) || !slices.Equal(b.Waiting, []int{0, 1}) || b.Round != 2 {
		t.Errorf("an extra round has begun with a void cast: %+v", b)
	}
	p = follow(t, p, "4444")
	if b = p.board(); b.Now[0] != (Cell{Hand: tali.Of(4, 4, 4, 4), Voids: 1}) || !slices.Equal(b.Waiting, []int{1}) {
		t.Errorf("%+v", b)
	}
	if b = follow(t, p, "6111").board(); len(b.Past) != 1 || b.Last.Won != 1 || b.Last.Cells[0].Voids != 1 || b.Waiting != nil {
		t.Errorf("%+v", b)
	}
}

// TestBoardHopes: who can still take the pot, and which round may settle it.
func TestBoardHopes(t *testing.T) {
	for _, c := range []struct {
		casts    string
		can      []bool
		deciding bool
	}{
		{"", []bool{true, true}, false},
		{"6111 1111 6111 1111", []bool{true, true}, true},
		{"6111 1111 6111 1111 3333", []bool{true, true}, true},
		{"6111 1111 6111 1111 6111 1111", []bool{true, false}, true},
		{"6111 1111 1111 6111 6111 1111 1111 6111", []bool{true, true}, true},
		{"6111 1111 1111 6111 6111 1111 1111 6111 3333", []bool{true, true}, true},
		{"6111 1111 1111 6111 6111 1111 1111 6111 3333 3333", []bool{true, true}, true},
		{"6111 1111 1111 6111 6111 1111 1111 6111 3333 4444", []bool{false, true}, false},
	} {
		b := begin(t, rules.Setup{Seats: 2}, strings.Fields(c.casts)...).board()
		if !slices.Equal(b.CanWin, c.can) || b.Deciding != c.deciding {
			t.Errorf("%q: can win %v, deciding %v", c.casts, b.CanWin, b.Deciding)
		}
	}
	p := begin(t, rules.Setup{Seats: 3, Ruleset: "fast"}, "6111", "3333")
	if b := p.board(); !slices.Equal(b.CanWin, []bool{true, true, true}) {
		t.Errorf("if seats 0 and 2 come level all play on: %v", b.CanWin)
	}
}

func TestBoardDoubles(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 2, Options: settings{"double": 1, "total": 1}}, "6111", "1111")
	if b := p.board(); b.Doubles != 0 || b.Stake != 3 || b.Doubler != rules.Nobody || !b.ByTotal {
		t.Errorf("%+v", b)
	}
	p = follow(t, p, "double")
	if b := p.board(); b.Doubler != 0 {
		t.Errorf("seat 0 has doubled: %+v", b)
	}
	if b := follow(t, p, "match").board(); b.Doubles != 1 || b.Stake != 6 || b.Doubler != rules.Nobody {
		t.Errorf("%+v", b)
	}
}
