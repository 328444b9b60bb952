//go:build !js

package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"knucklebones/rules/rulestest/short"
)

// Somebody who plays by Tab and Enter is never left on a control that he did not
// choose: a second Enter would use it.
func TestFocusStaysOrGoesToThePrompt(t *testing.T) {
	for i, game := range []string{"knucklebones", "oneandtwenty", "skiffs"} {
		t.Run(game, func(t *testing.T) {
			if i > 0 {
				short.Skip(t, "knucklebones")
			}
			p := quick(t, "?game="+game+"&seed=8&scene=table&players=person,person")
			for range short.Times(8, 14) {
				c := next(t, p, todo)
				if c.ID == "again" {
					return
				}
				must(t, enter(p, c.ID))
				stays(t, p, c)
			}
		})
	}
}

// quick opens the game without movement, and faster than usual.
func quick(t *testing.T, query string) *Page {
	t.Helper()
	return anew(t, query+"&"+fast, Small, brisk)
}

// enter gives a control the focus, as a screen reader does, and presses Enter.
func enter(p *Page, id string) error {
	if err := focus(p, id); err != nil {
		return err
	}
	return p.Key(kb.Enter)
}

func focus(p *Page, id string) error {
	_, err := Eval[bool](p, fmt.Sprintf(`document.querySelector('#controls [data-id=%q]').focus() ?? true`, id))
	return err
}

// stays sees where the focus is, until the page rests.
func stays(t *testing.T, p *Page, c Control) {
	t.Helper()
	const leaves = `(() => {
		const at = document.activeElement.dataset.id ?? "";
		window.left_ = [%q, "prompt", ""].includes(at) ? "" : at;
		return left_ || knucklebones.rests();
	})()`
	must(t, p.Wait(fmt.Sprintf(leaves, c.ID)))
	if at, err := Eval[string](p, "left_"); err != nil || at != "" {
		t.Fatalf("%s, %q, left the focus on %q (%v)", c.ID, c.Name, at, err)
	}
}

// A question takes the focus on what is sensible, is a dialog to whoever hears
// it, and gives the focus back; so does one after another.
func TestDialogsTakeFocusAndGiveItBack(t *testing.T) {
	p := anew(t, screens["table"], Small, "")
	at := func(want string) {
		t.Helper()
		must(t, p.Wait(fmt.Sprintf(`(document.activeElement.dataset.id ?? document.activeElement.getAttribute("role")) === %q`, want)))
	}
	must(t, enter(p, "menu"))
	at("answer 1")
	if got, err := Eval[string](p, `((d) => [d.role, d.ariaModal, d.ariaLabel].join())(document.activeElement.closest("[role=dialog]"))`); err != nil || got != "dialog,true,Nine Boxes" {
		t.Errorf("the dialog is %q, %v", got, err)
	}
	must(t, p.Key(kb.Escape))
	at("menu")
	must(t, enter(p, "menu"))
	at("answer 1")
	must(t, p.Press("What happened"))
	at("dialog") // nothing to choose: its title is read
	must(t, p.Press("close"))
	at("menu")
}

// A slider goes to its ends with Home and End; the answers of a choice are one
// stop of Tab, and the arrows go round them.
func TestSlidersAndChoices(t *testing.T) {
	p := anew(t, screens["settings"], Small, "")
	value := func(want string) {
		t.Helper()
		must(t, p.Wait(`document.querySelector("[data-id=volume]").getAttribute("aria-valuetext") === "`+want+`"`))
	}
	chosen := func(want string) {
		t.Helper()
		must(t, p.Wait(`document.activeElement.dataset.id === "`+want+`" && document.activeElement.ariaChecked === "true"`))
	}
	must(t, focus(p, "volume"))
	must(t, p.Key(kb.End))
	value("100 %")
	must(t, p.Key(kb.ArrowLeft))
	value("90 %")
	must(t, p.Key(kb.Home))
	value("off")
	must(t, focus(p, "pace 1"))
	must(t, p.Key(kb.ArrowRight))
	chosen("pace 2")
	must(t, p.Key(kb.ArrowDown))
	chosen("pace 0")
	must(t, p.Key(kb.End))
	chosen("pace 2")
	must(t, p.Key(kb.Tab))
	if at, err := p.Focused(); err != nil || at == "" || at[:4] == "pace" {
		t.Errorf("Tab goes to %q (%v)", at, err)
	}
}
