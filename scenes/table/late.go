package table

import (
	"slices"

	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table/timeline"
)

// A wake is the place in which the button to skip stood until just now. Who taps it again and
// again is not to use what takes its place.
type wake struct {
	at   ui.Rect
	left float64 // milliseconds for which what stands there is late
	// halted is the time in milliseconds for which the button to skip itself is late, since
	// a skip has just stopped at something to be seen.
	halted float64
}

// heed records where the button to skip is on a page; once it has gone, it marks what
// has taken its place as late, so that a press meant for the button does nothing.
func (w *wake) heed(p *ui.Page) {
	if i := slices.IndexFunc(p.Items, isSkip); i >= 0 {
		w.at, w.left = p.Items[i].Rect, timeline.Late
		p.Items[i].Late = w.halted > 0
		return
	}
	for i := range p.Items {
		if it := &p.Items[i]; w.left > 0 && it.Rect.Meets(w.at) {
			it.Late = true
		}
	}
}

// isSkip reports whether an item is the button to skip.
func isSkip(it ui.Item) bool { return slices.Contains(skips[:], it.Text) }

// calm counts a tick since a skip was halted, and one since the button to skip has gone, after
// which it, or items in its place, can be used.
func (t *Table) calm() {
	if t.wake.halted > 0 {
		t.st.KeepAwake()
		if t.wake.halted -= timeline.Tick; t.wake.halted <= 0 {
			t.changed()
		}
	}
	if t.wake.left <= 0 || slices.ContainsFunc(t.st.Page().Items, isSkip) {
		return
	}
	t.st.KeepAwake()
	if t.wake.left -= timeline.Tick; t.wake.left <= 0 {
		t.changed()
	}
}
