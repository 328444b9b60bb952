package app

import (
	"errors"

	"knucklebones/scenes/kiosk"
)

// openBook is nothing: a page has no files of its own.
func openBook(string) book { return nil }

// A ward only tells what it does not do: the browser watches over its pages.
type ward struct{ log error }

func newWard(c *kiosk.Config) *ward {
	w := &ward{}
	if c.Log != "" {
		w.log = errors.New("a log is kept only by the program, not in a browser")
	}
	return w
}

func (w *ward) tell(d *desk) { d.heed(unlogged, w.log) }
func (*ward) beat() bool     { return false }
func (*ward) end()           {}
func (*ward) anew() error    { return nil }
