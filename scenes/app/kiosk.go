package app

import (
	"errors"
	"fmt"
	"io"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/scenes"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kiosk"
)

// KioskExample writes a file that says all that the owner of a kiosk may set.
func KioskExample(w io.Writer) error {
	_, err := io.WriteString(w, kiosk.Example())
	return err
}

// KioskCheck reads a file as a kiosk would. An error names each wrong line.
func KioskCheck(w io.Writer, file string) error {
	c, err := readKiosk(file)
	if err != nil {
		return err
	}
	text := "Nothing is wrong with " + file + ".\n"
	if c.Pin == "" {
		text += "It has no pin: there is no operator's page.\n"
	}
	_, err = io.WriteString(w, text)
	return err
}

// A WrongFile says what is wrong with the file of a kiosk. Nothing but another file
// helps.
type WrongFile struct{ error }

// readKiosk is what a file sets, or nil without one. An error is a WrongFile, and
// names each wrong line.
func readKiosk(file string) (*kiosk.Config, error) {
	if file == "" {
		return nil, nil
	}
	text, err := host.Settings(file)
	if err != nil {
		return nil, WrongFile{fmt.Errorf("the kiosk's file cannot be read: %w", err)}
	}
	c, err := configured(file, string(text))
	if err != nil {
		return nil, WrongFile{err}
	}
	return &c, nil
}

// configured is what the text of a file sets where our games are known.
func configured(file, text string) (kiosk.Config, error) {
	var known []kiosk.Game
	for _, g := range games.Games() {
		known = append(known, brief(g))
	}
	return kiosk.Read(file, text, known)
}

// brief is what the owner of a kiosk chooses a game by.
func brief(g *rules.Game) kiosk.Game { return kiosk.Game{ID: g.ID, Minutes: g.Minutes} }

// fill fills the monitor that is found, or else the one that there is. A page is
// filled out by its browser.
func fill(m *kiosk.Monitor) {
	if host.Addressed() {
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

// A stood is the program as the engine runs it at a fair: nobody leaves it but the
// operator.
type stood struct {
	*scenes.Stack
	fair    *fair
	ward    *ward
	monitor kiosk.Monitor
	pointer kiosk.Pointer
	seen    bool // the pointer is
	ticks   int
}

const unlogged = "Crashes cannot be written down."

// ErrShutDown says that the operator has shut the program down: nobody is to start
// it again by himself.
var ErrShutDown = errors.New("the operator has shut it down")

// runFair fills a monitor with a window that nothing closes, and stays until the
// operator or the machine ends it.
func (h *App) runFair(w *ward) error {
	s := &stood{Stack: h.Stack, fair: h.fair, ward: w, monitor: kiosk.Monitor{Wanted: h.fair.guard.Config.Monitor}}
	fill(&s.monitor)
	ebiten.SetWindowClosingHandled(true)
	ebiten.SetCursorMode(ebiten.CursorModeHidden)
	w.tell(&h.fair.desk)
	err := ebiten.RunGame(s)
	switch {
	case err != nil:
		return err
	case h.fair.desk.leave:
		return ErrShutDown
	case h.fair.renew.due:
		return w.anew()
	}
	return nil
}

// Update is called by the engine sixty times a second.
func (s *stood) Update() error {
	if err := s.Stack.Update(); err != nil {
		return err
	}
	if ends := s.ward.beat() || s.fair.desk.leave; ends || s.fair.renew.due {
		s.fair.desk.write()
		if ends {
			s.ward.end()
			s.fair.renew.due = false
		}
		return ebiten.Termination
	}
	s.point()
	if s.ticks++; s.ticks%60 == 0 && s.monitor.Astray(ebiten.IsFullscreen(), ebiten.Monitor().Name()) {
		fill(&s.monitor) // a monitor that was lost ends full screen, or leaves the table on another
	}
	return nil
}

// point shows the pointer of a mouse, and none to a finger.
func (s *stood) point() {
	seen := s.pointer.Tick(s.Pointer())
	if seen == s.seen {
		return
	}
	s.seen = seen
	mode := ebiten.CursorModeHidden
	if seen {
		mode = ebiten.CursorModeVisible
	}
	ebiten.SetCursorMode(mode)
}
