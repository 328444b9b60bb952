//go:build !js

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"knucklebones/rules/rulestest/short"
)

// casts is how many casts the game that was played last has, as it is kept.
const casts = `Math.max(-1, ...Object.entries(localStorage).filter(([k]) => k.startsWith("knucklebones/game "))
	.map(([, v]) => v.match(/^casts (\d+) at (\d+)/)).filter(Boolean).sort((a, b) => b[2] - a[2]).slice(0, 1).map((m) => Number(m[1])))`

// thrown throws until the game that is seen has so many casts.
func thrown(t *testing.T, p *Page, n int) {
	t.Helper()
	for {
		had, err := Eval[int](p, casts)
		must(t, err)
		if had >= n {
			if had > n {
				t.Fatalf("%d casts are kept, want %d", had, n)
			}
			return
		}
		_, err = p.Await("primary")
		must(t, err)
		must(t, p.Press("primary"))
		must(t, p.Wait(fmt.Sprintf("%s > %d || knucklebones.rests()", casts, had))) // it may have thrown nothing
	}
}

// waiting is how many games are kept.
func waiting(t *testing.T, p *Page) int {
	t.Helper()
	n, err := Eval[int](p, `Object.keys(localStorage).filter((k) => /game \d+ 0$/.test(k)).length`)
	must(t, err)
	return n
}

// A page that is loaded again goes on with the game it showed; another address
// takes nothing away.
func TestLoadedAgainTheGameGoesOn(t *testing.T) {
	s, err := house()
	must(t, err)
	p := open(t, s.URL+"?game=century&seed=7", Small)
	thrown(t, p, 3)
	must(t, p.Reload())
	if n, _ := Eval[int](p, casts); n != 3 {
		t.Fatalf("%d casts are kept after loading again", n)
	}
	thrown(t, p, 4)
	must(t, p.Go(s.URL+"?game=biga"))
	must(t, p.Ready())
	if waiting(t, p) != 1 {
		t.Errorf("%d games wait after an address that nobody has touched", waiting(t, p))
	}
	_, err = p.Await("primary")
	must(t, err)
	must(t, p.Press("primary"))
	must(t, p.Wait(`Object.keys(localStorage).filter((k) => /game \d+ 0$/.test(k)).length === 2`))
	must(t, p.Go(s.URL+"?game=century&seed=7"))
	must(t, p.Ready())
	_, err = p.Await("primary")
	must(t, err)
	thrown(t, p, 5)
}

// A wrong address is told of in the hall, and is no more in the address.
func TestWrongAddress(t *testing.T) {
	reloaded := false
	for query, says := range map[string]string{
		"?game=nosuch": "nosuch", "?game=century&seed=-1": "-1", "?game=century&players=x": `"x"`, "?options=ante": "name=number", "?scene=attic": "attic",
	} {
		t.Run(query, func(t *testing.T) {
			p := anew(t, query, Small, "")
			_, err := p.Await("close")
			must(t, err)
			said, err := Eval[string](p, `document.getElementById("controls").textContent + [...document.querySelectorAll("[aria-label]")].map((e) => e.ariaLabel)`)
			if err != nil || !strings.Contains(said, says) || strings.Contains(said, "-list") {
				t.Errorf("it says %q, %v", said, err)
			}
			if search, err := Eval[string](p, "location.search"); err != nil || search != "" {
				t.Errorf("the address is still %q, %v", search, err)
			}
			must(t, p.Press("close"))
			if reloaded {
				return
			}
			reloaded = true
			must(t, p.Reload())
			_, err = p.Await("century")
			must(t, err)
			if _, err := p.Find("close"); err == nil {
				t.Error("it is told again")
			}
		})
	}
}

// A browser that does not say whether another tab plays keeps nobody from playing.
func TestNoAnswerAboutTabs(t *testing.T) {
	s, err := house()
	must(t, err)
	fresh(t, s.URL+"?"+fast, Small, `LockManager.prototype.request = () => new Promise(() => {})`)
}

// One tab plays. The other says so, and may take over; the first then writes
// nothing more.
func TestTwoTabs(t *testing.T) {
	s, err := house()
	must(t, err)
	url := s.URL + "?game=century&seed=7"
	first := unchecked(t, url, Small)
	thrown(t, first, 2)
	second, err := first.Beside(Small)
	must(t, err)
	defer second.Close()
	must(t, second.Go(url))
	message(t, second, "The game is open in another tab")
	must(t, again(second))
	must(t, second.Ready())
	message(t, first, "You’re playing in another tab now")
	thrown(t, second, 3)
	if wrote, err := Eval[bool](first, `(() => { try { knucklebones.save("game 1 0", "mine"); return true; } catch { return false; } })()`); err != nil || wrote {
		t.Errorf("the first tab still writes: %v, %v", wrote, err)
	}
	must(t, again(first))
	must(t, first.Ready())
	message(t, second, "You’re playing in another tab now")
	thrown(t, first, 4)
	for range short.Times(1, 3) { // a page that is loaded again is no other tab
		must(t, first.Reload())
	}
}

// Without sound the game goes on, and the settings say why it is silent.
func TestRefusedSound(t *testing.T) {
	sounded(t)
	s, err := house()
	must(t, err)
	p := open(t, s.URL+"?game=century&seed=7", Small, `window.AudioContext = window.webkitAudioContext = class { constructor() { throw new Error("no sound for you"); } }`)
	c, err := p.Await("primary")
	must(t, err)
	must(t, p.Tap(c.ID))
	thrown(t, p, 3)
	must(t, p.Go(s.URL+"?scene=settings"))
	must(t, p.Ready())
	c, err = p.Await("high")
	must(t, err)
	must(t, p.Press(c.ID))
	must(t, p.Wait(`document.querySelector('[data-id="volume"]').ariaLabel.includes("isn’t available")`))
}

// Where there is no room the game goes on, and that it is not kept is said once.
func TestFullStorage(t *testing.T) {
	s, err := house()
	must(t, err)
	p := open(t, s.URL, Small)
	_, err = Eval[bool](p, `(() => { for (let n = 1 << 22, i = 0; n; ) try { localStorage.setItem("fill" + i++, "x".repeat(n)); } catch { n >>= 1; } return true; })()`)
	must(t, err)
	must(t, p.Go(s.URL+"?game=century&seed=7&"+fast))
	must(t, p.Ready())
	_, err = Eval[bool](p, `window.told = 0, new MutationObserver((list) => list.forEach((m) => m.addedNodes.forEach((n) => { if (n.textContent.includes("can’t be saved")) told++; })))
		.observe(document.getElementById("said"), { childList: true, subtree: true }) ?? true`)
	must(t, err)
	for range short.Times(3, 6) {
		_, err := p.Await("primary")
		must(t, err)
		must(t, p.Press("primary"))
		must(t, p.Wait("knucklebones.rests()"))
	}
	if said, err := p.Said(); err != nil || !strings.Contains(said, "threw") {
		t.Errorf("nothing is thrown: %q, %v", said, err)
	}
	if told, err := Eval[int](p, "told"); err != nil || told != 1 {
		said, _ := p.Said()
		t.Errorf("it is said %d times, %v; last it was said: %q", told, err, said)
	}
}

// A save that cannot be read is told of once, and never again.
func TestUnreadableSave(t *testing.T) {
	s, err := house()
	must(t, err)
	p := open(t, s.URL, Small)
	for i := range 2 {
		_, err = Eval[bool](p, `localStorage.setItem("knucklebones/game", "x".repeat(4_500_000)) ?? true`)
		must(t, err)
		must(t, p.Reload())
		must(t, p.Wait("knucklebones.rests()"))
		said, err := p.Said()
		if n := strings.Count(said, "set aside"); err != nil || n != 1-i {
			t.Errorf("it is told %d times: %q, %v", n, said, err)
		}
	}
}
