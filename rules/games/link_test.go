package games

import (
	"slices"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/play/session"
)

// TestLinkOfKnucklebonesIsShort plays games of up to four and sees that they
// fit an address: in under 200 letters, names aside.
func TestLinkOfKnucklebonesIsShort(t *testing.T) {
	for _, level := range []string{opponent.Random, "hard"} {
		var lengths []int
		for i := range 60 {
			s := play(t, Find("knucklebones"), 2+i%3, level, byte(i))
			link, err := s.Link()
			if err != nil {
				t.Fatal(err)
			}
			lengths = append(lengths, len(link))
		}
		slices.Sort(lengths)
		t.Logf("%s: links of %v letters", level, lengths)
		if lengths[len(lengths)-1] >= 200 {
			t.Errorf("level %s: links have up to %d letters; 200 are too many", level, lengths[len(lengths)-1])
		}
	}
}

// play plays a game at a session between computers of one level.
func play(t testing.TB, g *rules.Game, seats int, level string, seed byte) *session.Session {
	t.Helper()
	s, err := session.New(g, rules.Setup{Seats: seats}, [16]byte{seed})
	if err != nil {
		t.Fatal(err)
	}
	for !s.Over() {
		if s.Turn() == rules.Chance {
			if _, err := s.Draw(); err != nil {
				t.Fatal(err)
			}
			continue
		}
		p := opponent.New(g, level, s.Turn(), opponent.Stream(s.Seed(), s.Turn(), s.Len()))
		p.Ask(s.Position())
		m, done := p.Step(1 << 20)
		for !done {
			m, done = p.Step(1 << 20)
		}
		if err := s.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	return s
}
