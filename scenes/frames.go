package scenes

import (
	"math"
	"runtime"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/host"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/ui"
)

// The methods that the engine calls: each frame is some calls of Update, and
// then possibly one of Draw.

// LayoutF takes the window's size and returns its size in physical pixels; the
// engine calls it.
func (s *Stack) LayoutF(w, h float64) (float64, float64) {
	px := ebiten.Monitor().DeviceScaleFactor()
	s.Resize(w*px, h*px, host.Ratio()*s.zoom(w, h))
	return math.Ceil(w * px), math.Ceil(h * px)
}

// zoom returns the scale of the whole screen, for its size in logical pixels.
func (s *Stack) zoom(w, h float64) float64 {
	if s.Zoom == nil {
		return 1
	}
	return s.Zoom(w, h)
}

// Layout is required by the engine but not used; see LayoutF.
func (s *Stack) Layout(w, h int) (int, int) { return w, h }

// Resize makes the page w by h pixels; a press or drag in progress is
// cancelled.
func (s *Stack) Resize(w, h, ratio float64) {
	w, h = math.Max(w, 1), math.Max(h, 1)
	if s.page.W == w && s.page.H == h && s.page.Ratio == ratio {
		return
	}
	s.CancelPress()
	items, scrolls := s.page.Items, s.page.Scrolls
	s.page = ui.NewPage(w, h, ratio)
	s.page.Items, s.page.Scrolls = items, scrolls
	s.fade.stop()
	s.forget()
	s.Invalidate()
}

// Pointer returns the position of the pointer on the screen, in pixels and
// independent of the page's rotation, and whether it is down.
func (s *Stack) Pointer() (x, y float64, held bool) {
	x, y = s.in.At(s.in.X, s.in.Y)
	return x, y, s.in.Held
}

// CancelPress cancels a press or drag in progress: nothing is used, and the pointer
// is ignored until it is lifted.
func (s *Stack) CancelPress() {
	s.in.Drop()
	if s.in.Lost {
		s.controls.Tick(&s.in, &s.page)
	}
}

// Update advances the program by a tick; the engine calls it sixty times a
// second.
func (s *Stack) Update() error {
	if s.page.W == 0 {
		return nil
	}
	s.clock()
	s.profiler.start()
	defer s.profiler.leave()
	if host.Poll() {
		s.Invalidate()
	}
	s.in.Turn(s.turn.on, s.page.W, s.page.H)
	if events, ok := host.Events(); ok {
		s.in.Fed = true
		for _, e := range events {
			s.in.Queue = append(s.in.Queue, ui.Event(e))
		}
	}
	used := s.in.Poll()
	activated := s.useControls()
	if host.WentBack() {
		s.back()
		activated = true
	}
	if used {
		if s.in.Down {
			s.toast.touch()
		}
		if s.controls.Tick(&s.in, &s.page) {
			s.Invalidate()
		}
		if top, ok := s.Top().(Toucher); ok && s.in.Down && s.over == nil {
			top.Touched()
		}
		if s.page.Focus != "" {
			host.Focus(s.page.Focus)
		}
	} else if s.scrollOn() {
		s.Invalidate()
	}
	s.Step()
	if s.Screens != nil && s.Screens.Tick(used && !s.in.Moved || activated) {
		s.still = min(s.still, paintedAfter)
	}
	s.rest()
	if !host.GarbageStops && s.fade.left == 0 {
		s.tidy() // games that play themselves seldom rest
	}
	return nil
}

// back does what the back button of a phone does: it closes a dialog, undoes a
// part of a choice, or else leaves the screen.
func (s *Stack) back() {
	if it := s.backItem(); it != nil {
		s.Use(it.ID)
		return
	}
	s.Pop()
}

// backItem returns the item that leads back without leaving the screen, or nil. A
// menu does not count.
func (s *Stack) backItem() *ui.Item {
	for i := range s.page.Items {
		if it := &s.page.Items[i]; it.Back && it.ID != "menu" {
			return it
		}
	}
	return nil
}

// scrollOn lets flicked scroll areas continue while nothing is touched.
func (s *Stack) scrollOn() bool {
	if len(s.page.Scrolls) == 0 && !s.in.Held {
		return false
	}
	return s.controls.Tick(&s.in, &s.page)
}

// useControls handles the uses of the page's hidden controls, and reports whether
// there were any.
func (s *Stack) useControls() (used bool) {
	for u, ok := host.NextUse(); ok; u, ok = host.NextUse() {
		switch u.How {
		case host.Activate:
			s.relist()
			if it := s.page.Find(u.ID); it != nil && u.Means(s.page.Spoken(it.Label)) {
				s.controls.Use(&s.page, u.ID)
			}
		case host.Write:
			s.controls.Write(&s.page, u.ID, u.Text)
		case host.Slide:
			s.controls.Slide(&s.page, u.ID, u.Amount)
		}
		used = true
		s.Invalidate()
	}
	if host.FocusChanged() {
		s.controls.FocusOn(&s.page, host.Focused())
		s.page.Focus = host.Focused()
		s.Invalidate()
	}
	return used
}

// Step advances everything by one tick without reading any device.
func (s *Stack) Step() {
	s.still++
	top := s.Top()
	if top == nil {
		return
	}
	s.health.ticks++
	s.settle()
	for range 1 + s.extra {
		s.advance(top)
	}
	if s.toast.tick() || s.fade.tick() {
		s.dirty, s.still = true, 0
	}
	s.relist()
}

// advance ticks the scene top if it is still the top one and no overlay covers it.
func (s *Stack) advance(top Scene) {
	if s.Top() != top {
		return
	}
	s.relist()
	if s.over == nil && top.Tick() {
		s.dirty, s.still = true, 0
	}
}

// Moving reports whether the picture changes in this tick.
func (s *Stack) Moving() bool { return s.still == 0 }

// relist lists the page again if it is stale.
func (s *Stack) relist() {
	if s.page.Stale && s.Top() != nil && s.page.W > 0 {
		s.lay()
	}
}

// lay lists the page: the top scene's items, and those of the overlay.
func (s *Stack) lay() {
	s.dirty = true
	s.page.Clear()
	s.page.Reader = s.reader
	s.page.Text, s.page.High = s.Prefs.Text(), s.Prefs.High
	s.page.Calm, s.page.Left, s.page.Low = s.Prefs.Motion != prefs.Full, s.Prefs.Left, s.Prefs.Low
	s.face()
	if !s.headless {
		s.page.Safe = insets(s.page.Ratio, s.turn.on)
	}
	s.Top().Lay(&s.page)
	s.delay()
	if s.over != nil {
		s.over(&s.page)
	}
	s.controls.AfterListing(&s.page)
	if s.mirrored == current && !s.headless {
		s.mirrored = listed
	}
}

// A mirrorState is the state of the page's hidden controls relative to the page as
// listed.
type mirrorState int

const (
	current mirrorState = iota
	listed              // listed in this frame, which has enough to do
	due
)

// updateMirror updates the page's hidden controls: one frame after the page was listed,
// so that the picture comes first.
func (s *Stack) updateMirror() {
	switch s.mirrored {
	case listed:
		s.mirrored = due
	case due:
		s.mirrored = current
		mirror(&s.page, s.screen, len(s.scenes) == 1, s.turn.on)
		host.SetCanGoBack(len(s.scenes) > 1 || s.backItem() != nil)
	}
}

// paintedAfter is the number of ticks without change after which the first picture is complete,
// and restAfter that after which the page may sleep. Work that does not show holds it between
// them.
const paintedAfter, restAfter = 11, 12

// rest lets the program sleep if nothing has moved for long enough.
func (s *Stack) rest() {
	if !s.painted && s.still >= paintedAfter && s.mirrored == current && s.Top() != nil {
		s.painted = true
		host.Painted()
	}
	if s.headless || s.still < restAfter || s.in.Held || s.toast.shown() {
		return
	}
	if w, ok := s.Top().(Waiter); ok {
		if ms := w.WakeAfter(); ms > 0 {
			host.WakeAfter(ms)
		}
	}
	if s.still == restAfter {
		s.tidy()
	}
	host.Sleep()
}

// tidy collects garbage after a screen was left, to free its pictures. Where a
// collection stops the game it also does so if one would soon be due, so that none
// comes during a throw.
func (s *Stack) tidy() {
	if host.GarbageStops {
		runtime.ReadMemStats(&s.memory)
		s.littered = s.littered || s.memory.HeapAlloc > s.memory.NextGC/2
	}
	if s.littered {
		s.littered = false
		host.Reclaim()
	}
}

// Draw draws the page if anything changed; the engine calls it. A stale page is
// listed first.
func (s *Stack) Draw(screen *ebiten.Image) {
	s.frame = time.Time{}
	s.profiler.start()
	s.relist()
	s.updateMirror()
	if !s.dirty || s.Top() == nil || s.page.W == 0 {
		s.profiler.frame(nil)
		host.Throttle()
		return
	}
	s.dirty = false
	s.health.frames++
	if s.undrawn {
		s.begun = true
		s.profiler.frame(nil)
		return
	}
	dst := s.turn.under(screen)
	s.fade.keep(dst)
	s.Top().Draw(dst, &s.page)
	s.toast.draw(dst, &s.page)
	s.page.DrawFocus(dst)
	s.fade.draw(dst)
	s.turn.lay(screen)
	s.begun = true
	s.profiler.frame(s.Top())
}
