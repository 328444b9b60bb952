package app

import (
	"fmt"
	"io"
	"os"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/games"
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
