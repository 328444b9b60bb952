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

// heed keeps where a page has the button to skip, or else makes late what has come to stand
// there.
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

// calm lets a tick of the wake pass, after which what is late may be used.
func (t *Table) calm() {
	if t.wake.left <= 0 || slices.ContainsFunc(t.st.Page().Items, isSkip) {
		return
	}
	t.st.KeepAwake()
	if t.wake.left -= timeline.Tick; t.wake.left <= 0 {
		t.changed()
	}
}
