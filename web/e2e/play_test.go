//go:build !js

package e2e

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp/kb"
)

// A way is how a person uses what stands on the page.
type way struct {
	name string
	view View
	use  func(p *Page, c Control) error
}

// ways are a screen reader, a finger, and the keyboard alone.
func ways() []way {
	return []way{
		{"hidden controls", Small, func(p *Page, c Control) error { return p.Press(c.ID) }},
		{"touch", View{390, 664, 1, true}, func(p *Page, c Control) error { return p.Tap(c.ID) }},
		{"keyboard", Small, walk},
	}
}

// walk goes to a control with Tab, as far as need be, and presses Enter.
func walk(p *Page, c Control) error {
	for range 60 {
		at, err := p.Focused()
		if err != nil {
			return err
		}
		if at == c.ID {
			return p.Key(kb.Enter)
		}
		if err := p.Key(kb.Tab); err != nil {
			return err
		}
	}
	return fmt.Errorf("Tab does not reach %q", c.ID)
}

// A person plays each game to its end in every way, and in the middle of it
// loads the page anew and goes on.
func TestPlay(t *testing.T) {
	for _, game := range []string{"knucklebones", "oneandtwenty", "augustus"} {
		for _, w := range ways() {
			t.Run(game+" by "+w.name, func(t *testing.T) { play(t, game, w) })
		}
	}
}

// brisk sets the page to show steps without movement, so that a game is soon
// played; what is drawn at rest is the same.
const brisk = `localStorage.setItem("knucklebones/settings", JSON.stringify({Motion: 2, Pace: 2, Tags: true, Volume: 0.5, Light: 2}))`

func play(t *testing.T, game string, w way) {
	s, err := house()
	must(t, err)
	p := open(t, s.URL, w.view)
	_, err = Eval[bool](p, brisk+" ?? true")
	must(t, err)
	must(t, p.Reload())
	use(t, p, w, game)
	shorten(t, p, w)
	use(t, p, w, "sit")
	for n := 0; ; n++ {
		c := next(t, p)
		if c.ID == "again" {
			return
		}
		if n == 4 && c.Name != "Count up" {
			must(t, p.Reload())
			continue
		}
		if n > 400 {
			t.Fatal("the game does not end")
		}
		before := state(t, p)
		must(t, w.use(p, c))
		for until := time.Now().Add(5 * time.Second); state(t, p) == before && time.Now().Before(until); {
			time.Sleep(20 * time.Millisecond)
		}
	}
}

// shorten sets a table for two, and for two pots where more are usual.
func shorten(t *testing.T, p *Page, w way) {
	t.Helper()
	use(t, p, w, "seat 3 remove")
	for range 3 {
		if _, err := p.Find("pots less"); err != nil {
			return
		}
		use(t, p, w, "pots less")
	}
}

// state is what the page says of the game, to see when it has changed.
func state(t *testing.T, p *Page) string {
	t.Helper()
	s, err := Eval[string](p, `[...document.querySelectorAll("#controls [data-id]")].map((e) => e.dataset.id + (e.getAttribute("aria-label") ?? e.textContent)).join()`)
	must(t, err)
	return s
}

// use waits for a control and uses it.
func use(t *testing.T, p *Page, w way, id string) {
	t.Helper()
	c, err := p.Await(id)
	must(t, err)
	must(t, w.use(p, c))
}

// next waits until something is to be done, and is what a plain player does:
// the primary, or a key if one must be chosen first.
func next(t *testing.T, p *Page) Control {
	t.Helper()
	deadline := time.Now().Add(30 * time.Second)
	for time.Now().Before(deadline) {
		controls, err := p.Controls()
		must(t, err)
		if c, ok := todo(controls); ok {
			return c
		}
		time.Sleep(50 * time.Millisecond)
	}
	t.Fatalf("nothing can be done; there are %q", p.names())
	return Control{}
}

func todo(controls []Control) (Control, bool) {
	var key, primary *Control
	for i := range controls {
		c := &controls[i]
		switch {
		case c.ID == "again":
			return *c, true
		case c.ID == "primary":
			primary = c
		case strings.HasPrefix(c.ID, "key ") && !c.Disabled && key == nil:
			key = c
		}
	}
	switch {
	case primary != nil && !primary.Disabled && primary.Name != "Show it at once":
		return *primary, true
	case key != nil:
		return *key, true
	}
	return Control{}, false
}

// A finger takes the cup, shakes it and lets go; the bones fall, and the page
// tells what they showed. A phone turned in the middle of it loses nothing.
func TestThrowByHand(t *testing.T) {
	p := visit(t, "?game=knucklebones&seed=8&scene=table&players=person,person", Phone)
	c, err := p.Await("bones")
	must(t, err)
	x, y := c.X+c.W/2, c.Y+c.H/2
	must(t, p.Touch(700*time.Millisecond, [2]float64{x, y}, [2]float64{x + 20, y - 20}, [2]float64{x - 20, y + 10}, [2]float64{x + 10, y}, [2]float64{x, y - 60}))
	must(t, p.Resize(Sideways))
	must(t, p.Resize(Phone))
	must(t, p.Wait(`document.getElementById("said").textContent.includes(" threw ")`))
}
