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

// A Page is one tab of a browser.
type Page struct {
	engines.Tab
	ctx context.Context // of Chromium; nil in another browser
}

// A Control is one of the page's real controls as a screen reader finds it.
type Control struct {
	ID, Role, Name string
	Group          string // the name of the group it is in, or of its set
	Checked        string // "true", "false" or empty
	Disabled       bool
	X, Y, W, H     float64 // in CSS pixels
}

func (c Control) middle() [2]float64 { return [2]float64{c.X + c.W/2, c.Y + c.H/2} }

// do runs steps in Chromium, not for ever.
func (p *Page) do(steps ...chromedp.Action[chromedp.Void]) error { return do(p.ctx, steps...) }

// Eval is the value of a JavaScript expression on the page; promises are
// waited for.
func Eval[T any](p *Page, js string) (v T, err error) {
	if err = p.Tab.Eval(js, &v); err != nil {
		err = fmt.Errorf("%s: %w", js, err)
	}
	return v, err
}

// until is a promise of whether an expression comes true within so many milliseconds. The
// page looks whenever its elements change and when the game comes to rest, and now and
// then for what no event tells of.
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

// Within waits until the JavaScript expression is true and tells whether it came true in
// that time. An error may mean that another page was loaded meanwhile.
func (p *Page) Within(d time.Duration, js string) (bool, error) {
	return Eval[bool](p, fmt.Sprintf(until, d.Milliseconds(), js))
}

// Wait waits until the JavaScript expression is true, on this page or the one that
// follows it.
func (p *Page) Wait(js string) error {
	for end := time.Now().Add(patience); ; {
		ok, err := p.Within(2*time.Second, js)
		if ok {
			return nil
		}
		if time.Now().After(end) {
			return fmt.Errorf("waited in vain for %s (%v); the page has: %v; errors: %q", js, err, p.names(), p.Errors())
		}
		if err != nil {
			time.Sleep(30 * time.Millisecond)
		}
	}
}

// stir waits until the page's controls change, and no longer than a moment: they may have
// changed since they were looked at.
func (p *Page) stir() error {
	_, err := Eval[bool](p, `new Promise((done) => {
		const changes = new MutationObserver(() => end());
		const timer = setTimeout(() => end(), 100);
		const end = () => { changes.disconnect(); clearTimeout(timer); done(true); };
		changes.observe(document.getElementById("controls"), { subtree: true, childList: true, attributes: true, characterData: true });
	})`)
	return err
}

// Reload loads the page again and waits for the first picture.
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

// Message is the heading of the message in place of the game, or empty.
func (p *Page) Message() (string, error) {
	return Eval[string](p, `document.getElementById("message").hidden ? "" : document.getElementById("what").textContent`)
}

// Trace is what the game printed before it stopped, or empty.
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

// Controls are the page's real controls in their order.
func (p *Page) Controls() ([]Control, error) {
	text, err := Eval[string](p, list)
	if err != nil {
		return nil, err
	}
	var c []Control
	return c, json.Unmarshal([]byte(text), &c)
}

// names are the ids of the controls, for messages.
func (p *Page) names() []string {
	controls, _ := p.Controls()
	var ids []string
	for _, c := range controls {
		ids = append(ids, c.ID)
	}
	return ids
}

// Find is the control with that id, or else the first with that name.
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

// Await waits for a control of that id and is it.
func (p *Page) Await(id string) (Control, error) {
	if err := p.Wait(fmt.Sprintf(`document.querySelector('#controls [data-id=%q]')`, id)); err != nil {
		return Control{}, err
	}
	return p.Find(id)
}

// Press uses the control of that id or name as a screen reader does.
func (p *Page) Press(name string) error {
	c, err := p.Find(name)
	if err != nil {
		return err
	}
	_, err = Eval[bool](p, fmt.Sprintf(`document.querySelector('#controls [data-id=%q]').click() ?? true`, c.ID))
	return err
}

// Tap touches the canvas, for no longer than a frame, where that control lies.
func (p *Page) Tap(name string) error { return p.Hold(name, 0) }

// Hold touches the canvas for so long where that control lies.
func (p *Page) Hold(name string, d time.Duration) error {
	c, err := p.Find(name)
	if err != nil {
		return err
	}
	return p.Touch(d, [2]float64{c.X + c.W/2, c.Y + c.H/2})
}

// Touch puts a finger down at the first place, moves it through the others,
// and lifts it; all that takes d.
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

// Click presses and lets go the left mouse button where that control lies.
func (p *Page) Click(name string) error {
	c, err := p.Find(name)
	if err != nil {
		return err
	}
	return p.Pointer(engines.Mouse, c.middle())
}

// Wheel turns the mouse's wheel at a place; down is positive.
func (p *Page) Wheel(x, y, by float64) error {
	_, err := Eval[bool](p, fmt.Sprintf(`document.elementFromPoint(%[1]g, %[2]g).dispatchEvent(new WheelEvent("wheel",
		{ clientX: %[1]g, clientY: %[2]g, deltaY: %[3]g, bubbles: true, cancelable: true }))`, x, y, by))
	return err
}

// Key presses keys, one after the other: letters, or those of package kb.
func (p *Page) Key(keys string, opts ...chromedp.KeyOption) error {
	return p.do(chromedp.KeyEvent(keys, opts...))
}

// Focused is the id of the control that has the focus, "canvas", or empty.
func (p *Page) Focused() (string, error) {
	return Eval[string](p, `((e) => e.tagName === "CANVAS" ? "canvas" : e.dataset?.id ?? "")(document.activeElement)`)
}

// Said is what the live regions hold, line by line.
func (p *Page) Said() (string, error) {
	return Eval[string](p, `[...document.querySelectorAll("#said p")].map((e) => e.textContent).join("\n")`)
}

// Shoot writes the picture of the page as a PNG file.
func (p *Page) Shoot(file string) error {
	png, err := p.Screenshot()
	if err != nil {
		return err
	}
	return os.WriteFile(file, png, 0o644)
}

// Resize makes the page's screen another.
func (p *Page) Resize(v View) error { return p.do(v.set()) }
