//go:build !js

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"knucklebones/rules/rulestest/short"
)

// clipboard is a script by which a page keeps what it copies, and cannot share.
const clipboard = `Object.defineProperty(navigator, "share", { value: undefined });
	Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => { window.copied = text; } } })`

// firstOf returns the first of these controls that a page has and that can be used, or "".
func firstOf(t *testing.T, p *Page, ids ...string) string {
	t.Helper()
	list, err := p.Controls()
	must(t, err)
	for _, id := range ids {
		for _, c := range list {
			if !c.Disabled && (c.ID == id || strings.HasSuffix(id, " ") && strings.HasPrefix(c.ID, id)) {
				return c.ID
			}
		}
	}
	return ""
}

// letterOf copies the letter that is to be sent, and returns its link.
func letterOf(t *testing.T, p *Page) string {
	t.Helper()
	_, err := p.Await("copy")
	must(t, err)
	_, err = Eval[bool](p, `(window.copied = "") === ""`)
	must(t, err)
	must(t, p.Press("copy"))
	must(t, p.Wait("window.copied"))
	link, err := Eval[string](p, "window.copied")
	must(t, err)
	if len(link) > 8200 || !strings.Contains(link, "#l=") {
		t.Fatalf("the link is %q", link)
	}
	return link
}

// openLink opens a link to a letter on a page that shows the site already, and waits until it
// is answered: the page of the letter before goes, or a dialog refuses the new one.
func openLink(t *testing.T, p *Page, link string) {
	t.Helper()
	_, hash, _ := strings.Cut(link, "#")
	_, err := Eval[bool](p, fmt.Sprintf(`(location.hash = %q) !== ""`, hash))
	must(t, err)
	must(t, p.Wait(`location.hash === "" && (!document.querySelector('#controls [data-id="copy"]') || document.querySelector('#controls [data-id="close"]'))`))
}

// byLetter plays at a page until a letter is to be sent or the result is shown.
func byLetter(t *testing.T, p *Page) (over bool) {
	t.Helper()
	for range 3000 {
		switch id := firstOf(t, p, "copy", "again", "on", "open", "primary", "key ", "act "); id {
		case "copy":
			return false
		case "again":
			return true
		case "":
			must(t, p.stir())
		default:
			p.Press(id) // it may be gone already
			must(t, p.stir())
		}
	}
	t.Fatalf("nothing comes of it: %q", p.names())
	return false
}

// Two browsers play a game by letters to its end, through the hidden controls; one of them
// loads the page again on the way, and an old letter is refused.
func TestGameByLetter(t *testing.T) {
	short.Skip(t, "TestConnectionBreaks goes on by letter, and TestWholeGamesByLetter, TestLoadedAgainApart and TestDamagedLetters in scenes/app")
	list := together(t)
	_, err := list[0].Await("knucklebones")
	must(t, err)
	must(t, list[0].Press("knucklebones"))
	for _, id := range []string{"seat 3 remove", "seat 2 kind", "answer 2", "sit"} {
		_, err := list[0].Await(id)
		must(t, err)
		must(t, list[0].Press(id))
	}
	openLink(t, list[1], letterOf(t, list[0]))
	_, err = list[1].Await("on")
	must(t, err)
	must(t, list[1].Press("on"))
	openLink(t, list[0], letterOf(t, list[1]))
	first, letters := "", 0
	for at := 0; ; at = 1 - at {
		if letters++; letters > 300 {
			t.Fatal("it never ends")
		}
		if byLetter(t, list[at]) {
			break
		}
		link := letterOf(t, list[at])
		if letters == 1 {
			first = link
			must(t, list[at].Reload())
			_, err := list[at].Await("copy")
			must(t, err)
		}
		openLink(t, list[1-at], link)
		if firstOf(t, list[at], "result") != "" {
			must(t, list[at].Press("result"))
			if !byLetter(t, list[1-at]) || !byLetter(t, list[at]) {
				t.Error("one of them does not come to the result")
			}
			break
		}
	}
	openLink(t, list[1], first)
	must(t, list[1].Wait(`document.getElementById("controls").textContent.includes("already") || [...document.querySelectorAll("[aria-label]")].some((e) => e.ariaLabel.includes("already"))`))
	must(t, list[1].Press("close"))
	t.Logf("%d letters", letters)
	if letters < 2 {
		t.Errorf("the game had %d letters", letters)
	}
}
