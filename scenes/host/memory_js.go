package host

import (
	"runtime"
	"runtime/debug"
)

// GarbageStops reports whether the game stands still while garbage is collected; here it
// does, since a page has one thread.
const GarbageStops = true

// SaveMemory sets how eagerly the garbage collector reuses memory. Call it before
// anything else.
func SaveMemory() { debug.SetGCPercent(200) } // most garbage is collected between throws, by Reclaim

// Reclaim frees what is no longer in use. Call it while nothing moves.
func Reclaim() { runtime.GC() }
