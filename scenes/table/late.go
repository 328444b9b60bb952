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
}

// heed records where the button to skip is on a page; once it has gone, it marks what
// has taken its place as late, so that a press meant for the button does nothing.
func (w *wake) heed(p *ui.Page) {
	if i := slices.IndexFunc(p.Items, isSkip); i >= 0 {
		*w = wake{p.Items[i].Rect, timeline.Late}
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

// calm counts a tick since the button to skip has gone, after which items in its place
// can be used.
func (t *Table) calm() {
	if t.wake.left <= 0 || slices.ContainsFunc(t.st.Page().Items, isSkip) {
		return
	}
	t.st.KeepAwake()
	if t.wake.left -= timeline.Tick; t.wake.left <= 0 {
		t.changed()
	}
}
