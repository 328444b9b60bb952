//go:build !js

package e2e

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"knucklebones/rules/rulestest/short"
)

// A person plays a lesson in every way while a game waits: it is told line by
// line what to do, comes to a table of the game itself, and the other waits as before.
func TestLesson(t *testing.T) {
	for i, w := range ways() {
		if short.Crosses(1, i, len(ways())) {
			t.Run(w.name, func(t *testing.T) { learn(t, w) })
		}
	}
}

func learn(t *testing.T, w way) {
	p := anew(t, "?"+fast, w.view, brisk)
	use(t, p, w, "augustus")
	use(t, p, w, "sit")
	use(t, p, w, "primary")
	must(t, p.Wait(waits+`.match(/^(on|throw)/m)`))
	must(t, p.Press("menu"))
	_, err := p.Await("close")
	must(t, err)
	must(t, p.Press("Back to the hall, This game will wait for you"))
	_, err = p.Await("resume")
	must(t, err)
	before := kept(t, p)
	use(t, p, w, "augustus")
	use(t, p, w, "book")
	leads(t, p, w, "lesson", "coach")
	hears(t, p, "Shake the cup")
	for n := 0; ; n++ {
		if n > 200 {
			t.Fatal("the lesson does not end")
		}
		c := next(t, p, todoOrMenu)
		if c.ID == "menu" {
			break
		}
		if leave, err := p.Find("act leave"); err == nil && n > 6 {
			c = leave
		}
		was := state(t, p)
		if err := w.use(p, c); err != nil && there(p, c) {
			t.Fatal(err)
		}
		changes(t, p, was)
	}
	hears(t, p, "That’s the whole game.")
	if after := kept(t, p); after != before {
		t.Errorf("the game that waits was\n%s\nand is\n%s", before, after)
	}
}

// leads uses a control until it is gone, and waits for another: on a busy machine a touch can
// come while the screen moves in, and falls beside what it is meant for.
func leads(t *testing.T, p *Page, w way, from, to string) {
	t.Helper()
	c, err := p.Await(from)
	must(t, err)
	for n := 0; n < 5 && err == nil; n++ {
		before := state(t, p)
		if err := w.use(p, c); err != nil && there(p, c) {
			t.Fatal(err)
		}
		changes(t, p, before)
		c, err = p.Find(from) // what it leads to may be there by now
	}
	_, err = p.Await(to)
	must(t, err)
}

// changes waits until the page says something else than before, or has rested for a while: at
// rest it may not have heard of a touch yet, and a second one would be meant for the screen
// that comes.
func changes(t *testing.T, p *Page, before string) {
	t.Helper()
	const most = time.Second
	for rests := time.Now(); state(t, p) == before && time.Since(rests) < most; time.Sleep(20 * time.Millisecond) {
		if resting, err := Eval[bool](p, "knucklebones.rests()"); err != nil || !resting {
			rests = time.Now()
		}
	}
}

// todoOrMenu picks what todo picks, or the menu of a table that is no lesson.
func todoOrMenu(controls []Control) (Control, bool) {
	if i := slices.IndexFunc(controls, func(c Control) bool { return c.ID == "menu" }); i >= 0 {
		return controls[i], true
	}
	return todo(controls)
}

// waits is the text of the game that waits, in JavaScript.
const waits = `(localStorage["knucklebones/game 1 0"] ?? "")`

// kept is the game that waits, as the browser keeps it.
func kept(t *testing.T, p *Page) string {
	t.Helper()
	said, err := Eval[string](p, waits)
	must(t, err)
	return said
}

// hears sees that the page has told these words.
func hears(t *testing.T, p *Page, words string) {
	t.Helper()
	must(t, p.Wait(fmt.Sprintf(`document.getElementById("said").textContent.includes(%q)`, words)))
}
