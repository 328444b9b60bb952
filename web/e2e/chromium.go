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

// do runs steps, not for ever.
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

// Pointer of a mouse and one place is a click.
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

// Where a finger or a mouse is on its way.
const (
	down = iota
	moves
	up
)

// sender is what sends events of that kind of pointer.
func (c *chromiumTab) sender(kind engines.Pointer) func(phase int, at [2]float64) error {
	if kind == engines.Touch {
		return c.finger
	}
	return c.mouse
}

// finger is a touch on the way.
func (c *chromiumTab) finger(phase int, at [2]float64) error {
	if phase == up {
		return touch(c.ctx, input.DispatchTouchEventTypeTouchEnd)
	}
	kinds := [...]input.DispatchTouchEventType{input.DispatchTouchEventTypeTouchStart, input.DispatchTouchEventTypeTouchMove}
	return touch(c.ctx, kinds[phase], &input.TouchPoint{X: at[0], Y: at[1]})
}

// mouse is its left button on the way.
func (c *chromiumTab) mouse(phase int, at [2]float64) error {
	kinds := [...]input.DispatchMouseEventType{input.DispatchMouseEventTypeMousePressed, input.DispatchMouseEventTypeMouseMoved, input.DispatchMouseEventTypeMouseReleased}
	return do(c.ctx, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, input.DispatchMouseEvent, input.DispatchMouseEventParams{Type: kinds[phase], X: at[0], Y: at[1], Button: input.MouseButtonLeft, Buttons: 1, ClickCount: 1})
		return err
	}))
}

// touch has the fingers do that.
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

// listen keeps what the page complains of.
func (c *chromiumTab) listen(messages iter.Seq2[chromedp.ConsoleMessage, error]) {
	for m, err := range messages {
		if err != nil {
			return
		}
		if slices.Contains(complaints, m.Type) && !harmless(m.Text) {
			c.mu.Lock()
			c.errors = append(c.errors, string(m.Type)+": "+m.Text)
			c.mu.Unlock()
		}
	}
}

// complaints are the kinds of messages that a page should have no cause for.
var complaints = []chromedp.ConsoleType{chromedp.ConsoleError, chromedp.ConsoleException, chromedp.ConsoleWarning}

// harmless are messages about drawing without a graphics card, and about a touch
// while another scrolls.
func harmless(text string) bool {
	return strings.Contains(text, "Ignored attempt to cancel a touch") || strings.Contains(text, "GPU stall") || strings.Contains(text, "swiftshader") || strings.Contains(text, "SwiftShader")
}

// forget drops what the page has complained of so far.
func (c *chromiumTab) forget() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.errors = nil
}

// Errors are the errors and warnings of the page's console so far.
func (c *chromiumTab) Errors() []string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return append([]string(nil), c.errors...)
}
