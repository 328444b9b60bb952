package table_test

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/games/mendaxsingle"
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

// TestCupStandsForTheSecondPerson: behind the curtain the cup of the next person waits with
// all bones in it, as it does after the people have thrown for who begins. Only over the
// hands of a round that is over none stands: they are to be seen.
func TestCupStandsForTheSecondPerson(t *testing.T) {
	g := games.Find("mendax-single")
	seats := []record.Seat{{Name: "Anna", Kind: record.Person}, {Name: "Ben", Kind: record.Person}, {Name: "Cleo", Kind: record.Person}}
	for _, size := range [][2]float64{{390, 844}, {844, 390}, {1280, 800}} {
		s, err := session.Begin(g, rules.Setup{Seats: 3}, seats, record.Seed{15: 9})
		if err != nil {
			t.Fatal(err)
		}
		st := scenes.NewStack(prefs.Default())
		st.Headless()
		tb := table.New(st, s, faces.For(g).Board(), s.Len(), table.Deps{})
		st.Push(tb)
		st.Resize(size[0], size[1], 1)
		threw := 0
		for n := 0; n < 20000 && threw < 9; n++ {
			st.Step()
			if p := st.Page(); p.Find("open") != nil {
				st.Use("open")
				st.Use("open")
				continue
			}
			if !tb.Asks() {
				continue
			}
			m := s.Position().Moves(nil)
			if m[0].Verb == rules.Throw && !session.Opening(s.Position()) {
				who, left := s.Turn(), int(s.View(s.Turn()).Cup)
				st.Step()
				open := s.View(who).Board.(mendaxsingle.Board).Open
				if threw++; open != (tb.InSight() > 0) || !open && tb.Cup() != left {
					t.Errorf("%v: throw %d, of seat %d: %d of %d bones wait in the cup, and %d lie", size, threw, who, tb.Cup(), left, tb.InSight())
				}
			}
			tb.Play(m[len(m)-1])
		}
		if threw < 9 {
			t.Errorf("%v: only %d throws were seen", size, threw)
		}
	}
}
