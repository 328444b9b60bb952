package app

import (
	"fmt"
	"strings"
	"testing"

	"knucklebones/rules/games"
	"knucklebones/rules/rulestest/short"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/screens/results"
	"knucklebones/scenes/table"
)

// hand plays by the names of the items until the result shows or so many ticks
// are over, and reports whether it came to the result. Shots may be taken on the
// way.
func hand(t *testing.T, h *App, ticks int, each func(tick int)) bool {
	t.Helper()
	for tick := range ticks {
		skim(h)
		if each != nil {
			each(tick)
		}
		p := h.Stack.Page()
		switch {
		case p.Find("again") != nil:
			return true
		case tick%7 != 0:
		default:
			h.Stack.Use(what(p))
		}
	}
	return false
}

// skim steps an app for a test that doesn't read luck and decisions: on a result it goes on with
// them as slowly as the slowest machine. TestTextsOfScreensFit works out and reads them for
// every game.
func skim(h *App) {
	steps := 0 // no limit
	if _, over := h.Stack.Top().(*results.Results); over {
		steps = 1
	}
	h.Stack.CountWork(steps)
	h.Stack.Step()
}

// ids are what stands on a page, for messages.
func ids(p *ui.Page) string {
	var all []string
	for _, it := range p.Items {
		id := it.ID
		if strings.HasPrefix(id, "log ") {
			id = "log" // a line more is no other page
		}
		all = append(all, id+" ("+text.Plain(it.Text)+")")
	}
	return strings.Join(all, ", ")
}

// what a plain player uses: the primary, or a key where one must be chosen.
func what(p *ui.Page) string {
	if p.Find("open") != nil {
		return "open"
	}
	if it := p.Find("primary"); it != nil && !it.Disabled && it.Style == ui.PrimaryStyle {
		return it.ID
	}
	for _, kind := range []string{"key ", "act "} {
		for _, it := range p.Items {
			if strings.HasPrefix(it.ID, kind) && !it.Disabled {
				return it.ID
			}
		}
	}
	return "nothing"
}

// seen is for how many ticks bones are seen to fall, when a game is played to its
// end: falls that are worked out take most of the time.
const seen = 900

// Every game is played to its end on its board, in every motion and at every
// shape, with the page turned now and then. With -short every second is, and with little motion;
// TestWordsOfWholeGames plays all of them without any.
func TestEveryGameIsPlayedToItsEnd(t *testing.T) {
	sizes := [][2]float64{{390, 844}, {844, 390}, {1280, 800}, {200, 200}, {3840, 2160}}
	for n, g := range games.Games() {
		for i, motion := range []string{"none", "calm", "lens"} {
			t.Run(g.ID+" "+motion, func(t *testing.T) {
				if i != 1 || n%2 == 0 {
					short.Skip(t, "TestWordsOfWholeGames, and other games in calm motion")
				}
				h, err := Quiet(Show{Game: g.ID, Seed: fmt.Sprint(i + 1), Prefs: motion})
				if err != nil {
					t.Fatal(err)
				}
				turn := func(tick int) {
					if tb, ok := h.Stack.Top().(*table.Table); ok && tick == seen {
						tb.Unwatched()
					}
					if tick%97 == 0 {
						s := sizes[tick/97%len(sizes)]
						h.Stack.Resize(s[0], s[1], 1)
					}
				}
				if !hand(t, h, 2_000_000, turn) {
					t.Fatalf("%s does not come to its result; the page has %s", g.ID, ids(h.Stack.Page()))
				}
			})
		}
	}
}
