//go:build !js

package stand

import (
	"os"
	"os/signal"
	"syscall"
	"time"

	"knucklebones/rules/text"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kiosk"
)

// openBook returns the file in which what is counted is kept, or nil without one.
func openBook(file string) Book {
	if file == "" {
		return nil
	}
	return kiosk.Book{Path: file}
}

// A Watchdog connects the program to what watches over it from outside: the service
// manager, signals, and the log of crashes.
type Watchdog struct {
	service *host.Service
	stop    chan os.Signal
	log     error // why there is no log of crashes
	crashed error // the program ended so the last time
}

// NewWatchdog begins the log of crashes. Call it before anything that may crash.
func NewWatchdog(c *kiosk.Config) *Watchdog {
	w := &Watchdog{service: host.NewService(), stop: make(chan os.Signal, 1)}
	signal.Notify(w.stop, os.Interrupt, syscall.SIGTERM)
	if c.Log != "" {
		var crashed bool
		if crashed, w.log = host.LogCrashes(c.Log); crashed {
			w.crashed = text.Errorf("for details, see {0}", c.Log)
		}
	}
	return w
}

// tell tells the operator what is known of crashes.
func (w *Watchdog) tell(d *Desk) {
	d.Trouble(unlogged, w.log)
	d.Trouble("The program crashed the last time it ran.", w.crashed)
}

// beat says that the program runs, and reports whether it is to end.
func (w *Watchdog) beat() bool {
	w.service.Beat(time.Now())
	select {
	case <-w.stop:
		return true
	default:
		return false
	}
}

// end says that the program ends because it was told to.
func (w *Watchdog) end() { w.service.Stop() }

// anew begins the program again in the place of this one. It comes back only if that
// fails.
func (w *Watchdog) anew() error { return host.Restart() }
