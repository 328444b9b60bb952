//go:build !js

package e2e

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var (
	browser *Browser // one for all tests
	bridge  *Site    // the table of buttons in testdata/bridge
	dist    string   // its folder
)

func TestMain(m *testing.M) { os.Exit(run(m)) }

func run(m *testing.M) int {
	var err error
	browser, err = Launch(nil)
	if errors.Is(err, ErrNoBrowser) && os.Getenv("CI") == "" {
		fmt.Println("skipped, nothing was tried in a browser:", err)
		return 0
	}
	if err != nil {
		fmt.Println(err)
		return 1
	}
	defer browser.Close()
	if flag.Parse(); *tried != "" { // those tests do without the bridge
		patience *= 5 // an engine may take long to compile the game
		return m.Run()
	}
	if dist, err = os.MkdirTemp("", "bridge"); err != nil {
		fmt.Println(err)
		return 1
	}
	defer os.RemoveAll(dist)
	if err := Build("./web/e2e/testdata/bridge", dist); err != nil {
		fmt.Println(err)
		return 1
	}
	bridge = Serve(dist)
	defer bridge.Close()
	return m.Run()
}

// must ends the test at an error.
func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// open shows the page at url and, when the test ends, sees that it had nothing
// to complain of.
func open(t *testing.T, url string, v View) *Page {
	t.Helper()
	p, err := browser.Open(url, v)
	must(t, err)
	t.Cleanup(func() {
		if t.Failed() {
			file := filepath.Join(os.TempDir(), "failed-"+strings.ReplaceAll(t.Name(), "/", " ")+".png")
			t.Logf("picture of the page: %s (%v)", file, p.Shoot(file))
			trace, _ := p.Trace()
			t.Log(trace)
		}
		for _, e := range p.Errors() {
			t.Errorf("the page complains: %s", e)
		}
		p.Close()
	})
	return p
}

// says waits until the first control's words have that in them.
func says(t *testing.T, p *Page, words string) {
	t.Helper()
	must(t, p.Wait(fmt.Sprintf(`document.querySelector("#controls [data-id=state]").textContent.includes(%q)`, words)))
}
