// Package session plays one game of any kind. It keeps what happened so far,
// takes moves back where that is fair, and saves the game at every step. It
// knows no clock and no screen: whoever runs it hands in the moves of persons,
// and says when those decide who drive the other seats and when what is supplied
// falls.
//
// A cast may be taken back only in practice, and then the same bones fall the
// same way again.
package session

import (
	"errors"
	"math"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
)

// A Session is one game being played.
type Session struct {
	rec    *record.Record
	trail  trail
	casts  int           // outcomes among the steps
	undone []record.Step // the next to be done again last
	quiet  int           // how many of the last steps were quiet
	moves  []rules.Move  // buffers
	outs   []rules.Outcome
	keep   keep

	drivers  []Driver                     // by seat
	decision func(int) (rules.Move, bool) // of the driver whose turn it is; nil until it is asked
	supply   Supply
}

// New begins a game. The error says in plain words what is wrong with the
// setup. The seed gives every cast that is not told by hand.
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

// Begin is New with people and computers on the seats, each with its own hand
// where skill decides.
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

// Resume goes on with a saved game. The error names the line that cannot be
// read.
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

// Copy returns a session of the same game as far as it is played, with nothing to
// be done again. It has drivers of its own and takes its casts from the seed.
// What is done in the one changes nothing in the other.
func (s *Session) Copy() *Session {
	rec := *s.rec
	rec.Steps = slices.Clone(rec.Steps)
	c := &Session{rec: &rec, trail: s.trail.copy(), casts: s.casts, quiet: s.quiet, supply: Seeded}
	c.drive()
	return c
}

// FromLink goes on with, or looks at, a game that a link holds.
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

// see goes on to the next position.
func (s *Session) see(p rules.Position) {
	if s.trail.len() > 0 && s.Turn() == rules.Chance {
		s.casts++
	}
	s.trail.add(p)
}

// Game is the game being played.
func (s *Session) Game() *rules.Game { return s.rec.Game }

// Setup is what was agreed, complete. It is not to be changed.
func (s *Session) Setup() rules.Setup { return s.rec.Setup }

// Seed gives the casts.
func (s *Session) Seed() [16]byte { return s.rec.Seed }

// Seats says who sits where. It is not to be changed.
func (s *Session) Seats() []record.Seat { return s.rec.Seats }

// Seat puts people and computers on the seats, also in the middle of a game. The
// hands stay as they were agreed.
func (s *Session) Seat(seats []record.Seat) error {
	if err := record.CheckSeats(s.rec.Game, s.rec.Setup.Seats, seats); err != nil {
		return err
	}
	s.rec.Seats = append([]record.Seat(nil), seats...)
	s.drive()
	s.resave()
	return nil
}

// Position is the present one.
func (s *Session) Position() rules.Position { return s.trail.last() }

// Turn says who acts.
func (s *Session) Turn() rules.Actor { return s.Position().Turn() }

// Over tells whether the game has ended.
func (s *Session) Over() bool { return s.Turn() == rules.Nobody }

// View is what a seat, or Nobody, may know now.
func (s *Session) View(seat rules.Actor) rules.View { return s.Position().View(seat) }

// Caster is the seat that owns the cast when Chance acts, or the seat whose
// turn it is.
func (s *Session) Caster() rules.Actor { return s.View(rules.Nobody).Asked }

// Casts is how many outcomes have fallen, told ones included.
func (s *Session) Casts() int { return s.casts }

// Len is how many steps were made: moves and outcomes.
func (s *Session) Len() int { return len(s.rec.Steps) }

// Step is the i-th step, from 0.
func (s *Session) Step(i int) record.Step { return s.rec.Steps[i] }

// At is the position before the i-th step; At(Len()) is the present one.
func (s *Session) At(i int) rules.Position { return s.trail.at(i, s.rec.Steps) }

// Events is what the i-th step was to that seat, or Nobody: lines for the log
// and coins that moved.
func (s *Session) Events(i int, seat rules.Actor) []rules.Event {
	return s.At(i).Events(s.rec.Steps[i].Move, seat)
}

// Play makes a move of the seat whose turn it is. The error is why it cannot
// be made, in words a player may be shown.
func (s *Session) Play(m rules.Move) error { return s.PlayThrown(m, "") }

// PlayThrown is Play for a throw that a hand has made, and how, as the record
// keeps it.
func (s *Session) PlayThrown(m rules.Move, thrown string) error {
	switch s.Turn() {
	case rules.Nobody:
		return errors.New("The game is over.")
	case rules.Chance:
		return errors.New("The bones are still to fall.")
	}
	if why := s.Position().Why(m); why != "" {
		return errors.New(why)
	}
	step := s.rec.Next(m, thrown == "" && s.alone())
	step.Thrown = thrown
	s.add(step)
	return nil
}

// alone tells whether the seat whose turn it is has no choice.
func (s *Session) alone() bool {
	s.moves = s.Position().Moves(s.moves[:0])
	return len(s.moves) == 1
}

// Draw lets fall what the seed gives, and says what it was. It is an error if
// Chance does not act.
func (s *Session) Draw() (rules.Move, error) {
	if s.Turn() != rules.Chance {
		return rules.Move{}, errors.New("No cast is due.")
	}
	step := s.drawn()
	s.add(step)
	return step.Move, nil
}

// drawn is the cast that the seed gives.
func (s *Session) drawn() record.Step {
	s.outs = s.Position().Outcomes(s.outs[:0])
	return s.rec.Next(s.outs[s.rec.Seed.Draw(s.casts, s.outs)].Move, true)
}

// Enter is a cast told by a person who threw real bones. It is recorded as
// such. It is an error if it is none of the outcomes.
func (s *Session) Enter(m rules.Move) error {
	if err := s.can(m); err != nil {
		return err
	}
	s.add(record.Step{Move: m, Hand: true})
	return nil
}

// add makes a step that is known to be possible. What was undone before it
// cannot be done again.
func (s *Session) add(step record.Step) {
	s.undone = nil
	s.do(step)
	s.save()
}

func (s *Session) do(step record.Step) {
	s.decision = nil
	s.quiet = s.quietAfter(s.Position(), step.Move)
	s.see(s.Position().After(step.Move))
	s.rec.Steps = append(s.rec.Steps, step)
}

// Text is the whole game with every step on a line of its own, and with what is
// hidden sealed.
func (s *Session) Text() string { return s.rec.Text(s) }

// Short is the whole game as it is kept: what Text says in fewer letters.
func (s *Session) Short() string {
	text, _ := s.rec.Short(0, math.MaxInt, s)
	return text
}

// Export is the record for people. It is refused while anything is hidden.
func (s *Session) Export() (string, error) { return s.rec.Export(s) }

// Link is the game in few letters for an address. It is refused while anything
// is hidden, and when it would be too long.
func (s *Session) Link() (string, error) { return s.rec.Link(s) }
