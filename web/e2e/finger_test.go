//go:build !js

package e2e

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"knucklebones/rules/games"
)

var (
	actions = flag.Int("actions", 300, "how often the random finger does something")
	seed    = flag.Uint64("seed", 1, "what the random finger does follows from it")
)

// A finger that knows nothing does whatever can be done: it touches, clicks,
// drags, types, turns the phone, loads the page anew, goes to other addresses.
// The game never stops, never gets stuck, and loses neither game nor coin.
//
// How far computers have come when the next touch arrives depends on the
// machine, so a seed does the same only as far as that allows.
func TestFinger(t *testing.T) {
	if testing.Short() {
		*actions = min(*actions, 60)
	}
	s, err := house()
	must(t, err)
	f := &finger{t: t, site: s.URL, rng: rand.New(rand.NewPCG(*seed, 0)), view: phones[0], met: map[string]int{}}
	f.p = unchecked(t, s.URL, f.view)
	_, err = chromedp.Call(f.p.ctx, page.SetInterceptFileChooserDialog, page.SetInterceptFileChooserDialogParams{Enabled: true})
	must(t, err)
	must(t, f.hasten())
	f.see(f.look(0))
	for f.done < *actions {
		f.act()
		for n := 0; f.done%100 == 0 && n < 10 && f.playing(); n++ {
			f.playOn()
		}
		if f.done%500 == 0 {
			t.Logf("%d actions, on %d screens", f.done, len(f.met))
		}
	}
	t.Logf("%d actions, on these screens: %v; %d games were read", f.done, f.met, f.read)
}

// phones are the windows that the finger turns and squeezes the page to.
var phones = []View{{390, 664, 1, true}, {320, 568, 1, true}, {568, 320, 1, true}, {640, 400, 1, true}, {320, 320, 1, true}}

// A finger is the hand of somebody who does not know what they do.
type finger struct {
	t    *testing.T
	p    *Page
	site string
	rng  *rand.Rand
	view View

	done  int
	now   sight
	still int             // actions since anything changed
	trail []string        // what was done, newest last
	met   map[string]int  // titles of pages → actions on them
	read  int             // games that were read over
	games map[string]game // that are kept, by key
}

// An act is one thing a finger can do, and how often it is done.
type act struct {
	weight int
	name   string
	do     func(f *finger) (what string, err error)
}

var acts = []act{
	{25, "touch", func(f *finger) (string, error) { c := f.some(); return c.ID, f.p.Touch(0, c.middle()) }},
	{30, "touch for", plainly},
	{10, "click", func(f *finger) (string, error) { c := f.some(); return c.ID, f.click(c.middle()) }},
	{6, "hear", func(f *finger) (string, error) { c := f.any(); return c.ID, f.press(c.ID, 1) }},
	{3, "hear at once", func(f *finger) (string, error) { c := f.any(); return c.ID, f.press(c.ID, 2) }},
	{3, "hold", func(f *finger) (string, error) {
		c := f.some()
		return c.ID, f.p.Touch(600*time.Millisecond, c.middle())
	}},
	{5, "drag", func(f *finger) (string, error) { c := f.some(); return c.ID, f.drag(c.middle()) }},
	{5, "swipe", func(f *finger) (string, error) { return "", f.drag(f.spot()) }},
	{4, "touch at", func(f *finger) (string, error) {
		at := f.spot()
		return fmt.Sprintf("%.0f, %.0f", at[0], at[1]), f.p.Touch(0, at)
	}},
	{16, "key", func(f *finger) (string, error) { k := pick(f.rng, keys); return fmt.Sprintf("%q", k), f.p.Key(k) }},
	{2, "type", func(f *finger) (string, error) { return "", f.p.Key("Zoë \U0001f3b2") }},
	{3, "turn to", (*finger).turn},
	{6, "close", (*finger).back},
	{1, "load anew", func(f *finger) (string, error) { return "", f.p.Reload() }},
	{1, "go to", (*finger).leave},
}

// harmlessActs must not take a step from any game.
var harmlessActs = []string{"turn to", "load anew", "go to"}

var keys = append(strings.Split("abcdefghijklmnopqrstuvwxyz0123456789 ", ""),
	kb.Tab, kb.Tab, kb.Tab, kb.Tab, kb.Enter, kb.Enter, kb.Enter, kb.Escape, kb.Escape, kb.Backspace,
	kb.ArrowLeft, kb.ArrowRight, kb.ArrowUp, kb.ArrowDown, kb.ArrowLeft, kb.ArrowRight, kb.ArrowUp, kb.ArrowDown,
	kb.PageUp, kb.PageDown, kb.Home, kb.End)

func pick[T any](rng *rand.Rand, list []T) T { return list[rng.IntN(len(list))] }

// act does one thing and looks what came of it.
func (f *finger) act() {
	a := acts[0]
	sum := 0
	for _, other := range acts {
		if sum += other.weight; f.rng.IntN(sum) < other.weight {
			a = other
		}
	}
	keeping := slices.Contains(harmlessActs, a.name)
	if keeping {
		f.heed(f.look(150)) // what was done before has its effect
	}
	before := f.games
	what, err := a.do(f)
	f.note(a.name+" "+what, err)
	f.heed(f.look(20 + f.rng.IntN(60)))
	if keeping {
		f.keeps(before)
	}
}

// note remembers what is done, as f.done-th action.
func (f *finger) note(what string, err error) {
	f.done++
	f.trail = append(f.trail, fmt.Sprintf("%5d %s: %s", f.done, f.now.Title, what))
	f.trail = f.trail[max(0, len(f.trail)-30):]
	if err != nil {
		f.fail("%s: %v", what, err)
	}
}

// fail ends the test and says how it came to that.
func (f *finger) fail(format string, args ...any) {
	f.t.Helper()
	file := failure(f.t)
	f.t.Fatalf("seed %d, action %d: %s\nThe page: %v; picture: %s (%v)\nThe last actions:\n%s", *seed, f.done,
		fmt.Sprintf(format, args...), f.p.names(), file, f.p.Shoot(file), strings.Join(f.trail, "\n"))
}

// any is a control that can be used, in sight or not; all zero if there is none.
func (f *finger) any() Control {
	if list := f.now.usable(); len(list) > 0 {
		return pick(f.rng, list)
	}
	return Control{}
}

// some is a control in sight that can be used, or any place at all.
func (f *finger) some() Control {
	var list []Control
	for _, c := range f.now.usable() {
		at := c.middle()
		if at[0] >= 0 && at[1] >= 0 && at[0] < float64(f.view.W) && at[1] < float64(f.view.H) {
			list = append(list, c)
		}
	}
	if len(list) == 0 {
		at := f.spot()
		return Control{ID: "nothing", X: at[0], Y: at[1]}
	}
	return pick(f.rng, list)
}

func (f *finger) spot() [2]float64 {
	return [2]float64{f.rng.Float64() * float64(f.view.W), f.rng.Float64() * float64(f.view.H)}
}

// plainly does what a plain player would, that games come to their end, and
// leaves where there is no game.
func plainly(f *finger) (string, error) {
	c, ok := todo(f.now.Controls)
	if !ok && f.rng.IntN(2) == 0 {
		return f.back()
	}
	if !ok {
		c = f.some()
	}
	return c.ID, f.p.Touch(0, c.middle())
}

// press uses a control as a screen reader does, so often within one frame.
func (f *finger) press(id string, times int) error {
	js := fmt.Sprintf(`for (let i = 0; i < %d; i++) document.querySelector('#controls [data-id=%q]')?.click(); true`, times, id)
	byPerson := func(p *runtime.EvaluateParams) { p.UserGesture = new(true) }
	_, err := chromedp.Run(f.p.ctx, chromedp.Evaluate[bool](js, byPerson))
	return err
}

func (f *finger) click(at [2]float64) error { return f.p.do(chromedp.MouseClickXY(at[0], at[1])) }

// drag moves a finger from there through a few places and lets go.
func (f *finger) drag(from [2]float64) error {
	path := [][2]float64{from}
	for range 2 + f.rng.IntN(4) {
		path = append(path, f.spot())
	}
	return f.p.Touch(time.Duration(f.rng.IntN(300))*time.Millisecond, path...)
}

func (f *finger) turn() (string, error) {
	f.view = pick(f.rng, phones)
	return fmt.Sprint(f.view.W, "x", f.view.H), f.p.Resize(f.view)
}

// back leaves a screen or closes what lies over it.
func (f *finger) back() (string, error) {
	for _, c := range f.now.Controls {
		if c.ID == "back" || c.ID == "close" {
			return c.ID, f.p.Touch(0, c.middle())
		}
	}
	return "", nil
}

// hasten has the next page show things without movement, so that games go on.
func (f *finger) hasten() error {
	_, err := Eval[bool](f.p, "(("+stored(brisk)+"), true)")
	return err
}

// leave goes to another address, now and then with other settings: slow motion
// is patient, none plays more.
func (f *finger) leave() (string, error) {
	if f.rng.IntN(3) > 0 {
		if err := f.hasten(); err != nil {
			return "", err
		}
	}
	scene := pick(f.rng, []string{"hall", "table", "table", "setup", "rulebook", "results", "settings", "evening", "evening", "today", "album", "book-games", "game-page", "honours", "book-evenings", "fair-play"})
	query := fmt.Sprintf("?scene=%s&game=%s&seed=%d", scene, pick(f.rng, games.Games()).ID, f.rng.IntN(1000))
	if err := f.p.Go(f.site + query); err != nil {
		return query, err
	}
	return query, f.p.Ready()
}
