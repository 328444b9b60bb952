package hall

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/scenes"
	"knucklebones/scenes/scenestest"
	"knucklebones/sprites/shelf"
)

func motif(*rules.Game) shelf.Motif { return shelf.Jar }

func deps(opened *string) Deps {
	return Deps{
		Shelf: games.Games(), Motif: motif,
		Saved: func() (string, string, bool) { return "knucklebones", "Knucklebones, throw 3", true },
		Open:  func(id string) { *opened = id }, Resume: func() { *opened = "resumed" },
	}
}

func TestLay(t *testing.T) {
	var opened string
	scenestest.Lay(t, func(st *scenes.Stack) scenes.Scene { return New(st, deps(&opened)) }, "skiffs", "knucklebones")
	scenestest.Lay(t, func(st *scenes.Stack) scenes.Scene { return New(st, Deps{Shelf: games.Games(), Motif: motif}) })
}

func TestOpen(t *testing.T) {
	opened := ""
	st := scenestest.Stack(scenestest.Sizes[0], 0)
	st.Push(New(st, deps(&opened)))
	st.Step()
	for _, g := range games.Games() {
		opened = ""
		if st.Use(g.ID); opened != g.ID {
			t.Errorf("%s opened %q", g.ID, opened)
		}
	}
	if st.Use("resume"); opened != "resumed" {
		t.Errorf("Resume opened %q", opened)
	}
}

// TestFilters: every filter takes some games, and all of them together all.
func TestFilters(t *testing.T) {
	shelf := games.Games()
	taken := map[string]bool{}
	for _, f := range filters {
		n := 0
		for _, g := range shelf {
			if f.takes(g) {
				n++
				taken[g.ID] = taken[g.ID] || f.name != "All"
			}
		}
		if n == 0 {
			t.Errorf("the filter %s takes no game", f.name)
		}
	}
	for _, g := range shelf {
		if !taken[g.ID] {
			t.Errorf("%s is in no filter but All", g.ID)
		}
	}
}

func TestDraw(t *testing.T) {
	scenestest.Draw(t, func(st *scenes.Stack) scenes.Scene { return New(st, Deps{Shelf: games.Games(), Motif: motif}) })
}
