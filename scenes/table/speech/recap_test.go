package speech

import (
	"slices"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/text"
)

// What was passed over is told in three lines: of each turn what came of it, and
// all of what brought something before the rest.
func TestRecap(t *testing.T) {
	type step struct {
		seat  rules.Actor
		lines []text.Text
		heavy int
	}
	for _, c := range []struct {
		name  string
		steps []step
		want  []text.Text
	}{
		{"nothing", nil, nil},
		{"a line a turn", []step{{1, []text.Text{"Livia threw 1."}, 0}, {1, []text.Text{"Livia keeps 1."}, 0}, {2, []text.Text{"Marcus threw 3."}, 0}, {3, []text.Text{"Tom threw 4.", "Tom is level."}, 0}},
			[]text.Text{"Livia keeps 1.", "Marcus threw 3.", "Tom is level."}},
		{"the last three turns", []step{{1, []text.Text{"a"}, 0}, {2, []text.Text{"b"}, 0}, {3, []text.Text{"c"}, 0}, {0, []text.Text{"d"}, 0}}, []text.Text{"b", "c", "d"}},
		{"what weighs", []step{{1, []text.Text{"There is one.", "Livia loses a bone."}, 1}, {1, []text.Text{"x"}, 0}, {2, []text.Text{"y"}, 0}, {3, []text.Text{"z"}, 0}},
			[]text.Text{"There is one.", "Livia loses a bone.", "z"}},
		{"what befell oneself", []step{{0, []text.Text{"You threw 6.", "You are out."}, 2}, {1, []text.Text{"Livia pays."}, 1}, {2, []text.Text{"Marcus pays."}, 1}, {2, []text.Text{"Marcus wins."}, 1}},
			[]text.Text{"You threw 6.", "You are out.", "Marcus wins."}},
		{"the last of what weighs", []step{{1, []text.Text{"a", "b"}, 1}, {2, []text.Text{"c", "d"}, 1}}, []text.Text{"b", "c", "d"}},
	} {
		var k Recap
		for _, s := range c.steps {
			var lines []Line
			for _, line := range s.lines {
				lines = append(lines, Line{Text: line})
			}
			k.Pass(s.seat, lines, s.heavy)
		}
		if got := k.Lines(func([]text.Text) bool { return true }); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// What is heard keeps the order in which it happened: who was out first is not named last.
func TestRecapInOrder(t *testing.T) {
	var k Recap
	k.Pass(0, []Line{{"There are two fours.", false}, {"You are out.", true}}, 2)
	k.Pass(1, []Line{{"Livia doubted it.", false}, {"Marcus is out.", true}, {"Livia is the last one left.", true}}, 1)
	want := []text.Text{"There are two fours.", "You are out.", "Marcus is out.", "Livia is the last one left."}
	if got := k.spoken(false); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if got := k.spoken(true); !slices.Equal(got, want[1:]) {
		t.Errorf("%q, want %q", got, want[1:])
	}
}
