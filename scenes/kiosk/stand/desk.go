package stand

import (
	"maps"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kiosk"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/screens/operator"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/sound"
	"knucklebones/sprites/thing"
)

// A Desk serves the operator of a kiosk.
type Desk struct {
	press   kiosk.Press
	lock    kiosk.Lock
	wait    time.Duration // until the lock opens to anybody
	ring    float64       // how much of the ring in the corner is seen
	Memory  kiosk.Memory
	trouble map[text.Text]error              // what does not work, and why, by what is said of it
	Pointer func() (x, y float64, held bool) // of the screen
	Leave   bool                             // the program is to end
	counter kiosk.Counter
	Book    Book          // nil where nothing is counted
	written time.Duration // since the book was written
	pass    kiosk.Lapse
}

// memoryKey is the key under which the operator's memory is kept.
const memoryKey = "operator"

// open sets up the desk, with the memory that was stored in an earlier run, and opens
// the book of the counts.
func (k *Kiosk) open() {
	var said []byte
	if k.Live {
		said, _ = host.Load(memoryKey) // what was never said cannot be read either
	}
	c := &k.Guard.Config
	k.Desk = Desk{
		lock: kiosk.Lock{Pin: c.Pin}, Memory: kiosk.Recall(said, c), trouble: map[text.Text]error{},
		Pointer: k.Stack.Pointer,
	}
	k.Renew = Renewal{Lost: k.Sound.Lost, Renews: k.Sound.NeedsRestart}
	k.Guard.Word = k.Desk.Memory.Word
	k.Stack.Kept = func(err error) { k.Desk.Trouble("A visitor’s settings can’t be saved.", err) }
	if k.Live {
		k.Desk.Book = openBook(c.Counters)
	}
}

// remember stores the operator's settings.
func (k *Kiosk) remember() {
	m := &k.Desk.Memory
	m.Of, m.Word = k.Guard.Config.Volume, k.Guard.Word
	k.Desk.Trouble("Changes made on this page can’t be saved.", host.Save(memoryKey, m.Write()))
}

// Trouble adds a problem, with its reason, to those shown to the operator; with a nil
// error it removes the problem.
func (d *Desk) Trouble(what text.Text, err error) {
	if err == nil {
		delete(d.trouble, what)
		return
	}
	d.trouble[what] = err
}

// Troubles returns the current problems and their reasons, a sentence each, sorted.
func (d *Desk) Troubles() (list []text.Text) {
	for _, what := range slices.Sorted(maps.Keys(d.trouble)) {
		list = append(list, text.Sentences(what, text.Complaint(d.trouble[what])))
	}
	return list
}

func (d *Desk) tick(now time.Time) { d.wait = d.lock.Tick(now) }

// patience is the time for which the pad for the PIN waits for a finger.
const patience = 20 * time.Second

// press opens the pad for the PIN once a finger was held in the corner long enough, and
// shows the ring until then. While the operator's pages are open it calls desert
// instead.
func (k *Kiosk) press(now time.Time) {
	d := &k.Desk
	if k.place() == kiosk.AtDesk {
		k.desert()
		return
	}
	part := d.press.Tick(now, d.lock.Pin != "" && k.cornered())
	if part == 1 {
		d.press.Lift()
		part = 0
		k.Stack.CancelPress()
		k.Stack.Push(operator.NewPad(k.Stack, k.gate()))
	}
	if part != d.ring {
		d.ring = part
		k.showRing()
	}
}

// cornered reports whether a finger lies in the lower left corner.
func (k *Kiosk) cornered() bool {
	x, y, held := k.Desk.Pointer()
	p := k.Stack.Page()
	side := 16 * p.U
	return held && x >= 0 && x < side && y <= p.H && y > p.H-side
}

// showRing shows how full the ring in the corner is, over any screen, or removes it if
// it is empty.
func (k *Kiosk) showRing() {
	if k.Desk.ring == 0 {
		k.Stack.SetOverlay(nil)
		return
	}
	k.Stack.SetOverlay(func(p *ui.Page) {
		part, d := k.Desk.ring, 30*p.U
		p.Ink(ui.Rect{X: 10 * p.U, Y: p.H - 10*p.U - d, W: d, H: d}, func(dst *ebiten.Image, r ui.Rect) {
			x, y := r.Center()
			thing.Ring(dst, x, y, d, 3*p.U, 0, palette.Fade(palette.Night, 0.6))
			thing.Arc(dst, x, y, d, 3*p.U, part, palette.Brass)
		})
	})
}

// desert closes the operator's pages if nobody has touched them for long.
func (k *Kiosk) desert() {
	st, limit := k.Stack, k.Guard.Config.Idle
	if _, pad := st.Top().(*operator.Pad); pad {
		limit = patience
	}
	if k.Guard.Rest() < limit {
		return
	}
	for k.place() == kiosk.AtDesk {
		st.Pop()
	}
}

// gate returns what the pad for the PIN needs: the lock, and what to do when it opens.
func (k *Kiosk) gate() operator.Gate {
	d := &k.Desk
	return operator.Gate{
		Digits: len(d.lock.Pin),
		Try: func(digits string) int {
			right := d.lock.Try(digits)
			d.tick(k.now())
			if right {
				return -1
			}
			return d.lock.Left()
		},
		Wait:  func() int { return int((d.wait + time.Second - 1) / time.Second) },
		Open:  func() { k.Stack.Replace(operator.New(k.Stack, k.deps())) },
		Wrong: k.Wrong,
	}
}

// deps returns what the operator's page needs of the kiosk: what it shows and what its
// controls do.
func (k *Kiosk) deps() operator.Deps {
	return operator.Deps{
		Version:   host.Version(),
		Facts:     k.facts,
		Uncounted: uncounted(&k.Guard.Config),
		Troubles:  k.Desk.Troubles,
		Volume:    func() float64 { return k.Desk.Memory.Volume },
		SetVolume: k.setVolume,
		Silent:    k.Sound.Silent,
		TestSound: k.testSound,
		Closed:    func() bool { return !k.Guard.Open(k.now()) },
		Close:     func(closed bool) { k.Guard.Say(!closed, k.now()) },
		ShutDown:  func() { k.Desk.Leave = true },
		Left:      func() { k.remember(); k.Desk.Write() },
	}
}

func (k *Kiosk) setVolume(v float64) {
	k.Desk.Memory.Volume = v
	k.Heed()
}

// testSound plays two taps on the left, two on the right, and then the bell on both
// sides, a second apart.
func (k *Kiosk) testSound() {
	for i, pan := range [...]float64{-1, 1} {
		k.Sound.PlayAt(sound.YourTurn, 0, pan, float64(i))
	}
	k.Sound.PlayAt(sound.Venus, 0, 0, 2)
}
