//go:build !js

package host

import (
	"runtime/debug"
	"time"
)

// GarbageStops reports whether the game stands still while garbage is collected; here it
// does not, since the collector has threads of its own.
const GarbageStops = false

// SaveMemory makes the garbage collector reuse memory and return it to the system more
// eagerly. Call it before anything else.
func SaveMemory() {
	debug.SetGCPercent(25)
	returnFreed()
}

// frameAfter is a time in which a frame is drawn: with it the engine tells the driver to free
// what the game has freed.
const frameAfter = time.Second

// Reclaim frees what is no longer in use and returns it to the system, while the game
// goes on.
func Reclaim() {
	go func() {
		debug.FreeOSMemory()
		time.Sleep(frameAfter)
		trim()
	}()
}
