//go:build !js

package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// troubled opens the page after script has spoilt something for it, and waits
// for the message with that heading.
func troubled(t *testing.T, url, script, heading string) *Page {
	t.Helper()
	p, err := browser.NewPage(Small)
	must(t, err)
	t.Cleanup(p.Close)
	if script != "" {
		must(t, p.Before(script))
	}
	must(t, p.Go(url))
	message(t, p, heading)
	return p
}

func message(t *testing.T, p *Page, heading string) {
	t.Helper()
	must(t, p.Wait(`!document.getElementById("message").hidden`))
	if got, err := p.Message(); err != nil || got != heading {
		t.Fatalf("the message is %q, %v; want %q", got, err, heading)
	}
}

func TestOldBrowsersAreTold(t *testing.T) {
	troubled(t, bridge.URL, `delete window.WebAssembly`, "This browser is too old")
	troubled(t, bridge.URL, `HTMLCanvasElement.prototype.getContext = () => null`, "There is nothing to draw with")
}

// without is the site without some of its files.
func without(t *testing.T, names ...string) *Site {
	dir := t.TempDir()
	must(t, os.CopyFS(dir, os.DirFS(dist)))
	for _, name := range names {
		must(t, os.Remove(filepath.Join(dir, name)))
	}
	s := Serve(dir)
	t.Cleanup(s.Close)
	return s
}

func TestFailedDownloadCanBeTriedAgain(t *testing.T) {
	s := without(t, "knucklebones.wasm", "knucklebones.wasm.zst")
	p := troubled(t, s.URL, "", "The game did not arrive")
	data, err := os.ReadFile(filepath.Join(dist, "knucklebones.wasm"))
	must(t, err)
	must(t, os.WriteFile(filepath.Join(s.Dir, "knucklebones.wasm"), data, 0o644))
	_, err = Eval[bool](p, `document.getElementById("again").click() ?? true`)
	must(t, err)
	must(t, p.Ready())
}

func TestWithoutThePackedFileThePlainOneDoes(t *testing.T) {
	s := without(t, "knucklebones.wasm.zst")
	p, err := browser.Open(s.URL, Small)
	must(t, err)
	p.Close()
}

func TestCrashIsSaid(t *testing.T) {
	p, err := browser.Open(bridge.URL, Small)
	must(t, err)
	defer p.Close()
	must(t, p.Press("crash"))
	message(t, p, "The game has stopped")
	trace, err := Eval[string](p, `document.getElementById("trace").textContent`)
	must(t, err)
	if !strings.Contains(trace, "the test asked for it") {
		t.Errorf("the details do not say why: %q", trace)
	}
}

func TestLostPictureIsSaid(t *testing.T) {
	p, err := browser.Open(bridge.URL, Small)
	must(t, err)
	defer p.Close()
	_, err = Eval[bool](p, `document.querySelector("canvas").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext() ?? true`)
	must(t, err)
	message(t, p, "The picture is gone")
}
