package evening

import (
	"math"
	"slices"

	"knucklebones/scenes/kit/ui"
)

// holdTicks is the time in ticks for which a ticket is held until it is lifted, where the
// page scrolls.
const holdTicks = 18

// A drag is a ticket that is held by the pointer. Where the page or the row of tickets
// scrolls, moving at once scrolls them, as it does beside the tickets; holding still for a
// moment lifts the ticket.
type drag struct {
	id           string // of its game; empty for none
	x0, y0, x, y float64
	lifted       bool
	scrolls      bool
	ticks        int
	from         int     // its place when it was lifted
	pos          float64 // how far the row was scrolled then
	pitch        float64 // from ticket to ticket, pixels
}

// far reports whether the pointer is now more than 2 u from where it pressed; u is the
// unit of the page, in pixels.
func (d *drag) far(u float64) bool { return math.Hypot(d.x-d.x0, d.y-d.y0) > 2*u }

// handle handles one phase of dragging the ticket with that id: it scrolls the row,
// moves the ticket once it is lifted, or opens it if it was only pressed.
func (m *Programme) handle(id string, g ui.Drag) {
	d := &m.drag
	dx, dy := g.X-d.x, g.Y-d.y
	d.x, d.y = g.X, g.Y
	switch g.Phase {
	case ui.Take:
		*d = drag{id: id, x0: g.X, y0: g.Y, x: g.X, y: g.Y, pitch: d.pitch}
	case ui.Move:
		switch {
		case d.lifted:
			m.follow()
		case d.scrolls:
			m.strip.Move(-dx)
			m.page.Move(-dy)
		case d.far(m.st.Page().U) && m.strip.Max() < 1 && wide(m.st.Page()):
			m.lift()
		case d.far(m.st.Page().U):
			d.scrolls = true
		}
	case ui.Release:
		m.drop(g)
	case ui.Cancel:
		*d = drag{pitch: d.pitch}
	}
	m.st.Invalidate()
}

// drop handles the release of a dragged ticket.
func (m *Programme) drop(g ui.Drag) {
	d := m.drag
	m.drag = drag{pitch: d.pitch}
	switch {
	case d.lifted:
		if slices.Index(m.plan.Games, d.id) != d.from {
			m.told(d.id)
		}
	case d.scrolls:
		m.strip.Flick(-g.VX / 60)
		m.page.Flick(-g.VY / 60)
	default:
		m.openTicket(d.id)
	}
}

// lift lifts the held ticket, so that it follows the pointer.
func (m *Programme) lift() {
	m.drag.lifted = true
	m.drag.from, m.drag.pos = slices.Index(m.plan.Games, m.drag.id), m.strip.Pos
}

// shift returns how far the lifted ticket has been moved along its row, in pixels.
func (m *Programme) shift() float64 { return m.drag.x - m.drag.x0 + m.strip.Pos - m.drag.pos }

// follow moves the lifted ticket in the programme to the place under the pointer.
func (m *Programme) follow() {
	d := &m.drag
	at := slices.Index(m.plan.Games, d.id)
	to := max(0, min(d.from+int(math.Round(m.shift()/d.pitch)), len(m.plan.Games)-1))
	if at >= 0 && to != at {
		m.plan.Games = slices.Insert(slices.Delete(m.plan.Games, at, at+1), to, d.id)
	}
}

// hold handles a tick in which a ticket is held: it lifts one that has been held still,
// and scrolls the row when a lifted one is at its end. It reports whether the picture
// changed.
func (m *Programme) hold() bool {
	d := &m.drag
	if d.id == "" || d.scrolls {
		return false
	}
	m.st.KeepAwake()
	if !d.lifted {
		if d.ticks++; d.ticks == holdTicks {
			m.lift()
			m.st.Invalidate()
			return true
		}
		return false
	}
	if row, u := m.strip.Rect, m.st.Page().U; d.x < row.X+10*u && m.strip.Move(-1.5*u) || d.x > row.X+row.W-10*u && m.strip.Move(1.5*u) {
		m.follow()
		m.st.Invalidate()
		return true
	}
	return false
}
