//go:build !js

package app

import (
	"slices"
	"strings"
	"testing"
	"time"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/book"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/review"
	"knucklebones/rules/play/session"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kiosk"
	"knucklebones/scenes/screens/results"
)

// finish plays on until the result has looked back on the game.
func finish(t *testing.T, h *App) *App {
	t.Helper()
	h.Stack.Headless()
	for tick := 0; tick < 100_000; tick++ {
		h.Stack.Step()
		if r, ok := h.Stack.Top().(*results.Results); ok {
			if r.WakeAfter() == 0 {
				return h
			}
			continue
		}
		h.Stack.Use(what(h.Stack.Page()))
	}
	t.Fatal("the game never comes to its end")
	return nil
}

// inBook returns what a program that is started anew finds in the book of a game.
func inBook(t *testing.T, id string) book.List {
	t.Helper()
	list, writable := New().bookOf(id)
	if !writable {
		t.Fatalf("the book of %s cannot be written", id)
	}
	return list
}

var century7, century8 = Show{Game: "century", Ruleset: "choices", Seed: "7"}, Show{Game: "century", Ruleset: "choices", Seed: "8"}

// A game that is finished stands in the book once, with its luck, and stays there.
func TestFinishedGameIsInTheBook(t *testing.T) {
	device(t)
	h := finish(t, start(t, century7))
	list := inBook(t, "century")
	if len(list) != 1 {
		t.Fatalf("%d games are in the book", len(list))
	}
	e := list[0]
	fell := e.Fell[0] + e.Fell[1] + e.Fell[2] + e.Fell[3]
	if !e.Luck.Known || !e.Luck.Exact || e.Casts == 0 || fell != 4*e.Casts || e.Bones != [4]int{10, 40, 40, 10} || len(e.Others) > 0 {
		t.Errorf("%+v", e)
	}
	h.Stack.Use("watch")
	for range 3 {
		h.Stack.Step()
	}
	h.over(h.Stack.Top().(*watcher).s)
	h.Stack.Step()
	if n := len(inBook(t, "century")); n != 1 {
		t.Errorf("watched again it stands there %d times", n)
	}
	finish(t, start(t, century8))
	if n := len(inBook(t, "century")); n != 2 {
		t.Errorf("after another game there are %d", n)
	}
}

// Only what the person at the device plays counts: not practice, nor what is told of others.
func TestWhatCountsForTheBook(t *testing.T) {
	device(t)
	h := New()
	sit := func(practice bool, seats ...record.Seat) *session.Session {
		s, err := session.Begin(games.Find("tropa"), rules.Setup{}, seats, [16]byte{1})
		if err != nil {
			t.Fatal(err)
		}
		if practice {
			s.StartPractice()
		}
		return s
	}
	you, livia, easy := record.Seat{Kind: record.Person}, record.Seat{Kind: record.Person, Name: "Livia"}, record.Seat{Kind: "easy", Name: "Marcus"}
	for i, c := range []struct {
		s    *session.Session
		want bool
	}{
		{sit(false, you, easy), true}, {sit(false, you, livia), true}, {sit(false, you, you), false},
		{sit(true, you, easy), false}, {sit(false, livia, easy), false}, {sit(false, easy, easy), false},
	} {
		if got := h.counts(c.s); got != c.want {
			t.Errorf("company %d counts: %v", i, got)
		}
	}
	if s := standing(t, kiosk.Usual()); s.h.counts(sit(false, you, easy)) {
		t.Error("at a kiosk it counts")
	}
}

// After a game of several people at one device luck and choices are told of each, first of
// the one to whom it belongs.
func TestEverybodysLuckIsTold(t *testing.T) {
	seats := []record.Seat{{Kind: record.Person, Name: "Livia"}, {Kind: record.Person}, {Kind: "easy", Name: "Marcus"}, {Kind: record.Person, Name: "Brida"}}
	s, err := session.Begin(games.Find("oneandtwenty"), rules.Setup{}, seats, [16]byte{3})
	if err != nil {
		t.Fatal(err)
	}
	if err := playOn(s, s.Game().Longest); err != nil {
		t.Fatal(err)
	}
	var known []rules.Actor
	step, said := accounts(ledgersOf(s), func(a review.Account) { known = append(known, a.Seat) })
	for n, told := 0, 0; !step(100); n++ {
		if len(said()) > told {
			told++
		}
		if n > 1_000_000 || len(said()) != told {
			t.Fatalf("after %d slices it says %v", n, said())
		}
	}
	if !slices.Equal(known, []rules.Actor{1, 0, 3}) || len(said()) != 3 {
		t.Errorf("accounts of %v say %v", known, said())
	}
}

// The look at luck and choices of many people does not go on for ever: that of the one to
// whom the device belongs is told, and what decided the game.
func TestLookEnds(t *testing.T) {
	device(t)
	h := start(t, Show{})
	now := time.Date(2026, 11, 24, 20, 0, 0, 0, time.Local)
	h.clock = func() time.Time { return now }
	seats := []record.Seat{{Kind: record.Person, Name: "Livia"}, {Kind: record.Person}, {Kind: record.Person, Name: "Brida"}}
	s, err := session.Begin(games.Find("oneandtwenty"), rules.Setup{}, seats, [16]byte{3})
	if err != nil {
		t.Fatal(err)
	}
	if err := playOn(s, s.Game().Longest); err != nil {
		t.Fatal(err)
	}
	var known []rules.Actor
	look, _, luck, came, _ := h.look(s, func(a review.Account) { known = append(known, a.Seat) })
	for len(came()) == 0 {
		if look() {
			t.Fatal("it ends before anything is known")
		}
	}
	if now = now.Add(2 * mostLook); !look() || len(luck()) != 1 || !slices.Equal(known, []rules.Actor{1}) {
		t.Errorf("it goes on, or tells of %v", known)
	}
}

// Whoever leaves the result at once finds luck and decisions in the book all the same: their
// own, and not those of somebody else at the device.
func TestResultIsLeftAtOnce(t *testing.T) {
	device(t)
	h := start(t, century7)
	h.Stack.Headless()
	for tick := 0; tick < 100_000; tick++ {
		h.Stack.Step()
		if _, ok := h.Stack.Top().(*results.Results); ok {
			break
		}
		h.Stack.Use(what(h.Stack.Page()))
	}
	h.Stack.Home()
	for tick := 0; h.ledger != nil; tick++ {
		h.Stack.Step()
		h.Tick(false)
		if tick > 100_000 {
			t.Fatal("it is never worked out")
		}
	}
	if list := inBook(t, "century"); len(list) != 1 || !list[0].Luck.Known {
		t.Errorf("the book has %+v", list)
	}
	seats := []record.Seat{{Kind: record.Person, Name: "Livia"}, {Kind: record.Person}}
	s, err := session.Begin(games.Find("oneandtwenty"), rules.Setup{}, seats, [16]byte{3})
	if err != nil {
		t.Fatal(err)
	}
	if err := playOn(s, s.Game().Longest); err != nil {
		t.Fatal(err)
	}
	known := h.enterOwn(s, false)
	known(review.Account{Seat: 0, HasLuck: true, Luck: 7})
	if list := inBook(t, "oneandtwenty"); len(list) != 1 || list[0].Luck.Known {
		t.Errorf("of another player the book has %+v", list)
	}
	known(review.Account{Seat: 1, HasLuck: true, Luck: 2})
	if list := inBook(t, "oneandtwenty"); len(list) != 1 || list[0].Luck.Hundredths != 200 {
		t.Errorf("the book has %+v", list)
	}
}

// The books of two devices are joined: games are added, and never twice.
func TestBooksOfTwoDevicesAreJoined(t *testing.T) {
	downloads(t)
	device(t)
	h := finish(t, start(t, century7))
	if _, err := (files{h}).Save(); err != nil {
		t.Fatal(err)
	}
	device(t)
	h = finish(t, start(t, century8))
	for range 2 {
		loadFile(t, h)
		if list := inBook(t, "century"); len(list) != 2 || !list[0].Luck.Known || !list[1].Luck.Known {
			t.Errorf("together they have %+v", list)
		}
	}
	if err := h.takeAll(`{"knucklebones":1,"kept":{"book century":"book 1\nnonsense\n"}}`); err == nil {
		t.Error("nonsense is taken in")
	}
	if err := (files{h}).Erase(); err != nil || len(inBook(t, "century")) != 0 {
		t.Error("erased, it is still there")
	}
	if list, _ := h.bookOf("century"); len(list) != 0 {
		t.Error("erased, it is still there in this visit")
	}
}

// A book that a newer version wrote is left as it is.
func TestNewerBookIsLeft(t *testing.T) {
	device(t)
	const newer = "book 2\nsomething else\n"
	if err := host.Save(bookPrefix+"century", []byte(newer)); err != nil {
		t.Fatal(err)
	}
	finish(t, start(t, century7))
	if said, _ := host.Load(bookPrefix + "century"); string(said) != newer {
		t.Errorf("it is now %q", said)
	}
}

// A draw is shared, also where nobody is said to have won.
func TestShareOfAWin(t *testing.T) {
	seats := []record.Seat{{Kind: record.Person}, {Kind: "random", Name: "Livia"}, {Kind: "random", Name: "Marcus"}}
	s, err := session.Begin(games.Find("simple"), rules.Setup{}, seats, [16]byte{1})
	if err != nil {
		t.Fatal(err)
	}
	if err := playOn(s, s.Game().Longest); err != nil {
		t.Fatal(err)
	}
	sum := 0
	for seat := range rules.Actor(3) {
		sum += shareOf(s, seat)
	}
	if sum != book.Whole {
		t.Errorf("the shares add up to %d", sum)
	}
	if e := entryOf(s, time.Unix(120, 0), true); e.When != 2 || !e.Lens || strings.Join(e.Others, " ") == "" {
		t.Errorf("%+v", e)
	}
}
