package app

import (
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/ui"
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

// At a desk nothing on the table moves when the lens is opened, nor is a lesson's board
// smaller than that of its game.
func TestLensMovesNoBoard(t *testing.T) {
	for _, g := range games.Games() {
		for _, size := range [][2]float64{{1280, 800}, {1920, 1080}} {
			for _, scene := range []string{"table", "lesson"} {
				movesNoBoard(t, g, scene, size[0], size[1])
			}
		}
	}
}

func movesNoBoard(t *testing.T, g *rules.Game, scene string, w, h float64) {
	t.Helper()
	a, err := Quiet(Show{Game: g.ID, Seed: "8", Scene: scene, Prefs: "none"})
	if err != nil {
		t.Fatal(err)
	}
	a.Stack.Resize(w, h, 1)
	a.Stack.Step()
	top, p := a.Stack.Top().(*table.Table), a.Stack.Page()
	f := table.Arranged(p, faces.For(g).Board(), len(top.Session().Seats()))
	if at := boardOn(p); at.W > 0 && !near(at, f.Board) || !near(top.Field(), f.Field) {
		t.Errorf("%s, %s at %v: the board %.0f in %.0f is not where it is else, %.0f in %.0f", g.ID, scene, w, at, top.Field(), f.Board, f.Field)
	}
	if p.Find("lens") == nil {
		return
	}
	lay := map[string]ui.Rect{}
	for _, it := range p.Items {
		if m := it.Rect.Meet(f.Field); m == it.Rect {
			lay[it.ID] = it.Rect
		}
	}
	a.Stack.Use("lens")
	for range 30 {
		a.Stack.Step()
	}
	if !near(top.Field(), f.Field) {
		t.Errorf("%s, %s at %v: with the lens the table is %.0f, not %.0f", g.ID, scene, w, top.Field(), f.Field)
	}
	for _, it := range p.Items {
		if at, lies := lay[it.ID]; lies && !near(at, it.Rect) {
			t.Errorf("%s, %s at %v: with the lens %q moves from %.0f to %.0f", g.ID, scene, w, it.ID, at, it.Rect)
		}
	}
	for _, fault := range p.Faults() {
		t.Errorf("%s, %s at %v with the lens: %s", g.ID, scene, w, fault)
	}
}

// boardOn returns the place of the board, over which the facts of a position are read; empty
// where its places tell them all.
func boardOn(p *ui.Page) (at ui.Rect) {
	for _, it := range p.Items {
		if strings.HasPrefix(it.ID, "text ") {
			if at.W == 0 {
				at = it.Rect
			}
			at = at.Join(it.Rect)
		}
	}
	return at
}

// near reports whether two places differ by less than a pixel.
func near(a, b ui.Rect) bool {
	m := a.Meet(b)
	return m.W > max(a.W, b.W)-1 && m.H > max(a.H, b.H)-1
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
