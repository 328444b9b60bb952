//go:build !js

package e2e

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"knucklebones/rules/rulestest/short"
	"knucklebones/web/site"
)

// hurry makes a page wait less: what it puts off for so many seconds or more comes in a
// third of the time.
func hurry(seconds int) string {
	return fmt.Sprintf(`{
		const timeout = window.setTimeout.bind(window);
		window.setTimeout = (f, ms, ...args) => timeout(f, ms >= 1000 * %d ? ms / 3 : ms, ...args);
	}`, seconds)
}

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
	troubled(t, bridge(t).URL, `delete window.WebAssembly`, "This browser is too old")
	troubled(t, bridge(t).URL, `HTMLCanvasElement.prototype.getContext = () => null`, "The game can’t draw")
}

// without is the site without some of its files.
func without(t *testing.T, names ...string) *Site {
	dir := t.TempDir()
	must(t, os.CopyFS(dir, os.DirFS(bridge(t).Dir)))
	for _, name := range names {
		must(t, os.Remove(filepath.Join(dir, name)))
	}
	s := Serve(dir)
	t.Cleanup(s.Close)
	return s
}

func TestFailedDownloadCanBeTriedAgain(t *testing.T) {
	s := without(t, "knucklebones.wasm", "knucklebones.wasm.zst")
	p := troubled(t, s.URL, "", "The game didn’t load")
	data, err := os.ReadFile(filepath.Join(bridge(t).Dir, "knucklebones.wasm"))
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
	p := unchecked(t, bridge(t).URL, Small)
	must(t, p.Press("crash"))
	message(t, p, "The game has stopped")
	trace, err := Eval[string](p, `document.getElementById("trace").textContent`)
	must(t, err)
	if !strings.Contains(trace, "the test asked for it") {
		t.Errorf("the details do not say why: %q", trace)
	}
}

// losePicture takes the page's graphics away, as a phone short of memory does, and
// waits until that is said.
func (p *Page) losePicture() error {
	_, err := Eval[bool](p, `document.querySelector("canvas").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext() ?? true`)
	return errors.Join(err, p.Wait(`!document.getElementById("message").hidden`))
}

func TestLostPictureIsSaid(t *testing.T) {
	p := unchecked(t, bridge(t).URL, Small)
	must(t, p.losePicture())
	message(t, p, "The picture is gone")
}

// A lost picture takes no game with it: the button of its message goes on.
func TestLostPictureKeepsTheGame(t *testing.T) {
	s, err := house()
	must(t, err)
	p := unchecked(t, s.URL+"?game=century&seed=7", Small)
	thrown(t, p, 2)
	must(t, p.losePicture())
	message(t, p, "The picture is gone")
	help, err := Eval[string](p, `document.getElementById("help").textContent`)
	if err != nil || !strings.Contains(help, "Your game is saved") {
		t.Errorf("it says %q, %v", help, err)
	}
	must(t, again(p))
	must(t, p.Ready())
	thrown(t, p, 3)
}

// again presses the button of the message.
func again(p *Page) error {
	_, err := Eval[bool](p, `document.getElementById("again").click() ?? true`)
	return err
}

// wrong is the site with something else in place of some of its files: it is
// given a file's name and answers whether it has dealt with it.
func wrong(t *testing.T, deal func(name string, w http.ResponseWriter, r *http.Request) bool) string {
	t.Helper()
	s := &site.Server{Dir: bridge(t).Dir, Base: "/knucklebones/"}
	h := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !deal(strings.TrimPrefix(r.URL.Path, s.Base), w, r) {
			s.ServeHTTP(w, r)
		}
	}))
	t.Cleanup(h.Close)
	return h.URL + s.Base
}

// What comes in place of the game is damaged, and no fault of the browser's.
func TestDamagedGameIsSaid(t *testing.T) {
	code, err := os.ReadFile(filepath.Join(bridge(t).Dir, "knucklebones.wasm"))
	must(t, err)
	for name, body := range map[string][]byte{
		"cut": code[:len(code)/2], "a page": []byte("<!DOCTYPE html>Not found"),
		"another program": {0, 'a', 's', 'm', 1, 0, 0, 0},
	} {
		t.Run(name, func(t *testing.T) {
			var fine atomic.Bool
			url := wrong(t, func(name string, w http.ResponseWriter, r *http.Request) bool {
				switch {
				case fine.Load():
					return false
				case name == "knucklebones.wasm.zst":
					http.NotFound(w, r)
				case name == "knucklebones.wasm":
					w.Header().Set("Content-Type", "application/wasm")
					w.Header().Set("Cache-Control", "max-age=600")
					w.Write(body)
				default:
					return false
				}
				return true
			})
			p := troubled(t, url, "", "The download is damaged")
			fine.Store(true)
			must(t, again(p))
			must(t, p.Ready())
		})
	}
}

// A part that is missing is told of at once, and one that hangs within ten
// seconds; each leaves a way on. With -short the first does both, each other one of them.
func TestMissingPartsAreSaid(t *testing.T) {
	for i, c := range []struct{ file, hangs, missing string }{
		{"host.js", "Loading has stalled", "The game didn’t load"},
		{"loader.js", "late", "late"},
		{"sound.js", "Loading has stalled", "The game didn’t load"},
		{"wasm_exec.js", "Loading has stalled", "The game didn’t load"},
		{"knucklebones.wasm.zst", "Loading has stalled", ""},
		{"zstd.js", "Loading has stalled", ""},
		{"zstd.wasm", "Loading has stalled", ""},
	} {
		for j, heading := range []string{c.hangs, c.missing} {
			hang := j == 0
			if !short.Crosses(i, j, 2) || hang && c.hangs == c.missing {
				continue
			}
			t.Run(fmt.Sprint(c.file, " hangs: ", hang), func(t *testing.T) {
				t.Parallel()
				arrives(t, c.file, heading, hang)
			})
		}
	}
}

// arrives opens the page with that file missing or hanging and, once that has
// been told of, with it.
func arrives(t *testing.T, file, heading string, hang bool) {
	var fine atomic.Bool
	end := make(chan bool)
	defer close(end)
	url := wrong(t, func(name string, w http.ResponseWriter, r *http.Request) bool {
		if fine.Load() || name != file {
			return false
		}
		if hang {
			select {
			case <-end:
			case <-r.Context().Done():
			}
		}
		http.NotFound(w, r)
		return true
	})
	p, err := browser.NewPage(Small)
	must(t, err)
	defer p.Close()
	if hang && file != "host.js" { // one is waited for as long as people have to
		must(t, p.Before(hurry(7)))
	}
	began := time.Now()
	must(t, p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, page.Navigate, page.NavigateParams{URL: url}) // does not wait for what hangs
		return err
	})))
	switch heading {
	case "":
		must(t, p.Ready())
		return
	case "late":
		must(t, p.Wait(`(e => e && getComputedStyle(e).visibility === "visible")(document.getElementById("late"))`))
	default:
		message(t, p, heading)
	}
	if took := time.Since(began); took > 10*time.Second {
		t.Errorf("it is told after %v", took)
	}
	fine.Store(true)
	if heading == "late" {
		_, err = Eval[bool](p, `document.querySelector("#late a").click() ?? true`)
		must(t, err)
	} else {
		must(t, again(p))
	}
	must(t, p.Ready())
}
