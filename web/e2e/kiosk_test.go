//go:build !js

package e2e

import (
	"os"
	"path/filepath"
	"testing"
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

// What is wrong in the file is told of by its line; the address may hold the
// settings, too.
func TestPageAtFairIsTold(t *testing.T) {
	s := launch(t)
	must(t, os.WriteFile(filepath.Join(s.dir, "fair.txt"), []byte("# ours\nvolume = loud\n"), 0o644))
	p := open(t, s.url+"?kiosk=fair.txt", Small)
	must(t, p.Ready())
	must(t, p.Wait(`document.getElementById("controls").textContent.includes("Line 2 of fair.txt: volume is")`))
	must(t, p.Go(s.url+"?kiosk&volume=60&games=chess"))
	must(t, p.Ready())
	must(t, p.Wait(`document.getElementById("controls").textContent.includes("there is no game \"chess\"")`))
	must(t, p.Go(s.url+"?kiosk&volume=60&games=skiffs"))
	_, err := p.Await("play")
	must(t, err)
}
