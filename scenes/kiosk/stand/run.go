package stand

import (
	"errors"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kiosk"
)

// fill fills the monitor that is found, or else the one that there is. A page is
// filled out by its browser.
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

// Run fills a monitor with a window that nothing closes, and returns when the
// operator or the machine ends it.
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

// Update is called by the engine sixty times a second.
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

// point shows the pointer of a mouse, and none to a finger.
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
