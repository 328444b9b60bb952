package app

import (
	"fmt"
	"io"
	"os"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/games"
	"knucklebones/scenes"
	"knucklebones/scenes/kiosk"
)

// KioskExample writes a file that says all that the owner of a kiosk may set.
func KioskExample(w io.Writer) error {
	_, err := io.WriteString(w, kiosk.Example())
	return err
}

// readKiosk is what a file sets, or nil without one. An error names each wrong
// line.
func readKiosk(file string) (*kiosk.Config, error) {
	if file == "" {
		return nil, nil
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, fmt.Errorf("the kiosk's file cannot be read: %w", err)
	}
	var ids []string
	for _, g := range games.Games() {
		ids = append(ids, g.ID)
	}
	c, err := kiosk.Read(file, string(text), ids)
	if err != nil {
		return nil, err
	}
	return &c, nil
}

// fill fills a monitor, by its number from 1 or its name; one that is not there is
// the first.
func fill(monitor string) {
	for i, m := range ebiten.AppendMonitors(nil) {
		if monitor == m.Name() || monitor == itoa(i+1) {
			ebiten.SetMonitor(m)
			break
		}
	}
	ebiten.SetFullscreen(true)
}

// A stood is the program as the engine runs it at a fair: nobody leaves it but the
// operator.
type stood struct {
	*scenes.Stack
	fair    *fair
	pointer kiosk.Pointer
	seen    bool // the pointer is
	ticks   int
}

// stood makes the window one that fills the monitor and that nothing closes.
func (f *fair) stood() *stood {
	fill(f.guard.Config.Monitor)
	ebiten.SetWindowClosingHandled(true)
	ebiten.SetCursorMode(ebiten.CursorModeHidden)
	return &stood{Stack: f.app.Stack, fair: f}
}

// Update is called by the engine sixty times a second.
func (s *stood) Update() error {
	if err := s.Stack.Update(); err != nil {
		return err
	}
	if s.fair.desk.leave {
		return ebiten.Termination
	}
	s.point()
	if s.ticks++; s.ticks%60 == 0 && !ebiten.IsFullscreen() {
		fill(s.fair.guard.Config.Monitor) // a monitor that was lost ends full screen
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
