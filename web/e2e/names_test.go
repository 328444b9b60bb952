//go:build !js

package e2e

import (
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// A person gives a seat a name: by finger on the canvas, by mouse, or by the
// field itself, as with Tab or a screen reader. The table then calls them so.
func TestNames(t *testing.T) {
	for _, w := range []struct {
		name  string
		view  View
		begin func(p *Page) error
	}{
		{"touch", View{390, 664, 1, true}, func(p *Page) error { return p.Tap("seat 1 name") }},
		{"mouse", Small, func(p *Page) error { return p.Click("seat 1 name") }},
		{"keyboard", Small, func(p *Page) error {
			return walkTo(p, "seat 1 name")
		}},
	} {
		t.Run(w.name, func(t *testing.T) {
			p := anew(t, "", w.view, "")
			use(t, p, ways()[0], "knucklebones")
			_, err := p.Await("seat 1 name")
			must(t, err)
			must(t, w.begin(p))
			must(t, p.Wait(`document.activeElement.dataset.id === "seat 1 name"`))
			must(t, p.Key("Zoë 🎲 of the long name"))
			must(t, p.Wait(`document.activeElement.value.startsWith("Zoë")`))
			must(t, p.Key(kb.Escape))
			must(t, p.Wait(`document.querySelector('[data-id="seat 1 name"]').value === "You"`))
			must(t, w.begin(p))
			must(t, p.Wait(`document.activeElement.dataset.id === "seat 1 name"`))
			must(t, p.Key("Zoë"))
			must(t, p.Key(kb.Enter))
			must(t, p.Wait(`document.activeElement.tagName === "CANVAS"`))
			use(t, p, ways()[0], "sit")
			_, err = p.Await("seat 1")
			must(t, err)
			must(t, p.Wait(`document.querySelector('[data-id="seat 1"]').textContent.startsWith("Zoë")`))
		})
	}
}

// walkTo goes to a control with Tab.
func walkTo(p *Page, id string) error {
	for range 60 {
		if at, err := p.Focused(); err != nil || at == id {
			return err
		}
		if err := p.Key(kb.Tab); err != nil {
			return err
		}
	}
	return p.Key(kb.Tab)
}
