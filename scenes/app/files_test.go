//go:build !js

package app

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"knucklebones/rules/text"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kit/prefs"
)

// downloads makes an empty folder the one where files are saved to.
func downloads(t *testing.T) string {
	home := t.TempDir()
	t.Setenv("HOME", home)
	dir := filepath.Join(home, "Downloads")
	if err := os.Mkdir(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	return dir
}

// loadFile has the person choose the file that was saved last.
func loadFile(t *testing.T, h *App) {
	t.Helper()
	if err := (files{h}).Load(); err != nil {
		t.Fatal(err)
	}
	host.Poll()
	h.Tick(false)
	h.Stack.Step()
}

// What is loaded comes beside what waits, and once.
func TestLoadedGamesComeBeside(t *testing.T) {
	downloads(t)
	device(t)
	throws(t, start(t, Show{Game: "century", Seed: "7"}), 3)
	h := throws(t, start(t, Show{Game: "biga", Seed: "7"}), 2)
	h.Stack.Prefs.Motion = prefs.None
	h.Stack.KeepPrefs()
	if _, err := (files{h}).Save(); err != nil {
		t.Fatal(err)
	}
	device(t)
	throws(t, start(t, Show{Game: "century", Seed: "7"}), 1)
	h = start(t, Show{})
	loadFile(t, h)
	const want = "biga throw 3, century throw 4, century throw 2"
	waits(t, h, want)
	if h.Stack.Prefs.Motion != prefs.None {
		t.Error("the settings are not taken in")
	}
	loadFile(t, h)
	waits(t, h, want)
	waits(t, start(t, Show{}), want)
}

// A file with more games than there is room for takes none of their places.
func TestLoadedGamesFindNoRoom(t *testing.T) {
	downloads(t)
	device(t)
	for i := range 2 {
		throws(t, start(t, Show{Game: "century", Seed: itoa(i)}), 1)
	}
	h := start(t, Show{})
	if _, err := (files{h}).Save(); err != nil {
		t.Fatal(err)
	}
	device(t)
	for i := range most - 1 {
		throws(t, start(t, Show{Game: "biga", Seed: itoa(i)}), 1)
	}
	h = start(t, Show{})
	before := home(h)
	loadFile(t, h)
	waits(t, h, before)
}

// What is shared can be loaded: a game that is over is shown, another gone on
// with, and the same one only once.
func TestSharedRecordsAreLoaded(t *testing.T) {
	dir := downloads(t)
	device(t)
	h := throws(t, start(t, Show{Game: "century", Seed: "7"}), 3)
	h.save(at(t, h).Session())
	if said, err := os.ReadFile(filepath.Join(dir, "century.txt")); err != nil || !strings.HasPrefix(string(said), "knucklebones 1\n") {
		t.Fatalf("shared is %q, %v", said, err)
	}
	for range 2 {
		loadFile(t, h)
		if n := at(t, h).Session().Casts(); n != 3 {
			t.Errorf("it is loaded with %d casts", n)
		}
		waits(t, h, "century throw 4")
	}
	device(t)
	h = start(t, Show{})
	loadFile(t, h)
	throws(t, h, 4)
	waits(t, h, "century throw 5")
	h = start(t, Show{Game: "tropa", Seed: "3"})
	if err := playOn(at(t, h).Session(), 1000); err != nil {
		t.Fatal(err)
	}
	h.save(at(t, h).Session())
	h = start(t, Show{})
	loadFile(t, h)
	if w, ok := h.Stack.Top().(*watcher); !ok || !w.s.Over() {
		t.Error("a game that is over is not shown")
	}
}

// After a game the way to send it is shown: in a window, which has no link, the
// record is saved.
func TestResultsAreSent(t *testing.T) {
	dir := downloads(t)
	device(t)
	h := start(t, Show{Game: "tropa", Seed: "3"})
	tab := at(t, h)
	if err := playOn(tab.Session(), 1000); err != nil {
		t.Fatal(err)
	}
	h.over(tab.Session())
	h.Stack.Step()
	h.Stack.Use("share")
	if h.Stack.Step(); text.Plain(h.Stack.Page().Dialog) != "Send this game" {
		t.Fatalf("%q is seen over the result", text.Plain(h.Stack.Page().Dialog))
	}
	h.Stack.Use("answer 1")
	if h.Stack.Step(); h.Stack.Page().Dialog != "" {
		t.Errorf("%q is still seen", text.Plain(h.Stack.Page().Dialog))
	}
	if said, err := os.ReadFile(filepath.Join(dir, "tropa.txt")); err != nil || !strings.HasPrefix(string(said), "knucklebones 1\n") {
		t.Errorf("saved is %q, %v", said, err)
	}
}

// Rubbish changes nothing, and it is said that it is none.
func TestRubbishIsNotLoaded(t *testing.T) {
	dir := downloads(t)
	device(t)
	h := throws(t, start(t, Show{Game: "century", Seed: "7"}), 3)
	before := home(h)
	for i, said := range []string{
		"", "PK\x03\x04", "{}", `{"knucklebones":2}`, `{"knucklebones":1,"kept":{"game 1 0":"x","settings":"[]","nonsense":"5"}}`,
		"knucklebones 1\n", "knucklebones 1\ngame century\nseat person -\n\njump\n", `{"knucklebones":1,"kept":{"game 1 0":"casts 1 at 5\nknucklebones 1\n"}}`,
	} {
		if err := os.WriteFile(filepath.Join(dir, "rubbish.json"), []byte(said), 0o600); err != nil {
			t.Fatal(err)
		}
		h.Stack.Step()
		if err := h.takeAny(said); err == nil {
			t.Errorf("rubbish %d is loaded", i)
		}
		loadFile(t, h)
		waits(t, h, before)
	}
	if _, err := host.Load("nonsense"); err == nil {
		t.Error("nonsense is kept")
	}
}

// FuzzTake: whatever a file holds, it is refused in words or the device keeps
// what can be read.
func FuzzTake(f *testing.F) {
	f.Add(`{"knucklebones":1,"kept":{"game 1 0":"casts 1 at 5\nknucklebones 1\ngame biga\nseat person -\n\nthrow\n","table biga":"{}"}}`)
	f.Add("knucklebones 1\ngame biga\nseat person -\n\non 2\n")
	f.Fuzz(func(t *testing.T, said string) {
		device(t)
		h := New()
		if err := h.takeAny(said); err != nil && err.Error() == "" {
			t.Error("it is refused without a word")
		}
		for _, w := range h.saves.list {
			if !h.resume(w) {
				t.Errorf("what was taken in cannot be read: %s", w.game.ID)
			}
		}
	})
}
