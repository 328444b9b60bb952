package session_test

import (
	"slices"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/rules/rulestest/race"
)

// TestYou: whoever is alone at the device and has no name is addressed.
func TestYou(t *testing.T) {
	nobody, marcus, easy := record.Seat{Kind: record.Person}, record.Seat{Name: "Marcus", Kind: record.Person}, record.Seat{Name: "Livia", Kind: "easy"}
	for _, c := range []struct {
		seats []record.Seat
		you   rules.Actor
		names []string
	}{
		{[]record.Seat{nobody, easy}, 0, []string{"", "Livia"}},
		{[]record.Seat{easy, nobody}, 1, []string{"Livia", ""}},
		{[]record.Seat{nobody, nobody}, rules.Nobody, []string{"", ""}},
		{[]record.Seat{nobody, marcus}, rules.Nobody, []string{"", "Marcus"}},
		{[]record.Seat{marcus, nobody}, rules.Nobody, []string{"Marcus", ""}},
		{[]record.Seat{marcus, easy}, rules.Nobody, []string{"Marcus", "Livia"}},
		{[]record.Seat{{Kind: "easy"}, easy}, rules.Nobody, []string{"", "Livia"}},
	} {
		s, err := session.Begin(race.Game, rules.Setup{}, c.seats, [16]byte{5})
		if err != nil {
			t.Fatal(err)
		}
		if s.You() != c.you || !slices.Equal(s.Names(), c.names) {
			t.Errorf("%+v: %d is addressed, the names are %q", c.seats, s.You(), s.Names())
		}
	}
}
