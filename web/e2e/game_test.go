//go:build !js

package e2e

import (
	"flag"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/chromedp/kb"

	"knucklebones/web/site"
)

// built is the folder of the site of the game, where that was built before.
var built = flag.String("site", "", "the folder of the built site; it is built anew if this is empty")

// house is the site of the game itself, built when the first test asks for it unless
// there is one.
var house = sync.OnceValues(func() (*Site, error) {
	if *built != "" {
		return Serve(*built), nil
	}
	dir := filepath.Join(dist, "house")
	if err := os.Mkdir(dir, 0o755); err != nil {
		return nil, err
	}
	return Serve(dir), Build(".", dir)
})

// visit opens the game; the query, such as "?game=skiffs&seed=7", may be empty. Scripts run
// before the page's own.
func visit(t *testing.T, query string, v View, scripts ...string) *Page {
	t.Helper()
	s, err := house()
	must(t, err)
	return open(t, s.URL+query, v, scripts...)
}

// Every screen shape begins with controls that have names and lie on the page.
func TestGameOpensOnEveryScreen(t *testing.T) {
	for name, v := range map[string]View{"desk": Small, "phone": Phone, "sideways": Sideways} {
		t.Run(name, func(t *testing.T) {
			sound(t, visit(t, "", v))
		})
	}
}

// sound checks the controls of the page that is open.
func sound(t *testing.T, p *Page) {
	t.Helper()
	controls, err := p.Controls()
	must(t, err)
	seen := map[string]bool{}
	for _, c := range controls {
		if c.Name == "" {
			t.Errorf("control %q has no name", c.ID)
		}
		if seen[c.ID] {
			t.Errorf("two controls have the id %q", c.ID)
		}
		seen[c.ID] = true
	}
	if len(controls) < 3 {
		t.Errorf("the page has only %d controls", len(controls))
	}
}

// Tab goes from the canvas through every control and out again.
func TestGameIsNoKeyboardTrap(t *testing.T) {
	p := visit(t, "", Small)
	reachable, err := Eval[int](p, `[...document.querySelectorAll("#controls [data-id]")].filter((e) => e.tabIndex >= 0).length`)
	must(t, err)
	seen := map[string]bool{}
	for range reachable + 1 {
		must(t, p.Key(kb.Tab))
		at, err := p.Focused()
		must(t, err)
		if at == "" || at == "canvas" {
			break
		}
		seen[at] = true
	}
	if len(seen) != reachable {
		t.Errorf("Tab reached %d of %d controls", len(seen), reachable)
	}
	if at, _ := p.Focused(); seen[at] {
		t.Errorf("the focus does not leave %q", at)
	}
}

// Without a hand on it the game asks for no frames, once the hall's pictures are
// painted.
func TestGameRests(t *testing.T) {
	drawn(t)
	const painted, rest = time.Minute, 2 * time.Second
	p := visit(t, "", Small, `{
		const raf = window.requestAnimationFrame;
		window.frames_ = 0;
		window.requestAnimationFrame = (f) => { frames_++; return raf.call(window, f); };
	}`)
	frames := func() int {
		n, err := Eval[int](p, "frames_")
		must(t, err)
		return n
	}
	for began, before := time.Now(), frames(); ; {
		time.Sleep(rest)
		after := frames()
		if after == before {
			return
		}
		if time.Since(began) > painted {
			t.Fatalf("%d frames were asked for in %v of rest", after-before, rest)
		}
		before = after
	}
}

// Who plays with the page's own controls hears the bones as others do.
func TestControlsOpenTheSound(t *testing.T) {
	sounded(t)
	p := visit(t, "?game=knucklebones&seed=8&scene=table&players=person,person", Small, spy)
	c, err := p.Await("primary")
	must(t, err)
	must(t, walk(p, c))
	must(t, p.Wait(`made.length === 1 && made[0].state === "running"`))
}

// What the page sends must not grow past what an empty window sends.
func TestGameIsLight(t *testing.T) {
	s, err := house()
	must(t, err)
	blank := filepath.Join(t.TempDir(), "blank.wasm")
	must(t, Compile("./web/e2e/testdata/blank", blank))
	var size [2]float64
	for i, file := range []string{filepath.Join(s.Dir, "knucklebones.wasm"), blank} {
		code, err := os.ReadFile(file)
		must(t, err)
		size[i] = float64(len(site.Gzip(code)))
	}
	// Plain wasm is sent only to browsers that cannot unpack the other.
	if ratio := size[0] / size[1]; ratio > 1.75 {
		t.Errorf("the game's plain wasm is %.2f times an empty window's, gzipped, want at most 1.75", ratio)
	}
	packed, err := os.Stat(filepath.Join(s.Dir, "knucklebones.wasm.zst"))
	must(t, err)
	if ratio := float64(packed.Size()) / size[1]; ratio > 1.3 {
		t.Errorf("what is sent is %.2f times an empty window, want at most 1.3", ratio)
	}
}
