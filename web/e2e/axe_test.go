//go:build !js

package e2e

import (
	"encoding/json"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"knucklebones/rules/rulestest/short"
)

// axe is the library that finds what is wrong on a page for people who cannot
// see it; build.sh installs it from npm.
var axe = sync.OnceValues(func() (string, error) {
	root, err := Root()
	if err != nil {
		return "", err
	}
	code, err := os.ReadFile(filepath.Join(root, "web", "e2e", "node_modules", "axe-core", "axe.min.js"))
	return string(code), err
})

// A violation is one thing axe finds.
type violation struct {
	ID, Impact, Help string
	Nodes            []struct{ HTML, FailureSummary string }
}

// accessible sees that axe finds nothing on the page, of any weight.
func accessible(t *testing.T, p *Page) {
	t.Helper()
	code, err := axe()
	if os.IsNotExist(err) && os.Getenv("CI") == "" {
		t.Skip("axe-core is not installed: run npm ci in web/e2e")
	}
	must(t, err)
	_, err = Eval[bool](p, code+"; true")
	must(t, err)
	found, err := Eval[string](p, `axe.run().then((r) => JSON.stringify([r.passes.length, r.violations]))`)
	must(t, err)
	var passed int
	var bad []violation
	must(t, json.Unmarshal([]byte(found), &[]any{&passed, &bad}))
	if passed < 10 {
		t.Errorf("axe looked at only %d things", passed)
	}
	for _, v := range bad {
		t.Errorf("%s, %s: %s, as in %s", v.ID, v.Impact, v.Help, v.Nodes[:min(3, len(v.Nodes))])
	}
}

// On no screen is anything wrong for people who cannot see.
func TestAxe(t *testing.T) {
	for name, query := range screens {
		t.Run(name, func(t *testing.T) {
			p := anew(t, query, View{390, 664, 1, true}, "")
			explore(t, p, 390, 664)
			accessible(t, p)
			distinct(t, p)
		})
	}
}

// Nor while the game is on its way, nor when it does not come.
func TestAxeBeforeTheGame(t *testing.T) {
	s, err := house()
	must(t, err)
	slow := Serve(s.Dir)
	defer slow.Close()
	slow.Rate = 40_000
	p, err := browser.NewPage(Small)
	must(t, err)
	defer p.Close()
	must(t, p.Go(slow.URL))
	must(t, p.Wait(`document.getElementById("groove").value`))
	accessible(t, p)
	accessible(t, troubled(t, without(t, "knucklebones.wasm", "knucklebones.wasm.zst").URL, "", "The game didn’t load"))
}

// Nor in a question that is put over a page.
func TestAxeInAQuestion(t *testing.T) {
	p := anew(t, screens["table"], Small, "")
	must(t, p.Press("menu"))
	_, err := p.Await("answer 1")
	must(t, err)
	accessible(t, p)
}

// Nor where a cast is to be counted, on a board whose places are keys too.
func TestAxeAtAChoice(t *testing.T) {
	for i, game := range []string{"knucklebones", "skiffs", "oneandtwenty", "augustus", "mendax-single"} {
		t.Run(game, func(t *testing.T) {
			if i > 1 {
				short.Skip(t, "knucklebones and skiffs")
			}
			p := quick(t, "?game="+game+"&seed=8&scene=table&players=person,person")
			for range 3 {
				before := state(t, p)
				must(t, p.Press(next(t, p, todo).ID))
				settles(t, p, before)
				distinct(t, p)
			}
			next(t, p, todo)
			accessible(t, p)
		})
	}
}

// distinct sees that no two things of a page have one name.
func distinct(t *testing.T, p *Page) {
	t.Helper()
	controls, err := p.Controls()
	must(t, err)
	seen := map[string]string{}
	for _, c := range controls {
		name := c.Group + ": " + c.Name
		if c.Role == "text" || c.Role == "heading" {
			continue
		}
		if other, ok := seen[name]; ok {
			t.Errorf("%q and %q are both called %q", other, c.ID, name)
		}
		seen[name] = c.ID
	}
}

// During play there is one main part, and in it the groups of a table, each once;
// switches and choices are what they are called.
func TestStructure(t *testing.T) {
	p := anew(t, screens["table"], Desk, "")
	must(t, p.Press("primary"))
	must(t, p.Wait(`document.getElementById("said").textContent.includes(" threw ")`))
	must(t, p.Wait(`document.querySelector('#controls [aria-label="So far"]')`))
	has(t, p, map[string]int{"main ": 1, "group Table": 1, "group Choices": 1, "group Seats": 1, "group So far": 1, "switch Sound": 1, "switch Odds": 1, "button Say how the game stands": 1})
	must(t, p.Key("s"))
	must(t, p.Wait(`document.getElementById("said").textContent.includes("Last: ")`))

	p = anew(t, screens["settings"], Desk, "")
	has(t, p, map[string]int{"main ": 1, "radiogroup Motion": 1, "radio Reduced": 1, "radiogroup Read aloud": 1, "slider Sound": 1})
}

// has sees that so many things are heard under a role and a name.
func has(t *testing.T, p *Page, want map[string]int) {
	t.Helper()
	lines, err := p.Heard()
	must(t, err)
	for line, n := range want {
		got := 0
		for _, l := range lines {
			if l == line {
				got++
			}
		}
		if got != n {
			t.Errorf("%q is heard %d times, want %d", line, got, n)
		}
	}
}
