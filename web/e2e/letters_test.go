//go:build !js

package e2e

import (
	"fmt"
	"slices"
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
// is answered: the page of the letter before goes or becomes that of another, or a dialog
// refuses the new one.
func openLink(t *testing.T, p *Page, link string) {
	t.Helper()
	was, err := Eval[string](p, "document.title")
	must(t, err)
	_, hash, _ := strings.Cut(link, "#")
	_, err = Eval[bool](p, fmt.Sprintf(`(location.hash = %q) !== ""`, hash))
	must(t, err)
	must(t, p.Wait(fmt.Sprintf(`location.hash === "" && (document.title !== %q || !document.querySelector('#controls [data-id="copy"]') || document.querySelector('#controls [data-id="close"]'))`, was)))
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
	said, _ := Eval[string](p, `document.getElementById("controls").textContent`)
	t.Fatalf("nothing comes of it: %q, %s", p.names(), said)
	return false
}

// gamesByLetter are the games that are played by letter: for coins, with hidden hands, on a
// board, with cards, and one that is long.
var gamesByLetter = []string{"knucklebones", "mendax-single", "skiffs", "boneace", "senate"}

// Two browsers play games by letters to their end, through the hidden controls; one of them
// loads the page again on the way, and an old letter is refused. With -short they write the
// first letter of one game and its answer: TestWholeGamesByLetter, TestLoadedAgainApart and
// TestDamagedLetters in scenes/app show the rest.
func TestGameByLetter(t *testing.T) {
	undrawn(t)
	for _, game := range gamesByLetter[:short.Times(1, len(gamesByLetter))] {
		t.Run(game, func(t *testing.T) {
			l := together(t)
			sits(t, l[0], game, 1, brief...)
			join(t, l[0], l[1])
			first, letters := l.exchange(t, short.Times(2, 300))
			openLink(t, l[1], first)
			must(t, l[1].Wait(`document.getElementById("controls").textContent.includes("already") || [...document.querySelectorAll("[aria-label]")].some((e) => e.ariaLabel.includes("already"))`))
			must(t, l[1].Press("close"))
			t.Logf("%d letters", letters)
			if letters < 2 {
				t.Errorf("the game had %d letters", letters)
			}
		})
	}
}

// exchange plays a game by letters until its end, or with -short until so many are sent, and
// returns the first and how many there were. A game that is longer is an error.
func (l pair) exchange(t *testing.T, most int) (first string, letters int) {
	t.Helper()
	for at := 0; letters < most; at = 1 - at {
		if byLetter(t, l[at]) {
			return first, letters
		}
		link := letterOf(t, l[at])
		if letters++; letters == 1 {
			first = link
		}
		if letters == 1 && !testing.Short() {
			must(t, l[at].Reload())
			_, err := l[at].Await("copy")
			must(t, err)
		}
		openLink(t, l[1-at], link)
		if firstOf(t, l[at], "result") != "" {
			await(t, l[at], "result")
			_, err := l[at].Await("again")
			must(t, err)
			if !byLetter(t, l[1-at]) {
				t.Error("one of them does not come to the result")
			}
			return first, letters
		}
	}
	if !testing.Short() {
		t.Fatal("it never ends")
	}
	return first, letters
}

// sits sets the table of a game for a page and so many seats that are somewhere else, uses
// some more controls if they are there, sits down, and returns the names of those seats.
func sits(t *testing.T, p *Page, game string, others int, more ...string) (names []string) {
	t.Helper()
	await(t, p, game)
	_, err := p.Await("seat 2 kind")
	must(t, err)
	for n := 8; n > 1+others; n-- {
		if id := fmt.Sprintf("seat %d remove", n); firstOf(t, p, id) != "" {
			must(t, p.Press(id))
			must(t, p.stir())
		}
	}
	for n := 2; n <= 1+others; n++ {
		if firstOf(t, p, fmt.Sprintf("seat %d kind", n)) == "" {
			await(t, p, "add")
		}
		await(t, p, fmt.Sprintf("seat %d kind", n), "answer 2")
		_, err := p.Await(fmt.Sprintf("seat %d name", n))
		must(t, err)
		name, err := Eval[string](p, fmt.Sprintf(`document.querySelector('#controls [data-id="seat %d name"]').value`, n))
		must(t, err)
		names = append(names, name)
	}
	for _, id := range more {
		if firstOf(t, p, id) != "" {
			must(t, p.Press(id))
			must(t, p.stir())
		}
	}
	await(t, p, "sit")
	return names
}

// receiver returns the page to which another is to send its letter, of which the first has
// founded the game; the others play the seats with these names.
func receiver(t *testing.T, p *Page, names []string) int {
	t.Helper()
	title, err := Eval[string](p, "document.title")
	must(t, err)
	return 1 + slices.IndexFunc(names, func(name string) bool { return strings.Contains(title, name) })
}

// join has a page join the game of another, which shows the invitation, and sends its answer
// back.
func join(t *testing.T, founder, p *Page) {
	t.Helper()
	openLink(t, p, letterOf(t, founder))
	await(t, p, "on")
	openLink(t, founder, letterOf(t, p))
}

// days is a script by which the clock of a page is window.days days ahead.
const days = `window.days = +(sessionStorage.getItem("days") ?? 0);
	Date.now = ((now) => () => now() + 864e5 * window.days)(Date.now);
	window.Date = class extends Date { constructor(...at) { at.length ? super(...at) : super(Date.now()); } }`

// Three browsers play a game by letters. Halfway one of them is not heard of any more; once its
// turn takes too long another proposes to let a computer play, the third agrees, and the two
// play on to the end. What the missing one sends too late is refused.
func TestThreeByLetter(t *testing.T) {
	short.Skip(t, "two browsers, and three devices without one")
	s, err := house()
	must(t, err)
	l := make([]*Page, 3)
	for i := range l {
		l[i] = fresh(t, s.URL+"?"+fast, Small, clipboard, days, stored(brisk))
	}
	names := sits(t, l[0], "knucklebones", 2)
	for _, p := range l[1:] {
		join(t, l[0], p)
	}
	at, from, letters := 0, 0, 0
	send := func() {
		t.Helper()
		if letters++; letters > 300 {
			t.Fatal("it never ends")
		}
		to := receiver(t, l[at], names)
		openLink(t, l[to], letterOf(t, l[at]))
		at, from = to, at
	}
	for letters < 4 || at != 2 {
		if byLetter(t, l[at]) {
			t.Fatal("the game is over already")
		}
		send()
	}
	if byLetter(t, l[2]) {
		t.Fatal("the game is over already")
	}
	late := letterOf(t, l[2]) // is not sent
	at = from
	await(t, l[at], "hall")
	_, err = l[at].Await("resume")
	must(t, err)
	_, err = Eval[bool](l[at], `(sessionStorage.setItem("days", 9), true)`)
	must(t, err)
	must(t, l[at].Reload())
	await(t, l[at], "resume", "answer 1") // the first that the hall offers is to let a computer play
	_, err = l[at].Await("copy")
	must(t, err)
	send()
	await(t, l[at], "answer 1")
	for !byLetter(t, l[at]) {
		to := receiver(t, l[at], names)
		send()
		if firstOf(t, l[from], "result") != "" {
			must(t, l[from].Press("result"))
			at = to
			if !byLetter(t, l[at]) {
				t.Error("one of them does not come to the result")
			}
			break
		}
	}
	openLink(t, l[0], late)
	must(t, l[0].Wait(`[...document.querySelectorAll("#controls *")].some((e) => (e.ariaLabel ?? "").includes("too late") || e.textContent.includes("too late"))`))
	t.Logf("%d letters", letters)
}
