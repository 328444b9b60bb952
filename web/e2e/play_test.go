//go:build !js

package e2e

import (
	"encoding/json"
	"flag"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp/kb"

	"knucklebones/rules/games"
	"knucklebones/rules/rulestest/short"
	"knucklebones/rules/text"
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
		{"touch", View{390, 664, 1, true}, tap},
		{"keyboard", Small, walk},
	}
}

// tap touches a control, and scrolls it into sight before that.
func tap(p *Page, c Control) error {
	for range 30 {
		at, err := p.Find(c.ID)
		if err != nil {
			return err
		}
		if at.Y+at.H <= 664 {
			return p.Tap(c.ID)
		}
		if err := p.Touch(0, [2]float64{195, 500}, [2]float64{195, 420}, [2]float64{195, 340}, [2]float64{195, 300}); err != nil {
			return err
		}
		time.Sleep(200 * time.Millisecond)
	}
	return fmt.Errorf("%q cannot be scrolled into sight", c.ID)
}

// walk goes to a control with Tab, as far as need be, and presses Enter. Among controls of
// which one is chosen it goes on with arrows.
func walk(p *Page, c Control) error {
	for range 120 {
		at, err := p.Focused()
		if err != nil {
			return err
		}
		if at == c.ID {
			return p.Key(kb.Enter)
		}
		near, err := Eval[bool](p, fmt.Sprintf(`!!document.activeElement.closest("[role=radiogroup]")?.querySelector('[data-id=%q]')`, c.ID))
		if err != nil {
			return err
		}
		key := kb.Tab
		if near {
			key = kb.ArrowRight
		}
		if err := p.Key(key); err != nil {
			return err
		}
		p.leaves(at)
	}
	return fmt.Errorf("Tab does not reach %q", c.ID)
}

// leaves waits a moment until something else than that has the focus: an arrow moves it only once
// the game has heard of it.
func (p *Page) leaves(at string) {
	for range 20 {
		if now, err := p.Focused(); err != nil || now != at {
			return
		}
		time.Sleep(25 * time.Millisecond)
	}
}

// whole are the games that are played from their setup to their end.
var whole = flag.String("games", "knucklebones,oneandtwenty,augustus", "the games that are played whole, by id, or all")

// film is where the pictures go.
var film = flag.String("film", "", "a folder for a picture before every act of the games that are played whole")

// A person plays each game to its end in every way, and in the middle of it
// loads the page anew and goes on. A finger touches what lies on the table, where
// something does. Each is played in the next language. With -short each is played in one way;
// TestTodaysThrow and TestLesson play others by touch, and TestFocusStaysOrGoesToThePrompt by
// keyboard.
func TestPlay(t *testing.T) {
	n, languages := 0, text.Languages()
	list := strings.Split(*whole, ",")
	if *whole == "all" {
		list = nil
		for _, g := range games.Games() {
			list = append(list, g.ID)
		}
	}
	for i, game := range list {
		for j, w := range ways() {
			if testing.Short() && j != i%len(ways()) {
				continue
			}
			code := languages[n%len(languages)].Code
			n++
			t.Run(game+" by "+w.name+" in "+code, func(t *testing.T) { play(t, game, w, code) })
		}
	}
}

// fast has the page run a table's clock eight times as fast as usual.
const fast = "bench=8"

// brisk sets the page to show steps without movement, so that a game is soon
// played; what is drawn at rest is the same.
const brisk = `{"Motion": 2, "Pace": 2, "Tags": true, "Volume": 0.5, "Light": 2}`

// stored is a script by which a page finds those settings.
func stored(settings string) string {
	return fmt.Sprintf(`location.protocol === "about:" || localStorage.setItem("knucklebones/settings", %q)`, settings)
}

// A screen reader plays a game from the hall to its result in each language.
func TestPlayInEachLanguage(t *testing.T) {
	short.Skip(t, "TestPlay in some languages")
	for _, l := range text.Languages() {
		t.Run(l.Code, func(t *testing.T) { play(t, "oneandtwenty", ways()[0], l.Code) })
	}
}

// play plays a game from the hall to its result in a language, and hears whether another is
// spoken.
func play(t *testing.T, game string, w way, code string) {
	t.Helper()
	p := anew(t, "?"+fast+"&lang="+code, w.view, brisk)
	must(t, p.Wait(fmt.Sprintf("document.documentElement.lang.slice(0, 2) === %q && knucklebones.rests()", code[:2])))
	must(t, new(listener).hear(p)) // what the page said in the language before
	w.sitDown(t, p, game, code)
	said := w.playOut(t, p, game)
	if lang, err := Eval[string](p, "document.documentElement.lang"); err != nil || lang[:2] != code[:2] {
		t.Errorf("at the end the page is in the language %s (%v)", lang, err)
	}
	if found := newEar(code).english(said); found != nil {
		t.Errorf("English in %s are %q", code, found)
	}
}

// sitDown goes from the hall over the setup to the table of a game, in a language.
func (w way) sitDown(t *testing.T, p *Page, game, code string) {
	t.Helper()
	use(t, p, w, game)
	in := text.Reader{Catalogue: text.Read(code, text.Compiled(code))}
	must(t, p.Wait(fmt.Sprintf("document.title.includes(%q)", in.Format(games.Find(game).Title))))
	shorten(t, p, w)
	use(t, p, w, "sit")
}

// playOut plays a game from its table to its result, and loads the page again in the
// middle of it. It returns what was said.
func (w way) playOut(t *testing.T, p *Page, game string) []string {
	t.Helper()
	pick := todo
	if w.view.Touch {
		pick = touching(rand.New(rand.NewPCG(7, 7)))
	}
	var l listener
	for n := 0; ; n++ {
		c := next(t, p, pick)
		must(t, l.hear(p))
		if *film != "" {
			must(t, p.Shoot(filepath.Join(*film, fmt.Sprintf("%s %03d.png", game, n))))
		}
		if c.ID == "again" { // the result goes on looking back, for a minute or more
			must(t, p.Wait("knucklebones.silent()"))
			must(t, l.hear(p))
			t.Logf("over after %d acts:\n%v", n, &l)
			return l.said
		}
		if n == 4 && c.Name != "See the result" {
			must(t, p.Reload())
			continue
		}
		if n > 3000 {
			t.Fatal("the game does not end")
		}
		l.act(c)
		before := state(t, p)
		if err := w.use(p, c); err != nil && state(t, p) == before && there(p, c) {
			t.Fatal(err)
		}
		settles(t, p, before)
	}
}

// there reports whether the page has that control still.
func there(p *Page, c Control) bool {
	_, err := p.Find(c.ID)
	return err == nil
}

// shorten sets a table for two where more are usual, and for two pots.
func shorten(t *testing.T, p *Page, w way) {
	t.Helper()
	_, err := p.Await("sit")
	must(t, err)
	for _, id := range []string{"seat 4 remove", "seat 3 remove", "pots less", "pots less", "pots less"} {
		if _, err := p.Find(id); err == nil {
			use(t, p, w, id)
		}
	}
}

// told is what the page says of the game, in JavaScript.
const told = `[...document.querySelectorAll("#controls [data-id]")].map((e) => e.dataset.id + (e.getAttribute("aria-label") ?? e.textContent)).join()`

// state is what the page says of the game, to see when it has changed.
func state(t *testing.T, p *Page) string {
	t.Helper()
	s, err := Eval[string](p, told)
	must(t, err)
	return s
}

// settles waits until the page says something else than before, or rests: then nothing
// comes of what was done.
func settles(t *testing.T, p *Page, before string) {
	t.Helper()
	said, err := json.Marshal(before)
	must(t, err)
	must(t, p.Wait(fmt.Sprintf("%s !== %s || knucklebones.rests()", told, said)))
}

// use waits for a control and uses it.
func use(t *testing.T, p *Page, w way, id string) {
	t.Helper()
	c, err := p.Await(id)
	must(t, err)
	must(t, w.use(p, c))
}

// next waits until something is to be done, and is what a player picks of it.
func next(t *testing.T, p *Page, pick func([]Control) (Control, bool)) Control {
	t.Helper()
	for deadline := time.Now().Add(patience); time.Now().Before(deadline); {
		controls, err := p.Controls()
		must(t, err)
		if c, ok := pick(controls); ok {
			return c
		}
		must(t, p.stir())
	}
	t.Fatalf("nothing can be done; there are %q", p.names())
	return Control{}
}

// touching picks any thing that lies on the table, two times in three, where one
// does.
func touching(rng *rand.Rand) func([]Control) (Control, bool) {
	return func(controls []Control) (Control, bool) {
		if things := lying(controls); things != nil && rng.IntN(3) > 0 {
			return things[rng.IntN(len(things))], true
		}
		return todo(controls)
	}
}

// lying are the things on the table that can be touched.
func lying(controls []Control) (things []Control) {
	for _, c := range controls {
		if c.Group == "Table" && c.ID != "table" && c.Role == "button" && !c.Disabled && c.W > 1 && c.H > 1 {
			things = append(things, c)
		}
	}
	return things
}

// todo picks as a plain player does: the primary, or another key or button if that
// must be chosen first.
func todo(controls []Control) (Control, bool) {
	var key, primary *Control
	for i := range controls {
		c := &controls[i]
		switch {
		case c.ID == "again", c.ID == "result": // a finger that was late may have begun to watch the game again
			return *c, true
		case c.ID == "primary":
			primary = c
		case (strings.HasPrefix(c.ID, "key ") || strings.HasPrefix(c.ID, "act ")) && !c.Disabled && key == nil:
			key = c
		}
	}
	switch {
	case primary != nil && !primary.Disabled:
		return *primary, true
	case key != nil:
		return *key, true
	}
	return Control{}, false
}

// A finger takes the cup, shakes it and lets go; the bones fall, and the page announces
// what they show. Turning the phone meanwhile loses nothing. On a slow machine the turn
// can come before the release is seen; then the bones are back in the cup, and the test
// throws again.
func TestThrowByHand(t *testing.T) {
	p := anew(t, "?game=knucklebones&seed=8&scene=table&players=person,person", View{390, 664, 1, true}, "")
	const threw = `document.getElementById("said").textContent.includes(" threw ")`
	for end := time.Now().Add(patience); time.Now().Before(end); {
		c, err := p.Await("bones")
		must(t, err)
		x, y := c.X+c.W/2, c.Y+c.H/2
		must(t, p.Touch(700*time.Millisecond, [2]float64{x, y}, [2]float64{x + 20, y - 20}, [2]float64{x - 20, y + 10}, [2]float64{x + 10, y}, [2]float64{x, y - 60}))
		must(t, p.Resize(View{664, 390, 1, true}))
		must(t, p.Resize(View{390, 664, 1, true}))
		must(t, p.Wait(threw+" || knucklebones.rests()"))
		if done, err := Eval[bool](p, threw); err != nil || done {
			must(t, err)
			return
		}
	}
	t.Error("no throw by hand was announced")
}
