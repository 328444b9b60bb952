//go:build !js

package e2e

import (
	"fmt"
	"math"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"knucklebones/rules/games"
	"knucklebones/rules/rulestest/short"
	"knucklebones/rules/text"
	"knucklebones/web/site"
)

// held is the site that keeps the game itself back until release is called.
func held(t *testing.T) (url string, release func()) {
	t.Helper()
	h, err := house()
	must(t, err)
	s, gate := &site.Server{Dir: h.Dir, Base: "/knucklebones/"}, make(chan bool)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.Contains(r.URL.Path, ".wasm") {
			select {
			case <-gate:
			case <-r.Context().Done():
			}
		}
		s.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	done := false
	release = func() {
		if !done {
			close(gate)
		}
		done = true
	}
	t.Cleanup(release)
	return server.URL + s.Base, release
}

// before is a page whose hall is there and whose game is not. The script runs
// before its own.
func before(t *testing.T, url string, v View, script string) *Page {
	t.Helper()
	p, err := browser.NewPage(v)
	must(t, err)
	t.Cleanup(p.Close)
	if script != "" {
		must(t, p.Before(script))
	}
	must(t, p.Go(url))
	must(t, p.Wait(`document.querySelector("#hall[data-filter]")`))
	return p
}

// cells are the games of the page's hall in their order, with their places.
func cells(t *testing.T, p *Page) (ids []string, at map[string]Control) {
	t.Helper()
	at = map[string]Control{}
	for _, c := range found(t, p, "#drawer .cell", `e.querySelector(".heard").textContent`) {
		ids, at[c.ID] = append(ids, c.ID), c
	}
	return ids, at
}

// found are the elements e of the page that a selector finds, with their places; name is
// what a script says each is called.
func found(t *testing.T, p *Page, selector, name string) []Control {
	t.Helper()
	list, err := Eval[[]Control](p, fmt.Sprintf(`[...document.querySelectorAll(%q)].map((e) => {
		const r = e.getBoundingClientRect();
		return { ID: e.dataset.use, Name: %s, X: r.x, Y: r.y, W: r.width, H: r.height };
	})`, selector, name))
	must(t, err)
	return list
}

// The hall of the page has every slip and every game where the game's own has it, and calls it
// the same, on every shape: the one goes over into the other and nothing moves.
// What was filtered and scrolled stays so.
func TestHallGoesOver(t *testing.T) {
	drawn(t)
	for name, v := range map[string]View{"desk": {1280, 800, 1, false}, "browser": {1366, 640, 1, false}, "tablet": {1024, 768, 1, false}, "phone": {390, 664, 1, true}, "sideways": {844, 390, 1, true}} {
		t.Run(name, func(t *testing.T) {
			if name != "phone" {
				short.Skip(t, "phone")
			}
			url, release := held(t)
			p := before(t, url, v, "")
			must(t, p.Wait(`!document.querySelector("#front.bare")`)) // the game does not come
			ids, _ := cells(t, p)
			for i, g := range games.Games() {
				if i >= len(ids) || ids[i] != g.ID {
					t.Fatalf("the page has %q", ids)
				}
			}
			_, err := Eval[bool](p, `document.querySelectorAll("#chips button, #turn").forEach((b) => { if (b.offsetWidth && (b.id === "turn" || b.textContent.startsWith("Together"))) b.click(); if (b.offsetWidth && b.id === "turn") b.click(); }) ?? true`)
			must(t, err)
			_, err = Eval[bool](p, `(document.getElementById("rest").scrollTo(0, 200), true)`)
			must(t, err)
			_, page := cells(t, p)
			slips := found(t, p, ".slip", "e.dataset.title")
			release()
			must(t, p.Ready())
			for _, s := range slips {
				if c, err := p.Find(s.ID); err != nil {
					t.Error(err)
				} else if c.Y > 0 {
					if strings.HasPrefix(c.Name, s.Name) {
						s.Name = c.Name // which says more
					}
					same(t, s, c)
				}
			}
			seen := 0
			for _, id := range ids {
				if page[id].H == 0 { // the filter does not take it
					continue
				}
				c, err := p.Find(id)
				must(t, err)
				if c.H > page[id].H-3 { // all of it is to be seen
					same(t, page[id], c)
					seen++
				}
			}
			if seen < 6 {
				t.Errorf("only %d compartments are to be seen", seen)
			}
			if f, err := p.Find("filter 2"); err == nil && f.Checked != "true" {
				t.Errorf("the filter is not taken over: %+v", f)
			}
			if f, err := p.Find("filters"); err == nil && !strings.Contains(f.Name, "Together") {
				t.Errorf("the filter is not taken over: %+v", f)
			}
			if f, err := p.Find("filter"); err == nil && !strings.Contains(f.Name, "Together") {
				t.Errorf("the filter is not taken over: %+v", f)
			}
		})
	}
}

// same sees that a compartment is called the same and lies at the same place,
// to a pixel or two.
func same(t *testing.T, page, game Control) {
	t.Helper()
	if page.Name != game.Name {
		t.Errorf("%s is called %q, then %q", page.ID, page.Name, game.Name)
	}
	moved := math.Max(math.Abs(page.X-game.X), math.Abs(page.Y-game.Y)) + math.Abs(page.W-game.W)
	if moved > 2 {
		t.Errorf("%s moves by %.1f: from %+v to %+v", page.ID, moved, page, game)
	}
}

// A game chosen before the game is there opens as soon as it is, by keyboard
// alone; and what is chosen is said.
func TestHallChoosesByKey(t *testing.T) {
	url, release := held(t)
	p := before(t, url, Small, "")
	for range 7 { // after the slip for newcomers, the other slips and the filters
		must(t, p.Key(kb.Tab))
	}
	must(t, p.Wait(`document.activeElement.dataset.use === "oneandtwenty" || document.activeElement.dataset.use === "knucklebones"`))
	must(t, p.Key(kb.ArrowDown))
	at, err := Eval[string](p, `document.activeElement.dataset.use`)
	must(t, err)
	must(t, p.Key(" "))
	title := text.Plain(games.Find(at).Title)
	must(t, p.Wait(fmt.Sprintf(`document.getElementById("about").textContent === %q`, title+" opens when loading is done.")))
	accessible(t, p)
	release()
	must(t, p.Ready())
	if _, err := p.Await("sit"); err != nil {
		t.Fatal(err)
	}
	must(t, p.Wait(fmt.Sprintf(`document.title.includes(%q)`, title)))
}

// kept is a script that puts a game among what a page keeps.
const keptCentury = `localStorage.setItem("knucklebones/game 4 0", "casts 2 at 1700000000000\nknucklebones 1\ngame century\nseat person woad You\nseed 000102030405060708090a0b0c0d0e0f\n\nthrow\n")`

// The game that waits is there to be gone on with, before the game is.
func TestHallResumes(t *testing.T) {
	url, release := held(t)
	p := before(t, url, Phone, keptCentury)
	must(t, p.Wait(`!document.getElementById("waits").hidden && document.getElementById("waits").textContent.includes("Continue Century") && document.querySelector("#game-century .flag").textContent === "Throw 3" && document.querySelector("#game-century .heard").textContent.endsWith(", Throw 3")`))
	_, err := Eval[bool](p, `document.querySelector("#waits [data-use=resume]").click() ?? true`)
	must(t, err)
	release()
	must(t, p.Ready())
	must(t, p.Wait(`document.title.includes("Century")`))
}

// keptTwo are two games: in one it is the reader's turn, and its line says more; the other
// was played last.
const keptTwo = keptCentury + `; localStorage.setItem("knucklebones/game 5 0", ` + "`" + `casts 9 at 1600000000000 mine {"In":"en","Turn":"Your turn","How":"Livia threw 6 6 6: 18 in all.","With":"Livia"}\nknucklebones 1\ngame knucklebones\nseat person woad You\n` + "`" + `)`

// The most urgent of the games that wait comes first, with what it told when it was kept;
// it and a slip that is pressed are where the game has them.
func TestHallTellsOfWaiting(t *testing.T) {
	url, _ := held(t)
	for _, v := range []View{Phone, {1280, 800, 1, false}, {844, 390, 1, true}} {
		p := before(t, url, v, keptTwo+`; localStorage.setItem("knucklebones/slips", JSON.stringify({ In: "en", Date: "2000-01-01", Slips: { today: { Line: "old", Short: "old", Mark: 1 }, book: { Line: "22 of 35 throws", Short: "22 of 35", Mark: 0 } } }))`)
		for _, want := range []string{
			`document.getElementById("waits").innerText.includes("Nine Boxes")`,
			`document.getElementById("stands").innerText.startsWith("Your turn.")`,
			`document.getElementById("waits").textContent.includes("Livia threw 6 6 6") && document.getElementById("waits").textContent.includes("One more waits")`,
			`document.querySelector("#game-knucklebones .flag").textContent === "Your turn"`,
			`document.getElementById("slip-book").textContent.includes("22 of 35") && !document.getElementById("slip-today").textContent.includes("old")`,
			`document.querySelector("#slip-today .sketch").textContent === String(new Date().getDate())`,
			`(document.getElementById("slip-book").click(), document.getElementById("about").textContent === "Your book opens when loading is done.")`,
			`(document.querySelector("[data-use=waiting]").click(), document.getElementById("about").textContent === "Your waiting games appear when loading is done.")`,
		} {
			ok, err := Eval[bool](p, want)
			must(t, err)
			if !ok {
				t.Errorf("%v: it is not so that %s", v, want)
			}
		}
		accessible(t, p)
	}
}

// keptLetters are three games with other devices, and one at this device that was played last:
// in one of the three it is the reader's turn, in one that of somebody else, and one is over
// and told in another language.
const keptLetters = keptCentury + `; for (const [id, when, flags, game, told] of [
	["00000000000000a1", 1500000000000, "", "skiffs", { In: "en", Turn: "Livia’s turn", How: "You sailed to box 5.", With: "Livia" }],
	["00000000000000a2", 1400000000000, "mine", "mendax-single", { In: "en", Turn: "Your turn", How: "Marcus bid three sixes.", With: "Marcus" }],
	["00000000000000a3", 1300000000000, "over", "boneace", { In: "de", Turn: "Ende", How: "Aus.", With: "Brida" }],
	["00000000000000a4", 1200000000000, "", "senate", { In: "de", Turn: "Livia ist dran", How: "Aus.", With: "Livia" }],
]) localStorage.setItem("knucklebones/apart " + id, "casts 9 at " + when + " " + flags + " " + JSON.stringify(told) + "\ngame " + game + "\n{}\nAAAA\n")`

// Games that wait for letters are in the page's own hall, too: one in which it is the reader's
// turn comes first, those in which somebody else is to act come last and are no offer to go on,
// and what was told in another language is said in words of the page. A game that is gone on
// with when the page loads again is announced by its name.
func TestHallTellsOfLetters(t *testing.T) {
	url, release := held(t)
	p := before(t, url, Phone, keptLetters+`; sessionStorage.setItem("knucklebones/playing", JSON.stringify(["apart 00000000000000a1", ""]))`)
	for _, want := range []string{
		`document.getElementById("waits").textContent.includes("Liar’s Tali") && document.getElementById("stands").textContent.startsWith("Your turn.")`,
		`document.getElementById("stands").textContent.includes("Marcus bid three sixes.") || document.getElementById("stands").textContent.includes("more wait")`,
		`document.querySelector("[data-use=waiting]").textContent.includes("5")`,
		`document.querySelector("#game-mendax-single .flag").textContent === "Your turn" && document.querySelector("#game-mendax-single .flag").hasAttribute("data-mine")`,
		`document.querySelector("#game-skiffs .flag").textContent === "Livia’s turn" && !document.querySelector("#game-skiffs .flag").hasAttribute("data-mine")`,
		`document.querySelector("#game-skiffs .heard").textContent.endsWith(", Livia’s turn")`,
		`document.querySelector("#game-boneace .flag").textContent === "The end"`,
		`document.querySelector("#game-senate .flag").textContent === "Their turn"`,
		`document.querySelector("#game-century .flag").textContent === "Throw 3"`,
		`document.getElementById("about").textContent === "Skiffs continues when loading is done."`,
		`document.querySelector("#waits [data-use=resume]") !== null`,
	} {
		ok, err := Eval[bool](p, want)
		must(t, err)
		if !ok {
			t.Errorf("it is not so that %s", want)
		}
	}
	accessible(t, p)
	_, err := Eval[bool](p, `(document.querySelector("[data-use=waiting]").click(), true)`)
	must(t, err)
	release()
	must(t, p.Ready())
	must(t, p.Wait(`[...document.querySelectorAll("#controls *")].some((e) => (e.ariaLabel ?? e.textContent).includes("Give up"))`))
}

// What is kept may be anything, and storage may be forbidden: the hall is there.
func TestHallWithoutStorage(t *testing.T) {
	for name, script := range map[string]string{
		"forbidden": `Object.defineProperty(window, "localStorage", { get() { throw new Error("forbidden"); } })`,
		"nonsense":  `localStorage.setItem("knucklebones/game 1 0", "x"); localStorage.setItem("knucklebones/game 7 3", ""); localStorage.setItem("knucklebones/settings", "{")`,
	} {
		t.Run(name, func(t *testing.T) {
			url, _ := held(t)
			p := before(t, url, Small, script)
			if ids, _ := cells(t, p); len(ids) != len(games.Games()) {
				t.Errorf("it shows %q", ids)
			}
			must(t, p.Wait(`document.getElementById("waits").hidden`))
		})
	}
}
