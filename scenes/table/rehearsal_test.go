package table

import (
	"testing"

	"knucklebones/scenes/kit/prefs"
)

// TestARehearsalComesToACast: something is cast at the table that nobody sees, and
// nothing happens at the one that is played at.
func TestARehearsalComesToACast(t *testing.T) {
	tb, st := sit(t, &Board{}, prefs.None)
	asked(t, tb, st)
	before := tb.Session().Text()
	tb.rehearsal.due = true
	casts := 0
	for n := 0; tb.rehearsal.due && n <= rehearsed; n++ {
		tb.rehearsal.step(st, &tb.script)
		if u := tb.rehearsal.table; u != nil {
			casts = u.script.sess.Casts()
		}
	}
	if casts == 0 || tb.rehearsal.due {
		t.Errorf("%d casts, it goes on: %v", casts, tb.rehearsal.due)
	}
	if tb.Session().Text() != before {
		t.Errorf("the game went on:\n%s", tb.Session().Text())
	}
}
