package games

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/play/session"
)

// TestWhoBegins: where it is cast, or cut, for who begins, nobody has anything to
// choose until that is known, and all of it can be made at once.
func TestWhoBegins(t *testing.T) {
	cast := map[string]bool{
		"knucklebones": true, "mendax-single": true, "mendax-common": true, "circus": true, "hounds": true,
		"senate": true, "gladiators": true, "par": true, "boneace": true,
	}
	for _, g := range Tried() {
		for seed := range 20 {
			s, err := session.New(g, rules.Setup{Seats: g.Seats[seed%2]}, [16]byte{byte(seed)})
			if err != nil {
				t.Fatal(err)
			}
			if open := session.Opening(s.Position()); open != cast[g.ID] {
				t.Fatalf("%s opens: %v", g.ID, open)
			}
			s.CastOff()
			if session.Opening(s.Position()) || s.Over() {
				t.Fatalf("%s: after %d steps it is not known who begins", g.ID, s.Len())
			}
			for i := range s.Len() {
				at := s.At(i)
				if !session.Opening(at) || at.Turn() >= 0 && len(at.Moves(nil)) != 1 {
					t.Fatalf("%s: step %d is not forced: %v", g.ID, i, at.Moves(nil))
				}
			}
			again, err := session.Resume(s.Text(), Find)
			if err != nil || again.Text() != s.Text() {
				t.Errorf("%s: the record has all of it: %v", g.ID, err)
			}
		}
	}
}
