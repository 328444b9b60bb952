package session_test

import (
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/rules/rulestest/cups"
	"knucklebones/rules/rulestest/race"
	"knucklebones/rules/text"
)

func find(id string) *rules.Game {
	return map[string]*rules.Game{"race": race.Game, "cups": cups.Game}[id]
}

func begin(t *testing.T, g *rules.Game) *session.Session {
	t.Helper()
	s, err := session.New(g, rules.Setup{Seats: 2}, [16]byte{5})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// move makes the move with that text, draws on "draw", enters on "enter 3".
func move(t *testing.T, s *session.Session, texts ...string) {
	t.Helper()
	for _, text := range texts {
		var err error
		switch verb, rest, _ := strings.Cut(text, " "); verb {
		case "draw":
			_, err = s.Draw()
		case "enter":
			err = s.Enter(tali.Cast(tali.Of(int(rest[0] - '0'))))
		default:
			err = s.Play(rules.Move{Verb: rules.Verb(text)})
		}
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
}

// A memory is a store that keeps the last save, or fails.
type memory struct {
	pages []string
	saves int
	bytes int
	err   error
}

func (m *memory) Save(page int, text string) error {
	m.saves, m.bytes = m.saves+1, m.bytes+len(text)
	if m.err == nil {
		m.pages = append(m.pages[:page], text)
	}
	return m.err
}

func (m *memory) text() string { return strings.Join(m.pages, "") }

// A copy is the same game so far, and what is done in one changes nothing in the other.
func TestCopy(t *testing.T) {
	s := begin(t, race.Game)
	move(t, s, "throw", "draw")
	c := s.Clone()
	if c.Text() != s.Text() || c.Casts() != s.Casts() || !reflect.DeepEqual(c.Position(), s.Position()) {
		t.Errorf("the copy is\n%s\nof\n%s", c.Text(), s.Text())
	}
	was := s.Text()
	move(t, c, "throw", "draw", "throw", "draw")
	if s.Text() != was || s.Len() != 2 || c.Len() != 6 || c.Casts() != 3 {
		t.Errorf("after four more steps of the copy the game has %d and the copy %d", s.Len(), c.Len())
	}
	move(t, s, "throw", "draw")
	if again, err := session.Resume(c.ShortText(), find); err != nil || again.Text() != c.Text() {
		t.Errorf("the copy cannot be gone on with: %v", err)
	}
}

func TestRefusals(t *testing.T) {
	s := begin(t, race.Game)
	if err := s.Play(rules.Move{Verb: "hold"}); err == nil || err.Error() != "There is nothing to hold yet." {
		t.Errorf("an illegal move: %v", err)
	}
	if _, err := s.Draw(); err == nil {
		t.Error("a cast falls before the throw")
	}
	move(t, s, "throw")
	if err := s.Play(rules.Move{Verb: rules.Throw}); err == nil {
		t.Error("a throw while the bones are in the air")
	}
	if err := s.Enter(rules.Move{Verb: rules.Cast, N: 5}); err == nil {
		t.Error("a bone lies on side 5")
	}
	if s.Caster() != 0 || s.Len() != 1 {
		t.Errorf("seat %d casts after %d steps", s.Caster(), s.Len())
	}
}

// TestTogetherIsSavedAtOnce: nothing of what belongs together is saved before all of it
// is there.
func TestTogetherIsSavedAtOnce(t *testing.T) {
	s := begin(t, race.Game)
	var m memory
	s.SaveTo(&m)
	before := m.saves
	s.Atomically(func() {
		move(t, s, "throw", "enter 4")
		if m.saves != before {
			t.Errorf("saved %d times on the way", m.saves-before)
		}
	})
	again, err := session.Resume(m.text(), find)
	if err != nil || again.Len() != 2 || m.saves != before+1 {
		t.Errorf("saved %d times: %v\n%s", m.saves-before, err, m.text())
	}
}

func TestEveryStepIsSavedAndResumes(t *testing.T) {
	s := begin(t, race.Game)
	var m memory
	s.SaveTo(&m)
	if err := s.Seat([]record.Seat{{Name: "Livia", Kind: "person"}, {Name: "Marcus", Kind: "easy"}}); err != nil {
		t.Fatal(err)
	}
	move(t, s, "throw", "enter 4", "throw", "draw")
	if m.saves != 6 {
		t.Errorf("%d saves", m.saves)
	}
	again, err := session.Resume(m.text(), find)
	if err != nil {
		t.Fatal(err)
	}
	if again.Text() != s.Text() || !reflect.DeepEqual(again.Position(), s.Position()) || again.Casts() != 2 || again.Seats()[1].Name != "Marcus" {
		t.Errorf("it resumes as\n%s", again.Text())
	}
	move(t, s, "throw", "draw")
	move(t, again, "throw", "draw")
	if again.Text() != s.Text() {
		t.Error("the next cast is another after resuming")
	}
	m.err = errors.New("full")
	move(t, s, "throw")
	if s.Len() != 7 {
		t.Error("a store that fails should stop nothing")
	}
	m.err = nil
	move(t, s, "draw")
	if m.text() != s.ShortText() {
		t.Errorf("what could not be kept is not kept with the next step:\n%s", m.text())
	}
}

func TestEnteredCastsCount(t *testing.T) {
	a, b := begin(t, race.Game), begin(t, race.Game)
	move(t, a, "throw", "draw", "throw", "draw")
	move(t, b, "throw", "enter 3", "throw", "draw")
	if a.Step(3).Move != b.Step(3).Move {
		t.Errorf("the second cast is %v after a drawn and %v after a told one", a.Step(3), b.Step(3))
	}
}

func TestUndo(t *testing.T) {
	s := begin(t, race.Game)
	if s.CanUndo() || s.Undo() || s.Redo() {
		t.Error("there is nothing to undo at the start")
	}
	move(t, s, "throw")
	if !s.CanUndo() {
		t.Error("a throw may be taken back before the bones fall")
	}
	move(t, s, "enter 4")
	if s.CanUndo() {
		t.Error("a cast that was seen may not be taken back")
	}
	move(t, s, "throw")
	at := s.Position()
	if !s.Undo() || s.Len() != 2 || !s.CanRedo() {
		t.Error("undo takes back one move")
	}
	if !s.Redo() || s.Position() != at || s.CanRedo() {
		t.Error("redo makes it again")
	}
	s.Undo()
	move(t, s, "hold")
	if s.CanRedo() || s.CanUndo() {
		t.Error("another seat's turn has begun: nothing can be undone or done again")
	}
}

func TestSecretsStay(t *testing.T) {
	s := begin(t, cups.Game)
	move(t, s, "throw", "draw", "throw")
	if s.CanUndo() {
		t.Error("a move may not be taken back while something is hidden")
	}
	if _, err := s.Export(); err != record.ErrHidden {
		t.Errorf("Export: %v", err)
	}
	if _, err := s.Link(); err != record.ErrHidden {
		t.Errorf("Link: %v", err)
	}
}

func TestPractice(t *testing.T) {
	s := begin(t, race.Game)
	s.Seat([]record.Seat{{Kind: "person"}, {Kind: "easy"}})
	s.StartPractice()
	move(t, s, "throw", "draw")
	first := s.Step(1).Move
	for s.Undo() {
	}
	if s.Len() != 0 || s.Casts() != 0 {
		t.Errorf("%d steps and %d casts are left", s.Len(), s.Casts())
	}
	if !s.Redo() || s.Len() != 2 || s.Step(1).Move != first {
		t.Error("redo goes on to where a person decides")
	}
	s.Undo()
	move(t, s, "throw", "draw")
	if s.Step(1).Move != first {
		t.Error("the same cast fell differently after a practice undo")
	}
	if text, err := s.Export(); err != nil || !strings.Contains(text, "\npractice\n") {
		t.Error("a practice game is not marked in its record")
	}
}

func TestPracticePassesOverComputers(t *testing.T) {
	s := begin(t, race.Game)
	s.Seat([]record.Seat{{Kind: "person"}, {Kind: "easy"}})
	s.StartPractice()
	move(t, s, "throw", "enter 4", "hold", "throw", "enter 3", "hold")
	if !s.Undo() || s.Len() != 2 {
		t.Errorf("undo goes back to %d steps, not to where the person held", s.Len())
	}
	if !s.Redo() || s.Len() != 6 {
		t.Errorf("redo goes on to %d steps, not to where the person is asked again", s.Len())
	}
}

func TestEventsAndLink(t *testing.T) {
	s := begin(t, race.Game)
	move(t, s, "throw", "enter 4")
	if e := s.Events(1, rules.Nobody); len(e) != 1 || (&text.Reader{Catalogue: text.English}).Format(e[0].Text) != "{0} threw 4: 4 in this turn." {
		t.Errorf("the cast is told as %+v", e)
	}
	link, err := s.Link()
	if err != nil {
		t.Fatal(err)
	}
	again, err := session.FromLink(link, find)
	if err != nil || again.Text() != s.Text() || !reflect.DeepEqual(again.At(1), s.At(1)) {
		t.Errorf("the link gives %v\n%s", err, again.Text())
	}
}

// TestHands: where skill decides, everybody has the hand of who sits there, and
// keeps it in the record and in the link.
func TestHands(t *testing.T) {
	seats := []record.Seat{{Kind: record.Person}, {Kind: "easy"}, {Kind: "random"}}
	skilled := *race.Game
	skilled.Levels = []rules.Level{{ID: "random", About: "plays"}, {ID: "easy", About: "plays", Aim: rules.Steady}}
	find := func(string) *rules.Game { return &skilled }
	s, err := session.Begin(&skilled, rules.Setup{}, seats, [16]byte{5})
	if err != nil {
		t.Fatal(err)
	}
	same := func(s *session.Session) {
		t.Helper()
		want := []rules.Aim{rules.Middling, rules.Steady, rules.Middling}
		if got := s.Setup().Aims; !slices.Equal(got, want) || s.Seats()[1].Kind != "easy" {
			t.Errorf("the hands are %v", got)
		}
	}
	same(s)
	again, err := session.Resume(s.Text(), find)
	if err != nil {
		t.Fatal(err)
	}
	same(again)
	link, err := s.Link()
	if err != nil {
		t.Fatal(err)
	}
	if again, err = session.FromLink(link, find); err != nil {
		t.Fatal(err)
	}
	same(again)
	if s, err = session.Begin(cups.Game, rules.Setup{}, []record.Seat{{Kind: record.Person}, {Kind: "random"}}, [16]byte{5}); err != nil || s.Setup().Aims != nil {
		t.Errorf("hands where there is no skill: %v", err)
	}
}
