package stand

import (
	"knucklebones/rules/text"
	"knucklebones/scenes/kiosk"
)

// openBook returns nil: a page has no files, so nothing is counted.
func openBook(string) Book { return nil }

// A Watchdog does nothing but tell the operator that there is no log of crashes: a page
// is watched by its browser.
type Watchdog struct{ log error }

// NewWatchdog returns a watchdog that does nothing but tell the operator that a page
// cannot write a log.
func NewWatchdog(c *kiosk.Config) *Watchdog {
	w := &Watchdog{}
	if c.Log != "" {
		w.log = text.Errorf("only the program can write a log, not the page in a browser")
	}
	return w
}

func (w *Watchdog) tell(d *Desk) { d.Trouble(unlogged, w.log) }
func (*Watchdog) beat() bool     { return false }
func (*Watchdog) end()           {}
func (*Watchdog) anew() error    { return nil }
