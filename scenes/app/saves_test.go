//go:build !js

package app

import (
	"slices"
	"strings"
	"testing"
	"time"

	"knucklebones/rules/text"
	"knucklebones/scenes/host"
	"knucklebones/scenes/screens/results"
	"knucklebones/scenes/table"
)

// device makes an empty folder the one where this test's saves are kept.
func device(t *testing.T) {
	foretell(t)
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
}

// patience is the longest time a test waits for work of other goroutines, such as a
// catalogue that is being loaded; it is long enough for a busy machine.
const patience = 2 * time.Minute

// await lets an app take ticks until something is so.
func await(t *testing.T, h *App, what string, so func() bool) {
	t.Helper()
	for end := time.Now().Add(patience); !so(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("for %v it is not so: %s", patience, what)
		}
		h.Stack.Step()
		h.Tick(false)
	}
}

// start is the program started anew on the device by these flags.
func start(t *testing.T, sh Show) *App {
	t.Helper()
	host.SetPlaying("") // no page is loaded again
	return load(t, sh)
}

// load is the program on a page that is loaded again.
func load(t *testing.T, sh Show) *App {
	t.Helper()
	foretell(t)
	h := New()
	h.Stack.CountWork(25) // as much as a fast machine does
	if err := h.begin(sh); err != nil {
		t.Fatal(err)
	}
	h.Stack.Resize(1280, 800, 1)
	h.Stack.Step()
	return h
}

// at is the table that is seen.
func at(t *testing.T, h *App) *table.Table {
	t.Helper()
	tab, ok := h.Stack.Top().(*table.Table)
	if !ok {
		t.Fatalf("no table is seen, but %s", ids(h.Stack.Page()))
	}
	return tab
}

// throws plays on until so many casts have fallen.
func throws(t *testing.T, h *App, n int) *App {
	t.Helper()
	tab := at(t, h)
	for tick := 0; tab.Session().Casts() < n; tick++ {
		h.Stack.Step()
		h.Stack.Use(what(h.Stack.Page()))
		if tick > 5000 {
			t.Fatalf("%d casts fall of %d", tab.Session().Casts(), n)
		}
	}
	return h
}

// home goes to the hall and is the lines of the games that wait.
func home(h *App) string {
	h.Stack.Home()
	h.Stack.Step()
	var lines []string
	for _, w := range h.waiting() {
		lines = append(lines, w.Game+" "+text.Plain(text.Lower(w.Turn)))
	}
	return strings.Join(lines, ", ")
}

func waits(t *testing.T, h *App, want string) {
	t.Helper()
	if got := home(h); got != want {
		t.Errorf("in the hall wait %q, not %q", got, want)
	}
}

// An address that names a game that waits goes on with it; another begins one
// beside it, and one that nobody touches leaves nothing behind.
func TestAnAddressTakesNoGameAway(t *testing.T) {
	device(t)
	century := Show{Game: "century", Seed: "7"}
	throws(t, start(t, century), 3)
	if n := at(t, start(t, century)).Session().Casts(); n != 3 {
		t.Errorf("the same address goes on after %d casts, not 3", n)
	}
	waits(t, start(t, Show{Game: "biga"}), "century throw 4")
	throws(t, start(t, Show{Game: "century", Seed: "8"}), 1)
	throws(t, start(t, Show{Game: "biga"}), 2)
	waits(t, start(t, Show{}), "biga throw 3, century throw 2, century throw 4")
	throws(t, start(t, century), 4)
	h := start(t, Show{})
	waits(t, h, "century throw 5, biga throw 3, century throw 2")
	h.Stack.Step()
	h.Stack.Use("resume")
	h.Stack.Step()
	if n := at(t, h).Session().Casts(); n != 4 {
		t.Errorf("Resume goes on after %d casts, not 4", n)
	}
}

// A page that is loaded again in the middle of a game goes on with exactly that,
// whatever its address says.
func TestLoadedAgain(t *testing.T) {
	device(t)
	throws(t, start(t, Show{Game: "biga"}), 2)
	throws(t, start(t, Show{Game: "biga"}), 3)
	h := load(t, Show{Game: "biga"})
	if n := at(t, h).Session().Casts(); n != 3 {
		t.Errorf("loaded again it goes on after %d casts, not 3", n)
	}
	waits(t, h, "biga throw 4, biga throw 3")
	if h = load(t, Show{}); h.Stack.Top() != h.hall {
		t.Error("loaded again in the hall it opens a table")
	}
}

// Twelve games wait and no more; before another takes the place of one it is
// asked for.
func TestTwelveWait(t *testing.T) {
	device(t)
	throws(t, start(t, Show{Game: "century", Seed: "100"}), 1)
	for i := range most - 1 {
		throws(t, start(t, Show{Game: "biga", Seed: itoa(i)}), 1)
	}
	h := start(t, Show{Game: "olympus", Seed: "1"})
	if h.Stack.Page().Find("answer 1") == nil {
		t.Fatalf("nothing is asked: %s", ids(h.Stack.Page()))
	}
	h.Stack.Use("close")
	throws(t, h, 1)
	if home(h); len(h.saves.list) != most || h.saves.list[most-1].game.ID != "century" {
		t.Errorf("%d wait, the last %v", len(h.saves.list), h.saves.list[most-1])
	}
	h = start(t, Show{Game: "olympus", Seed: "1"})
	h.Stack.Use("answer 1")
	throws(t, h, 1)
	if home(h); len(h.saves.list) != most || h.saves.list[0].game.ID != "olympus" || h.saves.list[most-1].game.ID != "biga" {
		t.Errorf("%d wait, the first %v", len(h.saves.list), h.saves.list[0])
	}
	h = start(t, Show{})
	for _, id := range []string{"waiting", "drop 1", "answer 1"} {
		h.Stack.Use(id)
		h.Stack.Step()
	}
	if h = start(t, Show{}); len(h.saves.list) != most-1 || h.saves.list[0].game.ID == "olympus" {
		t.Errorf("%d wait after one was given up", len(h.saves.list))
	}
}

// A game that is over waits until its result was seen, and then leaves.
func TestFinishedGamesLeave(t *testing.T) {
	device(t)
	h := start(t, Show{Game: "tropa", Seed: "3"})
	for tick := 0; !at(t, h).Session().Over(); tick++ {
		h.Stack.Step()
		h.Stack.Use(what(h.Stack.Page()))
		if tick > 50000 {
			t.Fatal("it does not end")
		}
	}
	h = start(t, Show{})
	waits(t, h, "tropa the end")
	h.waiting()[0].Actions[0].Do()
	for seen, tick := false, 0; !seen; tick++ {
		h.Stack.Step()
		h.Stack.Use(what(h.Stack.Page()))
		if _, seen = h.Stack.Top().(*results.Results); tick > 1000 {
			t.Fatal("its result is not seen")
		}
	}
	waits(t, start(t, Show{}), "")
	keys, _ := host.Keys()
	if slices.ContainsFunc(keys, func(k string) bool { return strings.HasPrefix(k, "game ") }) {
		t.Errorf("there is still kept %q", keys)
	}
}

// What cannot be read is told of once, stays where it is, and stands in nobody's
// way.
func TestUnreadable(t *testing.T) {
	device(t)
	junk := strings.Repeat("x", 4_500_000)
	for _, k := range []string{"game", "game 1 0", "game 4 0"} {
		if err := host.Save(k, []byte(junk)); err != nil {
			t.Fatal(err)
		}
	}
	told := 0
	for seed := range 2 {
		h := New()
		for range 10 {
			if h.tellOdd() {
				told++
			}
		}
		throws(t, start(t, Show{Game: "century", Seed: itoa(seed)}), 1)
	}
	if told != 1 {
		t.Errorf("it is told %d times", told)
	}
	for _, k := range []string{"game", "game 1 0", "game 4 0"} {
		if b, err := host.Load(k); err != nil || string(b) != junk {
			t.Errorf("%q is not as it was: %v", k, err)
		}
	}
	waits(t, start(t, Show{}), "century throw 2, century throw 2")
}

// A game whose middle is damaged shows only when it is resumed.
func TestDamagedWithin(t *testing.T) {
	device(t)
	throws(t, start(t, Show{Game: "century", Seed: "7"}), 3)
	b, err := host.Load("game 1 0")
	if err != nil {
		t.Fatal(err)
	}
	if err := host.Save("game 1 0", append(b, "jump\n"...)); err != nil {
		t.Fatal(err)
	}
	h := start(t, Show{})
	h.Stack.Use("resume")
	h.Stack.Step()
	if h.Stack.Top() != h.hall || len(h.saves.list) != 0 || h.Stack.Page().Find("resume") != nil {
		t.Errorf("a damaged game is offered still: %s", ids(h.Stack.Page()))
	}
}

// The one game that waited before several could goes on waiting.
func TestOldSave(t *testing.T) {
	device(t)
	old := "knucklebones 1\ngame century\nseat person woad You\nseed 00000000000000000000000000000007\n\nthrow\ndrawn\n"
	if err := host.Save("game", []byte(old)); err != nil {
		t.Fatal(err)
	}
	waits(t, start(t, Show{}), "century throw 2")
	waits(t, start(t, Show{}), "century throw 2")
}
