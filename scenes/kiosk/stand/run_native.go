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

// openBook returns the book stored in that file, or nil if file is "".
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

// NewWatchdog starts the log of crashes, if c names a file for it, and watches for
// signals that stop the program. Call it before anything that may crash.
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

// tell tells the operator whether there is no log of crashes, and whether the last run
// crashed.
func (w *Watchdog) tell(d *Desk) {
	d.Trouble(unlogged, w.log)
	d.Trouble("The program crashed the last time it ran.", w.crashed)
}

// beat tells the service manager that the program runs, and reports whether a signal
// asks it to end.
func (w *Watchdog) beat() bool {
	w.service.Beat(time.Now())
	select {
	case <-w.stop:
		return true
	default:
		return false
	}
}

// end tells the service manager that the program ends because it was told to.
func (w *Watchdog) end() { w.service.Stop() }

// anew replaces this run of the program by a new one. It returns only if that fails.
func (w *Watchdog) anew() error { return host.Restart() }
