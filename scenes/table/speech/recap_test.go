package speech

import (
	"slices"
	"testing"

	"knucklebones/rules"
)

// What was passed over is told in three lines: of each turn what came of it, and
// all of what brought something before the rest.
func TestRecap(t *testing.T) {
	type step struct {
		seat  rules.Actor
		lines []string
		heavy int
	}
	for _, c := range []struct {
		name  string
		steps []step
		want  []string
	}{
		{"nothing", nil, nil},
		{"a line a turn", []step{{1, []string{"Livia threw 1."}, 0}, {1, []string{"Livia keeps 1."}, 0}, {2, []string{"Marcus threw 3."}, 0}, {3, []string{"Tom threw 4.", "Tom is level."}, 0}},
			[]string{"Livia keeps 1.", "Marcus threw 3.", "Tom is level."}},
		{"the last three turns", []step{{1, []string{"a"}, 0}, {2, []string{"b"}, 0}, {3, []string{"c"}, 0}, {0, []string{"d"}, 0}}, []string{"b", "c", "d"}},
		{"what weighs", []step{{1, []string{"There is one.", "Livia loses a bone."}, 1}, {1, []string{"x"}, 0}, {2, []string{"y"}, 0}, {3, []string{"z"}, 0}},
			[]string{"There is one.", "Livia loses a bone.", "z"}},
		{"what befell oneself", []step{{0, []string{"You threw 6.", "You are out."}, 2}, {1, []string{"Livia pays."}, 1}, {2, []string{"Marcus pays."}, 1}, {2, []string{"Marcus wins."}, 1}},
			[]string{"You threw 6.", "You are out.", "Marcus wins."}},
		{"the last of what weighs", []step{{1, []string{"a", "b"}, 1}, {2, []string{"c", "d"}, 1}}, []string{"b", "c", "d"}},
	} {
		var k Recap
		for _, s := range c.steps {
			k.Pass(s.seat, s.lines, s.heavy)
		}
		if got := k.Lines(); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}
