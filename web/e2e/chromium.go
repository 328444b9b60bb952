//go:build !js

package e2e

import (
	"context"
	"encoding/json"
	"errors"
	"iter"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"knucklebones/web/engines"
)

// A chromiumTab is a tab of Chromium.
type chromiumTab struct {
	ctx   context.Context
	close func()

	mu     sync.Mutex
	errors []string
}

func (c *chromiumTab) Close() { c.close() }

// do runs steps, for at most patience.
func do(ctx context.Context, steps ...chromedp.Action[chromedp.Void]) error {
	if err := chromedp.Do(ctx); err != nil { // the first use must not carry a deadline
		return err
	}
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	return chromedp.Do(ctx, steps...)
}

func (c *chromiumTab) Eval(js string, value any) error {
	ctx, cancel := context.WithTimeout(c.ctx, patience)
	defer cancel()
	o, err := chromedp.Run(ctx, chromedp.Evaluate[[]byte](js, chromedp.EvalAwaitPromise))
	switch {
	case err != nil:
		return err
	case o == nil:
		return chromedp.ErrJSUndefined
	}
	return json.Unmarshal(o, value)
}

func (c *chromiumTab) Go(url string) error { return do(c.ctx, chromedp.Navigate(url)) }

func (c *chromiumTab) Reload() error { return do(c.ctx, chromedp.Reload()) }

// Pointer moves a finger or the mouse along path. A path of one place is a
// click of the mouse.
func (c *chromiumTab) Pointer(kind engines.Pointer, path ...[2]float64) error {
	if kind == engines.Mouse && len(path) == 1 {
		return do(c.ctx, chromedp.MouseClickXY(path[0][0], path[0][1]))
	}
	send := c.sender(kind)
	err := send(down, path[0])
	for _, at := range path[1:] {
		time.Sleep(engines.Step)
		err = errors.Join(err, send(moves, at))
	}
	return errors.Join(err, send(up, path[len(path)-1]))
}

// Phases of a touch or of a drag with the mouse.
const (
	down = iota
	moves
	up
)

// sender returns the function that sends one event of that kind of pointer.
func (c *chromiumTab) sender(kind engines.Pointer) func(phase int, at [2]float64) error {
	if kind == engines.Touch {
		return c.finger
	}
	return c.mouse
}

// finger sends one touch event of a single finger.
func (c *chromiumTab) finger(phase int, at [2]float64) error {
	if phase == up {
		return touch(c.ctx, input.DispatchTouchEventTypeTouchEnd)
	}
	kinds := [...]input.DispatchTouchEventType{input.DispatchTouchEventTypeTouchStart, input.DispatchTouchEventTypeTouchMove}
	return touch(c.ctx, kinds[phase], &input.TouchPoint{X: at[0], Y: at[1]})
}

// mouse sends one mouse event with the left button.
func (c *chromiumTab) mouse(phase int, at [2]float64) error {
	kinds := [...]input.DispatchMouseEventType{input.DispatchMouseEventTypeMousePressed, input.DispatchMouseEventTypeMouseMoved, input.DispatchMouseEventTypeMouseReleased}
	return do(c.ctx, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, input.DispatchMouseEvent, input.DispatchMouseEventParams{Type: kinds[phase], X: at[0], Y: at[1], Button: input.MouseButtonLeft, Buttons: 1, ClickCount: 1})
		return err
	}))
}

// touch sends one touch event; points are the fingers on the screen.
func touch(ctx context.Context, kind input.DispatchTouchEventType, points ...*input.TouchPoint) error {
	if points == nil {
		points = []*input.TouchPoint{}
	}
	return do(ctx, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: kind, TouchPoints: points})
		return err
	}))
}

func (c *chromiumTab) Screenshot() ([]byte, error) {
	ctx, cancel := context.WithTimeout(c.ctx, patience)
	defer cancel()
	return chromedp.Run(ctx, chromedp.CaptureScreenshot())
}

// listen collects the errors and warnings of the page's console.
func (c *chromiumTab) listen(messages iter.Seq2[chromedp.ConsoleMessage, error]) {
	for m, err := range messages {
		if err != nil {
			return
		}
		if slices.Contains(complaints, m.Type) && !harmless(m) {
			c.mu.Lock()
			c.errors = append(c.errors, string(m.Type)+": "+m.Text)
			c.mu.Unlock()
		}
	}
}

// complaints are the kinds of console messages that count as errors.
var complaints = []chromedp.ConsoleType{chromedp.ConsoleError, chromedp.ConsoleException, chromedp.ConsoleWarning}

// harmless reports whether a message is only about drawing without a graphics card, about a
// touch while another scrolls, or about printed pages, which the site of the tests has not.
func harmless(m chromedp.ConsoleMessage) bool {
	return strings.Contains(m.URL, "/print/") ||
		slices.ContainsFunc([]string{"Ignored attempt to cancel a touch", "GPU stall", "swiftshader", "SwiftShader"}, func(said string) bool {
			return strings.Contains(m.Text, said)
		})
}

// forget discards the errors collected so far.
func (c *chromiumTab) forget() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.errors = nil
}

// Errors returns the errors and warnings of the page's console so far.
func (c *chromiumTab) Errors() []string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return append([]string(nil), c.errors...)
}
