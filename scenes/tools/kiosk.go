package tools

import (
	"io"

	"knucklebones/rules/games"
	"knucklebones/scenes/kiosk"
	"knucklebones/scenes/kiosk/stand"
)

// KioskExample writes a configuration file that shows everything that can be set.
func KioskExample(w io.Writer) error {
	_, err := io.WriteString(w, kiosk.Example())
	return err
}

// KioskCheck reads a configuration file as a kiosk would. An error names each wrong
// line.
func KioskCheck(w io.Writer, file string) error {
	c, err := stand.ReadFile(file, games.Games())
	if err != nil {
		return err
	}
	said := "Nothing is wrong with " + file + ".\n"
	if c.Pin == "" {
		said += "It has no pin: there is no operator's page.\n"
	}
	_, err = io.WriteString(w, said)
	return err
}
