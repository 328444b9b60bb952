//go:build !js

package app

import (
	"os"
	"path/filepath"
	"testing"

	"knucklebones/rules/text"
	"knucklebones/scenes/host"
)

// TestPaper: the first region that somebody's languages name decides.
func TestPaper(t *testing.T) {
	for want, lists := range map[string][][]string{
		"letter": {{"en-US"}, {"en_US.UTF-8"}, {"en", "es-MX", "en-GB"}, {"fr-ca"}, {"zh-Hant-US"}},
		"a4":     {nil, {""}, {"C"}, {"en"}, {"en-GB", "en-US"}, {"de_AT.UTF-8"}, {"es-419"}, {"la"}},
	} {
		for _, list := range lists {
			if got := paperFor(list); got != want {
				t.Errorf("%q: %s, not %s", list, got, want)
			}
		}
	}
}

// TestPrint saves the pages of a game from its rulebook, and the booklet from the settings,
// and says where they are.
func TestPrint(t *testing.T) {
	device(t)
	dir := downloads(t)
	for scene, what := range map[string]string{"rulebook": "tropa", "settings": Booklet} {
		h := start(t, Show{Scene: scene, Game: "tropa"})
		var said string
		h.Stack.Listen(func(words string) { said = words }, func() {})
		h.Stack.Use("print")
		h.Stack.Step()
		name := Pages(what, "en", paperFor(host.SystemPreferences().Languages))
		if want := text.Plain(text.Of("Saved to {0}.", name)); said != want {
			t.Errorf("%s: it says %q, not %q", scene, said, want)
		}
		if data, err := os.ReadFile(filepath.Join(dir, name)); err != nil || string(data[:5]) != "%PDF-" {
			t.Errorf("%s: %v", scene, err)
		}
	}
}
