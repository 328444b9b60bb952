// Package tools is what the program does without opening its window: it lists the
// games, plays them by themselves and says how they went, measures computer players
// and the pace of a table, checks the file of a kiosk, and takes pictures. It reads
// the flags that ask for all this.
package tools

import (
	"fmt"
	"io"

	"knucklebones/rules/games"
	"knucklebones/rules/play/today"
	"knucklebones/rules/text"
)

// List writes all games to w, a line each: id, tab, title.
func List(w io.Writer) error {
	for _, g := range games.Games() {
		if _, err := fmt.Fprintf(w, "%s\t%s\n", g.ID, text.Plain(g.Title)); err != nil {
			return err
		}
	}
	return nil
}

// Today writes to w what Today's throw is on a date, or on each from one to another,
// "2026-12-24..2026-12-31".
func Today(w io.Writer, days string) error { return today.List(w, days) }
