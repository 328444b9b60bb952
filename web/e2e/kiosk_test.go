//go:build !js

package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"knucklebones/rules/rulestest/short"
)

// A page stands at a fair as a file beside it says: the games play themselves, a
// touch takes one over, and a person's own games are not touched. Loaded again, it
// goes on with the game, and without the file as it was told last.
func TestPageAtFair(t *testing.T) {
	s := launch(t)
	p, err := browser.Open(s.url+"?game=century&seed=7", Small) // not open: a file that is gone is complained of
	must(t, err)
	t.Cleanup(p.Close)
	_, err = p.Await("primary")
	must(t, err)
	must(t, p.Press("primary"))
	must(t, p.Wait(casts+` === 1`))
	must(t, os.WriteFile(filepath.Join(s.dir, "fair.txt"), []byte("# ours\ngames = century, par\n"), 0o644))
	must(t, p.Go(s.url+"?kiosk=fair.txt"))
	_, err = p.Await("play")
	must(t, err)
	must(t, p.Press("play"))
	_, err = p.Await("menu")
	must(t, err)
	must(t, os.Remove(filepath.Join(s.dir, "fair.txt")))
	must(t, p.Reload())
	_, err = p.Await("menu") // whoever plays goes on
	must(t, err)
	must(t, p.Wait(casts+` === 1`))
}

// What is wrong is told of by its line, with what is allowed, and no hall opens: not
// in a page that is loaded again, either. A file that is mended is taken by itself.
// The address may hold the settings, too.
func TestPageAtFairIsTold(t *testing.T) {
	s := launch(t)
	file := filepath.Join(s.dir, "fair.txt")
	must(t, os.WriteFile(file, []byte("# ours\nvolume = loud\n"), 0o644))
	p := troubled(t, s.url+"?kiosk=fair.txt", hurry(10), "The table’s settings are wrong")
	helps(t, p, `line 2 of fair.txt: volume cannot be "loud"; use a whole number from 0 to 100`)
	must(t, os.WriteFile(file, []byte("# ours\nvolume = 50\n"), 0o644))
	_, err := p.Await("play")
	must(t, err)
	must(t, p.Go(s.url+"?kiosk&volume=60&games=chess"))
	for range 2 {
		message(t, p, "The table’s settings are wrong")
		helps(t, p, `line 2 of the address: there is no game "chess"; the games are knucklebones, `)
		must(t, p.do(chromedp.Reload()))
	}
	must(t, p.Go(s.url+"?kiosk&volume=60&games=skiffs"))
	_, err = p.Await("play")
	must(t, err)
}

// A file that cannot be fetched is told of, and asked for until it is there.
func TestPageAtFairWaitsForItsFile(t *testing.T) {
	s := launch(t)
	p := troubled(t, s.url+"?kiosk=fair.txt", hurry(10), "The table’s settings can’t be loaded")
	helps(t, p, "fair.txt: the server answered with error 404.")
	must(t, os.WriteFile(filepath.Join(s.dir, "fair.txt"), []byte("games = century\n"), 0o644))
	_, err := p.Await("play")
	must(t, err)
}

// A touch on a language changes it and begins no game; when nobody is there the first of the
// owner's languages is back.
func TestPageAtFairSpeaks(t *testing.T) {
	short.Skip(t, "TestVisitorChoosesLanguage in scenes/app")
	s := spoken(t)
	p := fresh(t, s.url+"?kiosk&games=century&languages=de%20en&attract=5", View{640, 480, 1, true})
	_, err := p.Await("language en")
	must(t, err)
	must(t, p.Wait(`document.documentElement.lang === "de"`))
	must(t, p.Tap("language en"))
	must(t, p.Wait(`document.documentElement.lang === "en-GB"`))
	_, err = p.Find("play") // no game has begun
	must(t, err)
	must(t, p.Wait(`document.documentElement.lang === "de"`))
	_, err = p.Await("play")
	must(t, err)
}

// helps sees that the message has those words, and that nothing of the game is there.
func helps(t *testing.T, p *Page, words string) {
	t.Helper()
	help, err := Eval[string](p, `document.getElementById("help").textContent`)
	if must(t, err); !strings.Contains(help, words) {
		t.Errorf("it says %q, want %q", help, words)
	}
	if ids := p.names(); len(ids) > 0 {
		t.Errorf("there are %q", ids)
	}
}

// The operator reads that a page keeps neither counters nor a log. Shut down, it is
// dark and stays so, whatever is touched, until it is loaded again.
func TestPageAtFairShutsDown(t *testing.T) {
	s := launch(t)
	p := fresh(t, s.url+"?kiosk&games=century&pin=4711&counters=/c.csv&log=/c.log", View{640, 480, 1, true}, hurry(10))
	_, err := p.Await("play")
	must(t, err)
	must(t, p.Touch(4*time.Second, [2]float64{20, 460}))
	for i, key := range []string{"key 4", "key 7", "key 1", "key 1", "shut down", "answer 1"} {
		_, err = p.Await(key)
		must(t, err)
		if i == 4 {
			reads(t, p, "Nothing is counted: only the program can do that, not the page in a browser.")
			reads(t, p, "Crashes can’t be logged. Only the program can write a log, not the page in a browser.")
		}
		must(t, p.Press(key))
	}
	message(t, p, "The table is closed")
	must(t, p.Touch(0, [2]float64{320, 240}))
	must(t, p.Key(kb.Enter))
	time.Sleep(4 * time.Second) // other troubles have the page loaded again by then
	message(t, p, "The table is closed")
	if seen, err := Eval[bool](p, `document.getElementById("again").checkVisibility()`); err != nil || seen {
		t.Errorf("there is a button (%v)", err)
	}
	must(t, p.Reload())
	_, err = p.Await("play")
	must(t, err)
}

// reads sees that the controls of the page have those words among them.
func reads(t *testing.T, p *Page, words string) {
	t.Helper()
	must(t, p.Wait(fmt.Sprintf(`document.getElementById("controls").textContent.includes(%q)`, words)))
}

// A page in kiosk mode notices that a visitor has left for good: from the hall, where a game
// of theirs waits, it asks, and then the games play themselves again.
func TestKioskForgetsWhoHasLeft(t *testing.T) {
	w := ways()[1]
	s, err := house()
	must(t, err)
	p := fresh(t, s.URL+"?kiosk&games=tropa&attract=5&idle=120&warning=5", w.view)
	use(t, p, w, "play")
	leaveTable(t, p, w)
	_, err = p.Await("resume")
	must(t, err)
	_, err = p.Await("play")
	must(t, err)
}
