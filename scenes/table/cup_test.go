package table_test

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/scenes"
	"knucklebones/scenes/faces"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/table"
)

// TestCupStandsForWhoeverThrows: where several people share a table that hides bones, the
// cup of the one who is asked to throw stands on it, and no bones of another throw lie there.
func TestCupStandsForWhoeverThrows(t *testing.T) {
	g := games.Find("mendax-single")
	seats := []record.Seat{{Name: "Anna", Kind: record.Person}, {Name: "Ben", Kind: record.Person}}
	for seed := range byte(4) {
		s, err := session.Begin(g, rules.Setup{Seats: 2}, seats, record.Seed{15: seed})
		if err != nil {
			t.Fatal(err)
		}
		s.CastOff()
		st := scenes.NewStack(prefs.Default())
		st.Headless()
		tb := table.New(st, s, faces.For(g).Board(), s.Len(), table.Deps{})
		st.Push(tb)
		st.Resize(390, 844, 1)
		st.Step()
		if !tb.Asks() || tb.Cup() != 4 || tb.InSight() > 0 {
			t.Errorf("seed %d: with the first throw %d bones wait in the cup, and %d lie", seed, tb.Cup(), tb.InSight())
		}
		tb.Play(rules.Move{Verb: rules.Throw})
		for range 200 {
			st.Step()
		}
		if tb.InSight() > 0 {
			t.Errorf("seed %d: %d bones lie before the other's curtain", seed, tb.InSight())
		}
	}
}
