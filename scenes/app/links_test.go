//go:build !js

package app

import (
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/session"
	"knucklebones/scenes/faces"
	"knucklebones/scenes/host"
	"knucklebones/scenes/screens/setup"
	"knucklebones/scenes/table"
)

// played is a game that computers have played to its end.
func played(t *testing.T, id string, seats int) *session.Session {
	t.Helper()
	s, err := session.New(games.Find(id), rules.Setup{Seats: seats}, [16]byte{1})
	if err != nil {
		t.Fatal(err)
	}
	if err := playOn(s, s.Game().Longest); err != nil {
		t.Fatal(err)
	}
	return s
}

// quiet is the hall without devices, in a window of a desk.
func quiet(t *testing.T) *App {
	t.Helper()
	h, err := Quiet(Show{Scene: "hall"})
	if err != nil {
		t.Fatal(err)
	}
	h.Stack.Resize(1280, 800, 1)
	h.Stack.Step()
	return h
}

// TestLinkSetsATable: a link to a table opens it set so, and one that asks for
// what there is not says what, and opens nothing.
func TestLinkSetsATable(t *testing.T) {
	h := quiet(t)
	if err := h.follow("game=skiffs&seats=3&players=person,person,hard"); err != nil {
		t.Fatal(err)
	}
	set, ok := h.Stack.Top().(*setup.Setup)
	if !ok || set.Game().ID != "skiffs" {
		t.Fatal("no table is set")
	}
	var kinds []string
	for _, s := range set.Table().Seats {
		kinds = append(kinds, s.Kind)
	}
	if !slices.Equal(kinds, []string{"person", "person", "hard"}) {
		t.Errorf("there sit %q", kinds)
	}
	for _, bad := range []string{
		"x", "game=chess", "game=skiffs&seats=99", "game=skiffs&seats=-1", "game=skiffs&players=king", "game=skiffs&purse=x", "game=skiffs&nothing=1",
		"game=skiffs&ruleset=none", "game=skiffs&game=par", "game=skiffs&seats=2&players=person,person,person", "game=skiffs&" + strings.Repeat("a", 500), "g=", "g=AAAA", "g=%00",
	} {
		h := quiet(t)
		if err := h.follow(bad); err == nil || err.Error() == "" {
			t.Errorf("%q is followed: %v", bad, err)
		}
		if h.Stack.Top() != h.hall {
			t.Errorf("%q leads away from the hall", bad)
		}
	}
}

// TestLinkHoldsAGame: a game goes into a link and comes out of it as it was, to be
// watched.
func TestLinkHoldsAGame(t *testing.T) {
	s := played(t, "knucklebones", 3)
	link, err := s.Link()
	if err != nil {
		t.Fatal(err)
	}
	h := quiet(t)
	if err := h.follow("g=" + link); err != nil {
		t.Fatal(err)
	}
	w, ok := h.Stack.Top().(*watcher)
	if !ok || w.s.Len() != s.Len() {
		t.Fatal("it is not the game that is watched")
	}
	for i := range s.Len() {
		if w.s.Step(i).Move != s.Step(i).Move {
			t.Errorf("step %d is another", i)
		}
	}
	for i := range link {
		wrong := []byte(link)
		wrong[i] ^= 1 // another letter, or none that a link has
		if h := quiet(t); h.follow("g="+string(wrong)) == nil || h.Stack.Top() != h.hall {
			t.Errorf("a link whose letter %d is wrong is followed", i)
		}
	}
}

// FuzzFollow: whatever stands in the address, the hall is seen or something that
// can be listed.
func FuzzFollow(f *testing.F) {
	for _, hash := range []string{"", "game=skiffs&seats=3", "game=skiffs&players=person,hard", "g=AQ", "game=&", "=&=", "game=knucklebones&ante=2&first=1"} {
		f.Add(hash)
	}
	f.Fuzz(func(t *testing.T, hash string) {
		h := quiet(t)
		err := h.follow(hash)
		if err != nil && h.Stack.Top() != h.hall {
			t.Errorf("%q is refused, %v, and leads away", hash, err)
		}
		h.Stack.Step()
	})
}

// TestWatch: a game is watched event by event, back, and from any of them; and
// played on, as a practice game that is like it so far.
func TestWatch(t *testing.T) {
	s := played(t, "oneandtwenty", 3)
	h := quiet(t)
	w := h.watch(s)
	h.Stack.Push(w)
	h.Stack.Step()
	until := func(what string, ok func() bool) {
		t.Helper()
		for range 60 * 60 {
			if ok() {
				return
			}
			h.Stack.Step()
		}
		t.Fatalf("it never comes to %s: %d of %d, %v", what, w.Seen(), s.Len(), w.paused)
	}
	use := func(id string) { h.Stack.Use(id); h.Stack.Step() }
	use("play")
	if !w.paused {
		t.Fatal("it does not pause")
	}
	for event := 1; event <= 3; event++ {
		use("next event")
		until("the next event", func() bool { return w.paused && w.Seen() == w.stops[event] })
	}
	use("back event")
	if w.event() != 2 || !w.paused {
		t.Errorf("one back from 3 is %d", w.event())
	}
	w.seek(len(w.stops) - 1)
	h.Stack.Step()
	if !w.Shown() || h.Stack.Page().Find("result") == nil {
		t.Errorf("at the end there is no result")
	}
	w.seek(5)
	h.Stack.Step()
	use("play on")
	on := at(t, h).Session()
	if on.Len() != w.stops[5] || !on.Practice() {
		t.Errorf("it goes on after %d steps, want %d", on.Len(), w.stops[5])
	}
	for i := range on.Len() {
		if on.Step(i).Move != s.Step(i).Move {
			t.Errorf("step %d is another", i)
		}
	}
}

// TestLinkIsPlayedOnce: who opens a link, watches it and plays on from there has the
// game played through once. What is wrong with a link is said.
func TestLinkIsPlayedOnce(t *testing.T) {
	link, err := played(t, "oneandtwenty", 3).Link()
	if err != nil {
		t.Fatal(err)
	}
	plays := 0
	counted := *games.Find("oneandtwenty")
	begin := counted.Start
	counted.Start = func(s rules.Setup) (rules.Position, error) {
		plays++
		return begin(s)
	}
	s, err := session.FromLink(link, func(string) *rules.Game { return &counted })
	if err != nil {
		t.Fatal(err)
	}
	h := quiet(t)
	w := h.watch(s)
	h.Stack.Push(w)
	h.Stack.Step()
	w.seek(5)
	w.playOn()
	if on := at(t, h).Session(); plays != 1 || on.Len() != w.stops[5] {
		t.Errorf("the game is played through %d times, and %d steps of it go on, want %d", plays, on.Len(), w.stops[5])
	}
	if err := h.follow(linked + link[:len(link)-1]); err == nil {
		t.Error("a damaged link is followed")
	}
}

// watching is the app in which a long game is watched, which computers have played.
func watching(t testing.TB) (*App, *watcher) {
	t.Helper()
	h, err := Quiet(Show{Prefs: "none"})
	if err != nil {
		t.Fatal(err)
	}
	s, err := Show{Game: "mendax-common", Seed: "1"}.session()
	if err == nil {
		err = playOn(s, s.Game().Longest)
	}
	if err != nil {
		t.Fatal(err)
	}
	w := h.watch(s)
	h.Stack.Push(w)
	h.Stack.Resize(1280, 800, 1)
	h.Stack.Step()
	return h, w
}

// TestSliderRebuildsNothing: a slider that is moved a thousand times in a long game makes
// no table anew, and so drops no picture that it has painted; what it shows is what a
// table shows at which somebody sits down there.
func TestSliderRebuildsNothing(t *testing.T) {
	h, w := watching(t)
	was, last := w.Table, len(w.stops)-1
	slide := func(event int) {
		h.Stack.Page().Find("event").Slide(float64(event) / float64(last))
		h.Stack.Step()
	}
	if last < 100 {
		t.Fatalf("the game has only %d events", last)
	}
	for i := range 1000 {
		slide(i * 7 % (last + 1))
	}
	if w.Table != was {
		t.Fatal("the table is made anew")
	}
	for _, event := range []int{last, 3, last / 2, 0} {
		slide(event)
		at := table.New(h.Stack, w.s, faces.For(w.s.Game()).Board(), w.stops[event], table.Deps{Watch: w.layRow})
		if w.Seen() != w.stops[event] || !slices.Equal(w.Log(), at.Log()) || w.Shown() != at.Shown() {
			t.Errorf("event %d: %d steps and %d lines are shown, want %d and %d", event, w.Seen(), len(w.Log()), w.stops[event], len(at.Log()))
		}
	}
}

// BenchmarkSlider moves the slider of a long game back and forth.
func BenchmarkSlider(b *testing.B) {
	h, w := watching(b)
	last := len(w.stops) - 1
	b.ReportAllocs()
	for i := range b.N {
		h.Stack.Page().Find("event").Slide(float64(i%last) / float64(last))
		h.Stack.Step()
	}
}

// TestCode: a code of a link is as large as it must be, and too long a link has
// none.
func TestCode(t *testing.T) {
	for n, want := range map[int]int{20: 2, 270: 10, 1270: 25} {
		c, err := encode(strings.Repeat("a", n))
		if err != nil || (c.Size-17)/4 != want {
			t.Errorf("%d letters make %+v, %v; want version %d", n, c, err, want)
		}
	}
	if _, err := encode(strings.Repeat("a", 1300)); err == nil {
		t.Error("a code of 1300 letters is made")
	}
}

// TestHashIsFollowedOnce: what stands in the address is followed and taken out of
// it, so that the page loaded again does not begin anew.
func TestHashIsFollowedOnce(t *testing.T) {
	device(t)
	h := start(t, Show{})
	host.SetHash("game=century")
	h.heedLink()
	if set, ok := h.Stack.Top().(*setup.Setup); !ok || set.Game().ID != "century" || host.Hash() != "" {
		t.Errorf("%q is left, and %T is seen", host.Hash(), h.Stack.Top())
	}
	host.SetHash("game=chess")
	h.Stack.Home()
	h.heedLink()
	if h.Stack.Step(); h.Stack.Page().Dialog == "" {
		t.Error("it is not said that a link is wrong")
	}
}
