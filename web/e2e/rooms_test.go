//go:build !js

package e2e

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"knucklebones/rules/games"
	"knucklebones/rules/play/evening"
	"knucklebones/rules/play/session"
	"knucklebones/rules/rulestest/short"
)

// An evening of short games is played from its programme to its wreath, by touch and by the
// page's own controls. It is left at each kind of moment and gone on with: before the first
// throw of a game, in the middle, at its end, between two games, and when all is over.
func TestEvening(t *testing.T) {
	short.Skip(t, "TestEvening in scenes/app, and the slip of an evening in TestFinger")
	list := []string{"tropa", "boneace", "gladiators", "skiffs", "simple"}
	for _, w := range []way{ways()[1], ways()[0]} {
		t.Run(w.name, func(t *testing.T) {
			p := anew(t, "?"+fast, w.view, brisk)
			wholeEvening(t, p, w, list)
		})
	}
}

// An evening of three games is played with the keys alone, from the hall to the wreath: Tab goes
// to what is used, Enter uses it, and arrows choose among things of which one is chosen.
func TestEveningByKeys(t *testing.T) {
	short.Skip(t, "TestEvening in scenes/app, and the keyboard in TestPlay")
	w := ways()[2]
	list := []string{"tropa", "gladiators", "boneace"}
	p := anew(t, "?"+fast, w.view, brisk)
	wholeEvening(t, p, w, list)
}

// wholeEvening plays an evening of these games from the hall to its wreath.
func wholeEvening(t *testing.T, p *Page, w way, list []string) {
	t.Helper()
	use(t, p, w, "evening")
	plan(t, p, w, list)
	use(t, p, w, "start")
	for game := range list {
		playOfEvening(t, p, w, game)
		if e := keptEvening(t, p); len(e.Played()) != game+1 || e.Over() != (game == len(list)-1) {
			t.Fatalf("after game %d there are %d, and it is over: %v", game+1, len(e.Played()), e.Over())
		}
		if game < len(list)-1 {
			pauseOfEvening(t, p, w, game)
		}
	}
	ends(t, p, w)
}

// plan lays out an evening for two with these games.
func plan(t *testing.T, p *Page, w way, list []string) {
	t.Helper()
	_, err := p.Await("length")
	must(t, err)
	if c, err := p.Find("seats"); err == nil { // on a narrow page they are behind a button
		must(t, w.use(p, c))
	}
	for _, id := range []string{"seat 4 remove", "seat 3 remove"} {
		use(t, p, w, id)
	}
	if c, err := p.Find("done"); err == nil {
		must(t, w.use(p, c))
	}
	_, err = p.Await(list[0])
	must(t, err)
	controls, err := p.Controls()
	must(t, err)
	for _, c := range controls {
		if games.Find(c.ID) != nil && c.Checked == "true" {
			w.pick(t, p, c.ID)
		}
	}
	for _, id := range list {
		w.pick(t, p, id)
	}
	for i, id := range list {
		if c, err := p.Find("ticket " + id); err != nil || !strings.HasPrefix(c.Name, fmt.Sprint(i+1, ". ")) {
			t.Fatalf("ticket %d is %q (%v)", i+1, c.Name, err)
		}
	}
}

// pick presses a game in the drawer.
func (w way) pick(t *testing.T, p *Page, id string) {
	t.Helper()
	c := w.reach(t, p, id)
	must(t, w.use(p, c))
	must(t, p.Wait(fmt.Sprintf(`document.querySelector('#controls [data-id=%q]').ariaChecked !== %q`, id, c.Checked)))
}

// reach waits for a control that is not on the rail; a finger moves it into sight.
func (w way) reach(t *testing.T, p *Page, id string) Control {
	t.Helper()
	c, err := p.Await(id)
	must(t, err)
	for range 30 {
		mid := c.Y + c.H/2
		if !w.view.Touch || mid > 90 && mid < 500 {
			break
		}
		by := max(-180, min(300-mid, 180))
		must(t, p.Touch(0, [2]float64{195, 300}, [2]float64{195, 300 + by/3}, [2]float64{195, 300 + by*2/3}, [2]float64{195, 300 + by}))
		for was := c; ; was = c { // until it lies still
			time.Sleep(250 * time.Millisecond)
			c, err = p.Find(id)
			must(t, err)
			if c == was {
				break
			}
		}
	}
	return c
}

// onward picks as a plain player does through an evening: "play" begins its next game, and
// "again" is there at its end.
func onward(controls []Control) (Control, bool) {
	for _, id := range []string{"lend", "play"} {
		if i := slices.IndexFunc(controls, func(c Control) bool { return c.ID == id && !c.Disabled }); i >= 0 {
			return controls[i], true
		}
	}
	return todo(controls)
}

// playOfEvening plays a game of the evening to its end, and loads the page again: before the
// first throw of the first game, after a few acts in the second, at the end of the others.
func playOfEvening(t *testing.T, p *Page, w way, game int) {
	t.Helper()
	_, err := p.Await("menu")
	must(t, err)
	left := false
	for n := 0; ; n++ {
		if n > 1000 {
			t.Fatal("the game does not end")
		}
		c := next(t, p, onward)
		if c.ID == "play" || c.ID == "again" {
			return
		}
		if over := c.Name == "See the result"; !left && (game == 0 || game == 1 && n == 2 || over) {
			left = true
			goesOn(t, p)
			continue
		}
		before := state(t, p)
		if err := w.use(p, c); err != nil && state(t, p) == before && there(p, c) {
			t.Fatal(err)
		}
		if c.Name == "See the result" { // a second touch would begin the next game
			must(t, p.Wait(`document.querySelector('#controls [data-id=play], #controls [data-id=again]')`))
		}
		settles(t, p, before)
	}
}

// goesOn loads the page again and sees that the evening and the game at its table are where
// they were, or where computers have brought them since.
func goesOn(t *testing.T, p *Page) {
	t.Helper()
	e, s := keptEvening(t, p), gameOfEvening(t, p)
	must(t, p.Reload())
	e2, s2 := keptEvening(t, p), gameOfEvening(t, p)
	if e.Text() != e2.Text() {
		t.Errorf("loaded again, the evening is\n%s, not\n%s", e2.Text(), e.Text())
	}
	switch {
	case s == nil && s2 == nil:
	case s == nil || s2 == nil || s.Seed() != s2.Seed() || s2.Len() < s.Len():
		t.Errorf("loaded again, another game is at the table")
	}
}

// pauseOfEvening leaves the evening between two games: by loading the page again, and later
// for the hall. Whoever may choose a game takes the other one.
func pauseOfEvening(t *testing.T, p *Page, w way, game int) {
	t.Helper()
	if c, err := p.Find("choose 2"); err == nil && c.Checked != "true" {
		w.pick(t, p, "choose 2")
	}
	goesOn(t, p)
	if game == 0 {
		was := keptEvening(t, p).Text()
		use(t, p, w, "stop")
		use(t, p, w, "answer 1")
		c, err := p.Await("evening")
		must(t, err)
		if want := "Game 2 of "; !strings.Contains(c.Name, want) {
			t.Errorf("the slip in the hall says %q, not %q", c.Name, want)
		}
		must(t, w.use(p, c))
		_, err = p.Await("stop")
		must(t, err)
		if now := keptEvening(t, p).Text(); now != was {
			t.Errorf("from the hall it goes on with\n%s, not\n%s", now, was)
		}
	}
	for c := next(t, p, onward); c.ID == "lend"; c = next(t, p, onward) {
		must(t, w.use(p, c))
	}
	use(t, p, w, "play")
}

// ends sees the end of an evening: it stays when the page is loaded again, an honour can be
// watched, and the hall offers a new evening.
func ends(t *testing.T, p *Page, w way) {
	t.Helper()
	goesOn(t, p)
	_, err := p.Await("verdict")
	must(t, err)
	must(t, p.Wait(`document.querySelector('#controls [data-id="honour 1"]') || knucklebones.rests()`))
	if c, err := p.Find("honour 1"); err == nil && c.Role == "button" {
		must(t, w.use(p, w.reach(t, p, c.ID)))
		leaves(t, p, "Stop watching")
	}
	use(t, p, w, "hall")
	c, err := p.Await("evening")
	must(t, err)
	if !strings.Contains(c.Name, "one purse") {
		t.Errorf("after the evening the slip says %q", c.Name)
	}
}

// leaves opens the menu and chooses an answer in it.
func leaves(t *testing.T, p *Page, answer string) {
	t.Helper()
	use(t, p, ways()[0], "menu")
	_, err := p.Await("answer 1")
	must(t, err)
	must(t, p.Press(answer))
	must(t, p.Wait(`!document.querySelector('#controls [data-id="answer 1"]')`))
}

// keptEvening is the evening that the page keeps, played again from its text.
func keptEvening(t *testing.T, p *Page) *evening.Evening {
	t.Helper()
	said, err := Eval[string](p, `Object.entries(localStorage).filter(([k]) => /^knucklebones\/evening \S+$/.test(k)).map(([, v]) => v.slice(v.indexOf("\n") + 1)).join()`)
	must(t, err)
	e, err := evening.Read(said, games.Find)
	if err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	must(t, e.Check())
	return e
}

// gameOfEvening is the game at the table of the evening, or nil if there is none.
func gameOfEvening(t *testing.T, p *Page) *session.Session {
	t.Helper()
	said, err := Eval[string](p, `((at) => { let said = ""; for (let i = 0, page; (page = localStorage.getItem(at + " " + i)) !== null; i++) said += page; return said; })
		(Object.keys(localStorage).find((k) => /^knucklebones\/evening \S+$/.test(k)))`)
	must(t, err)
	if said == "" {
		return nil
	}
	s, err := session.Resume(said, games.Find)
	must(t, err)
	return s
}

// clock is a script by which it is noon of 24 November 2026, or as many days later as the
// tab has noted.
const clock = `if (location.protocol !== "about:") {
	const begun = performance.now(), noon = new Date(2026, 10, 24, 12).getTime() + 86400000 * Number(sessionStorage.getItem("days") ?? 0);
	const now = () => noon + performance.now() - begun;
	window.Date = class extends Date {
		constructor(...at) { if (at.length) super(...at); else super(now()); }
		static now() { return now(); }
	};
}`

// sharing is a script by which a page can share, and notes the text.
const sharing = `Object.defineProperty(navigator, "share", { value: async ({ text }) => { window.shared_ = text; } })`

// Today's throw is played once and sent as text; the next day has another, and the day
// before is in the calendar with its result. Its link leads there.
func TestTodaysThrow(t *testing.T) {
	w := ways()[1]
	s, err := house()
	must(t, err)
	p := open(t, s.URL+"?"+fast, w.view, clock, sharing, stored(brisk))
	use(t, p, w, "today")
	use(t, p, w, "throw")
	_, err = p.Await("menu")
	must(t, err)
	for n := 0; ; n++ {
		if n > 300 {
			t.Fatal("the try does not end")
		}
		c := next(t, p, func(list []Control) (Control, bool) {
			if i := slices.IndexFunc(list, func(c Control) bool { return c.ID == "share" }); i >= 0 {
				return list[i], true
			}
			return todo(list)
		})
		before := state(t, p)
		if err := w.use(p, c); err != nil && state(t, p) == before && there(p, c) {
			t.Fatal(err)
		}
		if c.ID == "share" { // a press too soon after the game passes over it
			if shared, err := Eval[bool](p, `!!window.shared_`); err == nil && shared {
				break
			}
			time.Sleep(100 * time.Millisecond)
			continue
		}
		settles(t, p, before)
	}
	shared, err := Eval[string](p, `window.shared_`)
	must(t, err)
	const head, link = "Knucklebones, today’s throw, 24 Nov: Nine Boxes\n", "#today=2026-11-24"
	if !strings.HasPrefix(shared, head) || !strings.Contains(shared, "■") || !strings.HasSuffix(shared, s.URL+"?"+fast+link) {
		t.Errorf("it sends %q", shared)
	}
	_, err = Eval[bool](p, `sessionStorage.setItem("days", 1) ?? true`)
	must(t, err)
	must(t, p.Reload())
	c, err := p.Await("today")
	must(t, err)
	if !strings.Contains(c.Name, "Catapulta, one try") {
		t.Errorf("the next day the slip says %q", c.Name)
	}
	use(t, p, w, "today")
	_, err = p.Await("throw")
	must(t, err)
	day, err := p.Await("day 2026-11-24")
	must(t, err)
	if !strings.HasSuffix(day.Name, " par") {
		t.Errorf("in the calendar the day before is %q", day.Name)
	}
	must(t, w.use(p, day))
	_, err = p.Await("result")
	must(t, err)
	must(t, p.Go(s.URL+"?"+fast+link))
	must(t, p.Ready())
	_, err = p.Await("result")
	must(t, err)
}

// A cast that a person throws is stamped in the book and can be seen again, from the link
// that proves it. A file brings the book of one device to another, once.
func TestBookIsStampedAndJoined(t *testing.T) {
	w := ways()[0]
	p := anew(t, "?"+fast, w.view, brisk)
	w.sitDown(t, p, "century", "en")
	w.playOut(t, p, "century")
	use(t, p, w, "hall")
	found := stamped(t, p, w)
	if found == 0 {
		t.Fatal("no cast is stamped")
	}
	controls, err := p.Controls()
	must(t, err)
	i := slices.IndexFunc(controls, func(c Control) bool {
		return strings.HasPrefix(c.ID, "cast ") && strings.Contains(c.Name, "found ") && !strings.Contains(c.Name, "not found")
	})
	use(t, p, w, controls[i].ID)
	use(t, p, w, "answer 1")
	_, err = p.Await("event")
	must(t, err)
	must(t, p.Wait(`document.title.includes("Century")`))
	file := saved(t, p)
	_, err = Eval[bool](p, `localStorage.clear() ?? true`) // another device
	must(t, err)
	must(t, p.Go("about:blank"))
	s, err := house()
	must(t, err)
	must(t, p.Go(s.URL+"?bench=8&game=tropa&players=person,easy"))
	must(t, p.Ready())
	w.playOut(t, p, "tropa")
	dir := t.TempDir()
	must(t, p.drop(written(t, dir, "all.json", file)))
	must(t, p.Wait(`document.getElementById("said").textContent.includes("Your book has 1 more game")`))
	must(t, p.drop(written(t, dir, "book.json", unset(t, file))))
	must(t, p.Wait(`document.getElementById("said").textContent.includes("Everything in the file is here already")`))
	use(t, p, w, "hall")
	if both := stamped(t, p, w); both < found {
		t.Errorf("the joined book has %d casts, one device had %d", both, found)
	}
	use(t, p, w, "tab games")
	for _, game := range []string{"Century", "Tropa"} {
		must(t, p.Wait(fmt.Sprintf(`[...document.querySelectorAll('#controls [data-id^="game "]')].some((e) => (e.ariaLabel ?? e.textContent).startsWith(%q) && (e.ariaLabel ?? e.textContent).includes("1 game"))`, game)))
	}
}

// stamped opens the book from the hall and returns how many casts are found in it.
func stamped(t *testing.T, p *Page, w way) int {
	t.Helper()
	use(t, p, w, "book")
	c, err := p.Await("counter")
	must(t, err)
	var found, all int
	if _, err := fmt.Sscanf(c.Name, "%d of %d", &found, &all); err != nil || all != 35 {
		t.Fatalf("the counter says %q (%v)", c.Name, err)
	}
	return found
}

// saved is the file that the settings save.
func saved(t *testing.T, p *Page) string {
	t.Helper()
	_, err := Eval[bool](p, `((make) => { URL.createObjectURL = (b) => { b.text().then((t) => { window.file_ = t; }); return make.call(URL, b); }; return true; })(URL.createObjectURL)`)
	must(t, err)
	leaves(t, p, "Stop watching")
	use(t, p, ways()[0], "back")
	for _, id := range []string{"settings", "save"} {
		_, err = p.Await(id)
		must(t, err)
		must(t, p.Press(id))
	}
	must(t, p.Wait("window.file_"))
	file, err := Eval[string](p, "window.file_")
	must(t, err)
	if !json.Valid([]byte(file)) {
		t.Fatalf("the file is %.200q", file)
	}
	return file
}

// unset is a file that was saved without the settings and tables in it, which are taken
// again whenever it is loaded.
func unset(t *testing.T, file string) string {
	t.Helper()
	var f struct {
		Version int               `json:"knucklebones"`
		Kept    map[string]string `json:"kept"`
	}
	must(t, json.Unmarshal([]byte(file), &f))
	maps.DeleteFunc(f.Kept, func(key, _ string) bool { return key == "settings" || strings.HasPrefix(key, "table ") })
	said, err := json.Marshal(f)
	must(t, err)
	return string(said)
}

// leaveTable goes from a table in kiosk mode back to the hall.
func leaveTable(t *testing.T, p *Page, w way) {
	t.Helper()
	use(t, p, w, "menu")
	home := next(t, p, func(list []Control) (Control, bool) {
		i := slices.IndexFunc(list, func(c Control) bool { return strings.HasPrefix(c.Name, "Back to the hall") })
		if i < 0 {
			return Control{}, false
		}
		return list[i], true
	})
	must(t, w.use(p, home))
}

// leaveShow goes from a game that plays itself in kiosk mode to the hall: by way of the table, or
// at once if the game is over.
func leaveShow(t *testing.T, p *Page, w way) {
	t.Helper()
	use(t, p, w, "play")
	c := next(t, p, func(list []Control) (Control, bool) {
		i := slices.IndexFunc(list, func(c Control) bool { return c.ID == "menu" || c.ID == "settings" })
		if i < 0 {
			return Control{}, false
		}
		return list[i], true
	})
	if c.ID == "menu" {
		leaveTable(t, p, w)
	}
}

// A visitor at a fair opens an evening from the hall, plays all its games to the wreath by
// touch, and goes away: then nothing of it is left, and the games play themselves again.
func TestEveningAtFair(t *testing.T) {
	short.Skip(t, "TestFairForgetsEvenings and TestFairEndsEvenings in scenes/app")
	w := ways()[1]
	s, err := house()
	must(t, err)
	p := fresh(t, s.URL+"?kiosk&evening=20&games=tropa,simple,oneandtwenty&attract=10&idle=120&warning=5", w.view)
	leaveShow(t, p, w)
	use(t, p, w, "evening")
	c, err := p.Await("start")
	must(t, err)
	if slices.Contains(p.names(), "bets") {
		t.Error("a visitor can lay side bets")
	}
	must(t, w.use(p, c))
	var acts []string // the last of them are told if the evening stops
	t.Cleanup(func() {
		if t.Failed() {
			t.Logf("it did %q", acts[max(0, len(acts)-20):])
		}
	})
	for n := 0; ; n++ {
		if n > 3000 {
			t.Fatal("the evening does not end")
		}
		c := next(t, p, onward)
		acts = append(acts, fmt.Sprintf("%s (%.0f %.0f)", c.Name, c.X+c.W/2, c.Y+c.H/2))
		if c.ID == "again" {
			break
		}
		before := state(t, p)
		if err := w.use(p, c); err != nil && state(t, p) == before && there(p, c) {
			t.Fatal(err)
		}
		settles(t, p, before)
	}
	_, err = p.Await("verdict")
	must(t, err)
	if slices.Contains(p.names(), "share") {
		t.Errorf("at a fair the evening can be shared: %q", p.names())
	}
	const kept = `Object.keys(localStorage).some((k) => k.includes("evening"))`
	must(t, p.Wait(kept))
	must(t, p.Wait("knucklebones.rests()")) // a touch in the first half second passes over the buttons
	use(t, p, w, "hall")
	_, err = p.Await("play") // the visitor has gone, and so has the first game, which waited
	must(t, err)
	must(t, p.Wait("!"+kept))
}

// The page that checks a game stands alone, and finds that the key fits and every throw
// follows; of another key it says that it does not.
func TestCheckPage(t *testing.T) {
	w := ways()[0]
	p := anew(t, "?"+fast+"&game=century", w.view, brisk)
	w.playOut(t, p, "century")
	use(t, p, w, "fair")
	_, err := Eval[bool](p, `((make) => { URL.createObjectURL = (b) => { b.text().then((t) => { window.file_ = t; }); return make.call(URL, b); }; return true; })(URL.createObjectURL)`)
	must(t, err)
	use(t, p, w, "how")
	use(t, p, w, "answer 1")
	must(t, p.Wait("window.file_"))
	file, err := Eval[string](p, "window.file_")
	must(t, err)
	must(t, p.Go("data:text/html;base64,"+base64.StdEncoding.EncodeToString([]byte(file))))
	must(t, p.Wait(`document.getElementById("fits")?.textContent === "✓ The key fits the seal."`))
	must(t, p.Wait(`document.getElementById("casts").textContent.startsWith("✓ ")`))
	_, err = Eval[bool](p, `(document.getElementById("key").value = "0".repeat(32), dispatchEvent(new Event("input")))`)
	must(t, err)
	must(t, p.Wait(`document.getElementById("fits").textContent === "✗ The key doesn’t fit the seal."`))
}

// Without a network the hall says that nothing is missed, until there is one again.
func TestOfflineIsSaid(t *testing.T) {
	p := anew(t, "?"+fast, View{1280, 800, 1, false}, brisk)
	_, err := p.Await("evening")
	must(t, err)
	for _, off := range []bool{true, false} {
		_, err := Eval[bool](p, fmt.Sprintf(`(Object.defineProperty(navigator, "onLine", { value: %v, configurable: true }), dispatchEvent(new Event("offline")))`, !off))
		must(t, err)
		must(t, p.Wait(fmt.Sprintf(`document.querySelector('#controls [data-id=line]').textContent.includes("offline") === %v`, off)))
	}
}
