package kiosk

import "testing"

// A table whose monitor is lost fills another, and comes back to it; where all are
// called alike it goes by their numbers.
func TestMonitorComesBack(t *testing.T) {
	type look struct {
		names []string
		find  int
	}
	one, two, three := "HDMI-1", "HDMI-2", "DP-1"
	for wanted, looks := range map[string][]look{
		"1":      {{[]string{one, two}, 0}, {[]string{two}, 0}, {[]string{two, one}, 1}, {[]string{one, two}, 0}},
		"2":      {{[]string{one}, -1}, {[]string{one, two}, 1}, {[]string{one}, -1}, {[]string{one, three}, 1}, {[]string{two, one, three}, 0}},
		"HDMI-2": {{[]string{one, two}, 1}, {[]string{one}, -1}, {nil, -1}, {[]string{two, one}, 0}},
	} {
		m := Monitor{Wanted: wanted}
		for i, l := range looks {
			if got := m.Find(l.names); got != l.find {
				t.Errorf("monitor %s, look %d: of %v it is %d, want %d", wanted, i+1, l.names, got, l.find)
			}
		}
	}
	m := Monitor{Wanted: "2"}
	for range 2 {
		if got := m.Find([]string{"Generic PnP Monitor", "Generic PnP Monitor"}); got != 1 {
			t.Errorf("of two that are called alike it is %d", got)
		}
	}
}

// The table looks for its monitor only while it does not fill it.
func TestMonitorIsLookedFor(t *testing.T) {
	m := Monitor{Wanted: "2"}
	if !m.Astray(true, "HDMI-1") {
		t.Error("before it was found it is not looked for")
	}
	m.Find([]string{"HDMI-1", "HDMI-2"})
	if m.Astray(true, "HDMI-2") {
		t.Error("it is looked for where it is")
	}
	if !m.Astray(false, "HDMI-2") || !m.Astray(true, "HDMI-1") {
		t.Error("it is not looked for where it is not")
	}
}
