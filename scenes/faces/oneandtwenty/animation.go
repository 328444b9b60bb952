package oneandtwenty

import (
	"knucklebones/rules"
	"knucklebones/scenes/table"
)

// times returns the duration of a step, in which the thread moves to its new notch.
func times(in *table.Instant) (t table.Times) {
	if in.Move.Verb == rules.Cast {
		t.Lasts, t.Counts = 260, true
	}
	return t
}

// whose returns the seat whose count is shown: the one that acts or acted last;
// rules.Nobody if there is none.
func whose(in *table.Instant) rules.Actor {
	v := &in.Now
	switch {
	case v.Asked >= 0:
		return v.Asked
	case v.Turn >= 0:
		return v.Turn
	}
	return rules.Nobody
}
