package scenes

import (
	"runtime"
	"time"

	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// A Stack is the stack of screens, and the program as the engine runs it.
type Stack struct {
	Screens Screens
	Prefs   prefs.Prefs
	Zoom    func(w, h float64) float64 // returns the scale of everything for a screen of that many logical pixels; or nil
	Kept    func(err error)            // receives the result of saving the settings, instead of a toast; or nil

	scenes   []Scene
	words    *text.Catalogue  // of the screens; every reader has it
	reader   *text.Reader     // in the language of the screens, without names
	over     func(p *ui.Page) // lists an overlay over the top scene, which is paused; or nil
	screen   int              // number of scenes opened or closed so far
	page     ui.Page
	controls ui.Controls
	in       ui.Input
	toast    toast

	dirty     bool // the picture must be drawn again
	mirrored  mirrorState
	still     int // ticks since the picture last changed
	fade      fade
	unsettled int // ticks for which presses pass over the buttons: see Settle
	turn      turn
	profiler  profiler
	frame     time.Time // when the first tick of this frame began; zero before it
	tick      time.Time // when this tick began
	health    frameHealth
	memory    runtime.MemStats  // last reading
	begun     bool              // something was drawn
	painted   bool              // the page was told that the first picture is complete
	littered  bool              // a screen was left since garbage was collected
	past      bool              // pictures are kept that only the screen before this one has shown
	headless  bool              // no devices and no page: for pictures and tests
	undrawn   bool              // a page that works, but whose picture stays empty: for tests
	steps     int               // of deferrable work per tick, in place of a time limit; 0 for none
	extra     int               // additional ticks of the top scene per tick: for tests
	say       func(said string) // receives announcements instead of the page, or nil
	hush      func()
}

// NewStack returns a stack with these settings. Screens and the first scene
// have to be set.
func NewStack(p prefs.Prefs) *Stack {
	s := &Stack{Prefs: p, words: new(text.Catalogue)}
	s.reader = text.NewReader(s.words, nil, nil)
	s.Speak(text.English)
	s.controls.Refused, s.controls.Relist = s.ShowRefusal, s.relist
	s.Invalidate()
	return s
}

// Push opens a scene above the current one.
func (s *Stack) Push(sc Scene) { s.change(func() { s.scenes = append(s.scenes, sc) }) }

// Pop closes the top scene; the last one stays.
func (s *Stack) Pop() {
	if len(s.scenes) > 1 {
		s.change(func() { s.drop(1) })
	}
}

// Replace replaces the top scene by sc.
func (s *Stack) Replace(sc Scene) {
	s.change(func() { s.drop(1); s.scenes = append(s.scenes, sc) })
}

// PopTo closes the scenes above the highest one that is wanted. If there is
// none it closes nothing and returns false.
func (s *Stack) PopTo(wanted func(Scene) bool) bool {
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

// drop closes the n top scenes.
func (s *Stack) drop(n int) {
	for ; n > 0 && len(s.scenes) > 0; n-- {
		last := len(s.scenes) - 1
		if l, ok := s.scenes[last].(Leaver); ok {
			l.Leave()
		}
		s.scenes = s.scenes[:last]
	}
}

// change changes the scenes by do: it starts a fade, and forgets the focus and the
// toast.
func (s *Stack) change(do func()) {
	s.fade.begin(s.Prefs.Motion, len(s.scenes) > 0)
	do()
	s.screen++
	s.forget()
	s.controls.Focus, s.page.Pressed, s.page.Hover = "", "", ""
	s.toast.clear()
	s.Invalidate()
}

// forget frees pictures that are no longer visible, now and when the page
// rests.
func (s *Stack) forget() {
	if !s.headless {
		picture.Age(s.page.W, s.page.H)
		s.littered, s.past = true, true
		freeShaders()
	}
}

// Reclaim frees all memory that is not in use, also the pictures that only the screen
// before this one has shown. What is painted later may take longer for it, so call it
// while nobody waits for anything.
func (s *Stack) Reclaim() {
	if !s.headless {
		if s.past {
			s.past = false
			picture.Age(s.page.W, s.page.H)
		}
		freeShaders()
		host.Reclaim()
	}
}

// freeShaders frees the shaders of painted pictures, but not in a page: a browser may let
// it wait for compiling them again.
func freeShaders() {
	if !host.GarbageStops {
		picture.FreeShaders()
	}
}

// SetOverlay shows an overlay over the current screen, which is paused until
// SetOverlay(nil).
func (s *Stack) SetOverlay(over func(p *ui.Page)) {
	s.over = over
	s.Invalidate()
}

// Top returns the visible scene.
func (s *Stack) Top() Scene {
	if len(s.scenes) == 0 {
		return nil
	}
	return s.scenes[len(s.scenes)-1]
}

// Invalidate requests that the page is listed again and drawn.
func (s *Stack) Invalidate() { s.page.Stale, s.dirty, s.still = true, true, 0 }

// KeepAwake keeps the page from sleeping, though nothing changes in this tick.
func (s *Stack) KeepAwake() { s.still = min(s.still, 1) }

// Fade starts a cross-fade from the current picture, unless animations are off.
func (s *Stack) Fade() { s.fade.begin(s.Prefs.Motion, true) }

// Page returns the page as last listed.
func (s *Stack) Page() *ui.Page { return &s.page }

// Use uses the item with that id as a tap would.
func (s *Stack) Use(id string) {
	s.controls.Use(&s.page, id)
	s.Invalidate()
}

// KeepPrefs saves the settings after a change.
func (s *Stack) KeepPrefs() {
	if s.headless {
		return
	}
	switch err := host.Save("settings", s.Prefs.Write()); {
	case s.Kept != nil:
		s.Kept(err)
	case err != nil:
		s.Toast("Your settings can’t be saved here.", false)
	}
}

// Toast shows a short line for three seconds or until the next touch, and
// announces it.
func (s *Stack) Toast(said text.Text, good bool) {
	tone := thing.Cross
	if good {
		tone = thing.Tick
	}
	s.toast.show(said, tone)
	s.Invalidate()
	s.Announce(said)
}

// News shows a neutral toast without announcing it.
func (s *Stack) News(said text.Text) {
	s.toast.show(said, thing.News)
	s.Invalidate()
}

// ShowRefusal shows and announces why something cannot be done.
func (s *Stack) ShowRefusal(why text.Text) {
	s.Toast(why, false)
	if s.Screens != nil {
		s.Screens.Refused()
	}
}

// Announce passes a text, in words of the current language, to the function set by Listen,
// or if there is none to a screen reader, which only a page in a browser can reach. An
// empty text is not announced.
func (s *Stack) Announce(t text.Text) {
	switch words := s.page.Spoken(t); {
	case words == "":
	case s.say != nil:
		s.say(words)
	case !s.headless:
		host.Say(words)
	}
}

// AnnounceQuestion announces a question to a screen reader.
func (s *Stack) AnnounceQuestion(q host.Question) {
	switch {
	case s.say != nil:
		s.Announce(text.Sentences(text.Raw(q.Text), text.Raw(q.More)))
	case !s.headless:
		host.Ask(q)
	}
}

// ClearAnnouncements removes all announcements and toasts: the next person at the page may
// not be allowed to know them.
func (s *Stack) ClearAnnouncements() {
	s.toast.clear()
	switch {
	case s.hush != nil:
		s.hush()
	case !s.headless:
		host.Hush()
	}
}

// Listen redirects announcements, and their removal, from the page to these
// functions.
func (s *Stack) Listen(say func(said string), hush func()) { s.say, s.hush = say, hush }

// Speak sets the language of all screens, also of those that are open.
func (s *Stack) Speak(c *text.Catalogue) {
	*s.words = *c
	s.forget()
	s.Invalidate()
}

// Language returns the language of all screens.
func (s *Stack) Language() *text.Catalogue { return s.words }

// Reader returns a reader in the language of the screens who knows the players by these
// names, by seat, and is addressed as the one on the seat you, or Nobody.
func (s *Stack) Reader(names []string, you rules.Actor) *text.Reader {
	return text.NewReader(s.words, names, func(seat int) bool { return rules.Actor(seat) == you })
}

// Begun reports whether any frame was drawn before this one.
func (s *Stack) Begun() bool { return s.begun }

// Live reports whether the program draws on a real screen.
func (s *Stack) Live() bool { return !s.headless && !s.undrawn }

// Headless disconnects the stack from devices and page.
func (s *Stack) Headless() { s.headless = true }

// Draws reports whether pages are drawn: always, but in some tests.
func (s *Stack) Draws() bool { return !s.undrawn }

// Undraw makes the stack work as usual but draw nothing, so that a browser test need
// not wait for a machine without a graphics card.
func (s *Stack) Undraw() { s.undrawn = true }

// CountWork limits deferrable work to a number of steps per tick, in place of a share of
// time, so that what a test sees does not depend on how busy the machine is. The slowest
// machine comes to one.
func (s *Stack) CountWork(steps int) { s.steps = steps }

// SpeedUp makes the top scene tick n times per tick, so that a test of the page
// need not wait for bones to rest. Everything else keeps its own time.
func (s *Stack) SpeedUp(n int) { s.extra = n - 1 }

// HeadlessCopy returns a headless stack with the same settings and a page of the same
// size.
func (s *Stack) HeadlessCopy() *Stack {
	u := NewStack(s.Prefs)
	u.Speak(s.words)
	u.headless = true
	u.Resize(s.page.W, s.page.H, s.page.Ratio)
	u.page.Safe = s.page.Safe
	return u
}

// Measure measures our own part of each frame and reports it to the host; if
// finely is set it also adds marks to the browser's trace.
func (s *Stack) Measure(finely bool) { s.profiler.on, s.profiler.fine = true, finely }
