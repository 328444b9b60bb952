package games

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/play/session"
)

// TestWhatNobodySawIsTakenBack: also where bones lie under cups a move can be taken back as
// long as the same seat goes on and nobody has seen other bones by it; a look under the cup
// cannot.
func TestWhatNobodySawIsTakenBack(t *testing.T) {
	named, looked := 0, 0
	for _, id := range []string{"mendax-single", "mendax-common"} {
		s, err := session.New(Find(id), rules.Setup{Seats: 2}, [16]byte{4})
		if err != nil {
			t.Fatal(err)
		}
		for range 200 {
			if s.Over() {
				break
			}
			if s.Turn() == rules.Chance {
				s.Draw()
				continue
			}
			m := s.Position().Moves(nil)[0]
			if err := s.Play(m); err != nil {
				t.Fatal(err)
			}
			switch {
			case m.Verb == "side":
				if named++; !s.CanUndo() {
					t.Errorf("%s: a side cannot be taken back before its number is bid", id)
				}
			case m.Verb == "accept":
				if looked++; s.CanUndo() {
					t.Errorf("%s: bones that were seen can be taken back", id)
				}
			}
		}
	}
	if named == 0 || looked == 0 {
		t.Errorf("%d sides were named, %d times the bones were taken", named, looked)
	}
}
