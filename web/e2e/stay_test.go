//go:build !js

package e2e

import (
	"context"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"knucklebones/rules/rulestest/short"
)

// yes sees that a JavaScript expression is true.
func yes(t *testing.T, p *Page, what, js string) {
	t.Helper()
	if ok, err := Eval[bool](p, js); !ok {
		t.Errorf("not so: %s (%v)", what, err)
	}
}

// pinch spreads two fingers in the middle of the page.
func pinch(p *Page) error {
	return p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, input.SynthesizePinchGesture, input.SynthesizePinchGestureParams{X: 160, Y: 200, ScaleFactor: 3, RelativeSpeed: 800})
		return err
	}))
}

// At a fair no menu opens, nothing is enlarged or marked, the way back leads nowhere,
// and where a finger was there is no pointer. Many hands on the glass are no more
// than one.
func TestPublicStaysOnThePage(t *testing.T) {
	h, err := house()
	must(t, err)
	p := open(t, h.URL+"?kiosk&games=century", View{320, 480, 1, true})
	_, err = p.Await("play")
	must(t, err)
	yes(t, p, "before a touch there is no pointer", `getComputedStyle(document.querySelector("canvas")).cursor === "none"`)
	yes(t, p, "no menu opens", `["canvas", "#controls [data-id=play]", "#said", "body"].every((q) =>
		!document.querySelector(q).dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true })))`)
	must(t, pinch(p))
	yes(t, p, "nothing is enlarged", `visualViewport.scale === 1`)
	_, err = Eval[bool](p, `window.here = true`)
	must(t, err)
	for range 3 {
		_, err = Eval[bool](p, `history.back() ?? true`)
		must(t, err)
		time.Sleep(300 * time.Millisecond)
		yes(t, p, "the way back leads nowhere", `window.here && history.state?.fair === true`)
	}
	must(t, p.Tap("play"))
	_, err = p.Await("menu")
	must(t, err)
	_, err = Eval[bool](p, `history.back() ?? true`)
	must(t, err)
	yes(t, p, "after a finger there is no pointer", `["canvas", "#controls [data-id=menu]"].every((q) => getComputedStyle(document.querySelector(q)).cursor === "none")`)
	crowd(t, p)
	_, err = p.Await("primary")
	must(t, err)
	must(t, p.Tap("primary"))
	must(t, p.Wait(fairCasts+` > 0`))
	yes(t, p, "nothing is marked", `getSelection().toString() === ""`)
}

// fairCasts is how many casts the game has that a visitor plays.
const fairCasts = `Math.max(0, ...Object.keys(localStorage).filter((k) => k.startsWith("knucklebones at a fair/game ")).map((k) => +localStorage.getItem(k).match(/^casts (\d+)/)?.[1]))`

// crowd lays seven fingers on the glass where nothing is, moves them, and lifts them
// one by one.
func crowd(t *testing.T, p *Page) {
	t.Helper()
	var fingers []*input.TouchPoint
	for i := range 7 {
		id := float64(i)
		fingers = append(fingers, &input.TouchPoint{X: 20 + 40*id, Y: 150 + 10*id, ID: &id})
		must(t, p.touch(input.DispatchTouchEventTypeTouchStart, fingers...))
	}
	for _, f := range fingers {
		f.Y += 40
	}
	must(t, p.touch(input.DispatchTouchEventTypeTouchMove, fingers...))
	for len(fingers) > 0 {
		fingers = fingers[1:]
		must(t, p.touch(input.DispatchTouchEventTypeTouchEnd, fingers...))
	}
}

// A page at a fair that has stopped begins again by itself.
func TestPageAtFairBeginsAgain(t *testing.T) {
	p := unchecked(t, bridge(t).URL+"?kiosk", Small, hurry(10))
	_, err := Eval[bool](p, `window.here = true`)
	must(t, err)
	must(t, p.Press("crash"))
	message(t, p, "The game has stopped")
	must(t, p.Wait(`!window.here && document.getElementById("front").hidden`))
	must(t, p.Ready())
}

// A newer version is taken by itself when nobody is there, and nobody is asked.
func TestPageAtFairTakesNewer(t *testing.T) {
	short.Skip(t, "TestUpdateIsOffered, and TestPageAtFairBeginsAgain")
	s := launch(t)
	p := s.kept(t)
	s.change(t, "host.js", "import * as awake", "window.version_ = 2;\nimport * as awake")
	s.change(t, "index.html", "<title>Knucklebones<", "<title data-version=\"2\">Knucklebones<")
	s.release(t)
	must(t, p.Go(s.url+"?kiosk&games=century"))
	_, err := p.Await("play")
	must(t, err)
	must(t, p.Wait(`window.version_ === 2`))
	_, err = p.Await("play")
	must(t, err)
}
