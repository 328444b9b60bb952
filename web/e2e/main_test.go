//go:build !js

package e2e

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"
)

var (
	browser *Browser                // one for all tests
	loaded  = map[float64]*Loaded{} // pages that are loaded already, by the pixels that the engine began with
	warm    [2]*Warm                // pages of two people, for tests that are not about loading
	dist    string                  // the folder of sites that are built
)

// bridged is the site of the table of buttons in testdata/bridge, built when the first test
// asks for it.
var bridged = sync.OnceValues(func() (*Site, error) {
	dir := filepath.Join(dist, "bridge")
	return Serve(dir), BuildFast("./web/e2e/testdata/bridge", dir)
})

// bridge is the site of the table of buttons.
func bridge(t *testing.T) *Site {
	t.Helper()
	s, err := bridged()
	must(t, err)
	return s
}

func TestMain(m *testing.M) { os.Exit(run(m)) }

func run(m *testing.M) int {
	flag.Parse()
	if testing.Short() && os.Getenv("CHROMIUM") == "" {
		if path, err := exec.LookPath(Shell); err == nil {
			os.Setenv("CHROMIUM", path)
		}
	}
	var err error
	// With -short Chromium puts the parts of a page together without the stand-in for a graphics
	// card, which took a third of the processor's time.
	browser, err = Launch(map[string]any{"disable-gpu-compositing": testing.Short()})
	if errors.Is(err, ErrNoBrowser) && os.Getenv("CI") == "" {
		fmt.Println("skipped, nothing was tried in a browser:", err)
		return 0
	}
	if err != nil {
		fmt.Println(err)
		return 1
	}
	defer browser.Close()
	for i := range warm {
		warm[i] = &Warm{browser: browser}
	}
	if Undrawn = testing.Short() && *film == ""; *tried != "" {
		patience *= 5 // an engine may take long to compile the game
	}
	Unheard = testing.Short()
	if dist, err = os.MkdirTemp("", "sites"); err != nil {
		fmt.Println(err)
		return 1
	}
	defer os.RemoveAll(dist)
	return m.Run()
}

// anew shows the game at an address of its own, such as "?game=par", to somebody who has
// those settings, or none. The page is loaded already: a test that is about loading, or that
// changes what a page finds as it is loaded, or draws and loads it again, takes visit.
func anew(t *testing.T, search string, v View, settings string) *Page {
	t.Helper()
	s, err := house()
	must(t, err)
	l := loaded[v.Ratio]
	if l == nil {
		l = &Loaded{browser: browser}
		loaded[v.Ratio] = l
	}
	p, err := l.Page(s.URL, search, v, settings)
	must(t, err)
	t.Cleanup(l.Leave)
	t.Cleanup(func() { complains(t, p) })
	reports(t, p)
	return p
}

// drawn has the game draw on all pages that the test opens: for tests of what it draws, or
// of what drawing costs.
func drawn(t *testing.T) { during(t, &Undrawn, false) }

// undrawn has the game draw nothing on pages that the test opens, which takes most of the time
// of a test that plays for long and looks at no picture.
func undrawn(t *testing.T) { during(t, &Undrawn, true) }

// sounded has the game make its sounds on pages that the test loads.
func sounded(t *testing.T) { during(t, &Unheard, false) }

// during sets a setting of the pages that are opened until the test ends.
func during(t *testing.T, setting *bool, value bool) {
	was := *setting
	*setting = value
	t.Cleanup(func() { *setting = was })
}

// must ends the test at an error.
func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// open shows the page at url, in a browser that has the site already, and when the test
// ends sees that it had nothing to complain of. Scripts run before its own.
func open(t *testing.T, url string, v View, scripts ...string) *Page {
	t.Helper()
	p := unchecked(t, url, v, scripts...)
	t.Cleanup(func() { complains(t, p) })
	return p
}

// unchecked is open for a page that will have cause to complain.
func unchecked(t *testing.T, url string, v View, scripts ...string) *Page {
	t.Helper()
	return warmed(t, 0, url, v, scripts)
}

// warmed shows one of two people the page at url.
func warmed(t *testing.T, person int, url string, v View, scripts []string) *Page {
	t.Helper()
	p, err := warm[person].Page(url, v)
	must(t, err)
	t.Cleanup(func() { must(t, warm[person].Clear(p)) })
	begin(t, p, url, scripts)
	return p
}

// both shows two people, who share nothing, the page at url: a pair, each with scripts that run
// before the page's own. When the test ends neither has anything to complain of.
func both(t *testing.T, url string, scripts ...string) (l pair) {
	t.Helper()
	for i := range l {
		l[i] = warmed(t, i, url, Small, scripts)
		t.Cleanup(func() { complains(t, l[i]) })
	}
	return l
}

// fresh is open in a browser that has never seen the site.
func fresh(t *testing.T, url string, v View, scripts ...string) *Page {
	t.Helper()
	p, err := browser.NewPage(v)
	must(t, err)
	t.Cleanup(p.Close)
	t.Cleanup(func() { complains(t, p) })
	begin(t, p, url, scripts)
	return p
}

// reports keeps what the page of a test that fails has shown.
func reports(t *testing.T, p *Page) {
	t.Cleanup(func() {
		if t.Failed() {
			file := failure(t)
			t.Logf("picture of the page: %s (%v)", file, p.Shoot(file))
			trace, _ := p.Trace()
			t.Log(trace)
		}
	})
}

// begin shows the page at url. Of a test that fails it keeps what the page showed.
func begin(t *testing.T, p *Page, url string, scripts []string) {
	t.Helper()
	reports(t, p)
	for _, script := range scripts {
		must(t, p.Before(script))
	}
	must(t, p.Go(url))
	must(t, p.Ready())
}

// complains fails if the page had anything to complain of.
func complains(t *testing.T, p *Page) {
	t.Helper()
	for _, e := range p.Errors() {
		t.Errorf("the page complains: %s", e)
	}
}

// says waits until the first control's words have that in them.
func says(t *testing.T, p *Page, words string) {
	t.Helper()
	must(t, p.Wait(fmt.Sprintf(`document.querySelector("#controls [data-id=state]").textContent.includes(%q)`, words)))
}
