package rulestest

import (
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/rulestest/race"
)

// TestChanges: nothing that comes or goes is left out.
func TestChanges(t *testing.T) {
	for _, c := range []struct{ was, is, now, gone string }{
		{"a b c", "a b c", "", ""},
		{"a b c", "a x c", "x", ""},
		{"a b c", "a c", "", "b"},
		{"a c", "a b c", "b", ""},
		{"a b c d", "x a c y", "x y", "b"},
		{"a b c", "", "", "a b c"},
		{"a b", "b a", "b", "b"},
	} {
		now, gone := changes(strings.Fields(c.was), strings.Fields(c.is))
		if !slices.Equal(now, strings.Fields(c.now)) || !slices.Equal(gone, strings.Fields(c.gone)) {
			t.Errorf("from %q to %q: now %v, gone %v", c.was, c.is, now, gone)
		}
	}
}

// TestPlaythroughIsWhole: it begins with what is agreed, ends with the scores,
// and is the same each time.
func TestPlaythroughIsWhole(t *testing.T) {
	for seed := range uint16(20) {
		s := Sitting{Setup: rules.Setup{Seats: 2}, Seed: seed}
		text, err := Playthrough(race.Game, s)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(text, "\n2 seats, ") || !strings.Contains(text, "\nThe end: ") || !strings.Contains(text, "\n  scores [") {
			t.Errorf("not whole:\n%s", text)
		}
		if again, _ := Playthrough(race.Game, s); again != text {
			t.Errorf("seed %d plays differently each time", seed)
		}
	}
	if _, err := Playthrough(race.Game, Sitting{Setup: rules.Setup{Seats: 99}}); err == nil {
		t.Error("99 sit down")
	}
}
