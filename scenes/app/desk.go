package app

import (
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/host"
	"knucklebones/scenes/kiosk"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/screens/operator"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/sound"
	"knucklebones/sprites/thing"
)

// A desk is what a kiosk does for whoever looks after it.
type desk struct {
	press   kiosk.Press
	lock    kiosk.Lock
	wait    time.Duration // until the lock opens to anybody
	ring    float64       // how much of the ring in the corner is seen
	memory  kiosk.Memory
	trouble map[string]error                 // what does not work, and why, by what is said of it
	pointer func() (x, y float64, held bool) // of the glass
	leave   bool                             // the program is to end
	counter kiosk.Counter
	book    book          // nil where nothing is counted
	written time.Duration // since the book was written
	pass    kiosk.Lapse
}

// memoryKey is where the operator's memory is kept.
const memoryKey = "operator"

// open readies the desk for what was said before.
func (f *fair) open() {
	var text []byte
	if f.app.live {
		text, _ = host.Load(memoryKey) // what was never said cannot be read either
	}
	c := &f.guard.Config
	f.desk = desk{
		lock: kiosk.Lock{Pin: c.Pin}, memory: kiosk.Recall(text, c), trouble: map[string]error{},
		pointer: f.app.Stack.Pointer,
	}
	f.renew = renewal{lost: f.app.sound.Lost, renews: f.app.sound.Renews}
	f.guard.Word = f.desk.memory.Word
	f.app.Stack.Kept = func(err error) { f.desk.heed("The settings of a visitor cannot be kept.", err) }
	if f.app.live {
		f.desk.book = openBook(c.Counters)
	}
}

// remember keeps what the operator has said.
func (f *fair) remember() {
	m := &f.desk.memory
	m.Of, m.Word = f.guard.Config.Volume, f.guard.Word
	f.desk.heed("What is set here cannot be kept.", host.Save(memoryKey, m.Write()))
}

// heed notes what does not work, or that it works again.
func (d *desk) heed(what string, err error) {
	if err == nil {
		delete(d.trouble, what)
		return
	}
	d.trouble[what] = err
}

// troubles are what does not work and why, a sentence each.
func (d *desk) troubles() (list []string) {
	for what, err := range d.trouble {
		list = append(list, what+" "+words.Upper(err.Error())+".")
	}
	slices.Sort(list)
	return list
}

func (d *desk) tick(now time.Time) { d.wait = d.lock.Tick(now) }

// patience is how long the pad for the PIN waits for a finger.
const patience = 20 * time.Second

// press looks for a finger that lies in the corner, and sees to it that the
// operator's pages go when nobody is there.
func (f *fair) press(now time.Time) {
	d := &f.desk
	if f.place() == kiosk.AtDesk {
		f.desert()
		return
	}
	part := d.press.Tick(now, d.lock.Pin != "" && f.cornered())
	if part == 1 {
		d.press.Lift()
		part = 0
		f.app.Stack.LetGo()
		f.app.Stack.Push(operator.NewPad(f.app.Stack, f.gate()))
	}
	if part != d.ring {
		d.ring = part
		f.showRing()
	}
}

// cornered tells whether a finger lies in the lower left corner.
func (f *fair) cornered() bool {
	x, y, held := f.desk.pointer()
	p := f.app.Stack.Page()
	side := 16 * p.U
	return held && x >= 0 && x < side && y <= p.H && y > p.H-side
}

// showRing shows the ring beside the finger, over whatever is seen.
func (f *fair) showRing() {
	if f.desk.ring == 0 {
		f.app.Stack.Interrupt(nil)
		return
	}
	f.app.Stack.Interrupt(func(p *ui.Page) {
		part, d := f.desk.ring, 30*p.U
		p.Ink(ui.Rect{X: 10 * p.U, Y: p.H - 10*p.U - d, W: d, H: d}, func(dst *ebiten.Image, r ui.Rect) {
			x, y := r.Center()
			thing.Ring(dst, x, y, d, 3*p.U, 0, palette.Fade(palette.Night, 0.6))
			thing.Arc(dst, x, y, d, 3*p.U, part, palette.Brass)
		})
	})
}

// desert takes the operator's pages away when nobody touches them.
func (f *fair) desert() {
	st, limit := f.app.Stack, f.guard.Config.Idle
	if _, pad := st.Top().(*operator.Pad); pad {
		limit = patience
	}
	if f.guard.Rest() < limit {
		return
	}
	for f.place() == kiosk.AtDesk {
		st.Pop()
	}
}

// gate is what the PIN opens.
func (f *fair) gate() operator.Gate {
	d := &f.desk
	return operator.Gate{
		Digits: len(d.lock.Pin),
		Try: func(digits string) int {
			right := d.lock.Try(digits)
			d.tick(f.now())
			if right {
				return -1
			}
			return d.lock.Left()
		},
		Wait:  func() int { return int((d.wait + time.Second - 1) / time.Second) },
		Open:  func() { f.app.Stack.Replace(operator.New(f.app.Stack, f.deps())) },
		Wrong: f.app.Refused,
	}
}

// deps is what the operator's page shows and does.
func (f *fair) deps() operator.Deps {
	h := f.app
	return operator.Deps{
		Version:   host.Version(),
		Facts:     f.facts,
		Uncounted: uncounted(&f.guard.Config),
		Troubles:  f.desk.troubles,
		Volume:    func() float64 { return f.desk.memory.Volume },
		SetVolume: f.setVolume,
		Silent:    h.sound.Silent,
		TestSound: f.testSound,
		Closed:    func() bool { return !f.guard.Open(f.now()) },
		Close:     func(closed bool) { f.guard.Say(!closed, f.now()) },
		ShutDown:  func() { f.desk.leave = true },
		Left:      func() { f.remember(); f.desk.write() },
	}
}

func (f *fair) setVolume(v float64) {
	f.desk.memory.Volume = v
	f.app.heed()
}

// testSound is two taps at the left, two at the right, and the bell on both sides.
func (f *fair) testSound() {
	for i, pan := range [...]float64{-1, 1} {
		f.app.sound.PlayAt(sound.YourTurn, 0, pan, float64(i))
	}
	f.app.sound.PlayAt(sound.Venus, 0, 0, 2)
}
