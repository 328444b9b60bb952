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

// german is a catalogue with few messages.
const german = `msgid "Settings"
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

// TestLanguage chooses a language by the address: the hall speaks it from its first frame, and the
// game too. It is kept on the device then, where it opens without a network; a newer
// version has the newer words.
func TestLanguage(t *testing.T) {
	s := spoken(t)
	p := open(t, s.url+"?lang=de", Small, glimpses)
	speaks(t, p, "de", "Einstellungen")
	comes(t, p, installed)
	s.sunk.Store(true)
	must(t, p.Reload())
	speaks(t, p, "de", "Einstellungen")
	s.sunk.Store(false)
	s.speak(t, strings.Replace(german, "Einstellungen", "Optionen", 1))
	comes(t, p, `navigator.serviceWorker.getRegistration().then((r) => r.update()).then((r) => Boolean(r.waiting))`)
	s.sunk.Store(true)
	comes(t, p, `Promise.resolve(document.querySelector("#gear span")?.textContent === "Optionen" || window.knucklebones?.takeNewer() && false)`)
	speaks(t, p, "de", "Optionen")
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
