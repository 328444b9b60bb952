package knucklebones

import (
	"testing"

	"knucklebones/rules"
	game "knucklebones/rules/games/knucklebones"
	"knucklebones/rules/play/session"
	"knucklebones/scenes/table"
)

// TestClothIsTheThrowers: once the next player is asked to throw, the square is theirs and
// empty; as long as the end of a turn is shown it stays as that has left it.
func TestClothIsTheThrowers(t *testing.T) {
	s, err := session.New(game.Game, rules.Setup{Seats: 2, Options: map[string]int{"bets": 0}}, [16]byte{3})
	if err != nil {
		t.Fatal(err)
	}
	ended := 0
	for !s.Over() {
		was := s.View(rules.Nobody)
		if s.Turn() == rules.Chance {
			if _, err := s.Draw(); err != nil {
				t.Fatal(err)
			}
		} else if err := s.Play(s.Position().Moves(nil)[0]); err != nil {
			t.Fatal(err)
		}
		v := s.View(rules.Nobody)
		if b := boardOf(&v); v.Turn < 0 || b.Whose < 0 || b.Whose == v.Turn {
			continue
		}
		ended++
		in := &table.Instant{Step: table.Step{Was: v, Now: v, T: 1}}
		if b := cloth(in); b.Whose != v.Turn || b.Covered != [10]bool{} || b.Pebbles != [9]int8{} {
			t.Errorf("seat %d is asked to throw at the square of seat %d", v.Turn, b.Whose)
		}
		in.Was, in.Move = was, s.Step(s.Len()-1).Move
		if b := cloth(in); b.Whose == v.Turn {
			t.Errorf("the square of seat %d is cleared before it was seen", was.Asked)
		}
	}
	if ended == 0 {
		t.Error("no turn ended")
	}
}
