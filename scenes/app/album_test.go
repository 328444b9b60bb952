//go:build !js

package app

import (
	"slices"
	"strings"
	"testing"
	"time"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/play/album"
	"knucklebones/rules/text"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kiosk"
	pages "knucklebones/scenes/screens/album"
)

// finished plays the game of the flags to its end on the device, and is the program then.
func finished(t *testing.T, sh Show) *App {
	t.Helper()
	h := start(t, sh)
	tab := at(t, h)
	for tick := 0; !tab.Session().Over(); tick++ {
		h.Stack.Step()
		h.Stack.Use(what(h.Stack.Page()))
		if tick > 50_000 {
			t.Fatal("the game does not end")
		}
	}
	h.over(tab.Session())
	h.Stack.Step()
	return h
}

// written returns the words of all items of the page.
func written(h *App) string {
	var list []string
	for _, it := range h.Stack.Page().Items {
		list = append(list, h.Stack.Page().Spoken(it.Label))
	}
	return strings.Join(list, "\n")
}

// What a game has brought is said at its result, kept, and found in the album: each cell
// shows the game and the throw that brought it.
func TestAlbumIsFilled(t *testing.T) {
	device(t)
	h := finished(t, Show{Game: "century", Seed: "7"})
	if !strings.Contains(written(h), "New throws in your book: ") {
		t.Errorf("the result does not say what is new:\n%s", written(h))
	}
	found, throws := h.album.Count()
	if found == 0 || throws < found {
		t.Fatalf("%d casts in %d throws", found, throws)
	}
	h = start(t, Show{}) // another day
	if f, n := h.album.Count(); f != found || n != throws {
		t.Errorf("kept are %d casts in %d throws, not %d in %d", f, n, found, throws)
	}
	h.Stack.Push(h.bookAt(pages.ThrowsTab))
	for _, c := range album.Casts() {
		if h.album.Cast(c).Times == 0 {
			continue
		}
		h.Stack.Use("cast " + figures(c))
		h.Stack.Step()
		if !strings.Contains(written(h), "in Century.") {
			t.Fatalf("%v: it is not said where it was found:\n%s", c, written(h))
		}
		h.Stack.Use("answer 1")
		for range 40 {
			h.Stack.Step()
		}
		w, ok := h.Stack.Top().(*watcher)
		if !ok {
			t.Fatalf("%v: %T is shown", c, h.Stack.Top())
		}
		step := w.until - 1
		if step < 0 {
			step = w.Seen() - 1
		}
		for w.s.At(step).Turn() != rules.Chance { // what was answered to the throw
			step--
		}
		if _, fell := tali.Fallen(w.s.At(step), w.s.At(step+1)); fell != c {
			t.Errorf("%v: the throw that is shown is %v", c, fell)
		}
		h.Stack.Pop()
	}
}

// A game that is left in the middle is entered as far as it has come, and once when it is
// over; a game that is watched is not.
func TestAlbumCountsOnce(t *testing.T) {
	device(t)
	h := throws(t, start(t, Show{Game: "century", Ruleset: "century", Seed: "7"}), 3)
	home(h)
	if _, n := h.album.Count(); n != 3 {
		t.Errorf("after three throws %d are counted", n)
	}
	h = finished(t, Show{Game: "century", Seed: "7"})
	_, n := h.album.Count()
	s, err := Show{Game: "century", Seed: "7"}.session()
	if err != nil {
		t.Fatal(err)
	}
	if h.album.Len() != 1 || n <= 3 || n > s.Game().Longest {
		t.Errorf("%d throws in %d games", n, h.album.Len())
	}
	before := h.album.Text()
	h.Stack.Use("watch")
	h.Stack.Step()
	w := h.Stack.Top().(*watcher)
	h.over(w.s)
	home(h)
	if h.album.Text() != before {
		t.Error("a game that was watched is counted")
	}
}

// bringing returns the text of an album with one game.
func bringing(t *testing.T, game string, seed byte, lens bool) string {
	t.Helper()
	s, err := Show{Game: game, Seed: itoa(int(seed))}.session()
	if err == nil {
		err = playOn(s, s.Game().Longest)
	}
	if err != nil {
		t.Fatal(err)
	}
	e, ok := album.EntryOf(s, "2026-11-24", lens)
	if !ok {
		t.Fatalf("%s brings nothing", game)
	}
	a := album.Read("")
	a.Enter(e)
	return a.Text()
}

// Two devices are joined by their files: each holds the throws of both then, however often
// the files are loaded; erased, the album is empty.
func TestAlbumsAreJoined(t *testing.T) {
	downloads(t)
	device(t)
	host.Save(albumKey, []byte(bringing(t, "century", 1, false)))
	if _, err := (files{start(t, Show{})}).Save(); err != nil {
		t.Fatal(err)
	}
	device(t)
	host.Save(albumKey, []byte(bringing(t, "simple", 2, true)+"damaged\n"))
	h := start(t, Show{})
	loadFile(t, h)
	if h.album.Len() != 2 {
		t.Fatalf("%d games are in the joined album", h.album.Len())
	}
	want := h.album.Text()
	loadFile(t, h)
	h = start(t, Show{})
	if h.album.Text() != want {
		t.Errorf("loaded again, the album is\n%s, not\n%s", h.album.Text(), want)
	}
	if err := (files{h}).Erase(); err != nil || h.album.Len() != 0 {
		t.Errorf("after erasing there are %d games, %v", h.album.Len(), err)
	}
	h.Stack.Push(h.bookAt(pages.ThrowsTab))
	h.Stack.Step()
	if !strings.Contains(written(h), "Play any game with four bones.") {
		t.Errorf("the empty album says\n%s", written(h))
	}
}

// An album of a newer version is not written over, and the program still plays.
func TestNewerAlbumStays(t *testing.T) {
	device(t)
	const newer = "album 2\nsomething else\n"
	host.Save(albumKey, []byte(newer))
	h := finished(t, Show{Game: "century", Seed: "7"})
	if said, _ := host.Load(albumKey); string(said) != newer {
		t.Errorf("the album is now %q", said)
	}
	if strings.Contains(written(h), "New throws in your book") {
		t.Error("something is said to be new in a book that cannot be read")
	}
}

// Each honour that was earned shows how, and says whether the lens was on.
func TestHonoursAreShown(t *testing.T) {
	device(t)
	host.Save(albumKey, []byte(bringing(t, "century", 3, true)))
	h := start(t, Show{})
	list := append(album.Across(), album.Honours(games.Find("century"))...)
	i := slices.IndexFunc(list, func(a album.Honour) bool { return h.album.Honour(a.Key()).Times > 0 })
	if i < 0 {
		t.Fatal("the game has earned nothing")
	}
	h.Stack.Push(h.bookAt(pages.HonoursTab))
	h.Stack.Use("honour " + list[i].Key())
	h.Stack.Step()
	if said := written(h); !strings.Contains(said, "The odds lens was on.") || !strings.Contains(said, text.Plain(list[i].Says)) {
		t.Errorf("of the honour is said\n%s", said)
	}
	h.Stack.Use("answer 1")
	h.Stack.Step()
	if _, ok := h.Stack.Top().(*watcher); !ok {
		t.Errorf("%T is shown", h.Stack.Top())
	}
}

// The parts of the book lead to one another and back to the hall.
func TestBookIsLeafedThrough(t *testing.T) {
	device(t)
	h := start(t, Show{})
	h.Stack.Push(h.bookAt(pages.ThrowsTab))
	for _, id := range []string{"tab games", "game 1", "tab honours", "tab throws", "tab games", "game 21", "back"} {
		h.Stack.Use(id)
		h.Stack.Step()
	}
	if _, ok := h.Stack.Top().(*pages.ListScreen); !ok {
		t.Errorf("%T is shown, not the list of games", h.Stack.Top())
	}
	h.Stack.Use("back")
	h.Stack.Step()
	if h.Stack.Top() != h.hall {
		t.Errorf("%T is shown, not the hall", h.Stack.Top())
	}
}

// Where nothing can be kept the book says so; on a kiosk there is none.
func TestBookSaysWhatIsLost(t *testing.T) {
	h := quiet(t)
	h.unwritten = true
	h.Stack.Push(h.bookAt(pages.ThrowsTab))
	h.Stack.Step()
	if !strings.Contains(written(h), "Your book ends when you close the page.") {
		t.Errorf("the book says\n%s", written(h))
	}
	if s := h.slips(); len(s) != 3 || s[2].ID != "book" || text.Plain(s[2].Line) != "Nothing in it yet" {
		t.Errorf("in the hall lie %v", s)
	}
	h.stand(kiosk.Usual(), time.Now)
	if s := h.slips(); len(s) != 0 {
		t.Errorf("on a kiosk lie %v", s)
	}
}

// TestNoHastyPressAfterAGame: the buttons of the result do nothing for half a second, in which
// a press is still meant for the button that led there.
func TestNoHastyPressAfterAGame(t *testing.T) {
	device(t)
	h := finished(t, Show{Game: "century", Seed: "7"})
	for _, id := range []string{"again", "watch", "hall"} {
		if it := h.Stack.Page().Find(id); it == nil || !it.Late {
			t.Errorf("%s takes a press at once", id)
		}
	}
	for range 40 {
		h.Stack.Step()
	}
	if it := h.Stack.Page().Find("again"); it == nil || it.Late {
		t.Error("the game can’t be played again")
	}
}
