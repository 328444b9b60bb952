package table

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/text"
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

// Names of seats that are out are all struck through, one's own too, and a game without
// coins has no purses.
func TestPlatesOfThoseOut(t *testing.T) {
	in := &Instant{Page: &ui.Page{}, Names: []string{"You", "Livia"}, Colours: []int{0, 1}, Here: []bool{true, false}}
	in.Was.Seats = []rules.SeatView{{Purse: 40, Out: true}, {Purse: 40, Out: true}}
	in.Now = in.Was
	for i := range 2 {
		if pl := plateOf(in, i); !pl.struck || pl.purse != "" {
			t.Errorf("seat %d: struck %v, purse %q", i, pl.struck, pl.purse)
		}
	}
	in.coined = true
	if pl := plateOf(in, 0); text.Plain(pl.purse) != "40" {
		t.Errorf("the purse is %q", text.Plain(pl.purse))
	}
}

// What many throws came to is said of the only seat that has moved.
func TestMoved(t *testing.T) {
	seats := func(figures ...text.Text) (list []rules.SeatView) {
		for _, f := range figures {
			list = append(list, rules.SeatView{Figure: f})
		}
		return list
	}
	for _, c := range []struct {
		was, now []rules.SeatView
		want     int
	}{
		{seats("76"), seats("98"), 0},
		{seats("76"), seats("76"), -1},
		{seats("1", "2"), seats("1", "3"), 1},
		{seats("1", "2"), seats("2", "3"), -1},
	} {
		if got := moved(c.was, c.now); got != c.want {
			t.Errorf("from %v to %v: seat %d, want %d", c.was, c.now, got, c.want)
		}
	}
}
