//go:build !js

package e2e

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"knucklebones/web/engines"
)

// A Page is a tab of a browser that shows the game.
type Page struct {
	engines.Tab
	ctx context.Context // of Chromium; nil in another browser
}

// A Control is a control of the page that a screen reader can use.
type Control struct {
	ID, Role, Name string
	Group          string // name of the group or set that it belongs to
	Checked        string // "true", "false" or empty
	Disabled       bool
	X, Y, W, H     float64 // in CSS pixels
}

func (c Control) middle() [2]float64 { return [2]float64{c.X + c.W/2, c.Y + c.H/2} }

// do runs steps in Chromium, for at most patience.
func (p *Page) do(steps ...chromedp.Action[chromedp.Void]) error { return do(p.ctx, steps...) }

// Eval returns the value of a JavaScript expression on the page. If it is a
// promise, Eval waits for it.
func Eval[T any](p *Page, js string) (v T, err error) {
	if err = p.Tab.Eval(js, &v); err != nil {
		err = fmt.Errorf("%s: %w", js, err)
	}
	return v, err
}

// until is a JavaScript promise of whether an expression comes true within a
// number of milliseconds. It is evaluated whenever the page's elements change,
// when the game comes to rest, and every 50 ms for changes that cause no event.
const until = `((holds) => new Promise((done, fail) => {
	const end = performance.now() + %d;
	const look = () => {
		let ok = false, wrong = null;
		try { ok = Boolean(holds()); } catch (error) { wrong = error; }
		if (!ok && performance.now() < end) return;
		changes.disconnect();
		clearInterval(timer);
		removeEventListener("rest", look);
		if (wrong) fail(wrong); else done(ok);
	};
	const changes = new MutationObserver(look), timer = setInterval(look, 50);
	changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
	addEventListener("rest", look);
	look();
}))(() => (%s))`

// Within waits up to d for the JavaScript expression to become true and reports
// whether it did. An error may mean that another page was loaded meanwhile.
func (p *Page) Within(d time.Duration, js string) (bool, error) {
	return Eval[bool](p, fmt.Sprintf(until, d.Milliseconds(), js))
}

// Wait waits until the JavaScript expression is true, on this page or on the
// one that follows it.
func (p *Page) Wait(js string) error {
	for end := time.Now().Add(patience); ; {
		ok, err := p.Within(2*time.Second, js)
		if ok {
			return nil
		}
		if time.Now().After(end) {
			said, _ := p.Message()
			return fmt.Errorf("waited in vain for %s (%v); the page has: %v; it says: %q; errors: %q", js, err, p.names(), said, p.Errors())
		}
		if err != nil {
			time.Sleep(30 * time.Millisecond)
		}
	}
}

// stir waits until the page's controls change, for at most 100 ms: they may have
// changed since the caller read them.
func (p *Page) stir() error {
	_, err := Eval[bool](p, `new Promise((done) => {
		const changes = new MutationObserver(() => end());
		const timer = setTimeout(() => end(), 100);
		const end = () => { changes.disconnect(); clearTimeout(timer); done(true); };
		changes.observe(document.getElementById("controls"), { subtree: true, childList: true, attributes: true, characterData: true });
	})`)
	return err
}

// Reload loads the page again and waits for its first picture.
func (p *Page) Reload() error {
	if err := p.Tab.Reload(); err != nil {
		return err
	}
	return p.Ready()
}

// Ready waits for the first picture and the controls that come with it.
func (p *Page) Ready() error {
	return p.Wait(`document.querySelector("canvas[aria-label]") && document.getElementById("front").hidden && document.querySelectorAll("#controls [data-id]").length`)
}

// Message returns the heading of the message that is shown in place of the
// game, or "".
func (p *Page) Message() (string, error) {
	return Eval[string](p, `document.getElementById("message").hidden ? "" : document.getElementById("what").textContent`)
}

// Trace returns the details of the message in place of the game, such as what the game
// printed when it crashed, or "".
func (p *Page) Trace() (string, error) {
	return Eval[string](p, `document.getElementById("trace")?.textContent ?? ""`)
}

const list = `JSON.stringify([...document.querySelectorAll("#controls [data-id]")].map((e) => {
	const r = e.getBoundingClientRect();
	return {
		ID: e.dataset.id, Role: e.getAttribute("role") ?? {BUTTON: "button", H2: "heading", INPUT: "slider"}[e.tagName] ?? "text",
		Name: e.getAttribute("aria-label") ?? e.textContent, Group: e.parentNode.getAttribute("aria-label") ?? "", Checked: e.getAttribute("aria-checked") ?? "",
		Disabled: e.getAttribute("aria-disabled") === "true", X: r.x, Y: r.y, W: r.width, H: r.height,
	};
}))`

// Controls returns the page's controls in document order.
func (p *Page) Controls() ([]Control, error) {
	said, err := Eval[string](p, list)
	if err != nil {
		return nil, err
	}
	var c []Control
	return c, json.Unmarshal([]byte(said), &c)
}

// names returns the ids of the page's controls, for error messages.
func (p *Page) names() []string {
	controls, _ := p.Controls()
	var ids []string
	for _, c := range controls {
		ids = append(ids, c.ID)
	}
	return ids
}

// Find returns the control whose id is name, or else the first whose accessible name
// that is.
func (p *Page) Find(name string) (Control, error) {
	controls, err := p.Controls()
	for _, c := range controls {
		if c.ID == name {
			return c, nil
		}
	}
	for _, c := range controls {
		if c.Name == name {
			return c, nil
		}
	}
	if err == nil {
		err = fmt.Errorf("there is no control %q; there are %q", name, p.names())
	}
	return Control{}, err
}

// Await waits for a control with that id and returns it.
func (p *Page) Await(id string) (Control, error) {
	if err := p.Wait(fmt.Sprintf(`document.querySelector('#controls [data-id=%q]')`, id)); err != nil {
		return Control{}, err
	}
	return p.Find(id)
}

// Press uses the control with that id or name as a screen reader does.
func (p *Page) Press(name string) error {
	c, err := p.Find(name)
	if err != nil {
		return err
	}
	_, err = Eval[bool](p, fmt.Sprintf(`document.querySelector('#controls [data-id=%q]').click() ?? true`, c.ID))
	return err
}

// Tap touches the canvas at the control's middle and lifts the finger at once.
func (p *Page) Tap(name string) error { return p.Hold(name, 0) }

// Hold touches the canvas at the control's middle and lifts the finger after the time
// d.
func (p *Page) Hold(name string, d time.Duration) error {
	c, err := p.Find(name)
	if err != nil {
		return err
	}
	return p.Touch(d, [2]float64{c.X + c.W/2, c.Y + c.H/2})
}

// Touch puts a finger down at the first place, moves it through the others and
// lifts it, within the time d.
func (p *Page) Touch(d time.Duration, path ...[2]float64) error {
	kind := input.DispatchTouchEventTypeTouchStart
	for _, at := range path {
		if err := p.touch(kind, &input.TouchPoint{X: at[0], Y: at[1]}); err != nil {
			return err
		}
		kind = input.DispatchTouchEventTypeTouchMove
		time.Sleep(d / time.Duration(len(path)))
	}
	return p.touch(input.DispatchTouchEventTypeTouchEnd)
}

func (p *Page) touch(kind input.DispatchTouchEventType, points ...*input.TouchPoint) error {
	return touch(p.ctx, kind, points...)
}

// Click clicks the left mouse button at the control's middle.
func (p *Page) Click(name string) error {
	c, err := p.Find(name)
	if err != nil {
		return err
	}
	return p.Pointer(engines.Mouse, c.middle())
}

// Wheel turns the mouse's wheel at x, y, in CSS pixels, by a number of pixels; a
// positive one scrolls down.
func (p *Page) Wheel(x, y, by float64) error {
	_, err := Eval[bool](p, fmt.Sprintf(`document.elementFromPoint(%[1]g, %[2]g).dispatchEvent(new WheelEvent("wheel",
		{ clientX: %[1]g, clientY: %[2]g, deltaY: %[3]g, bubbles: true, cancelable: true }))`, x, y, by))
	return err
}

// Key presses keys one after another: letters, or keys of package kb.
func (p *Page) Key(keys string, opts ...chromedp.KeyOption) error {
	return p.do(chromedp.KeyEvent(keys, opts...))
}

// Focused returns the id of the control that has the focus, "canvas", or "".
func (p *Page) Focused() (string, error) {
	return Eval[string](p, `((e) => e.tagName === "CANVAS" ? "canvas" : e.dataset?.id ?? "")(document.activeElement)`)
}

// Said returns the text of the live regions, one line for each paragraph.
func (p *Page) Said() (string, error) {
	return Eval[string](p, `[...document.querySelectorAll("#said p")].map((e) => e.textContent).join("\n")`)
}

// Shoot writes a screenshot of the page as a PNG file.
func (p *Page) Shoot(file string) error {
	png, err := p.Screenshot()
	if err != nil {
		return err
	}
	return os.WriteFile(file, png, 0o644)
}

// Resize gives the page the screen v.
func (p *Page) Resize(v View) error { return p.do(v.set()) }
