package hall

import (
	"testing"

	"knucklebones/rules/all"
	"knucklebones/scenes"
	"knucklebones/scenes/scenestest"
)

func deps(opened *string) Deps {
	return Deps{
		Shelf: all.Shelf(),
		Saved: func() (string, string, bool) { return "knucklebones", "Knucklebones, throw 3", true },
		Open:  func(id string) { *opened = id }, Resume: func() { *opened = "resumed" },
	}
}

func TestLay(t *testing.T) {
	var opened string
	scenestest.Lay(t, func(st *scenes.Stack) scenes.Scene { return New(st, deps(&opened)) }, "skiffs", "knucklebones")
	scenestest.Lay(t, func(st *scenes.Stack) scenes.Scene { return New(st, Deps{Shelf: all.Shelf()}) })
}

func TestOpen(t *testing.T) {
	opened := ""
	st := scenestest.Stack(scenestest.Sizes[0], 0)
	st.Push(New(st, deps(&opened)))
	st.Step()
	for _, title := range all.Shelf() {
		opened = ""
		st.Use(title.ID)
		if want := title.Game != nil; (opened == title.ID) != want {
			t.Errorf("%s opened %q", title.ID, opened)
		}
	}
	if st.Use("resume"); opened != "resumed" {
		t.Errorf("Resume opened %q", opened)
	}
}

// TestFilters: every filter takes some games, and all of them together all.
func TestFilters(t *testing.T) {
	shelf := all.Shelf()
	taken := map[string]bool{}
	for _, f := range filters {
		n := 0
		for i := range shelf {
			if f.takes(&shelf[i]) {
				n++
				taken[shelf[i].ID] = taken[shelf[i].ID] || f.name != "All"
			}
		}
		if n == 0 {
			t.Errorf("the filter %s takes no game", f.name)
		}
	}
	for _, title := range shelf {
		if !taken[title.ID] {
			t.Errorf("%s is in no filter but All", title.ID)
		}
	}
}

func TestDraw(t *testing.T) {
	scenestest.Draw(t, func(st *scenes.Stack) scenes.Scene { return New(st, Deps{Shelf: all.Shelf()}) })
}
