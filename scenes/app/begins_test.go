package app

import (
	"strings"
	"testing"

	"knucklebones/rules/games"
	"knucklebones/rules/play/session"
	"knucklebones/scenes/screens/setup"
	"knucklebones/scenes/table"
)

// Everybody throws for who begins, a person like any other; a setting has it found out
// before the table is seen, and said.
func TestWhoBeginsIsShownInOneGo(t *testing.T) {
	foretell(t)
	for _, id := range []string{"knucklebones", "mendax-common", "par", "boneace"} {
		for _, thrown := range []bool{false, true} {
			h, err := Quiet(Show{})
			if err != nil {
				t.Fatal(err)
			}
			var said []string
			h.Stack.Listen(func(wording string) { said = append(said, wording) }, func() {})
			if !thrown {
				h.Stack.Prefs.Begun = true
			}
			u := setup.Usual(games.Find(id))
			h.sit(games.Find(id), u.Setup(), u.Seats, manner{})
			s := h.Stack.Top().(*table.Table).Session()
			if session.Opening(s.Position()) != thrown || (s.Len() == 0) != thrown {
				t.Errorf("%s: thrown for is %v, and %d steps are made", id, thrown, s.Len())
			}
			if told := len(said) > 0 && strings.Count(said[0], ".") >= 2; told == thrown {
				t.Errorf("%s: it says %q", id, said)
			}
		}
	}
}
