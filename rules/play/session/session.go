// Package session plays one game of any kind. It keeps the steps so far, undoes
// moves where that is fair, and saves the game after every step. It knows no
// clock and no screen: the caller passes the moves of people, and says when
// computers decide and when chance is resolved.
//
// A cast can be undone only in practice games, and then the same bones fall
// again.
package session

import (
	"math"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
)

// A Session is one game in progress.
type Session struct {
	rec    *record.Record
	trail  trail
	casts  int           // outcomes among the steps
	undone []record.Step // steps for Redo, the next one last
	quiet  int           // how many of the last steps were quiet
	moves  []rules.Move  // buffers
	outs   []rules.Outcome
	keep   keep

	drivers  []Driver                     // by seat
	decision func(int) (rules.Move, bool) // the search of the driver whose turn it is, or nil
	supply   Supply
}

// New starts a game. The seed determines every cast that is not entered by
// hand. The error says in plain words what is wrong with the setup.
func New(g *rules.Game, setup rules.Setup, seed [16]byte) (*Session, error) {
	rec, err := record.New(g, setup, seed)
	if err != nil {
		return nil, err
	}
	start, err := g.New(rec.Setup)
	if err != nil {
		return nil, err
	}
	s := &Session{rec: rec, supply: Seeded}
	s.see(start)
	s.drive()
	return s, nil
}

// Begin is like New, with people and computers in the seats, each with the aim
// of its level in games of skill.
func Begin(g *rules.Game, setup rules.Setup, seats []record.Seat, seed [16]byte) (*Session, error) {
	kinds := make([]string, len(seats))
	for i, s := range seats {
		kinds[i] = s.Kind
	}
	setup.Seats, setup.Aims = len(seats), g.AimsOf(kinds)
	s, err := New(g, setup, seed)
	if err != nil {
		return nil, err
	}
	return s, s.Seat(seats)
}

// Resume continues a saved game. The error names the line that cannot be read.
func Resume(text string, find func(id string) *rules.Game) (*Session, error) {
	s := &Session{supply: Seeded}
	rec, err := record.Read(text, find, s.see)
	if err != nil {
		return nil, err
	}
	s.rec = rec
	s.recall()
	s.drive()
	return s, nil
}

// Clone returns an independent session of the same game up to the current step,
// without steps to redo. It has drivers of its own and takes its casts from the
// seed.
func (s *Session) Clone() *Session {
	rec := *s.rec
	rec.Steps = slices.Clone(rec.Steps)
	c := &Session{rec: &rec, trail: s.trail.copy(), casts: s.casts, quiet: s.quiet, supply: Seeded}
	c.drive()
	return c
}

// Until returns an independent session of the same game as it stood after n steps,
// without steps to redo. It shares the positions, so that nothing is played again.
func (s *Session) Until(n int) *Session {
	c := s.Clone()
	c.rec.Above, c.rec.Below = nil, nil
	for c.Len() > n {
		c.drop()
	}
	c.undone, c.quiet = nil, 0
	c.recall()
	return c
}

// Stops returns the steps before which a seat acts, in rising order from 0, and last
// the number of steps. A step that nobody chose and that is no throw belongs to the
// one before.
func (s *Session) Stops() []int {
	list := []int{0}
	for i := 1; i < s.Len(); i++ {
		if st := s.Step(i); st.Move.Verb == rules.Throw || st.Run == 0 {
			list = append(list, i)
		}
	}
	return append(list, s.Len())
}

// FromLink returns the session of the game in a link.
func FromLink(link string, find func(id string) *rules.Game) (*Session, error) {
	rec, at, err := record.ParseLink(link, find)
	if err != nil {
		return nil, err
	}
	s := &Session{rec: rec, supply: Seeded}
	for _, p := range at {
		s.see(p)
	}
	s.recall()
	s.drive()
	return s, nil
}

// see appends the next position, and counts a cast if one led to it.
func (s *Session) see(p rules.Position) {
	if s.trail.len() > 0 && s.Turn() == rules.Chance {
		s.casts++
	}
	s.trail.add(p)
}

// Game returns the game being played.
func (s *Session) Game() *rules.Game { return s.rec.Game }

// Setup returns the complete setup. It must not be changed.
func (s *Session) Setup() rules.Setup { return s.rec.Setup }

// Seed returns the seed of the casts: of all that are not entered by hand and that no
// other supply brings (SetSupply), as in a game apart.
func (s *Session) Seed() [16]byte { return s.rec.Seed }

// Seats returns the players by seat. The slice must not be changed.
func (s *Session) Seats() []record.Seat { return s.rec.Seats }

// Seat changes the players of the seats, also in the middle of a game. Their
// aims stay as in the setup.
func (s *Session) Seat(seats []record.Seat) error {
	if err := record.CheckSeats(s.rec.Game, s.rec.Setup.Seats, seats); err != nil {
		return err
	}
	s.rec.Seats = append([]record.Seat(nil), seats...)
	s.drive()
	s.resave()
	return nil
}

// Position returns the current position.
func (s *Session) Position() rules.Position { return s.trail.last() }

// Turn returns the side that acts now.
func (s *Session) Turn() rules.Actor { return s.Position().Turn() }

// Over reports whether the game has ended.
func (s *Session) Over() bool { return s.Turn() == rules.Nobody }

// View returns the part of the current position that a seat, or Nobody, may
// know.
func (s *Session) View(seat rules.Actor) rules.View { return s.Position().View(seat) }

// Caster returns the seat that owns the cast when Chance acts, or else the seat
// whose turn it is.
func (s *Session) Caster() rules.Actor { return s.View(rules.Nobody).Asked }

// Casts returns the number of outcomes so far, including those entered by hand.
func (s *Session) Casts() int { return s.casts }

// Len returns the number of steps, moves and outcomes, so far.
func (s *Session) Len() int { return len(s.rec.Steps) }

// Step returns the i-th step, from 0.
func (s *Session) Step(i int) record.Step { return s.rec.Steps[i] }

// At returns the position before the i-th step; At(Len()) is the current one.
func (s *Session) At(i int) rules.Position { return s.trail.at(i, s.rec.Steps) }

// Events returns the events of the i-th step as that seat, or Nobody, learned
// of them.
func (s *Session) Events(i int, seat rules.Actor) []rules.Event {
	return s.At(i).Events(s.rec.Steps[i].Move, seat)
}

// Log returns the last lines of the log of a game that is over, at most that many, with
// nothing hidden from anybody.
func (s *Session) Log(most int) (lines []text.Text) {
	for i := s.Len() - 1; i >= 0 && len(lines) < most; i-- {
		events := rules.Revealed(s.At(i)).Events(s.Step(i).Move, rules.Nobody)
		for k := len(events) - 1; k >= 0; k-- {
			if events[k].Text != "" {
				lines = append(lines, events[k].Text)
			}
		}
	}
	slices.Reverse(lines)
	return lines[max(0, len(lines)-most):]
}

// Play makes a move of the seat whose turn it is. The error says why it is
// illegal, in words for players.
func (s *Session) Play(m rules.Move) error { return s.PlayThrown(m, "") }

// PlayThrown is like Play for a throw made by a gesture; thrown is its
// description in the record.
func (s *Session) PlayThrown(m rules.Move, thrown string) error {
	switch s.Turn() {
	case rules.Nobody:
		return text.Errorf("The game is over.")
	case rules.Chance:
		return text.Errorf("Wait until the bones have landed.")
	}
	if why := s.Position().Why(m); why != "" {
		return text.Fault{Text: why}
	}
	step := s.rec.Next(m, thrown == "" && s.alone())
	step.Thrown = thrown
	s.add(step)
	return nil
}

// alone reports whether the seat whose turn it is has only one move. It leaves
// the moves in s.moves.
func (s *Session) alone() bool {
	s.moves = s.Position().Moves(s.moves[:0])
	return len(s.moves) == 1
}

// Draw makes the cast that the seed determines, and returns it. It is an error
// if Chance does not act.
func (s *Session) Draw() (rules.Move, error) {
	if s.Turn() != rules.Chance {
		return rules.Move{}, text.Errorf("There is nothing to throw or draw now.")
	}
	step := s.drawn()
	s.add(step)
	return step.Move, nil
}

// drawn returns the cast that the seed determines.
func (s *Session) drawn() record.Step {
	s.outs = s.Position().Outcomes(s.outs[:0])
	return s.rec.Next(s.outs[s.rec.Seed.Draw(s.casts, s.outs)].Move, true)
}

// Enter makes the cast that a person entered for real bones, and records that.
// It is an error if that is not a possible outcome.
func (s *Session) Enter(m rules.Move) error {
	if err := s.can(m); err != nil {
		return err
	}
	s.add(record.Step{Move: m, Hand: true})
	return nil
}

// Take makes a step of a game whose steps come from elsewhere. It is not checked: where
// something is hidden from this device the step is a stand-in, and no legal one.
func (s *Session) Take(step record.Step) { s.add(step) }

// add plays a step that is known to be possible, and saves the game. Steps that were
// undone can no longer be redone.
func (s *Session) add(step record.Step) {
	s.undone = nil
	s.do(step)
	s.save()
}

// do makes a step and records it.
func (s *Session) do(step record.Step) {
	s.decision = nil
	s.quiet = s.quietAfter(s.Position(), step.Move)
	s.see(s.Position().After(step.Move))
	s.rec.Steps = append(s.rec.Steps, step)
}

// Text returns the record of the whole game with every step on a line of its
// own; secrets are sealed.
func (s *Session) Text() string { return s.rec.Text(s) }

// ShortText returns the record of the whole game in short form.
func (s *Session) ShortText() string {
	text, _ := s.rec.Short(0, math.MaxInt, s)
	return text
}

// Export returns the record for people. It fails while anything is hidden.
func (s *Session) Export() (string, error) { return s.rec.Export(s) }

// Prove makes all casts again from the seed and returns what that shows.
func (s *Session) Prove() record.Proof { return s.rec.Prove(s) }

// Draws returns for each cast from which numbers of the seed it follows.
func (s *Session) Draws() []record.Drawn { return s.rec.Draws(s) }

// Link returns the game in few characters for a URL. It fails while anything is
// hidden, and when it would be too long.
func (s *Session) Link() (string, error) { return s.rec.Link(s) }
