package stand

import (
	"errors"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kiosk"
)

// fill puts the window on the monitor that m finds, or leaves it where it is if there
// is none, and makes it full-screen. In a page it does nothing.
func fill(m *kiosk.Monitor) {
	if host.FlagsFromAddress() {
		return
	}
	var names []string
	list := ebiten.AppendMonitors(nil)
	for _, one := range list {
		names = append(names, one.Name())
	}
	if i := m.Find(names); i >= 0 {
		ebiten.SetMonitor(list[i])
	}
	ebiten.SetFullscreen(true)
}

// A game is the program as the engine runs it: only the operator or the machine
// ends it.
type game struct {
	*scenes.Stack
	kiosk    *Kiosk
	watchdog *Watchdog
	monitor  kiosk.Monitor
	pointer  kiosk.Pointer
	seen     bool // the pointer is
	ticks    int
}

const unlogged text.Text = "Crashes can’t be logged."

// ErrShutDown says that the operator has shut the program down: nobody is to start
// it again by himself.
var ErrShutDown = errors.New("the operator has shut it down")

// Run runs the program in full screen, in a window that nobody can close, and returns
// when the operator shuts it down (ErrShutDown), the system stops it (nil) or it fails.
func (k *Kiosk) Run(w *Watchdog) error {
	g := &game{Stack: k.Stack, kiosk: k, watchdog: w, monitor: kiosk.Monitor{Wanted: k.Guard.Config.Monitor}}
	fill(&g.monitor)
	ebiten.SetWindowClosingHandled(true)
	ebiten.SetCursorMode(ebiten.CursorModeHidden)
	w.tell(&k.Desk)
	err := ebiten.RunGame(g)
	switch {
	case err != nil:
		return err
	case k.Desk.Leave:
		return ErrShutDown
	case k.Renew.Due:
		return w.anew()
	}
	return nil
}

// Update advances the program by a tick; the engine calls it sixty times a second. It
// returns ebiten.Termination when the program is to end.
func (g *game) Update() error {
	if err := g.Stack.Update(); err != nil {
		return err
	}
	if ends := g.watchdog.beat() || g.kiosk.Desk.Leave; ends || g.kiosk.Renew.Due {
		g.kiosk.Desk.Write()
		if ends {
			g.watchdog.end()
			g.kiosk.Renew.Due = false
		}
		return ebiten.Termination
	}
	g.point()
	if g.ticks++; g.ticks%60 == 0 && g.monitor.Astray(ebiten.IsFullscreen(), ebiten.Monitor().Name()) {
		fill(&g.monitor) // a monitor that was lost ends full screen, or leaves the table on another
	}
	return nil
}

// point shows the arrow while a mouse moves, and hides it when a finger touches the
// screen.
func (g *game) point() {
	seen := g.pointer.Tick(g.Pointer())
	if seen == g.seen {
		return
	}
	g.seen = seen
	mode := ebiten.CursorModeHidden
	if seen {
		mode = ebiten.CursorModeVisible
	}
	ebiten.SetCursorMode(mode)
}
