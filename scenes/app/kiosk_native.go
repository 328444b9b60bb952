//go:build !js

package app

import (
	"errors"
	"os"
	"os/signal"
	"syscall"
	"time"

	"knucklebones/scenes/host"
	"knucklebones/scenes/kiosk"
)

// openBook is the file in which what is counted is kept, or nil without one.
func openBook(file string) book {
	if file == "" {
		return nil
	}
	return kiosk.Book{Path: file}
}

// A ward is what watches over the program from outside.
type ward struct {
	service *host.Service
	stop    chan os.Signal
	log     error // why there is no log of crashes
	crashed error // the program ended so the last time
}

// newWard begins the log of crashes. Call it before anything that may crash.
func newWard(c *kiosk.Config) *ward {
	w := &ward{service: host.NewService(), stop: make(chan os.Signal, 1)}
	signal.Notify(w.stop, os.Interrupt, syscall.SIGTERM)
	if c.Log != "" {
		var crashed bool
		if crashed, w.log = host.LogCrashes(c.Log); crashed {
			w.crashed = errors.New("the file " + c.Log + " says how")
		}
	}
	return w
}

// tell tells the operator what is known of crashes.
func (w *ward) tell(d *desk) {
	d.heed(unlogged, w.log)
	d.heed("The program has crashed before this start.", w.crashed)
}

// beat says that the program runs, and tells whether it is to end.
func (w *ward) beat() bool {
	w.service.Beat(time.Now())
	select {
	case <-w.stop:
		return true
	default:
		return false
	}
}

// end says that the program ends because it was told to.
func (w *ward) end() { w.service.Stop() }

// anew begins the program again in the place of this one. It comes back only if that
// fails.
func (w *ward) anew() error { return host.Anew() }
