package app

import (
	"testing"

	"knucklebones/scenes/table"
)

// On a screen that lies flat the table faces whoever is to act, as does what is
// opened there; where nobody sits opposite, and elsewhere, it does not.
func TestTableFacesWhoActs(t *testing.T) {
	open := func(prefs string, players ...string) *App {
		h, err := Quiet(Show{Game: "knucklebones", Seed: "4", Players: players, Steps: 8, Prefs: prefs})
		if err != nil {
			t.Fatal(err)
		}
		h.Stack.Resize(1280, 800, 1)
		h.Stack.Step()
		return h
	}
	h := open("none,opposite", "person", "person")
	faced := map[bool]int{}
	for tick := range 4000 {
		h.Stack.Step()
		if p := h.Stack.Page(); p.Find("again") != nil {
			break
		}
		s := h.Stack.Top().(*table.Table).Session()
		if s.Turn() >= 0 {
			if want := s.Turn() == 1; h.Stack.Turned() != want && h.Stack.Top().(*table.Table).Asks() {
				t.Fatalf("seat %d is asked, and it faces opposite: %v", s.Turn(), h.Stack.Turned())
			}
			faced[h.Stack.Turned()]++
		}
		if tick == 200 || tick == 900 {
			was := h.Stack.Turned()
			h.Stack.Use("book")
			h.Stack.Step()
			if h.Stack.Turned() != was {
				t.Error("the rulebook faces somebody else")
			}
			h.Stack.Pop()
			h.Stack.Step()
		}
		if tick%7 == 0 {
			h.Stack.Use(what(h.Stack.Page()))
		}
	}
	if faced[true] == 0 || faced[false] == 0 {
		t.Errorf("it faced %v", faced)
	}
	h.Stack.Home()
	h.Stack.Step()
	if h.Stack.Turned() {
		t.Error("the hall lies the wrong way round")
	}
	for _, other := range []*App{open("none", "person", "person"), open("none,opposite", "person", "easy")} {
		for range 300 {
			other.Stack.Step()
			if other.Stack.Turned() {
				t.Fatal("it turns where nobody wants it")
			}
		}
	}
}
