//go:build !js

package e2e

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"knucklebones/rules/rulestest/short"
	"knucklebones/web/site"
)

// german is a catalogue with few messages, which a second reader has gone over.
const german = `msgid ""
msgstr ""
"Language: de\n"
"X-Reviewed: 80\n"

msgid "name of this language"
msgstr "Deutsch"

msgid "also in this language"
msgstr "Auch auf Deutsch"

msgid "Settings"
msgstr "Einstellungen"

msgid "Alone"
msgstr "Allein"

msgid "All {0}"
msgstr "Alle {0}"
`

// spoken is a copy of the site that speaks German too.
func spoken(t *testing.T) *ship {
	t.Helper()
	s := launch(t)
	s.speak(t, german)
	return s
}

// speak gives the site another catalogue for German, and releases it.
func (s *ship) speak(t *testing.T, po string) {
	t.Helper()
	root, err := Root()
	must(t, err)
	catalogues := t.TempDir()
	english, err := os.ReadFile(filepath.Join(root, "rules/text/catalogue/en.po"))
	must(t, errors.Join(err, os.WriteFile(filepath.Join(catalogues, "en.po"), english, 0o644), os.WriteFile(filepath.Join(catalogues, "de.po"), []byte(po), 0o644)))
	must(t, site.Page(filepath.Join(root, "web"), catalogues, s.dir, ""))
	s.release(t)
}

// glimpses notes in each frame what stands on the page's button for the settings, where it
// can be seen.
const glimpses = `window.undrawn = true; window.seen = new Set(); (function look() {
	const gear = document.querySelector("#gear span");
	if (gear && getComputedStyle(gear).visibility === "visible") window.seen.add(gear.textContent);
	requestAnimationFrame(look);
})();`

// speaks checks which words the page has for the settings in its own hall and in the game's, and
// which language it says it speaks.
func speaks(t *testing.T, p *Page, lang, settings string) {
	t.Helper()
	must(t, p.Ready())
	got, err := Eval[[]string](p, `[document.documentElement.lang, [...window.seen].join(), document.querySelector("#controls [data-id=settings]").textContent]`)
	must(t, err)
	if got[0] != lang || got[1] != settings || got[2] != settings {
		t.Errorf("the page speaks %s, its hall has %q and the game's %q", got[0], got[1], got[2])
	}
}

// germanKept is a promise that reports whether all files of German are kept on the device.
const germanKept = `Promise.all([".js", ".txt", ".webmanifest", "/aside.woff2", "/strong.woff2", "/text.woff2", "/title.woff2"]
	.map((file) => caches.match(new URL("lang/de" + file, location)))).then((list) => list.every(Boolean))`

// keptOnce has a game wait when the page is opened first.
const keptOnce = `location.protocol === "about:" || localStorage.getItem("kept once") || (localStorage.setItem("kept once", "yes"), ` + keptCentury + `)`

// stillWaits checks that a game waits in the hall that is shown, and is kept as it was.
func stillWaits(t *testing.T, p *Page) {
	t.Helper()
	_, err := p.Await("resume")
	must(t, err)
	if same, err := Eval[bool](p, `localStorage.getItem("knucklebones/game 4 0").includes("\nthrow\n")`); err != nil || !same {
		t.Errorf("the game that waits is no longer kept (%v)", err)
	}
}

// TestLanguage chooses a language by the address: the hall speaks it from its first frame, and the
// game too. It is kept on the device then, where it opens without a network; a newer
// version has the newer words, and the game that waits goes on waiting.
func TestLanguage(t *testing.T) {
	s := spoken(t)
	p := open(t, s.url+"?lang=de", Small, glimpses, keptOnce)
	speaks(t, p, "de", "Einstellungen")
	if address, err := Eval[string](p, `knucklebones.address()`); err != nil || address != s.url {
		t.Errorf("links lead to %q (%v)", address, err)
	}
	comes(t, p, installed)
	comes(t, p, germanKept)
	s.sunk.Store(true)
	must(t, p.Reload())
	speaks(t, p, "de", "Einstellungen")
	s.sunk.Store(false)
	s.speak(t, strings.Replace(german, "Einstellungen", "Optionen", 1))
	comes(t, p, `navigator.serviceWorker.getRegistration().then((r) => r.update()).then((r) => Boolean(r.waiting))`)
	s.sunk.Store(true)
	comes(t, p, `Promise.resolve(document.querySelector("#gear span")?.textContent === "Optionen" || window.knucklebones?.takeNewer() && false)`)
	speaks(t, p, "de", "Optionen")
	stillWaits(t, p)
}

// TestLanguageIsChosen chooses a language where a game waits: the game goes over to it, the page
// remembers it, and opens in it without a network. The address says nothing of languages
// any more. An English visitor has loaded nothing of it.
func TestLanguageIsChosen(t *testing.T) {
	s := spoken(t)
	p := fresh(t, s.url+"?lang=en", Small, glimpses, keptOnce)
	if loaded, err := Eval[[]string](p, `performance.getEntriesByType("resource").map((e) => e.name).filter((name) => name.includes("/lang/"))`); err != nil || len(loaded) > 0 {
		t.Errorf("a page in English loads %q (%v)", loaded, err)
	}
	comes(t, p, installed)
	must(t, p.Press("language"))
	_, err := p.Await("language de")
	must(t, err)
	must(t, p.Press("language de"))
	must(t, p.Wait(`document.documentElement.lang === "de" && document.querySelector("link[rel=manifest]").href.endsWith("/lang/de.webmanifest")`))
	must(t, p.Wait(`location.search === ""`))
	must(t, p.Press("done"))
	stillWaits(t, p)
	must(t, p.Press("resume"))
	must(t, p.Wait(`document.title.includes("Century")`))
	comes(t, p, germanKept)
	s.sunk.Store(true)
	must(t, p.Reload())
	must(t, p.Wait(`document.title.includes("Century")`)) // whoever plays goes on
	must(t, p.Go(s.url))
	speaks(t, p, "de", "Einstellungen")
}

// TestLanguageNeedsConnection chooses a language without a network before it was ever loaded: the
// page says what it needs, and goes on in its own.
func TestLanguageNeedsConnection(t *testing.T) {
	short.Skip(t, "TestLanguageIsChosen")
	s := spoken(t)
	p := unchecked(t, s.url, Small)
	comes(t, p, installed)
	must(t, p.Press("language"))
	_, err := p.Await("language de")
	must(t, err)
	s.sunk.Store(true)
	must(t, p.Press("language de"))
	must(t, p.Wait(`document.getElementById("said").textContent.includes("needs a connection once")`))
	must(t, p.Press("done"))
	must(t, p.Wait(`document.querySelector("#controls [data-id=settings]").textContent === "Settings"`))
}

// TestLanguageIsOffered opens the page in a browser that wishes for a draft: it is in English, and the
// first slip offers the draft in its own words, in the page's hall and in the game's.
func TestLanguageIsOffered(t *testing.T) {
	short.Skip(t, "TestPageChooses in web/site and TestLanguageIsOffered in scenes/app")
	s := launch(t)
	s.speak(t, strings.Replace(german, "X-Reviewed: 80", "X-Reviewed: 10", 1))
	p := fresh(t, s.url, Small, `Object.defineProperty(navigator, "languages", { get: () => ["de-CH", "en"] });
		window.offers = new Set(); (function look() {
			const wait = document.querySelector("#wait .ample");
			if (wait) window.offers.add(wait.textContent);
			requestAnimationFrame(look);
		})();`)
	if offers, err := Eval[string](p, `[...window.offers].filter(Boolean).join()`); err != nil || offers != "Auch auf Deutsch" {
		t.Errorf("the page's hall offers %q (%v)", offers, err)
	}
	c, err := p.Find("also")
	if must(t, err); c.Name != "Auch auf Deutsch" {
		t.Errorf("the game's hall offers %q", c.Name)
	}
	must(t, p.Press("also"))
	must(t, p.Wait(`document.documentElement.lang === "de" && document.querySelector("#controls [data-id=settings]").textContent === "Einstellungen" && !document.querySelector("#controls [data-id=also]")`))
	must(t, p.Reload())
	must(t, p.Wait(`document.documentElement.lang === "de"`))
}

// TestLanguageMissing opens pages in languages that there are not, or whose files are damaged
// or missing: they are in English, and say so.
func TestLanguageMissing(t *testing.T) {
	s := spoken(t)
	for name, x := range map[string]struct {
		spoil            func()
		code, lang, said string
	}{
		"unknown": {func() {}, "xy", "en-GB", "There is no language"},
		"damaged": {func() { s.change(t, "lang/de.txt", "Einstellungen", "Einstellunge") }, "de", "en-GB", "cannot be used"},
		"gone": {func() {
			must(t, errors.Join(os.Remove(filepath.Join(s.dir, "lang/de.txt")), os.Remove(filepath.Join(s.dir, "lang/de.js"))))
		}, "de", "en-GB", "cannot be used"},
	} {
		t.Run(name, func(t *testing.T) {
			if name == "gone" {
				short.Skip(t, "damaged")
			}
			s.speak(t, german)
			x.spoil()
			p, err := browser.NewPage(Small)
			must(t, err)
			t.Cleanup(p.Close)
			must(t, p.Before(glimpses))
			must(t, p.Go(s.url+"?lang="+x.code))
			must(t, p.Ready())
			got, err := Eval[[]string](p, `[document.documentElement.lang, document.querySelector("#controls [data-id=settings]").textContent, document.getElementById("said").textContent]`)
			must(t, err)
			if got[0] != x.lang || got[1] != "Settings" || !strings.Contains(got[2], x.said) {
				t.Errorf("it is %q", got)
			}
		})
	}
}

// glimpsed notes all words that the page shows in any frame, and all that it has for screen
// readers.
const glimpsed = `window.seen = new Set(); (function look() {
	for (const line of (document.body?.innerText ?? "").split("\n")) window.seen.add(line.trim());
	requestAnimationFrame(look);
})();`

// TestHallHasNoEnglish opens the hall in German, by the address and by the wishes of the browser:
// neither before the game is there nor after that is a word of it English in any frame.
func TestHallHasNoEnglish(t *testing.T) {
	for name, x := range map[string]struct{ search, wishes string }{
		"address": {"?lang=de", ""},
		"browser": {"", `Object.defineProperty(navigator, "languages", { get: () => ["de-AT", "en"] });`},
	} {
		t.Run(name, func(t *testing.T) {
			if name != "address" {
				short.Skip(t, "TestPageChooses in web/site")
			}
			url, release := held(t)
			p := before(t, url+x.search, Small, x.wishes+glimpsed)
			release()
			must(t, p.Ready())
			seen, err := Eval[[]string](p, `[...window.seen]`)
			must(t, err)
			if found := newEar("de").english(seen); found != nil || len(seen) < 40 {
				t.Errorf("of %d lines English are %q", len(seen), found)
			}
		})
	}
}
