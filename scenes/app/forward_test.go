package app

import (
	"fmt"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games/biga"
	"knucklebones/rules/play/session"
	"knucklebones/scenes/table"
)

// Games that take thousands of casts as they are written are played to their
// end by throwing on for all, at every shape. With -short two of them are, in one way;
// TestFastForward in rules/games throws on in all games.
func TestThrowOnForAll(t *testing.T) {
	sizes := [][2]float64{{390, 844}, {844, 390}, {1280, 800}}
	for id, ruleset := range map[string]string{"hounds": "written", "senate": "written", "par": "written", "circus": "written", "biga": "written"} {
		for i, prefs := range []string{"none", "none,text=3"} {
			if i > 0 && id == "senate" || testing.Short() && (i > 0 || id != "hounds" && id != "biga") {
				continue
			}
			players := []string{"person", "random", "person", "random"}
			switch id {
			case "biga":
				players = players[:1]
			case "hounds":
				players = players[:3]
			}
			h, err := Quiet(Show{Game: id, Ruleset: ruleset, Seed: fmt.Sprint(i + 6), Players: players, Prefs: prefs})
			if err != nil {
				t.Fatal(err)
			}
			throwOn(t, h, id, sizes)
		}
	}
}

func throwOn(t *testing.T, h *App, id string, sizes [][2]float64) {
	tab := h.Stack.Top().(*table.Table)
	times := 0
	h.Stack.Resize(1280, 800, 1)
	for tick := range 60000 {
		h.Stack.Step()
		p := h.Stack.Page()
		switch {
		case p.Find("again") != nil:
			if times == 0 {
				t.Errorf("%s: nobody could throw on", id)
			}
			return
		case tick%5 > 0:
		case p.Find("act throw on") != nil:
			for _, s := range sizes {
				h.Stack.Resize(s[0], s[1], 1)
				h.Stack.Step()
				for _, f := range h.Stack.Page().Faults() {
					t.Errorf("%s at %v: %s", id, s, f)
				}
			}
			s := tab.Session()
			from := s.Len()
			h.Stack.Use("act throw on")
			h.Stack.Step()
			times++
			if id == "biga" {
				reached(t, s)
				break
			}
			if s.Len() == from || s.QuietSteps() > 0 {
				t.Fatalf("%s: %d steps thrown on, and nothing came of them", id, s.Len()-from)
			}
			if last := s.Events(s.Len()-1, rules.Nobody); len(last) == 0 {
				t.Errorf("%s: nothing is told of what came", id)
			}
		default:
			h.Stack.Use(what(p))
		}
	}
	t.Errorf("%s does not end; there stand %s", id, ids(h.Stack.Page()))
}

// reached checks that throwing on has stopped as soon as the goal of Unum Biga is near, or was
// passed.
func reached(t *testing.T, s *session.Session) {
	t.Helper()
	const near = 85
	at := func(i int) int { return s.At(i).View(0).Board.(biga.Board).At }
	if n := s.Len(); at(n) < near || at(n-2) >= near || s.Over() {
		t.Errorf("it threw on from %d to %d", at(n-2), at(n))
	}
}
