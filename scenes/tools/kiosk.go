package tools

import (
	"fmt"
	"io"
	"strconv"

	"knucklebones/rules/games"
	"knucklebones/rules/text"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kiosk"
	"knucklebones/scenes/kiosk/stand"
)

// KioskExample writes a configuration file that shows everything that can be set.
func KioskExample(w io.Writer) error {
	_, err := io.WriteString(w, kiosk.Example())
	return err
}

// KioskCheck reads a configuration file as a kiosk would and writes to w that it has no
// errors, with warnings. An error names each wrong line.
func KioskCheck(w io.Writer, file string) error {
	c, err := stand.ReadFile(file, games.Games())
	if err != nil {
		return err
	}
	said := []text.Text{text.Of("{0} has no errors.", file)}
	if c.Pin == "" {
		said = append(said, "It sets no pin, so there is no operator's page.")
	}
	for _, code := range c.Languages {
		if text.Meet(code, host.Languages()) == "" {
			said = append(said, text.Of("There is no language {0} here: the kiosk leaves it out.", strconv.Quote(code)))
		}
	}
	for _, line := range said {
		if _, err := fmt.Fprintln(w, text.Plain(line)); err != nil {
			return err
		}
	}
	return nil
}
