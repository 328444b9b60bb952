//go:build !js

package e2e

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"knucklebones/web/engines"
)

// tried are the browsers of TestEngines.
var tried = flag.String("engines", "", "the browsers that TestEngines tries, of chromium, firefox and webkit")

// chromiumBrowser is the Chromium of the other tests as one of several browsers.
type chromiumBrowser struct{ *Browser }

func (b chromiumBrowser) Version() string { return "Chromium" }

func (b chromiumBrowser) NewTab(w, h int) (engines.Tab, error) {
	p, err := b.NewPage(View{w, h, 1, false})
	if err != nil {
		return nil, err
	}
	return p.Tab, nil
}

// start starts a browser by its name.
func start(t *testing.T, name string) engines.Browser {
	t.Helper()
	if name == "chromium" {
		return chromiumBrowser{browser}
	}
	launch, ok := map[string]func() (engines.Browser, error){"firefox": engines.Firefox, "webkit": engines.WebKit}[name]
	if !ok {
		t.Fatalf("no browser is called %q", name)
	}
	must(t, exec.Command("xdotool", "mousemove", "1279", "1023").Run()) // the display's own pointer hovers over nothing
	b, err := launch()
	must(t, err)
	t.Cleanup(b.Close)
	return b
}

// An engine is a browser that is tried.
type engine struct {
	name string
	engines.Browser
}

// TestEngines tries what is most likely to differ from browser to browser. It needs
// the flag -engines.
func TestEngines(t *testing.T) {
	if *tried == "" {
		t.Skip("-engines names no browser")
	}
	names := strings.Split(*tried, ",")
	for _, name := range names {
		t.Run(name, func(t *testing.T) {
			e := engine{name, start(t, name)}
			t.Log(e.Version())
			for _, game := range []string{"knucklebones", "boneace"} {
				t.Run(game+" by hidden controls", func(t *testing.T) { e.plays(t, game, way{"", Small, byControls}) })
			}
			t.Run("catapulta by hidden controls", e.throwsByControls)
			t.Run("knucklebones by mouse", func(t *testing.T) { e.plays(t, "knucklebones", way{"", Small, byMouse}) })
			t.Run("catapulta by mouse", e.throwsByMouse)
			t.Run("press at once", e.pressesAtOnce)
			t.Run("hurry from the hall", e.hurries)
			t.Run("offline", e.worksOffline)
			t.Run("links", e.followsLinks)
			t.Run("saves", e.resumes)
			t.Run("sound", e.sounds)
			t.Run("pictures", e.shoots)
			t.Run("fronts", e.shootsFronts)
		})
	}
	t.Run("pictures", func(t *testing.T) { compare(t, names) })
}

// shots is the folder of the pictures.
func shots(t *testing.T) string {
	t.Helper()
	root, err := Root()
	must(t, err)
	dir := filepath.Join(root, "dist", "engines")
	must(t, os.MkdirAll(dir, 0o755))
	return dir
}

// page opens an empty page, and sees at the end of the test that the console had
// nothing to complain of.
func (e engine) page(t *testing.T, v View) *Page {
	t.Helper()
	tab, err := e.NewTab(v.W, v.H)
	must(t, err)
	p := &Page{Tab: tab}
	t.Cleanup(func() {
		if t.Failed() {
			file := filepath.Join(shots(t), "failed "+strings.NewReplacer("/", " ", "TestEngines", "").Replace(t.Name())+".png")
			trace, _ := p.Trace()
			t.Logf("picture of the page: %s (%v)\n%s", file, p.Shoot(file), trace)
		}
		for _, said := range p.Errors() {
			t.Errorf("the page complains: %s", said)
		}
		p.Close()
	})
	return p
}

// set opens an empty page of the site's address and has a script change what is kept
// there; the game is not started.
func (e engine) set(t *testing.T, url string, v View, script string) *Page {
	t.Helper()
	p := e.page(t, v)
	plain := url + "licences.txt"
	must(t, p.Go(plain))
	must(t, p.Wait(fmt.Sprintf(`location.href === %q && document.readyState === "complete"`, plain)))
	if script != "" {
		_, err := Eval[bool](p, "(("+script+"), true)")
		must(t, err)
	}
	return p
}

// table opens an address of the game, with brisk steps, and waits for its picture.
func (e engine) table(t *testing.T, query string, v View) *Page {
	t.Helper()
	s, err := house()
	must(t, err)
	p := e.set(t, s.URL, v, stored(brisk))
	must(t, p.Go(s.URL+query))
	must(t, p.Ready())
	return p
}

func byControls(p *Page, c Control) error { return p.Press(c.ID) }

// byMouse clicks where a control is seen.
func byMouse(p *Page, c Control) error { return p.Click(c.ID) }

// plays plays a game from the hall to its result.
func (e engine) plays(t *testing.T, game string, w way) {
	p := e.table(t, "", w.view)
	w.sitDown(t, p, game, "en")
	w.playOut(t, p, game)
}

// throwsByControls plays a game of the hand from the hall to its result.
func (e engine) throwsByControls(t *testing.T) {
	p := e.table(t, "", Small)
	way{"", Small, byControls}.sitDown(t, p, "catapulta", "en")
	for _, w := range throwers() {
		if w.name == "hidden controls" {
			e.throwsOut(t, p, w)
		}
	}
}

// throwsByMouse plays a game of the hand with a mouse on the canvas.
func (e engine) throwsByMouse(t *testing.T) {
	p := e.table(t, "?scene=table&game=catapulta&seed=3&players=person,hard", Small)
	e.throwsOut(t, p, thrower{throw: func(p *Page, c Control) error { return p.Pointer(engines.Mouse, pulled(c)...) }})
}

// throwsOut throws until the result is seen.
func (e engine) throwsOut(t *testing.T, p *Page, w thrower) {
	t.Helper()
	if n := w.throwOut(t, p); n < 3 {
		t.Errorf("there were only %d throws", n)
	}
	if c := next(t, p, toThrow); c.ID != "again" {
		must(t, p.Press(c.ID))
	}
	_, err := p.Await("again")
	must(t, err)
}

// worksOffline opens the page a second time without a network.
func (e engine) worksOffline(t *testing.T) {
	s := launch(t)
	p := e.page(t, Small)
	must(t, p.Go(s.url))
	must(t, p.Ready())
	comes(t, p, installed)
	s.goOffline(t, p)
}

// followsLinks opens a table and a game by links.
func (e engine) followsLinks(t *testing.T) {
	p := e.table(t, "#game=skiffs&seats=3", Small)
	_, err := p.Await("seat 3 name")
	must(t, err)
	link, err := half(t).Link()
	must(t, err)
	_, err = Eval[bool](p, fmt.Sprintf(`(location.hash = "g=%s", true)`, link))
	must(t, err)
	must(t, p.Wait(`document.title.includes("Century")`))
	_, err = p.Await("close") // the greeting
	must(t, err)
	must(t, p.Press("close"))
	_, err = p.Await("next event")
	must(t, err)
}

// resumes loads the page again in the middle of a game, and later comes to its address
// anew: nothing is lost.
func (e engine) resumes(t *testing.T) {
	s, err := house()
	must(t, err)
	p := e.table(t, "?game=century&seed=7", Small)
	thrown(t, p, 3)
	must(t, p.Reload())
	if n, _ := Eval[int](p, casts); n != 3 {
		t.Fatalf("%d casts are kept after loading again", n)
	}
	thrown(t, p, 4)
	must(t, p.Go(s.URL))
	must(t, p.Ready())
	must(t, p.Press("resume"))
	thrown(t, p, 5)
}

// sounds sees that a press starts the sound.
func (e engine) sounds(t *testing.T) {
	s := launch(t)
	must(t, os.WriteFile(filepath.Join(s.dir, "spy.js"), []byte(spy), 0o644))
	s.change(t, "index.html", "<title>", `<script src="spy.js"></script><title>`)
	p := e.page(t, Small)
	must(t, p.Go(s.url+"?game=knucklebones&seed=8&scene=table&players=person,person"))
	must(t, p.Ready())
	if runs, err := Eval[bool](p, `made.some((context) => context.state === "running")`); err != nil || runs {
		t.Errorf("the sound runs before a press: %v, %v", runs, err)
	}
	for range 3 { // the sounds of a first throw may still be in the making
		_, err := p.Await("primary")
		must(t, err)
		must(t, p.Click("primary"))
		if err = p.Wait(`made.length === 1 && made[0].state === "running"`); err == nil {
			return
		}
	}
	t.Error("three throws made no sound")
}
