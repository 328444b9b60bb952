//go:build !js

package app

import (
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/screens/setup"
)

// seatedGame is a game that is over, with a person whose name is empty.
func seatedGame(t *testing.T, id string) *session.Session {
	t.Helper()
	seats := []record.Seat{{Kind: record.Person, Colour: "woad"}, {Kind: "easy", Name: "Livia", Colour: "madder"}}
	s, err := session.Begin(games.Find(id), rules.Setup{Seats: 2}, seats, [16]byte{7})
	if err != nil {
		t.Fatal(err)
	}
	if err := playOn(s, s.Game().Longest); err != nil {
		t.Fatal(err)
	}
	return s
}

// said is all that stands on the page.
func said(h *App) string {
	var b strings.Builder
	p := h.Stack.Page()
	b.WriteString(p.Words(p.Dialog) + "\n")
	for _, it := range p.Items {
		b.WriteString(p.Words(it.Label) + "\n" + p.Words(it.Text) + "\n")
	}
	return b.String()
}

// Who opens a link is told whose game it is and how it ended, before it is watched; the
// sender, who was “You” there, is somebody else here.
func TestLinkGreets(t *testing.T) {
	link, err := seatedGame(t, "knucklebones").Link()
	if err != nil {
		t.Fatal(err)
	}
	h := quiet(t)
	if err := h.follow(linked + link); err != nil {
		t.Fatal(err)
	}
	w := h.Stack.Top().(*watcher)
	for range 30 {
		h.Stack.Step()
	}
	if got := said(h); !strings.HasPrefix(got, "Your friend sent you a game\n") || !strings.Contains(got, text.Plain(w.s.Game().Title)+": ") || w.Seen() > 0 {
		t.Errorf("after %d steps it says %q", w.Seen(), got)
	}
	h.Stack.Use("close")
	for range 300 {
		h.Stack.Step()
	}
	if w.Seen() == 0 {
		t.Error("it does not begin")
	}
	if w.s.You() != rules.Nobody || w.s.Names()[0] != "Your friend" {
		t.Errorf("the sender is %q", w.s.Names()[0])
	}
}

// A damaged link is spoken of on the screen, also over a game that is being played.
func TestDamagedLinkIsShown(t *testing.T) {
	h, err := Quiet(Show{Game: "century", Seed: "7"})
	if err != nil {
		t.Fatal(err)
	}
	h.Stack.Resize(390, 844, 1)
	h.Stack.Step()
	was := h.Stack.Top()
	h.lost(text.Errorf("the link is damaged"))
	h.Stack.Step()
	if got := text.Plain(h.Stack.Page().Dialog); got != "This link doesn’t work" || h.Stack.Top() != was {
		t.Errorf("it shows %q", got)
	}
	h.Stack.Use("close")
	h.Stack.Step()
	if h.Stack.Page().Dialog != "" {
		t.Error("it stays")
	}
}

// What happened opens at its newest line, each line by itself, with the way out in view.
func TestLogOpensAtItsEnd(t *testing.T) {
	h, err := Quiet(Show{Game: "skiffs", Seed: "7", Steps: 400})
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range [][2]float64{{390, 844}, {844, 390}, {1280, 800}} {
		h.Stack.Resize(size[0], size[1], 1)
		tab := at(t, h)
		tab.ShowLog()
		h.Stack.Step()
		p, log := h.Stack.Page(), tab.Log()
		last := slices.IndexFunc(p.Items, func(it ui.Item) bool { return p.Words(it.Label) == log[len(log)-1] })
		if last < 0 {
			t.Fatalf("%v: %q does not stand by itself", size, log[len(log)-1])
		}
		for _, it := range []ui.Item{p.Items[last], *p.Find("close")} {
			if r := it.Rect; r.Y < 0 || r.Y+r.H > p.H {
				t.Errorf("%v: %q is at %v, out of view", size, it.ID, r)
			}
		}
	}
}

// The table that is set again is set as it was.
func TestSetAgainKeepsSeats(t *testing.T) {
	s := seatedGame(t, "knucklebones")
	seats := slices.Clone(s.Seats())
	seats[0].Name = "Anna"
	if err := s.Seat(seats); err != nil {
		t.Fatal(err)
	}
	h := quiet(t)
	set := h.resetting(s).(*setup.Setup)
	if got := set.Table(); !slices.Equal(got.Seats, seats) || got.Setup().Options["ante"] != 0 && got.Setup().Options["ante"] != s.Setup().Options["ante"] {
		t.Errorf("%+v", got)
	}
}
