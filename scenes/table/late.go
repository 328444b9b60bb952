package table

import (
	"slices"

	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table/timeline"
)

// A wake is the place in which the button stood until just now that skips or goes on. Who presses
// it again and again, or a moment too late, is not to use what takes its place: neither a
// decision nor another such button, which passes over something else.
type wake struct {
	*device
	at   ui.Rect
	said text.Text // its words; empty while it is not there
	left float64   // milliseconds for which what stands there is late
	// halted is the time in milliseconds for which the button itself is late, since its words
	// have changed or a skip has just stopped at something to be seen.
	halted float64
	// unseen is the time in milliseconds for which the change may still wait to be drawn, as
	// nobody can know of it before; 0 once it has been.
	unseen float64
}

// heed records where the button that skips or goes on is on a page; once it has gone, it marks
// what has taken its place as late, so that a press meant for the button does nothing.
func (w *wake) heed(p *ui.Page) {
	if i := slices.IndexFunc(p.Items, passes); i >= 0 {
		it := &p.Items[i]
		if w.said != "" && w.said != it.Text {
			w.halt()
		}
		w.at, w.left, w.said = it.Rect, timeline.Late, it.Text
		it.Late = w.halted > 0
		return
	}
	if w.said != "" {
		w.said, w.unseen = "", timeline.Drawn
	}
	for i := range p.Items {
		if it := &p.Items[i]; w.left > 0 && it.Rect.Meets(w.at) {
			it.Late = true
		}
	}
}

// halt makes the button that skips or goes on late for a while.
func (w *wake) halt() { w.halted, w.unseen = timeline.Late, timeline.Drawn }

// passes reports whether an item is the button that skips, goes on at once or stops throwing on.
func passes(it ui.Item) bool {
	return it.ID == "primary" && it.Style == ui.SecondStyle && slices.Contains(passing[:], it.Text)
}

// calm counts a tick since the button that skips or goes on has changed, and one since it has
// gone, after which it, or items in its place, can be used. It waits until the change has been
// drawn, but not for ever: on a slow machine that may be later than half a second.
func (w *wake) calm() {
	if w.halted <= 0 && w.left <= 0 {
		return
	}
	if w.unseen > 0 && w.st.Live() {
		w.unseen -= timeline.Tick
		w.st.KeepAwake()
		return
	}
	if w.halted > 0 {
		w.count(&w.halted)
	}
	if w.left > 0 && !slices.ContainsFunc(w.st.Page().Items, passes) {
		w.count(&w.left)
	}
}

// count counts a tick of some milliseconds that are left, and lists the page again once they are
// over.
func (w *wake) count(left *float64) {
	w.st.KeepAwake()
	if *left -= timeline.Tick; *left <= 0 {
		w.changed()
	}
}
