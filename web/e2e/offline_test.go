//go:build !js

package e2e

import (
	"bytes"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"knucklebones/rules/rulestest/short"
	"knucklebones/web/site"
)

// A ship is a copy of the site that can be changed, and whose server can be
// stopped.
type ship struct {
	dir, url string
	sunk     atomic.Bool
	slow     atomic.Bool // the game comes a byte at a time
}

func launch(t *testing.T) *ship {
	t.Helper()
	h, err := house()
	must(t, err)
	s := &ship{dir: t.TempDir()}
	must(t, os.CopyFS(s.dir, os.DirFS(h.Dir)))
	serve := &site.Server{Dir: s.dir, Base: "/knucklebones/"}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if s.sunk.Load() {
			panic(http.ErrAbortHandler)
		}
		if s.slow.Load() && strings.Contains(r.URL.Path, "knucklebones.wasm") {
			s.dribble(w, r)
			return
		}
		serve.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	s.url = server.URL + serve.Base
	return s
}

// dribble sends a file a byte at a time as long as somebody waits for more.
func (s *ship) dribble(w http.ResponseWriter, r *http.Request) {
	data, err := os.ReadFile(filepath.Join(s.dir, filepath.Base(r.URL.Path)))
	if err != nil {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Content-Length", strconv.Itoa(len(data)))
	for i := 0; i < len(data) && r.Context().Err() == nil; i++ {
		w.Write(data[i : i+1])
		w.(http.Flusher).Flush()
		time.Sleep(time.Second)
	}
}

// change has other text stand in one of the files.
func (s *ship) change(t *testing.T, name, old, said string) {
	t.Helper()
	file := filepath.Join(s.dir, name)
	data, err := os.ReadFile(file)
	must(t, err)
	if !bytes.Contains(data, []byte(old)) {
		t.Fatalf("%s has no %q", name, old)
	}
	must(t, os.WriteFile(file, bytes.Replace(data, []byte(old), []byte(said), 1), 0o644))
}

// release gives the files, as they are now, out as a version.
func (s *ship) release(t *testing.T) {
	t.Helper()
	root, err := Root()
	must(t, err)
	must(t, site.Worker(filepath.Join(root, "web"), s.dir))
}

// kept opens the page and waits until it is kept on the device.
func (s *ship) kept(t *testing.T) *Page {
	t.Helper()
	p, err := browser.Open(s.url, Small)
	must(t, err)
	t.Cleanup(p.Close)
	comes(t, p, installed)
	return p
}

// installed is a promise that reports whether the page is kept on the device.
const installed = `navigator.serviceWorker.getRegistration().then((r) => r?.active?.state === "activated")`

// comes waits until a promise holds true, asking for it anew each time.
func comes(t *testing.T, p *Page, promise string) {
	t.Helper()
	for end := time.Now().Add(patience); ; time.Sleep(100 * time.Millisecond) {
		ok, err := Eval[bool](p, promise)
		if ok {
			return
		}
		if time.Now().After(end) {
			t.Fatalf("waited in vain for %s (%v)", promise, err)
		}
	}
}

// watchDress lets the page be shown before the game is there, keeps it from giving up to wait for
// it, as it would on a busy machine, and notes whether the game could draw when the page's hall
// got its pictures.
const watchDress = `{
	const later = window.setTimeout;
	window.setTimeout = (f, ms, ...args) => later(f, ms === 1500 ? 1e6 : ms, ...args);
	const compile = WebAssembly.compileStreaming;
	WebAssembly.compileStreaming = async (answer) => {
		await new Promise((done) => later(done, 1200));
		return compile.call(WebAssembly, answer);
	};
	const context = HTMLCanvasElement.prototype.getContext;
	let draws = false;
	HTMLCanvasElement.prototype.getContext = function (...args) {
		draws = true;
		return context.apply(this, args);
	};
	new MutationObserver(() => {
		if (document.querySelector("#front:not(.bare)")) window.couldDraw_ ??= draws;
	}).observe(document, { subtree: true, attributeFilter: ["class"] });
}`

// With the server stopped the page opens and plays. Its hall, which is slow to draw, does not
// delay the game's first picture.
func TestOffline(t *testing.T) {
	s := launch(t)
	p := s.kept(t)
	must(t, p.Before(watchDress))
	s.goOffline(t, p)
	if late, err := Eval[bool](p, "couldDraw_"); err != nil || !late {
		t.Errorf("the hall had its pictures before the game could draw (%v)", err)
	}
	must(t, p.Wait(`performance.getEntriesByName(new URL("knucklebones.wasm", location).href).length === 1`))
}

// A stored game that the browser takes long to compile is not mistaken for one that does
// not arrive, even when the page's other scripts load after it.
func TestSlowCompiler(t *testing.T) {
	short.Skip(t, "TestOffline loads a stored game")
	s := launch(t)
	p := s.kept(t)
	must(t, p.Before(`{
		const compile = WebAssembly.compileStreaming;
		WebAssembly.compileStreaming = async (answer) => {
			await new Promise((done) => setTimeout(done, 9000));
			return compile.call(WebAssembly, answer);
		};
		const append = HTMLHeadElement.prototype.append;
		HTMLHeadElement.prototype.append = function (...what) { setTimeout(() => append.apply(this, what), 700); };
		window.said_ = [];
		new MutationObserver(() => said_.push(document.getElementById("what")?.textContent)).observe(document, { subtree: true, attributeFilter: ["hidden"] });
	}`))
	must(t, p.Reload())
	if said, err := Eval[string](p, `said_.join("")`); err != nil || said != "" {
		t.Errorf("meanwhile it says %q, %v", said, err)
	}
}

// goOffline stops the server, loads the page again and opens a game.
func (s *ship) goOffline(t *testing.T, p *Page) {
	t.Helper()
	s.sunk.Store(true)
	must(t, p.Reload())
	must(t, p.Press("century"))
	_, err := p.Await("sit")
	must(t, err)
}

// An update changes nothing until it is taken, is offered, and then comes whole;
// one that is only half there is not offered.
func TestUpdateIsOffered(t *testing.T) {
	s := launch(t)
	p := s.kept(t)
	s.change(t, "host.js", "import * as awake", "window.version_ = 2;\nimport * as awake")
	s.change(t, "index.html", "<title>Knucklebones<", "<title data-version=\"2\">Knucklebones<")
	const version = `[window.version_ ?? 1, document.querySelector("title").dataset.version ?? "1"].join()`

	s.release(t)
	s.change(t, "host.js", "version_ = 2", "version_ = 3") // a server that is changing just now
	must(t, p.Reload())
	must(t, p.Wait(version+` === "1,1"`))
	_, err := Eval[bool](p, `navigator.serviceWorker.getRegistration().then((r) => r.update()).then(() => true, () => true)`)
	must(t, err)
	comes(t, p, `navigator.serviceWorker.getRegistration().then((r) => !r.installing && !r.waiting)`)

	s.change(t, "host.js", "version_ = 3", "version_ = 2")
	_, err = Eval[bool](p, `(localStorage.setItem("knucklebones/table skiffs", "kept"), true)`)
	must(t, err)
	must(t, p.Reload())
	must(t, p.Wait(version+` === "1,1"`))
	must(t, p.Wait(`document.querySelector('#controls [role=dialog][aria-label="A newer version is available"]')`))
	must(t, p.Press("answer 1"))
	must(t, p.Wait(version+` === "2,2"`))
	must(t, p.Ready())
	must(t, p.Wait(`localStorage.getItem("knucklebones/table skiffs") === "kept"`))
	comes(t, p, `caches.keys().then((names) => names.length === 1)`)
}

// A file that has gone from what is kept is fetched again; one that is damaged is
// told of, and there is a way on.
func TestBrokenCache(t *testing.T) {
	s := launch(t)
	p := s.kept(t)
	_, err := Eval[bool](p, `caches.keys().then((names) => caches.open(names[0])).then((c) => c.delete(new URL("host.js", location)))`)
	must(t, err)
	must(t, p.Reload())
	_, err = Eval[bool](p, `caches.keys().then((names) => caches.open(names[0])).then((c) => c.put(new URL("knucklebones.wasm", location),
		new Response("what is this", { headers: { "Content-Type": "application/wasm" } }))).then(() => true)`)
	must(t, err)
	must(t, p.Go(s.url))
	message(t, p, "The download is damaged")
	must(t, again(p))
	must(t, p.Ready())
}
