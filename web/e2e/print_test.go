//go:build !js

package e2e

import (
	"os"
	"path/filepath"
	"testing"

	"knucklebones/web/site"
)

// The rulebook opens the printed pages beside the site, in another tab. They are stored once
// they have been opened and not before; where they can't be had it says so.
func TestPrint(t *testing.T) {
	s := launch(t)
	must(t, os.Mkdir(filepath.Join(s.dir, site.Printed), 0o755))
	for _, name := range []string{"tropa-en-a4", "tropa-en-letter", "par-en-a4", "par-en-letter"} {
		must(t, os.WriteFile(filepath.Join(s.dir, site.Printed, name+".pdf"), []byte("%PDF-1.4\n"), 0o644))
	}
	s.release(t)
	p := s.kept(t)
	const stored = `caches.keys().then((names) => Promise.all(names.map((n) => caches.open(n).then((c) => c.keys()))))
		.then((lists) => lists.flat().filter((r) => r.url.includes("/print/")).length)`
	count := func(want int) {
		t.Helper()
		if n, err := Eval[int](p, stored); err != nil || n != want {
			t.Errorf("%d printed pages are stored, not %d (%v)", n, want, err)
		}
	}
	must(t, p.Before(`window.open = (file) => window.opened_ = file`))
	rulebook := func(game string) {
		t.Helper()
		must(t, p.Go(s.url+"?scene=rulebook&game="+game))
		_, err := p.Await("print")
		must(t, err)
		must(t, p.Press("print"))
	}
	const opened = `/^print\/tropa-en-(a4|letter)\.pdf$/.test(window.opened_)`

	count(0)
	rulebook("tropa")
	must(t, p.Wait(opened))
	count(1)
	rulebook("century")
	must(t, p.Wait(`document.querySelector("#said").textContent.includes("There are no printed pages on this site.")`))
	s.sunk.Store(true)
	rulebook("tropa")
	must(t, p.Wait(opened))
	rulebook("par")
	must(t, p.Wait(`document.querySelector("#said").textContent.includes("Go online")`))
	must(t, p.Wait(`!window.opened_`))
}
