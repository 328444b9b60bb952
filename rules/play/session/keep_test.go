package session_test

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games/hounds"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
)

// long is a game of so many casts told by hand, none of which does anything,
// kept in a store.
func long(t testing.TB, store session.Store, casts int) *session.Session {
	t.Helper()
	s, err := session.New(hounds.Game, rules.Setup{Seats: 2, Ruleset: "written"}, [16]byte{5})
	if err != nil {
		t.Fatal(err)
	}
	s.StartPractice()
	s.SaveTo(store)
	for i := range casts {
		tell(t, s, i)
	}
	return s
}

// tell throws and says that two bones, and not four alike, lie there.
func tell(t testing.TB, s *session.Session, i int) {
	t.Helper()
	if err := s.Play(rules.Move{Verb: rules.Throw}); err != nil {
		t.Fatal(err)
	}
	outs := s.Position().Outcomes(nil)
	if err := s.Enter(outs[1+i%3].Move); err != nil {
		t.Fatal(err)
	}
}

func findHounds(string) *rules.Game { return hounds.Game }

// However long a game, a step writes a page at most, and what was written reads
// as the game: going on, taking back over the edge of a page, and going on
// another way.
func TestPages(t *testing.T) {
	var m memory
	s := long(t, &m, 2000)
	if len(m.pages) < 10 {
		t.Fatalf("%d pages of a game of %d steps", len(m.pages), s.Len())
	}
	same := func() {
		t.Helper()
		again, err := session.Resume(m.text(), findHounds)
		if err != nil {
			t.Fatal(err)
		}
		if again.Text() != s.Text() || again.Casts() != s.Casts() {
			t.Fatalf("%d steps are kept of %d", again.Len(), s.Len())
		}
	}
	same()
	for _, p := range m.pages {
		if len(p) > 2100 {
			t.Errorf("a page of %d letters", len(p))
		}
	}
	for pages := len(m.pages); len(m.pages) > pages-3; {
		if !s.Undo() {
			t.Fatal("nothing can be taken back")
		}
	}
	same()
	tell(t, s, 5)
	same()
}

// What lies far back in a long game is as it was.
func TestFarPositions(t *testing.T) {
	s := long(t, nil, 4000)
	p, all := s.At(0), []rules.Position(nil)
	for i := range s.Len() {
		all = append(all, p)
		p = p.After(s.Step(i).Move)
	}
	for _, i := range []int{0, 1, 63, 64, 65, 1023, 1024, 200, 199, s.Len() - 1, 70, 5} {
		if s.At(i) != all[i] {
			t.Errorf("the position before step %d is another", i)
		}
	}
	for s.Len() > 100 {
		s.Undo()
		if n := s.Len(); s.Position() != all[n] || n > 0 && s.At(n-1) != all[n-1] {
			t.Fatalf("taken back to step %d the position is another", n)
		}
	}
}

// The longest game there is: two million casts, of which nothing comes as long as
// four ones are wanted of bones that hardly ever show one. It is kept in a few
// letters, and goes on from them.
func TestLongestGame(t *testing.T) {
	if testing.Short() {
		t.Skip("two million casts take some seconds")
	}
	const text = "knucklebones 1\ngame hounds\nrules written\noption weights 2\noption w1 1\noption w3 33\noption w4 33\noption w6 33\n" +
		"seat person - Livia\nseat random - Marcus\nseed 01000000000000000000000000000000\n\non 4000004\n"
	s, err := session.Resume(text, findHounds)
	if err != nil {
		t.Fatal(err)
	}
	var m memory
	s.SaveTo(&m)
	if !s.Over() || m.text() != text {
		t.Errorf("over %v; it is kept as\n%.400s", s.Over(), m.text())
	}
	if text, err := s.Export(); err != nil || len(text) > 1<<20 {
		t.Errorf("its record has %d letters, %v", len(text), err)
	}
}

// BenchmarkKeep tells how many bytes are written a step.
func BenchmarkKeep(b *testing.B) {
	for _, c := range []struct {
		name  string
		begin func(m *memory) *session.Session
	}{
		{"nobody chooses", func(m *memory) *session.Session {
			s, err := session.Begin(hounds.Game, rules.Setup{Ruleset: "written"}, []record.Seat{{Kind: "person"}, {Kind: "random"}}, [16]byte{1})
			if err != nil {
				b.Fatal(err)
			}
			s.SaveTo(m)
			for range 20000 {
				if s.Turn() == rules.Chance {
					s.Draw()
				} else {
					s.Play(rules.Move{Verb: rules.Throw})
				}
			}
			return s
		}},
		{"every cast told", func(m *memory) *session.Session { return long(b, m, 4000) }},
	} {
		b.Run(c.name, func(b *testing.B) {
			for b.Loop() {
				var m memory
				s := c.begin(&m)
				b.ReportMetric(float64(m.bytes)/float64(s.Len()), "B/step")
				b.ReportMetric(float64(len(m.text()))/float64(s.Len()), "kept/step")
			}
		})
	}
}
