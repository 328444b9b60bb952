package session_test

import (
	"slices"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/rules/rulestest/cups"
	"knucklebones/rules/rulestest/race"
)

// seated is a race of a person and a computer, or of two of a kind.
func seated(t *testing.T, kinds ...string) *session.Session {
	t.Helper()
	var seats []record.Seat
	for _, k := range kinds {
		seats = append(seats, record.Seat{Name: k, Kind: k})
	}
	s, err := session.Begin(race.Game, rules.Setup{}, seats, [16]byte{5})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// run has drivers decide and casts fall until a person is asked, nothing comes
// or the game is over.
func run(t *testing.T, s *session.Session) *session.Session {
	t.Helper()
	for {
		if s.Turn() == rules.Chance {
			if !s.MakeCast() {
				return s
			}
			continue
		}
		m, decided := s.Decide(1000)
		if !decided {
			return s
		}
		if err := s.Play(m); err != nil {
			t.Fatal(err)
		}
	}
}

// TestComputersDecide: who is here is asked, and all others decide themselves.
func TestComputersDecide(t *testing.T) {
	s := seated(t, record.Person, "easy")
	if !s.IsLocal(0) || s.IsLocal(1) || s.IsLocal(rules.Chance) || s.IsLocal(rules.Nobody) || s.IsLocal(2) {
		t.Error("the first seat alone is driven from here")
	}
	if run(t, s); s.Turn() != 0 || s.Len() != 0 {
		t.Errorf("nobody decides for the person: %d steps", s.Len())
	}
	move(t, s, "throw", "draw", "hold")
	if run(t, s); s.Turn() != 0 && !s.Over() || s.Len() < 5 {
		t.Errorf("the computer has not played its turn: %d steps", s.Len())
	}
	a, b := run(t, seated(t, "easy", "random")), run(t, seated(t, "easy", "random"))
	if !a.Over() || a.Text() != b.Text() {
		t.Error("two computers do not play the same game by the same seed")
	}
}

// TestDriversChange: whoever is put on a seat drives it, until others are
// seated; a resumed game is driven by those who sat there.
func TestDriversChange(t *testing.T) {
	s := seated(t, record.Person, "easy")
	s.Drive(0, session.Computer("random"))
	if run(t, s); !s.Over() || s.Seats()[0].Kind != record.Person {
		t.Error("a computer does not play on for the person")
	}
	again, err := session.Resume(s.Text(), find)
	if err != nil || !again.IsLocal(0) || again.IsLocal(1) {
		t.Errorf("resumed, the seats are driven as they were taken: %v", err)
	}
	s = seated(t, record.Person, "easy")
	if err := s.Seat([]record.Seat{{Kind: "easy"}, {Kind: record.Person}}); err != nil || s.IsLocal(0) || !s.IsLocal(1) {
		t.Errorf("they have changed seats: %v", err)
	}
}

// TestDecisionsAreAsked: a driver is asked once a decision, thinks on as often
// as it takes, and is asked anew after a move is taken back.
func TestDecisionsAreAsked(t *testing.T) {
	s := seated(t, record.Person, record.Person)
	asked, thought := 0, 0
	s.Drive(0, func(s *session.Session) func(int) (rules.Move, bool) {
		asked++
		n := 0
		return func(nodes int) (rules.Move, bool) {
			n++
			thought += nodes
			return rules.Move{Verb: rules.Throw}, n == 3
		}
	})
	for range 2 {
		if _, decided := s.Decide(10); decided {
			t.Error("decided too early")
		}
	}
	m, decided := s.Decide(10)
	if !decided || m.Verb != rules.Throw || asked != 1 || thought != 30 {
		t.Fatalf("asked %d times for %d nodes: %v", asked, thought, m)
	}
	s.Decide(10)
	move(t, s, "throw")
	if _, decided = s.Decide(10); decided {
		t.Error("somebody decides while the bones fall")
	}
	s.Undo()
	if s.Decide(10); asked != 3 {
		t.Errorf("asked %d times", asked)
	}
}

// TestRecordedGamesPlayThemselves: the steps of a record drive all seats and
// supply all casts, told ones too, and stop where it stops.
func TestRecordedGamesPlayThemselves(t *testing.T) {
	s := seated(t, "easy", "easy")
	s.Play(rules.Move{Verb: rules.Throw})
	move(t, s, "enter 4")
	for range 9 {
		if m, decided := s.Decide(1000); decided {
			s.Play(m)
		}
		s.MakeCast()
	}
	var steps []record.Step
	for i := range s.Len() {
		steps = append(steps, s.Step(i))
	}
	again := seated(t, "easy", "easy")
	for seat := range rules.Actor(2) {
		again.Drive(seat, session.Recorded(steps))
	}
	again.SetSupply(session.Replayed(steps))
	if run(t, again); again.Text() != s.Text() || again.Len() != len(steps) {
		t.Errorf("it plays\n%s\nand not\n%s", again.Text(), s.Text())
	}
	wrong := slices.Clone(steps)
	wrong[1].Move.N = 12345
	third := seated(t, "easy", "easy")
	third.SetSupply(session.Replayed(wrong))
	if run(t, third); third.Len() != 1 {
		t.Errorf("a cast falls that cannot: %d steps", third.Len())
	}
}

// TestRealBones: casts of those who throw real bones are waited for, until what
// fell is entered; all others the seed gives. The record says whose they are.
func TestRealBones(t *testing.T) {
	s := seated(t, record.Person, "easy")
	if err := s.SetReal(record.Persons); err != nil {
		t.Fatal(err)
	}
	if s.RealBonesDue() > 0 || s.Enter(tali.Cast(tali.Of(4))) == nil {
		t.Error("no cast is due")
	}
	move(t, s, "throw")
	if s.RealBonesDue() != 1 || s.MakeCast() || !s.FastForward(5) || s.Len() != 1 {
		t.Fatal("something falls before it is told")
	}
	if err := s.Enter(rules.Move{Verb: rules.Cast, N: 12345}); err == nil || s.RealBonesDue() != 1 {
		t.Errorf("this cannot fall: %v", err)
	}
	move(t, s, "enter 4", "hold")
	if run(t, s); s.Turn() != 0 && !s.Over() || s.Len() < 5 {
		t.Errorf("the computer's casts fall of themselves: %d steps", s.Len())
	}
	link, err := s.Link()
	if err != nil {
		t.Fatal(err)
	}
	byLink, err := session.FromLink(link, find)
	if err != nil {
		t.Fatal(err)
	}
	byText, err := session.Resume(s.Text(), find)
	if err != nil {
		t.Fatal(err)
	}
	for _, again := range []*session.Session{byLink, byText} {
		if again.Real() != record.Persons || again.Text() != s.Text() || !again.Step(1).Hand || again.Step(4).Hand {
			t.Errorf("the record does not come back:\n%s", again.Text())
		}
	}
	s.SetReal(record.All)
	if move(t, s, "throw", "enter 4", "hold"); run(t, s).Caster() != 1 || s.RealBonesDue() != 1 {
		t.Errorf("people throw for the computer, too:\n%s", s.Text())
	}
	byText, err = session.Resume(s.Text(), find)
	if err != nil || byText.Real() != record.All || byText.RealBonesDue() != 1 {
		t.Errorf("the record does not come back: %v", err)
	}
}

// TestRealSecrets: where bones are hidden people throw none for the computers.
func TestRealSecrets(t *testing.T) {
	s, err := session.Begin(cups.Game, rules.Setup{}, []record.Seat{{Kind: record.Person}, {Kind: "random"}}, [16]byte{})
	if err != nil {
		t.Fatal(err)
	}
	if err := s.SetReal(record.All); err != nil || !s.ThrowsReal(0) || s.ThrowsReal(1) {
		t.Errorf("real bones are thrown for seats 0, 1: %v, %v, %v", s.ThrowsReal(0), s.ThrowsReal(1), err)
	}
}

// TestToldCasts: what a hand did not throw the seed gives.
func TestToldCasts(t *testing.T) {
	s := seated(t, record.Person, record.Person)
	thrown := &session.EnteredCasts{}
	s.SetSupply(thrown.Give)
	move(t, s, "throw")
	if err := thrown.Tell(s, tali.Cast(tali.Of(4))); err != nil || !s.MakeCast() || !s.Step(1).Hand {
		t.Errorf("the four that was told falls: %v, %+v", err, s.Step(1))
	}
	move(t, s, "throw")
	by := seated(t, record.Person, record.Person)
	move(t, by, "throw", "enter 4", "throw", "draw")
	if !s.MakeCast() || s.Step(3) != by.Step(3) {
		t.Errorf("what was not thrown by hand the seed gives: %+v, want %+v", s.Step(3), by.Step(3))
	}
}
