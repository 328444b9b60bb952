//go:build !js

package app

import (
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
	"knucklebones/scenes/table"
)

// unseen returns the facts of a position that its viewer learns only once all is revealed.
func unseen(p rules.Position, viewer rules.Actor) (list []text.Text) {
	known := p.View(viewer).Text
	for _, fact := range rules.Revealed(p).View(viewer).Text {
		if !slices.Contains(known, fact) {
			list = append(list, fact)
		}
	}
	return list
}

// watched opens the watcher's table of a game on a page, stopped at its beginning.
func watched(t *testing.T, s *session.Session) (*App, *watcher) {
	t.Helper()
	h := quiet(t)
	w := h.watch(s)
	h.Stack.Push(w)
	h.Stack.Resize(1280, 800, 1)
	w.seek(0)
	h.Stack.Step()
	return h, w
}

// Whoever watches a game that is over sees what everybody held, at every moment.
func TestWatchedGamesHideNothing(t *testing.T) {
	for _, id := range hiding(t) {
		s := seatedGame(t, id)
		h, w := watched(t, s)
		facts := 0
		for event := 0; event < len(w.stops); event++ {
			want := unseen(s.At(w.stops[event]), 0)
			if len(want) == 0 {
				continue
			}
			w.seek(event)
			h.Stack.Step()
			page, reader := said(h), h.Stack.Page().Reader
			for _, fact := range want {
				if facts++; !strings.Contains(page, reader.Format(fact)) {
					t.Fatalf("%s: after %d steps the page does not tell %q", id, w.stops[event], reader.Format(fact))
				}
			}
		}
		if facts < 5 {
			t.Errorf("%s: only %d facts were hidden from the player", id, facts)
		}
	}
}

// A game that is not over keeps its secrets also from those who watch it.
func TestWatchedGamesKeepSecretsWhileTheyLast(t *testing.T) {
	for _, id := range hiding(t) {
		over := seatedGame(t, id)
		n := 0
		for at := over.Len() / 3; at < over.Len() && n < 5; at++ {
			s := over.Until(at)
			want := unseen(s.Position(), 0)
			if len(want) == 0 {
				continue
			}
			n++
			h, w := watched(t, s)
			w.seek(len(w.stops) - 1)
			h.Stack.Step()
			page, reader := said(h), h.Stack.Page().Reader
			for _, fact := range want {
				if strings.Contains(page, reader.Format(fact)) {
					t.Errorf("%s: after %d steps the page tells %q", id, at, reader.Format(fact))
				}
			}
		}
		if n == 0 {
			t.Errorf("%s: nothing was ever hidden", id)
		}
	}
}

// What happened tells after a game what everybody held, and before its end only what one
// may know.
func TestLogTellsAllAfterTheGame(t *testing.T) {
	for _, id := range hiding(t) {
		s := seatedGame(t, id)
		h := quiet(t)
		h.Stack.Resize(1280, 800, 1)
		h.Stack.Push(h.results(s, nil, nil))
		h.Stack.Step()
		h.Stack.Use("log")
		h.Stack.Step()
		page, reader, told := said(h), h.Stack.Page().Reader, 0
		for i := range s.Len() {
			m := s.Step(i).Move
			known := s.At(i).Events(m, 0)
			for _, e := range rules.Revealed(s.At(i)).Events(m, rules.Nobody) {
				if e.Text == "" || slices.Contains(known, e) {
					continue
				}
				if told++; !strings.Contains(page, reader.Format(e.Text)) {
					t.Fatalf("%s: the log does not tell %q", id, reader.Format(e.Text))
				}
			}
		}
		if told == 0 || told > table.MostLines {
			t.Errorf("%s: %d lines were hidden from the player", id, told)
		}
	}
}

// The last lines of a log are those that the table told.
func TestLogIsThatOfTheTable(t *testing.T) {
	s := seatedGame(t, "knucklebones")
	_, w := watched(t, s)
	w.seek(len(w.stops) - 1)
	reader := w.app.Stack.Reader(s.Names(), s.You())
	var log []string
	for _, line := range s.Log(7) {
		log = append(log, reader.Format(line))
	}
	if told := w.Log(); !slices.Equal(log, told[len(told)-7:]) {
		t.Errorf("the log ends with %q, the table told %q", log, told[len(told)-7:])
	}
}

// TestWatchedGameLeadsBackToItsResult: whoever watches a game from its result comes back to that
// result, by leaving or at the end, and it is the same.
func TestWatchedGameLeadsBackToItsResult(t *testing.T) {
	device(t)
	h := finished(t, Show{Game: "century", Seed: "7"})
	result := h.Stack.Top()
	for _, leave := range []func(w *watcher){
		func(w *watcher) { h.Stack.Pop() },
		func(w *watcher) { w.last().Do() },
	} {
		h.Stack.Use("watch")
		h.Stack.Step()
		w := h.Stack.Top().(*watcher)
		w.Jump(w.s.Len())
		leave(w)
		h.Stack.Step()
		if h.Stack.Top() != result {
			t.Errorf("it leads to %T", h.Stack.Top())
		}
	}
}
