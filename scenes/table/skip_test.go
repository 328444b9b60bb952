package table

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/scenes/kit/ui"
)

// Who is out is told that something is left to skip, not that a turn comes.
func TestPlays(t *testing.T) {
	tab := &Table{}
	in := &Instant{}
	in.Now.Seats = []rules.SeatView{{Out: true}, {}}
	tab.seats.here = []bool{true, false}
	if tab.seats.plays(in.Now.Seats) {
		t.Error("the only person is out")
	}
	in.Now.Seats[0].Out = false
	if !tab.seats.plays(in.Now.Seats) {
		t.Error("the person plays")
	}
}

// A small plate says why a seat is out, not what it holds.
func TestOutSaysWhy(t *testing.T) {
	in := &Instant{Page: &ui.Page{}, Names: []string{"You"}, Colours: []int{0}, Here: []bool{true}}
	in.Was.Seats = []rules.SeatView{{Purse: 40, Out: true, Note: "out"}}
	in.Now = in.Was
	if pl := plateOf(in, 0); pl.fact() != "out" {
		t.Errorf("%q", pl.fact())
	}
	in.Now.Seats = []rules.SeatView{{Purse: 40, Note: "waits"}}
	in.Was = in.Now
	if pl := plateOf(in, 0); pl.fact() != "" {
		t.Errorf("%q is told of a seat that plays", pl.fact())
	}
}
