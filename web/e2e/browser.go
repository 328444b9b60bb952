//go:build !js

// Package e2e drives the game in a real browser as a person would: by touch,
// by mouse, by keyboard alone, and by ear through the page's real controls.
package e2e

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"knucklebones/web/site"
)

// ErrNoBrowser reports that no Chromium is installed.
var ErrNoBrowser = errors.New("no Chromium was found; install it, or set CHROMIUM to its program")

// Shell is the name of Chromium's program without the parts of a window, which take a good part
// of the time of tests. Pages work there as in the other.
const Shell = "chromium-headless-shell"

// Chromium returns the path of the Chromium program, or ErrNoBrowser.
func Chromium() (string, error) {
	names := []string{os.Getenv("CHROMIUM"), "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", Shell}
	for _, name := range names {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", ErrNoBrowser
}

// A Browser is a headless Chromium with a profile of its own.
type Browser struct {
	ctx   context.Context
	close func()
}

// flags make Chromium quiet and let it draw without a graphics card.
var flags = map[string]any{
	"headless": "new", "no-sandbox": true, "use-gl": "angle", "use-angle": "swiftshader",
	"enable-unsafe-swiftshader": true, "disable-quic": true, "disable-component-update": true,
	"autoplay-policy": "user-gesture-required", "disable-features": strings.Join(unneeded, ","),
}

// unneeded are parts of Chromium that only cost time: translations, and parts of a window
// that are pages of their own and took a quarter of all that the tests did.
var unneeded = []string{"Translate", "BlinkGenPropertyTrees", "InitialWebUI", "WebUIToolbar", "WebUIReloadButton",
	"PreloadTopChromeWebUI", "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"}

// Launch starts a browser. More adds command-line flags of Chromium by name; a
// value of false leaves that flag out.
func Launch(more map[string]any) (*Browser, error) {
	path, err := Chromium()
	if err != nil {
		return nil, err
	}
	opts := append(slices.Clone(chromedp.DefaultExecAllocatorOptions[:]), chromedp.ExecPath(path))
	for _, set := range []map[string]any{flags, more} {
		for name, value := range set {
			opts = append(opts, chromedp.Flag(name, value))
		}
	}
	alloc, end := chromedp.NewExecAllocator(context.Background(), opts...)
	ctx, _ := chromedp.NewContext(alloc)
	b := &Browser{ctx, func() { chromedp.Cancel(ctx); end() }}
	if err := chromedp.Do(ctx); err != nil {
		b.Close()
		return nil, fmt.Errorf("starting %s: %w", path, err)
	}
	return b, nil
}

// Close ends the browser.
func (b *Browser) Close() { b.close() }

// A View is a screen to look at the page with.
type View struct {
	W, H  int     // in CSS pixels
	Ratio float64 // physical pixels per CSS pixel
	Touch bool
}

// Screens of the usual kinds.
var (
	Desk     = View{1280, 720, 1, false}
	Small    = View{640, 480, 1, false} // quick to draw without a graphics card
	Phone    = View{390, 844, 2, true}
	Coarse   = View{390, 844, 1, true} // a phone that is quick to draw, too
	Sideways = View{844, 390, 2, true}
)

// set returns the action that makes the page's screen as v says.
func (v View) set() chromedp.Action[chromedp.Void] {
	return chromedp.EmulateViewport(int64(v.W), int64(v.H), chromedp.EmulateScale(v.Ratio),
		func(m *emulation.SetDeviceMetricsOverrideParams, t *emulation.SetTouchEmulationEnabledParams) {
			m.Mobile, t.Enabled = v.Touch, v.Touch
		})
}

// Undrawn is set while the game is to draw nothing on pages that are opened: without a
// graphics card, drawing takes most of the time of a test. Everything else works as usual.
var Undrawn bool

// Unheard is set while the game is to make no sounds on pages that are opened: they take
// nearly as long as all else that happens as a page is loaded.
var Unheard bool

// NewPage opens an empty page with the screen v and a storage of its own.
func (b *Browser) NewPage(v View) (*Page, error) {
	ctx, cancel := chromedp.NewContext(b.ctx, chromedp.WithNewBrowserContext())
	return newPage(ctx, cancel, v)
}

// Beside opens another tab that shares the storage of p.
func (p *Page) Beside(v View) (*Page, error) {
	ctx, cancel := chromedp.NewContext(p.ctx)
	return newPage(ctx, cancel, v)
}

func newPage(ctx context.Context, cancel func(), v View) (*Page, error) {
	tab := &chromiumTab{ctx: ctx, close: cancel}
	go tab.listen(chromedp.Console(ctx))
	p := &Page{tab, ctx}
	err := p.do(v.set())
	if Undrawn {
		err = errors.Join(err, p.Before("window.undrawn = true"))
	}
	if Unheard {
		err = errors.Join(err, p.Before("window.unheard = true"))
	}
	if err != nil {
		cancel()
		return nil, err
	}
	return p, nil
}

// Open opens a page with the screen v at url and waits for its first picture.
func (b *Browser) Open(url string, v View) (*Page, error) {
	p, err := b.NewPage(v)
	if err != nil {
		return nil, err
	}
	if err := errors.Join(p.Go(url), p.Ready()); err != nil {
		p.Close()
		return nil, err
	}
	return p, nil
}

// A Site is a folder served as GitHub Pages would serve it, below a path.
type Site struct {
	*site.Server
	URL   string // of its first page
	close func()
}

// Serve serves dir. A browser that looks for the icon of a page that names none finds an
// empty one, so that it does not complain.
func Serve(dir string) *Site {
	s := &site.Server{Dir: dir, Base: "/knucklebones/"}
	h := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/favicon.ico" {
			w.WriteHeader(http.StatusNoContent)
			return
		}
		s.ServeHTTP(w, r)
	}))
	return &Site{s, h.URL + s.Base, h.Close}
}

// Close stops the server.
func (s *Site) Close() { s.close() }

// Root returns the folder of the module.
func Root() (string, error) {
	root, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}").Output()
	if err != nil {
		return "", fmt.Errorf("looking for the module: %w", err)
	}
	return strings.TrimSpace(string(root)), nil
}

// Compile builds the program pkg, such as ".", as the wasm file. Flags are
// further flags of go build.
func Compile(pkg, file string, flags ...string) error {
	root, err := Root()
	if err != nil {
		return err
	}
	cmd := exec.Command("go", append([]string{"build", "-trimpath", "-ldflags=-s -w", "-o", file}, append(flags, pkg)...)...)
	cmd.Dir, cmd.Env = root, append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	if said, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("building %s: %w\n%s", pkg, err, said)
	}
	return nil
}

// Build makes the site of the program pkg in the folder out. It may be called
// from any folder of the module.
func Build(pkg, out string) error {
	return build(pkg, func(web, wasm string) error { return site.Pack(web, wasm, out, "") })
}

// BuildFast makes a site as Build does, in less time and larger.
func BuildFast(pkg, out string) error {
	return build(pkg, func(web, wasm string) error { return site.PackFast(web, wasm, out) })
}

// build compiles a program for a page and calls pack with the folder web and the wasm
// file.
func build(pkg string, pack func(web, wasm string) error) error {
	root, err := Root()
	if err != nil {
		return err
	}
	tmp, err := os.MkdirTemp("", "wasm")
	if err != nil {
		return err
	}
	defer os.RemoveAll(tmp)
	wasm := filepath.Join(tmp, "game.wasm")
	flags, err := site.BuildFlags(tmp)
	if err != nil {
		return err
	}
	if err := Compile(pkg, wasm, flags...); err != nil {
		return err
	}
	return pack(filepath.Join(root, "web"), wasm)
}

// patience is the longest time that a test waits for a page to do something.
var patience = time.Minute
