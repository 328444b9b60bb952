package today

import (
	"fmt"
	"io"
	"strings"

	"knucklebones/rules/text"
)

// List writes the throws of a day, or of the days from one to another, a line each: the
// date, the game, what to do in it, the first half of its seed, and par. "2026-12-24"
// stands for a day, "2026-12-24..2026-12-31" for several.
func List(w io.Writer, days string) error {
	from, to, _ := strings.Cut(days, "..")
	first, err := Parse(from)
	if err != nil {
		return err
	}
	last := first
	if to != "" {
		if last, err = Parse(to); err != nil {
			return err
		}
	}
	for d := first; d <= last; d++ {
		if _, err := fmt.Fprintln(w, d.line()); err != nil {
			return err
		}
	}
	return nil
}

// line returns the line of List for a day.
func (d Day) line() string {
	g := d.Game()
	how := fmt.Sprintf("%.3f, exactly", g.Par.Mean)
	if g.Par.Error > 0 {
		how = fmt.Sprintf("%.3f ± %.3f in %d games", g.Par.Mean, g.Par.Error, g.Par.Games)
	}
	par := fmt.Sprintf("%s (%s)", text.Plain(g.Averages()), how)
	return strings.Join([]string{d.String(), text.Plain(g.Title), text.Plain(g.Line), d.Seed().String()[:16], par}, "\t")
}
