package kiosk

import (
	"slices"
	"strconv"
)

// A Monitor finds the monitor that the table fills. Numbers of monitors change when one
// is switched off or unplugged; so once it is found, it is looked for by its name.
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
