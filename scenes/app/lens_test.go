package app

import (
	"testing"

	"knucklebones/rules/games"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/table"
)

// On a phone the lens lays the odds over the table, in every game that has a
// question to weigh, and putting them away leads back to it.
func TestLensOnAPhone(t *testing.T) {
	for _, g := range games.Games() {
		if g.Odds == nil {
			continue
		}
		for _, size := range [][2]float64{{390, 844}, {844, 390}} {
			h, err := Quiet(Show{Game: g.ID, Seed: "8", Prefs: "none"})
			if err != nil {
				t.Fatal(err)
			}
			h.Stack.Resize(size[0], size[1], 1)
			seen := peeks(t, h)
			for range 200 {
				if !seen {
					hand(t, h, 6, nil)
					seen = peeks(t, h)
				}
			}
			if !seen {
				t.Errorf("%s %v: no odds were seen", g.ID, size)
			}
		}
	}
}

// Who sets the odds to be shown always sees them at the table that is open, and no longer
// who sets that back.
func TestLensIsHeededAtOnce(t *testing.T) {
	h, err := Quiet(Show{Game: "knucklebones", Seed: "10", Steps: 28})
	if err != nil {
		t.Fatal(err)
	}
	h.Stack.Resize(1280, 800, 1)
	for _, lens := range []prefs.Lens{prefs.Ask, prefs.Always, prefs.Ask} {
		h.Stack.Prefs.Lens = lens
		h.Stack.Invalidate()
		for range 90 {
			h.Stack.Step()
		}
		if shown := h.Stack.Page().Find("odds") != nil; shown != (lens == prefs.Always) {
			t.Errorf("set to %v, odds are shown: %v", lens, shown)
		}
	}
}

// peeks uses the lens, and reports whether odds were laid over the table.
func peeks(t *testing.T, h *App) bool {
	t.Helper()
	for range 600 {
		if h.Stack.Step(); h.Stack.Top().(*table.Table).Asks() {
			break
		}
	}
	h.Stack.Use("lens")
	for range 30 {
		h.Stack.Step()
	}
	p := h.Stack.Page()
	if p.Find("picture 1") == nil {
		return false
	}
	for _, f := range p.Faults() {
		t.Errorf("%s: %s", text.Plain(p.Title), f)
	}
	h.Stack.Use("answer 1")
	h.Stack.Step()
	if h.Stack.Page().Find("picture 1") != nil {
		t.Errorf("%s: the odds are not put away", text.Plain(p.Title))
	}
	return true
}
