//go:build !js

package app

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules/rulestest/short"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/ui"
	pages "knucklebones/scenes/screens/album"
)

// A finger touches an app and presses keys, as a person does.
type finger struct {
	h        *App
	in       ui.Input
	controls ui.Controls
}

// fingerOn returns a finger on the page that the app shows.
func fingerOn(h *App) *finger {
	f := &finger{h: h, in: ui.Input{Fed: true}}
	f.controls.Refused, f.controls.Relist = h.Stack.ShowRefusal, h.Stack.Step
	return f
}

// does does things, one a tick.
func (f *finger) does(events ...ui.Event) {
	for _, e := range events {
		f.in.Queue = append(f.in.Queue, e)
		f.in.Poll()
		f.controls.Tick(&f.in, f.h.Stack.Page())
		f.h.Stack.Invalidate()
		f.h.Stack.Step()
		f.h.Tick(true)
		f.controls.AfterListing(f.h.Stack.Page())
	}
}

// touches touches a place.
func (f *finger) touches(x, y float64) {
	f.does(ui.Event{Kind: "down", X: x, Y: y}, ui.Event{Kind: "up", X: x, Y: y})
}

// types presses a key.
func (f *finger) types(code string) { f.does(ui.Event{Kind: "key", Code: code}) }

// walks goes to an item with Tab, as far as need be, and presses Enter.
func (f *finger) walks(t *testing.T, id string) {
	t.Helper()
	for range len(f.h.Stack.Page().Items) + 1 {
		if f.controls.Focus == id {
			f.types("Enter")
			return
		}
		f.types("Tab")
	}
	t.Fatalf("Tab does not reach %q of %s", id, ids(f.h.Stack.Page()))
}

// An evening is put together, begun and played to its second game with Tab and Enter alone.
func TestEveningByKeys(t *testing.T) {
	device(t)
	h := start(t, Show{})
	h.Stack.Prefs.Motion = prefs.None
	f := fingerOn(h)
	f.walks(t, "evening")
	list := []string{"tropa", "simple", "oneandtwenty"}
	for _, it := range slices.Clone(h.Stack.Page().Items) {
		if strings.HasPrefix(it.ID, "remove ") {
			f.walks(t, it.ID)
		}
	}
	for _, id := range list {
		f.walks(t, id)
	}
	f.walks(t, "start")
	for game := range 2 {
		tab := at(t, h)
		if got := tab.Session().Game().ID; got != list[game] {
			t.Fatalf("game %d is %s", game+1, got)
		}
		if game == 1 {
			break
		}
		for n := 0; h.Stack.Page().Find("play") == nil; n++ {
			if n > 5000 {
				t.Fatalf("the game does not end: %s", ids(h.Stack.Page()))
			}
			if id := onwards(h.Stack.Page()); id != "" {
				f.walks(t, id)
			} else {
				f.does(ui.Event{})
			}
		}
		for range 60 { // hasty keys pass over the button
			f.does(ui.Event{})
		}
		f.walks(t, "play")
	}
}

// onwards returns what a plain player uses next, or "" while there is nothing to do but wait.
func onwards(p *ui.Page) string {
	if id := what(p); id != "nothing" {
		return id
	}
	for _, id := range []string{"evening", "play"} {
		if it := p.Find(id); it != nil && it.Usable() {
			return id
		}
	}
	return ""
}

// A finger that knows nothing does a thousand things from each room on: programme, evening,
// today and book. Nothing stops, no page is without a way on, and no coin is lost.
func TestFingerInRooms(t *testing.T) {
	for name, enter := range map[string]func(h *App){
		"programme": func(h *App) { h.newEvening() },
		"evening":   func(h *App) { h.openEvening() },
		"today":     func(h *App) { h.todaySlip().Open() },
		"book":      func(h *App) { h.Stack.Push(h.bookAt(pages.ThrowsTab)) },
	} {
		t.Run(name, func(t *testing.T) {
			downloads(t)
			device(t)
			h := start(t, Show{})
			if name == "evening" {
				sitsDown(t, h, fiveGames())
			}
			f, rng := fingerOn(h), rand.New(rand.NewPCG(1, 2))
			var trail []string
			met := map[string]int{}
			for n := range short.Times(200, 1000) {
				if n%40 == 0 {
					h.Stack.Home()
					h.Stack.Prefs.Motion = prefs.None
					h.Stack.Step()
					enter(h)
					h.Stack.Step()
				}
				trail = append(trail, f.acts(rng))
				met[text.Plain(h.Stack.Page().Title)]++
				if err := f.wrong(); err != nil {
					t.Fatalf("action %d: %v\n%s", n, err, strings.Join(trail[max(0, len(trail)-20):], "\n"))
				}
			}
			t.Logf("actions by screen: %v", met)
		})
	}
}

// wrong returns what must not be.
func (f *finger) wrong() error {
	p, usable := f.h.Stack.Page(), false
	for i := range p.Items {
		usable = usable || p.Items[i].Usable()
	}
	switch {
	case !usable && f.h.Stack.Top() != nil && !f.h.Stack.Moving():
		return fmt.Errorf("there is no way on: %s", ids(p))
	case f.h.evening != nil:
		return f.h.evening.e.Check()
	}
	return nil
}

// fingerKeys are keys that have an effect.
var fingerKeys = []string{"Tab", "Tab", "Tab", "Enter", "Enter", "Space", "Escape", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageDown", "PageUp", "KeyA", "KeyT", "Digit1", "Digit4"}

// acts does one thing, and says what.
func (f *finger) acts(rng *rand.Rand) string {
	p := f.h.Stack.Page()
	x, y := rng.Float64()*p.W, rng.Float64()*p.H
	switch n := rng.IntN(20); {
	case n < 10 && len(p.Items) > 0:
		it := p.Items[rng.IntN(len(p.Items))]
		f.touches(it.Rect.Center())
		return "touch " + it.ID
	case n < 13:
		id := onwards(p)
		f.h.Stack.Use(id)
		f.does(ui.Event{})
		return "use " + id
	case n < 17:
		code := fingerKeys[rng.IntN(len(fingerKeys))]
		f.types(code)
		return "key " + code
	case n < 18:
		f.does(ui.Event{Kind: "down", X: x, Y: y}, ui.Event{Kind: "move", X: rng.Float64() * p.W, Y: rng.Float64() * p.H},
			ui.Event{Kind: "up", X: rng.Float64() * p.W, Y: rng.Float64() * p.H})
		return "drag"
	case n < 19:
		size := [][2]float64{{390, 844}, {844, 390}, {1280, 800}, {1920, 1080}, {390, 664}}[rng.IntN(5)]
		f.h.Stack.Resize(size[0], size[1], 1)
		f.does(ui.Event{})
		return fmt.Sprint("turn to ", size)
	}
	f.touches(x, y)
	return fmt.Sprintf("touch at %.0f, %.0f", x, y)
}
