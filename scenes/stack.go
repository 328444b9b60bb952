package scenes

import (
	"runtime"
	"strings"
	"time"

	"knucklebones/scenes/host"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// A Stack is the whole program as the engine runs it.
type Stack struct {
	Screens Screens
	Prefs   prefs.Prefs
	Zoom    func(w, h float64) float64 // how much larger than usual all is, on a screen of so many logical pixels; or nil
	Kept    func(err error)            // hears, in the person's place, how keeping the settings went; or nil

	scenes   []Scene
	over     func(p *ui.Page) // lies over the top scene, which stands still; or nil
	screen   int              // how many scenes were opened or closed so far
	page     ui.Page
	controls ui.Controls
	in       ui.Input
	toast    toast

	dirty    bool // the picture must be drawn again
	telling  telling
	still    int // ticks since the picture last changed
	fade     fade
	turn     turn
	profiler profiler
	frame    time.Time // when the first tick of this frame began; zero before it
	tick     time.Time // when this tick began
	health   frameHealth
	memory   runtime.MemStats  // as last looked at
	begun    bool              // something was drawn
	littered bool              // a screen was left since garbage was collected
	headless bool              // no devices, no page: pictures and tests
	plods    bool              // work that can wait goes on a step at a time: tests
	extra    int               // ticks of the top scene beside each of its own: tests
	say      func(text string) // who listens instead of the page, or nil
	hush     func()
}

// NewStack returns a stack with the settings of this device. Screens and the
// first scene are still to be set.
func NewStack(p prefs.Prefs) *Stack {
	s := &Stack{Prefs: p}
	s.controls.Refused, s.controls.Relist = s.Refuse, s.relay
	s.Stale()
	return s
}

// Push opens a scene above the present one.
func (s *Stack) Push(sc Scene) { s.change(func() { s.scenes = append(s.scenes, sc) }) }

// Pop closes the top scene; the last one stays.
func (s *Stack) Pop() {
	if len(s.scenes) > 1 {
		s.change(func() { s.drop(1) })
	}
}

// Replace puts sc in place of the top scene.
func (s *Stack) Replace(sc Scene) {
	s.change(func() { s.drop(1); s.scenes = append(s.scenes, sc) })
}

// Unwind closes the scenes above the highest one that is wanted. Without one it
// closes none and answers false.
func (s *Stack) Unwind(wanted func(Scene) bool) bool {
	for i := len(s.scenes) - 1; i >= 0; i-- {
		if wanted(s.scenes[i]) {
			s.change(func() { s.drop(len(s.scenes) - 1 - i) })
			return true
		}
	}
	return false
}

// Home closes all scenes but the first.
func (s *Stack) Home() {
	if len(s.scenes) > 1 {
		s.change(func() { s.drop(len(s.scenes) - 1) })
	}
}

func (s *Stack) drop(n int) {
	for ; n > 0 && len(s.scenes) > 0; n-- {
		last := len(s.scenes) - 1
		if l, ok := s.scenes[last].(Leaver); ok {
			l.Leave()
		}
		s.scenes = s.scenes[:last]
	}
}

func (s *Stack) change(do func()) {
	s.fade.begin(s.Prefs.Motion, len(s.scenes) > 0)
	do()
	s.screen++
	s.forget()
	s.controls.Focus, s.page.Pressed, s.page.Hover = "", "", ""
	s.toast.clear()
	s.Stale()
}

// forget frees pictures that are not seen any more, now and as soon as the page rests.
func (s *Stack) forget() {
	if !s.headless {
		picture.Age(s.page.W, s.page.H)
		s.littered = true
	}
}

// Interrupt lays something over whatever is seen, which stands still until it is
// taken away with nil.
func (s *Stack) Interrupt(over func(p *ui.Page)) {
	s.over = over
	s.Stale()
}

// Top returns the scene that is seen.
func (s *Stack) Top() Scene {
	if len(s.scenes) == 0 {
		return nil
	}
	return s.scenes[len(s.scenes)-1]
}

// Stale asks for the page to be listed again and drawn.
func (s *Stack) Stale() { s.page.Stale, s.dirty, s.still = true, true, 0 }

// Stay keeps the page from being put to sleep, though nothing changes in this tick.
func (s *Stack) Stay() { s.still = min(s.still, 1) }

// Fade has what is seen now shine through for a moment, unless nothing is to move.
func (s *Stack) Fade() { s.fade.begin(s.Prefs.Motion, true) }

// Page returns the page as last listed.
func (s *Stack) Page() *ui.Page { return &s.page }

// Use uses the item of that id as a tap would.
func (s *Stack) Use(id string) {
	s.controls.Use(&s.page, id)
	s.Stale()
}

// KeepPrefs keeps the settings after a change.
func (s *Stack) KeepPrefs() {
	if s.headless {
		return
	}
	switch err := host.Save("settings", s.Prefs.Write()); {
	case s.Kept != nil:
		s.Kept(err)
	case err != nil:
		s.Toast("The settings cannot be kept here.", false)
	}
}

// Toast shows a short line for three seconds or till the next touch, and says it.
func (s *Stack) Toast(text string, good bool) {
	tone := thing.Cross
	if good {
		tone = thing.Tick
	}
	s.toast.show(text, tone)
	s.Stale()
	s.Say(text)
}

// News shows what happened, as a toast that is neither good nor bad and is not said.
func (s *Stack) News(text string) {
	s.toast.show(text, thing.News)
	s.Stale()
}

// Refuse says why something cannot be done.
func (s *Stack) Refuse(why string) {
	s.Toast(why, false)
	if s.Screens != nil {
		s.Screens.Refused()
	}
}

// Say tells somebody who listens to the page what happened.
func (s *Stack) Say(text string) {
	switch {
	case text == "":
	case s.say != nil:
		s.say(text)
	case !s.headless:
		host.Say(text)
	}
}

// Ask tells somebody who listens to the page what is asked.
func (s *Stack) Ask(q host.Question) {
	switch {
	case s.say != nil:
		s.Say(strings.TrimSpace(q.Text + " " + q.More))
	case !s.headless:
		host.Ask(q)
	}
}

// Hush takes back all that was said and shown for a moment: the next to look at
// the page may not know it.
func (s *Stack) Hush() {
	s.toast.clear()
	switch {
	case s.hush != nil:
		s.hush()
	case !s.headless:
		host.Hush()
	}
}

// Listen has what is said, and that it is taken back, told to somebody else than
// the page.
func (s *Stack) Listen(say func(text string), hush func()) { s.say, s.hush = say, hush }

// Begun reports whether any frame was drawn before this one.
func (s *Stack) Begun() bool { return s.begun }

// Live reports whether somebody looks on, frame by frame.
func (s *Stack) Live() bool { return !s.headless }

// Headless makes the stack read no device and show nothing to a page.
func (s *Stack) Headless() { s.headless = true }

// Plod has work that can wait go on a step at a time, as the slowest machine does.
func (s *Stack) Plod() { s.plods = true }

// Hasten makes the top scene tick n times where it would tick once, so that a test of the
// page does not wait long for bones to lie. All else keeps its own time.
func (s *Stack) Hasten(n int) { s.extra = n - 1 }

// Unseen returns a stack with the same settings and a page of the same size
// that reads no device and shows nothing.
func (s *Stack) Unseen() *Stack {
	u := NewStack(s.Prefs)
	u.headless = true
	u.Resize(s.page.W, s.page.H, s.page.Ratio)
	u.page.Safe = s.page.Safe
	return u
}

// Measure has our own part of each frame measured and told to the host; finely, it is
// marked in the browser's trace.
func (s *Stack) Measure(finely bool) { s.profiler.on, s.profiler.fine = true, finely }
