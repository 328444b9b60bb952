package oneandtwenty

import (
	"knucklebones/rules"
	"knucklebones/scenes/table"
)

// times returns the duration of a step, in which the thread moves to its new notch.
func times(in *table.Instant) (t table.Times) {
	if in.Move.Verb == rules.Cast {
		t.Lasts = 260
	}
	return t
}

// totals returns the total of the seat whose bones lie on the table, and what it was
// before they were thrown.
func totals(in *table.Instant) (was, total int) {
	b := boardOf(&in.Now)
	if b.Lies == rules.Nobody {
		return 0, 0
	}
	if before := boardOf(&in.Was); before.Lies == b.Lies {
		was = before.Seats[b.Lies].Total
	}
	return was, b.Seats[b.Lies].Total
}
