//go:build !js

package app

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules/games"
	"knucklebones/rules/rulestest/short"
	"knucklebones/rules/text"
	"knucklebones/scenes/table"
)

// At a desk the newest line of the log is in view on every table, with any number of seats,
// letters of any size and the lens on, under no other paper; pressed, or by its letter, the
// log opens.
func TestNewestLineIsInView(t *testing.T) {
	r := read(t)
	for i, g := range games.Games() {
		for j, seats := range g.Seats {
			if !short.Crosses(i, j, 2) {
				continue
			}
			h, err := Quiet(Show{Game: g.ID, Seed: "8", Players: append(slices.Repeat([]string{g.Levels[0].ID}, seats-1), "person"), Steps: 13, Prefs: "none"})
			if err != nil {
				t.Fatal(err)
			}
			for k, size := range [][2]float64{{1280, 800}, {1920, 1080}, {1024, 768}} {
				h.Stack.Prefs.Letters = 3 * (k % 2)
				h.Stack.Resize(size[0], size[1], 1)
				for range 40 {
					h.Stack.Step()
				}
				r.newest(h, fmt.Sprintf("%s, %d seats, %v", g.ID, seats, size))
			}
			opensLog(t, h, g.ID)
		}
	}
}

// newest checks that the newest line of the log is written on the page, beside the board and
// clear of the seats.
func (r *reading) newest(h *App, what string) {
	r.t.Helper()
	pr, tb := r.print(h), h.Stack.Top().(*table.Table)
	slip := pr.p.Find("log")
	if slip == nil {
		r.t.Fatalf("%s: there is no slip of the log", what)
	}
	var words []string
	for _, l := range pr.lines(func(string, string) {}) {
		if inside(l.whole, slip.Rect) {
			words = append(words, l.Words)
		}
	}
	log := tb.Log()
	if last := log[len(log)-1]; !strings.HasSuffix(strings.Join(words, " "), last) {
		r.t.Errorf("%s: the slip says %q, and last was told %q", what, words, last)
	}
	seats, at := tb.Spoken()[4:], slip.Rect
	if slices.ContainsFunc(seats, at.Meets) || at.Y+at.H > tb.Panel().Y {
		r.t.Errorf("%s: the slip at %.0f lies on a seat or the rail", what, at)
	}
}

// opensLog checks that the log opens where its slip is pressed, or its letter, and closes.
func opensLog(t *testing.T, h *App, what string) {
	t.Helper()
	if it := h.Stack.Page().Find("log"); it.Key != 'l' || text.Plain(it.Label) != "What happened" {
		t.Errorf("%s: the slip is %q, with the letter %q", what, text.Plain(it.Label), it.Key)
	}
	h.Stack.Use("log")
	h.Stack.Step()
	if got := text.Plain(h.Stack.Page().Dialog); got != "What happened" {
		t.Errorf("%s: %q opens", what, got)
	}
	h.Stack.Use("close")
	h.Stack.Step()
}
