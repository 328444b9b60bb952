package scenes

import (
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/host"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/ui"
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
	still    int  // ticks since the picture last changed
	fade     fade
	turn     turn
	profiler profiler
	frame    time.Time // when the first tick of this frame began; zero before it
	tick     time.Time // when this tick began
	health   frameHealth
	headless bool              // no devices, no page: pictures and tests
	say      func(text string) // who listens instead of the page, or nil
	hush     func()
}

// NewStack is a stack with the settings of this device. Screens and the first
// scene are still to be set.
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
	s.controls.Focus, s.page.Pressed, s.page.Hover = "", "", ""
	s.toast.clear()
	s.Stale()
}

// Interrupt lays something over whatever is seen, which stands still until it is
// taken away with nil.
func (s *Stack) Interrupt(over func(p *ui.Page)) {
	s.over = over
	s.Stale()
}

// Top is the scene that is seen.
func (s *Stack) Top() Scene {
	if len(s.scenes) == 0 {
		return nil
	}
	return s.scenes[len(s.scenes)-1]
}

// Stale asks for the page to be listed again and drawn.
func (s *Stack) Stale() { s.page.Stale, s.dirty, s.still = true, true, 0 }

// Page is the page as last listed.
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
	s.Note(text, good)
	s.Say(text)
}

// Note is Toast for the eye alone.
func (s *Stack) Note(text string, good bool) {
	s.toast.show(text, good)
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
			s.controls.Use(&s.page, u.ID)
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
	s.relay()
	s.health.ticks++
	if s.over == nil && top.Tick() {
		s.dirty, s.still = true, 0
	}
	if s.toast.tick() || s.fade.tick() {
		s.dirty, s.still = true, 0
	}
	s.relay()
}

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
	if !s.headless {
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
	host.Sleep()
}

// Draw is called by the engine; when nothing changed it draws nothing. A screen
// that came, or a window that changed, since the last step is listed first.
func (s *Stack) Draw(screen *ebiten.Image) {
	s.frame = time.Time{}
	s.relay()
	if !s.dirty || s.Top() == nil || s.page.W == 0 {
		return
	}
	s.dirty = false
	s.health.frames++
	s.profiler.start()
	dst := s.turn.under(screen)
	s.fade.keep(dst)
	s.Top().Draw(dst, &s.page)
	s.toast.draw(dst, &s.page)
	s.page.DrawFocus(dst)
	s.fade.draw(dst)
	s.turn.lay(screen)
	s.profiler.leave()
	s.profiler.frame(s.Top())
}

// Live tells whether somebody looks on, frame by frame.
func (s *Stack) Live() bool { return !s.headless }

// Headless makes the stack read no device and show nothing to a page.
func (s *Stack) Headless() { s.headless = true }

// Measure has our own part of each frame measured and told to the host.
func (s *Stack) Measure() { s.profiler.on = true }
