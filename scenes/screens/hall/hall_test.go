package hall

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/scenestest"
	"knucklebones/scenes/screens/hall/listing"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

func motif(*rules.Game) shelf.Motif { return shelf.Motif{Floor: surface.Mosaic} }

func deps(opened *string) Deps {
	return Deps{
		Shelf: games.Games(), Motif: motif,
		Open: func(id string) { *opened = id },
		Waiting: func() []Waiting {
			return []Waiting{
				{"knucklebones", "Knucklebones", "throw 3", func() { *opened = "resumed" }, func() { *opened = "dropped" }},
				{"hounds", "Hounds and Vultures", "throw 10403", func() { *opened = "resumed another" }, func() { *opened = "dropped another" }},
			}
		},
	}
}

// one is with a single game that waits.
func one(opened *string) Deps {
	d := deps(opened)
	all := d.Waiting
	d.Waiting = func() []Waiting { return all()[:1] }
	return d
}

func TestLay(t *testing.T) {
	var opened string
	scenestest.Lay(t, func(st *scenes.Stack) scenes.Scene { return New(st, deps(&opened)) }, "skiffs", "knucklebones", "waiting", "answer 3", "answer 1", "close")
	scenestest.Lay(t, func(st *scenes.Stack) scenes.Scene { return New(st, one(&opened)) })
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
	for _, c := range [][]string{
		{"resumed", "resume"}, {"resumed another", "waiting", "answer 2"}, {"dropped another", "waiting", "answer 3", "answer 2", "answer 1"},
	} {
		opened = ""
		for _, id := range c[1:] {
			st.Use(id)
			st.Step()
		}
		if opened != c[0] {
			t.Errorf("%q does %q, not %q", c[1:], opened, c[0])
		}
	}
}

// TestFilters: every filter takes some games, and all of them together all.
func TestFilters(t *testing.T) {
	shelf := games.Games()
	taken := map[string]bool{}
	for i, f := range listing.Filters(shelf) {
		n := 0
		for _, g := range shelf {
			if f.Takes(g) {
				n++
				taken[g.ID] = taken[g.ID] || i > 0
			}
		}
		if n == 0 {
			t.Errorf("the filter %s takes no game", f.Name)
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

// The first frames of all draw one thing each; a hall that is come back to is
// drawn at once.
func TestDawn(t *testing.T) {
	st := scenes.NewStack(prefs.Default())
	st.Screens = scenestest.Screens{}
	st.Resize(640, 480, 1)
	dst := ebiten.NewImage(640, 480)
	defer dst.Deallocate()
	frames := func(h *Hall) int {
		st.Push(h)
		for n := range 20 {
			st.Step()
			st.Draw(dst)
			if h.pics.frames > 0 {
				return n
			}
		}
		return -1
	}
	for _, want := range []int{len(dawn), 0} {
		if got := frames(New(st, Deps{Shelf: games.Games(), Motif: motif})); got != want {
			t.Errorf("the hall is drawn after %d frames, want %d", got, want)
		}
	}
}

// On a shelf of few games there is nothing to filter that would show all or none.
func TestFewGames(t *testing.T) {
	for n, want := range map[int]int{1: 1, 2: 3, len(games.Games()): 5} {
		few := append(games.Games()[:0:0], games.Find("century"), games.Find("gladiators"))[:min(n, 2)]
		if n > 2 {
			few = games.Games()
		}
		if got := listing.Filters(few); len(got) != want {
			t.Errorf("%d games have filters %v, want %d", n, got, want)
		}
		scenestest.Lay(t, func(st *scenes.Stack) scenes.Scene { return New(st, Deps{Shelf: few, Motif: motif}) })
	}
	if got := listing.Line(games.Games()[:1]); text.Plain(got) != "One game of bone, card and coin" {
		t.Errorf("it says %q", text.Plain(got))
	}
}
