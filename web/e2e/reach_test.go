//go:build !js

package e2e

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
)

// screens are the pages of the game that a finger explores.
var screens = map[string]string{
	"hall": "", "setup": "?game=skiffs&scene=setup", "table": "?game=knucklebones&seed=8&scene=table&players=person,person",
	"settings": "?scene=settings", "rulebook": "?game=augustus&scene=rulebook", "results": "?game=century&seed=7&scene=results",
	"lesson": "?game=augustus&scene=lesson",
}

// explore sees that a screen reader's finger finds each control in the middle of
// its place, unless it is scrolled out of sight.
func explore(t *testing.T, p *Page, w, h float64) {
	t.Helper()
	controls, err := p.Controls()
	must(t, err)
	for _, c := range controls {
		x, y := c.X+c.W/2, c.Y+c.H/2
		if c.Role == "text" || c.Role == "heading" || c.W <= 1 || c.H <= 1 || x < 0 || y < 0 || x >= w || y >= h {
			continue
		}
		if at, err := p.At(x, y); err != nil || !strings.Contains(at, c.Name) {
			t.Errorf("at %.0f, %.0f (%.0f by %.0f) lies %q, but %q is found (%v)", x, y, c.W, c.H, c.Name, at, err)
		}
	}
}

// What is done on a control with mouse or finger is done once, and goes on where
// the control ends; it selects no words and opens no menu.
func TestPressesReachTheCanvasOnce(t *testing.T) {
	p := open(t, bridge(t).URL, Coarse)
	watch(t, p)
	must(t, p.Hold("add", 60*time.Millisecond))
	time.Sleep(time.Second) // a mouse that follows a finger at once only repeats it
	must(t, p.Click("add"))
	says(t, p, "count 2 keys 0")
	must(t, p.touch(input.DispatchTouchEventTypeTouchStart, &input.TouchPoint{X: 80, Y: 160}))
	time.Sleep(1200 * time.Millisecond) // long enough for a phone's own menu
	must(t, p.touch(input.DispatchTouchEventTypeTouchEnd))
	must(t, p.Wait(`document.querySelector("[data-id=switch]").getAttribute("aria-checked") === "true"`))
	if got, err := Eval[string](p, `getSelection().toString() + menus`); err != nil || got != "0" {
		t.Errorf("selected and menus: %q, %v", got, err)
	}
}

// watch counts the menus that the page would open.
func watch(t *testing.T, p *Page) {
	t.Helper()
	_, err := Eval[int](p, `window.menus = 0; addEventListener("contextmenu", (e) => { if (!e.defaultPrevented) menus++; }); 0`)
	must(t, err)
}

// Fingers on different controls and on the bare canvas are all there at once, and
// each is lifted by itself. One that the machine takes away is gone.
func TestManyFingers(t *testing.T) {
	p := open(t, bridge(t).URL, Coarse)
	on := func(id int64, x, y float64) *input.TouchPoint {
		n := float64(id)
		return &input.TouchPoint{X: x, Y: y, ID: &n}
	}
	a, b, c := on(1, 80, 100), on(2, 80, 160), on(3, 300, 700)
	must(t, p.touch(input.DispatchTouchEventTypeTouchStart, a))
	says(t, p, "fingers 1")
	must(t, p.touch(input.DispatchTouchEventTypeTouchStart, a, b))
	says(t, p, "fingers 2")
	must(t, p.touch(input.DispatchTouchEventTypeTouchStart, a, b, c))
	says(t, p, "fingers 3")
	must(t, p.touch(input.DispatchTouchEventTypeTouchMove, a, b, on(3, 310, 720)))
	says(t, p, "fingers 3")
	must(t, p.touch(input.DispatchTouchEventTypeTouchEnd, b))
	says(t, p, "fingers 2")
	must(t, p.touch(input.DispatchTouchEventTypeTouchCancel))
	says(t, p, "fingers 0")
	says(t, p, "count 1 ")
}

// A control that goes while a finger is on it leaves no finger behind.
func TestFingerOnWhatGoes(t *testing.T) {
	p := open(t, bridge(t).URL, Coarse)
	for range 2 {
		must(t, p.Hold("add", 60*time.Millisecond))
	}
	must(t, p.touch(input.DispatchTouchEventTypeTouchStart, &input.TouchPoint{X: 80, Y: 100}))
	must(t, p.Wait(`!document.querySelector("[data-id=add]")`))
	says(t, p, "fingers 1")
	must(t, p.touch(input.DispatchTouchEventTypeTouchEnd))
	says(t, p, "fingers 0")
}

// Wheel and finger scroll a page whose place is full of controls.
func TestScrollingOverControls(t *testing.T) {
	p := anew(t, screens["settings"], View{390, 664, 1, true}, "")
	c, err := p.Await("high")
	must(t, err)
	must(t, p.Touch(300*time.Millisecond, [2]float64{c.X + 5, c.Y + 5}, [2]float64{c.X + 5, c.Y - 40}, [2]float64{c.X + 5, c.Y - 90}))
	must(t, p.Wait(`document.querySelector("[data-id=high]").getBoundingClientRect().y < `+fmt.Sprint(c.Y-40)))
	if on, err := p.Find("high"); err != nil || on.Checked != "false" {
		t.Errorf("the drag used the switch (%v)", err)
	}
	at, err := p.Find("high")
	must(t, err)
	must(t, p.Wheel(at.X+5, at.Y+5, -200))
	must(t, p.Wait(`document.querySelector("[data-id=high]").getBoundingClientRect().y > `+fmt.Sprint(at.Y+20)))
}
