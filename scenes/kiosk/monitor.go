package kiosk

import (
	"slices"
	"strconv"
)

// A Monitor is the one that the table fills. It is lost when it is switched off or
// unplugged, and others then have other numbers: so the table goes back to the name
// that it was first found by, as soon as that is there again.
type Monitor struct {
	Wanted string // number from 1, or name
	name   string // of the one that was first found; empty before that
}

// Find returns the index in names of the monitor to fill, or -1 if the wanted one is
// missing. Monitors may share a name: then the number counts.
func (m *Monitor) Find(names []string) int {
	at := slices.Index(names, m.Wanted)
	if n, _ := strconv.Atoi(m.Wanted); at < 0 && n <= len(names) {
		at = max(n, 0) - 1 // what is no number is 0
	}
	if at >= 0 && m.name == "" {
		m.name = names[at]
	}
	if first := slices.Index(names, m.name); first >= 0 && (at < 0 || names[at] != m.name) {
		return first
	}
	return at
}

// Astray reports whether the table has lost its monitor, and Find should be called
// again: the window isn't in full screen (full), or is on another monitor than the one
// with the remembered name.
func (m *Monitor) Astray(full bool, on string) bool { return !full || on != m.name }
