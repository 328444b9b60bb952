package table_test

import (
	"slices"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/games/century"
	"knucklebones/rules/rulestest/short"
	"knucklebones/scenes/kit/prefs"
)

// TestMarkedBonesAreThrownAgain: on a day of delay in Century the bones that are not marked
// stay where they lie while the marked ones are thrown again, also among equal ones.
func TestMarkedBonesAreThrownAgain(t *testing.T) {
	seek := rules.Move{Verb: century.Seek}
	sought := 0
	for seed := range byte(short.Times(3, 20)) {
		tb := seated(t, games.Find("century"), "idle", prefs.Full, seed+1)
		st, s := tb.Stack(), tb.Session()
		for tick := 0; !s.Over() && tick < 60*600; tick++ {
			st.Step()
			if !tb.Asks() {
				continue
			}
			moves := s.Position().Moves(nil)
			if !slices.Contains(moves, seek) {
				tb.Play(moves[0])
				continue
			}
			stay, marked := tb.Unmarked()
			if !marked || len(stay) != 2 {
				t.Fatalf("seed %d: %d bones are not marked", seed, len(stay))
			}
			for tb.Play(seek); !tb.Asks() && !s.Over(); {
				st.Step()
			}
			now := tb.Lain()
			for _, r := range stay {
				if sought++; len(now) > 0 && !slices.Contains(now, r) {
					t.Errorf("seed %d, step %d: the bone at %v was thrown again, and is not marked", seed, s.Len(), r)
				}
			}
		}
	}
	if sought == 0 {
		t.Error("no bones were thrown again")
	}
}
