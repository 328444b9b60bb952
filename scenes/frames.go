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

// What the engine calls: a frame is some ticks, and then perhaps a picture.

// LayoutF takes the window's size and answers with its size in pixels.
func (s *Stack) LayoutF(w, h float64) (float64, float64) {
	px := ebiten.Monitor().DeviceScaleFactor()
	s.Resize(w*px, h*px, host.Ratio()*s.zoom(w, h))
	return math.Ceil(w * px), math.Ceil(h * px)
}

func (s *Stack) zoom(w, h float64) float64 {
	if s.Zoom == nil {
		return 1
	}
	return s.Zoom(w, h)
}

// Layout is not used; LayoutF is.
func (s *Stack) Layout(w, h int) (int, int) { return w, h }

// Resize makes the page w by h pixels; a finger that holds something lets go.
func (s *Stack) Resize(w, h, ratio float64) {
	w, h = math.Max(w, 1), math.Max(h, 1)
	if s.page.W == w && s.page.H == h && s.page.Ratio == ratio {
		return
	}
	s.LetGo()
	items, scrolls := s.page.Items, s.page.Scrolls
	s.page = ui.NewPage(w, h, ratio)
	s.page.Items, s.page.Scrolls = items, scrolls
	s.fade.stop()
	s.forget()
	s.Stale()
}

// Pointer is where on the screen, whichever way the page faces, the finger or mouse
// is, in pixels, and whether it is held down.
func (s *Stack) Pointer() (x, y float64, held bool) {
	x, y = s.in.At(s.in.X, s.in.Y)
	return x, y, s.in.Held
}

// LetGo has a finger that holds something let go of it: nothing is used, and
// nothing more comes of it until it is lifted.
func (s *Stack) LetGo() {
	s.in.Drop()
	if s.in.Lost {
		s.controls.Tick(&s.in, &s.page)
	}
}

// Update is called by the engine sixty times a second.
func (s *Stack) Update() error {
	if s.page.W == 0 {
		return nil
	}
	s.clock()
	s.profiler.start()
	defer s.profiler.leave()
	if host.Poll() {
		s.Stale()
	}
	s.in.Taken = host.Taken()
	s.in.Turn(s.turn.on, s.page.W, s.page.H)
	used := s.in.Poll()
	for _, t := range host.Taps() {
		if !s.in.Held && !s.in.Down {
			s.in.Tap(t.X, t.Y)
			used = true
		}
	}
	heeded := s.heed()
	if host.WentBack() {
		s.back()
		heeded = true
	}
	if used {
		if s.in.Down {
			s.toast.touch()
		}
		if s.controls.Tick(&s.in, &s.page) {
			s.Stale()
		}
		if s.page.Focus != "" {
			host.Focus(s.page.Focus)
		}
	} else if s.rolls() {
		s.Stale()
	}
	s.Step()
	if s.Screens != nil && s.Screens.Tick(used && !s.in.Moved || heeded) {
		s.still = 0
	}
	s.rest()
	return nil
}

// back goes back as a phone does: what lies over a page is closed, a choice that is
// half said is taken back, or else the screen is left.
func (s *Stack) back() {
	if it := s.nearer(); it != nil {
		s.Use(it.ID)
		return
	}
	s.Pop()
}

// nearer is what leads back without leaving the screen, or nil. A menu leads
// nowhere.
func (s *Stack) nearer() *ui.Item {
	for i := range s.page.Items {
		if it := &s.page.Items[i]; it.Back && it.ID != "menu" {
			return it
		}
	}
	return nil
}

// rolls lets flicked parts run on when nothing is touched.
func (s *Stack) rolls() bool {
	if len(s.page.Scrolls) == 0 && !s.in.Held {
		return false
	}
	return s.controls.Tick(&s.in, &s.page)
}

// heed does what the page's own hidden controls were used for and tells
// whether any was.
func (s *Stack) heed() (used bool) {
	for u, ok := host.Used(); ok; u, ok = host.Used() {
		switch u.How {
		case host.Activate:
			s.relay()
			if it := s.page.Find(u.ID); it != nil && u.Means(it.Label) {
				s.controls.Use(&s.page, u.ID)
			}
		case host.Write:
			s.controls.Write(&s.page, u.ID, u.Text)
		case host.Slide:
			s.controls.Slide(&s.page, u.ID, u.Amount)
		}
		used = true
		s.Stale()
	}
	if host.FocusChanged() {
		s.controls.FocusOn(&s.page, host.Focused())
		s.page.Focus = host.Focused()
		s.Stale()
	}
	return used
}

// Step moves everything on by one tick without reading any device.
func (s *Stack) Step() {
	s.still++
	top := s.Top()
	if top == nil {
		return
	}
	s.health.ticks++
	for range 1 + s.extra {
		s.advance(top)
	}
	if s.toast.tick() || s.fade.tick() {
		s.dirty, s.still = true, 0
	}
	s.relay()
}

// advance moves a scene on by one tick as long as it is the top one and nothing lies
// over it.
func (s *Stack) advance(top Scene) {
	if s.Top() != top {
		return
	}
	s.relay()
	if s.over == nil && top.Tick() {
		s.dirty, s.still = true, 0
	}
}

// Moving reports whether the picture changes in this tick.
func (s *Stack) Moving() bool { return s.still == 0 }

// relay lists the page again if it is stale.
func (s *Stack) relay() {
	if s.page.Stale && s.Top() != nil && s.page.W > 0 {
		s.lay()
	}
}

func (s *Stack) lay() {
	s.dirty = true
	s.page.Clear()
	s.page.Text, s.page.High = s.Prefs.Text(), s.Prefs.High
	s.page.Calm, s.page.Left, s.page.Low = s.Prefs.Motion != prefs.Full, s.Prefs.Left, s.Prefs.Low
	s.face()
	if !s.headless {
		s.page.Safe = insets(s.page.Ratio, s.turn.on)
	}
	s.Top().Lay(&s.page)
	if s.over != nil {
		s.over(&s.page)
	}
	s.controls.Settle(&s.page)
	if s.telling == told && !s.headless {
		s.telling = listed
	}
}

// A telling is how far those who cannot see the canvas know the page as listed.
type telling int

const (
	told   telling = iota
	listed         // anew in this frame, which has enough to do
	due
)

// tell shows the page as last listed to those who cannot see the canvas: a frame
// after it was listed, as what begins then is to be seen at once.
func (s *Stack) tell() {
	switch s.telling {
	case listed:
		s.telling = due
	case due:
		s.telling = told
		mirror(&s.page, s.screen, s.turn.on)
		host.SetDeep(len(s.scenes) > 1 || s.nearer() != nil)
	}
}

// restAfter is how many still ticks pass before the page is told to sleep.
const restAfter = 12

func (s *Stack) rest() {
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

// tidy collects garbage where that would soon be due, so that no throw waits for it,
// and where a screen was left, whose pictures are freed by that.
func (s *Stack) tidy() {
	runtime.ReadMemStats(&s.memory)
	if s.littered || s.memory.HeapAlloc > s.memory.NextGC/2 {
		s.littered = false
		runtime.GC()
	}
}

// Draw is called by the engine; when nothing changed it draws nothing. A screen
// that came, or a window that changed, since the last step is listed first.
func (s *Stack) Draw(screen *ebiten.Image) {
	s.frame = time.Time{}
	s.profiler.start()
	s.relay()
	s.tell()
	if !s.dirty || s.Top() == nil || s.page.W == 0 {
		s.profiler.frame(nil)
		host.Nap()
		return
	}
	s.dirty = false
	s.health.frames++
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
