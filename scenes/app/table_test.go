package app

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules/games"
	"knucklebones/rules/rulestest/short"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// At every shape, with letters of every size and any number of seats, what can
// be used at a table can be hit, has a name, and lies on nothing else. With -short each
// game is seen with letters of one size.
func TestTablesFitTheirShapes(t *testing.T) {
	sizes := [][3]float64{
		{390, 844, 2}, {390, 664, 1}, {844, 390, 2}, {768, 1024, 1}, {1024, 768, 1},
		{1280, 800, 1}, {1920, 1080, 1}, {3840, 2160, 1},
	}
	for i, g := range games.Games() {
		for letters := range 4 {
			if !short.Crosses(i, letters, 4) {
				continue
			}
			for _, seats := range g.Seats {
				var players []string
				for range seats {
					players = append(players, "person")
				}
				h, err := Quiet(Show{Game: g.ID, Seed: "8", Players: players, Steps: 7 + 6*letters, Prefs: fmt.Sprintf("lens,none,text=%d", letters)})
				if err != nil {
					t.Fatal(err)
				}
				for _, s := range sizes {
					h.Stack.Resize(s[0]*s[2], s[1]*s[2], s[2])
					for range 40 {
						h.Stack.Step()
					}
					for _, f := range h.Stack.Page().Faults() {
						t.Errorf("%s, %d seats, letters %d, %v: %s", g.ID, seats, letters, s, f)
					}
				}
			}
		}
	}
}

// What comes of a cast is told only once the board has shown it: whose the pot is
// stays open while the flame of Simple Tali still climbs.
func TestOutcomesWaitForTheBoard(t *testing.T) {
	h, err := Quiet(Show{Game: "simple", Ruleset: "written", Seed: "10", Steps: 7})
	if err != nil {
		t.Fatal(err)
	}
	h.Stack.Resize(1280, 800, 1)
	told := func(what string) bool {
		return slices.ContainsFunc(h.Stack.Page().Items, func(it ui.Item) bool {
			return strings.HasPrefix(it.ID, "log ") && strings.Contains(text.Plain(it.Label), what)
		})
	}
	threw, took := 0, 0
	for tick := range 900 {
		h.Stack.Step()
		if threw == 0 && told("Senio of 16") {
			threw = tick
		}
		if took == 0 && told("won the pot") {
			took = tick
		}
	}
	if threw == 0 || took < threw+20 {
		t.Errorf("the cast is told in tick %d, who won the pot in tick %d; want at least 20 between", threw, took)
	}
}

// A table at rest does nothing: no picture changes and nothing is allocated.
func TestTablesRest(t *testing.T) {
	for _, g := range games.Games() {
		id := g.ID
		h, err := Quiet(Show{Game: id, Seed: "8", Players: slices.Repeat([]string{"person"}, g.Seats[0]), Steps: 12})
		if err != nil {
			t.Fatal(err)
		}
		h.Stack.Resize(1280, 800, 1)
		for range 600 {
			h.Stack.Step()
		}
		if n := allocates(100, h.Stack.Step); n != 0 {
			t.Errorf("%s allocates %v times a tick at rest", id, n)
		}
		if h.Stack.Top().Tick() {
			t.Errorf("%s asks for a new picture at rest", id)
		}
	}
}

// allocates is how often f allocates, on average of so many runs: the least of
// several counts, since what other tests have left running is counted too.
func allocates(runs int, f func()) float64 {
	n := testing.AllocsPerRun(runs, f)
	for i := 0; i < 4 && n > 0; i++ {
		n = min(n, testing.AllocsPerRun(runs, f))
	}
	return n
}

// Bones in the air cost the same in every tick: nothing is allocated for them. A
// computer may think meanwhile, which is not counted: so the least of all falls is.
func TestFallsAllocateNothing(t *testing.T) {
	for _, id := range []string{"knucklebones", "oneandtwenty", "augustus"} {
		h, err := Quiet(Show{Game: id, Seed: "8", Players: []string{"medium", "medium"}})
		if err != nil {
			t.Fatal(err)
		}
		h.Stack.Resize(1280, 800, 1)
		falls, least := 0, math.Inf(1)
		for range 3000 {
			h.Stack.Step()
			tb, ok := h.Stack.Top().(*table.Table)
			if !ok || tb.Doing() != "tumbling" {
				continue
			}
			h.Stack.Step() // the first tick of a fall redraws the table
			for least > 0 && tb.Doing() == "tumbling" {
				least = min(least, testing.AllocsPerRun(10, h.Stack.Step))
			}
			for tb.Doing() == "tumbling" {
				h.Stack.Step()
			}
			if falls++; falls == 3 {
				break
			}
		}
		if falls == 0 || least != 0 {
			t.Errorf("%d falls of %s allocate %v times a tick at least", falls, id, least)
		}
	}
}
