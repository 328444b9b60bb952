//go:build !js

package e2e

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	chromium "github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"knucklebones/rules/rulestest/short"
	"knucklebones/web/engines"
)

// A thrower is how a person throws in a game of the hand: what it does once bones
// are to be thrown, and while they hang over the hand.
type thrower struct {
	name  string
	view  View
	throw func(p *Page, c Control) error
	catch func(p *Page, c Control) error
}

// throwers pull back and let go, or aim in steps.
func throwers() []thrower {
	keyed := func(keys string) func(p *Page, c Control) error {
		return func(p *Page, c Control) error {
			if err := p.onto(c); err != nil {
				return err
			}
			return p.Key(keys)
		}
	}
	return []thrower{
		{"touch", View{390, 664, 1, true}, func(p *Page, c Control) error { return p.pull(engines.Touch, pulled(c)) }, follows},
		{"mouse", Small, func(p *Page, c Control) error { return p.pull(engines.Mouse, pulled(c)) }, func(p *Page, c Control) error { return p.Click("primary") }},
		{"keys", Small, keyed(kb.Enter + kb.ArrowUp + kb.ArrowDown + kb.Enter), keyed(kb.ArrowLeft + kb.Enter)},
		{"hidden controls", Small, func(p *Page, c Control) error {
			return presses(p, "harder", "softer", "bones")
		}, func(p *Page, c Control) error { return presses(p, "left", "bones") }},
	}
}

// presses presses controls one after the other, each as soon as it is there. If the bones are
// down or the game is over sooner, it is an error.
func presses(p *Page, ids ...string) error {
	for _, id := range ids {
		err := p.Wait(fmt.Sprintf(`document.querySelector("#controls :is([data-id=%s], [data-id=again])") || knucklebones.rests()`, id))
		if err := errors.Join(err, p.Press(id)); err != nil {
			return err
		}
	}
	return nil
}

// follows puts a finger where the hand is to go, and lets the bones fall.
func follows(p *Page, c Control) error {
	x, y := c.X+c.W/2, c.Y+c.H*0.6
	return errors.Join(p.pull(engines.Touch, [][2]float64{{x, y}, {x + 8, y - 8}}), p.Tap("primary"))
}

// pulled is the way of a finger that pulls back about four knots and a half from
// the middle of that.
func pulled(c Control) [][2]float64 {
	x, y := c.X+c.W/2, c.Y+c.H*0.4
	return [][2]float64{{x, y}, {x, y + 40}, {x + 1, y + 0.26*c.H}}
}

// onto goes to a control with Tab, as far as need be. If the control goes first, it is an
// error: Enter would press whatever has the focus then.
func (p *Page) onto(c Control) error {
	for range 60 {
		at, err := p.Focused()
		if err != nil || at == c.ID {
			return err
		}
		if _, err := p.Find(c.ID); err != nil {
			return err
		}
		if err := p.Key(kb.Tab); err != nil {
			return err
		}
	}
	return fmt.Errorf("Tab does not reach %q", c.ID)
}

// pull goes a way with finger or mouse, as slowly as the page draws.
func (p *Page) pull(kind engines.Pointer, path [][2]float64) error {
	var all error
	send := p.Tab.(*chromiumTab).sender(kind)
	phase := down
	for _, at := range path {
		_, slow := Eval[bool](p, `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))`)
		all = errors.Join(all, send(phase, at), slow)
		phase = moves
	}
	return errors.Join(all, send(up, path[len(path)-1]))
}

// Each game of the hand is thrown to its end by a finger, by a mouse, by keys and by
// the page's own controls, and nothing but these throws.
func TestThrowsToTheEnd(t *testing.T) {
	for i, g := range []struct{ id, query string }{{"pentelitha", "seed=3"}, {"tropa", "seed=3&players=person,hard"}, {"catapulta", "seed=3&players=person,hard"}} {
		for j, w := range throwers() {
			if !short.Crosses(i, j, len(throwers())) {
				continue
			}
			t.Run(g.id+" by "+w.name, func(t *testing.T) {
				p := anew(t, "?scene=table&game="+g.id+"&"+g.query+"&"+fast, w.view, brisk)
				throws := w.throwOut(t, p)
				if throws == 0 {
					t.Error("nothing was thrown")
				}
			})
		}
	}
}

// throwOut throws until the game is over, and is how often.
func (w *thrower) throwOut(t *testing.T, p *Page) (throws int) {
	t.Helper()
	for n := 0; n < 100; n++ {
		c := next(t, p, toThrow)
		before := state(t, p)
		var err error
		switch {
		case c.ID != "bones":
			return throws
		case c.Name == "Let them fall":
			err = w.catch(p, c)
		default:
			throws++
			err = w.throw(p, c)
		}
		if err != nil && state(t, p) == before && there(p, c) {
			t.Fatal(err)
		}
		settles(t, p, before)
	}
	t.Fatal("the game does not end")
	return 0
}

// toThrow picks the bones that are to be thrown, or what there is once the game is
// over.
func toThrow(controls []Control) (Control, bool) {
	for _, c := range controls {
		if c.ID == "again" || c.ID == "bones" || c.Name == "See the result" {
			return c, true
		}
	}
	return Control{}, false
}

// handed is how many throws of the game that waits were made by hand.
func handed(t *testing.T, p *Page) int {
	t.Helper()
	return strings.Count(kept(t, p), " by hand ")
}

// What comes between a finger and its throw leaves the throw made or not: the game
// goes on, and what is kept is all that was thrown.
func TestThrowIsMadeOrNot(t *testing.T) {
	for i, g := range []struct{ id, query string }{{"tropa", "seed=3&players=person,easy"}, {"catapulta", "seed=3&players=person,easy"}, {"pentelitha", "seed=3&options=play=1"}} {
		t.Run(g.id, func(t *testing.T) { throwOrNot(t, i, "?scene=table&game="+g.id+"&"+g.query) })
	}
}

// throwOrNot throws in the i-th game with something between each time, and begins another
// when it is over.
func throwOrNot(t *testing.T, i int, query string) {
	table := func() *Page {
		return anew(t, query, View{390, 664, 1, true}, strings.Replace(brisk, `"Motion": 2`, `"Motion": 0`, 1))
	}
	p := table()
	move, end := input.DispatchTouchEventTypeTouchMove, input.DispatchTouchEventTypeTouchEnd
	between := []struct {
		what string
		do   func(down, back input.TouchPoint) error
	}{
		{"a finger leaves the page", func(down, back input.TouchPoint) error {
			back.Y = 900
			return errors.Join(p.touch(move, &back), p.touch(end))
		}},
		{"the browser takes the finger", func(down, back input.TouchPoint) error {
			return errors.Join(p.touch(move, &back), p.touch(input.DispatchTouchEventTypeTouchCancel))
		}},
		{"a second finger", func(down, back input.TouchPoint) error {
			second := input.TouchPoint{X: 60, Y: 300, ID: new(2.0)}
			return errors.Join(p.touch(move, &back), p.touch(input.DispatchTouchEventTypeTouchStart, &back, &second), p.touch(end, &back), p.touch(end))
		}},
		{"turned with the bones held", func(down, back input.TouchPoint) error {
			return errors.Join(p.touch(move, &back), p.Resize(View{664, 390, 1, true}), p.touch(end), p.Resize(View{390, 664, 1, true}))
		}},
		{"turned in mid-flight", func(down, back input.TouchPoint) error {
			return errors.Join(p.touch(move, &back), p.touch(end), p.Resize(View{664, 390, 1, true}), p.Resize(View{390, 664, 1, true}))
		}},
		{"hidden in mid-flight", func(down, back input.TouchPoint) error {
			return errors.Join(p.touch(move, &back), p.touch(end), p.hideAndShow())
		}},
		{"the picture lost in mid-flight", func(down, back input.TouchPoint) error {
			return errors.Join(p.touch(move, &back), p.touch(end), p.losePicture(), again(p), p.Ready())
		}},
	}
	for j, c := range between {
		if !short.Crosses(i, j, len(between)) {
			continue
		}
		bones := next(t, p, toThrow)
		if bones.ID != "bones" {
			p = table()
			bones = next(t, p, toThrow)
		}
		before := handed(t, p)
		x, y := bones.X+bones.W/2, bones.Y+bones.H*0.4
		down, back := input.TouchPoint{X: x, Y: y, ID: new(1.0)}, input.TouchPoint{X: x, Y: y + 90, ID: new(1.0)}
		must(t, p.touch(input.DispatchTouchEventTypeTouchStart, &down))
		if err := c.do(down, back); err != nil {
			t.Fatalf("%s: %v", c.what, err)
		}
		bones = next(t, p, toThrow)
		if bones.ID != "bones" {
			continue // it was the game's last
		}
		if after := handed(t, p); after != before && after != before+1 {
			t.Errorf("%s: of %d throws %d are kept", c.what, before, after)
		}
	}
}

// hideAndShow puts the page out of sight, where the browser freezes it, and back.
func (p *Page) hideAndShow() error {
	frozen := func(state page.SetWebLifecycleStateState) chromedp.Action[chromedp.Void] {
		return chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
			_, err := cdp.Call(ctx, t, page.SetWebLifecycleState, page.SetWebLifecycleStateParams{State: state})
			return err
		})
	}
	return p.do(window(chromium.WindowStateMinimized), frozen(page.SetWebLifecycleStateStateFrozen),
		frozen(page.SetWebLifecycleStateStateActive), window(chromium.WindowStateNormal))
}

// window makes the page's window small or large.
func window(state chromium.WindowState) chromedp.Action[chromedp.Void] {
	return chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		w, err := cdp.Call(ctx, t, chromium.GetWindowForTarget, chromium.GetWindowForTargetParams{})
		if err != nil {
			return err
		}
		_, err = cdp.Call(ctx, t, chromium.SetWindowBounds, chromium.SetWindowBoundsParams{WindowID: w.WindowID, Bounds: &chromium.Bounds{WindowState: state}})
		return err
	})
}
