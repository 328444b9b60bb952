package session

import (
	"knucklebones/rules"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/play/record"
)

// A Driver makes the decisions of a seat. It is called each time it is the
// seat's turn and returns a search, which is called with the number of nodes it
// may visit until it has decided. The nil Driver is a person at this device,
// whose moves the caller passes to Play.
type Driver func(s *Session) func(nodes int) (m rules.Move, decided bool)

// Computer returns the driver that plays like that level of the game.
func Computer(level string) Driver {
	return func(s *Session) func(int) (rules.Move, bool) {
		p := opponent.New(s.Game(), level, s.Turn(), opponent.Stream(s.Seed(), s.Turn(), s.Len()))
		p.Ask(s.Position())
		return p.Step
	}
}

// Recorded returns a driver that makes the steps of a record, and waits forever
// at its end.
func Recorded(steps []record.Step) Driver {
	return func(s *Session) func(int) (rules.Move, bool) {
		step, ok := stepOf(steps, s.Len())
		return func(int) (rules.Move, bool) { return step.Move, ok }
	}
}

// stepOf returns step i of a record, and false if it has none.
func stepOf(steps []record.Step, i int) (record.Step, bool) {
	if i >= len(steps) {
		return record.Step{}, false
	}
	return steps[i], true
}

// Drive sets the driver of a seat. Records do not contain drivers: a resumed
// game has those that follow from its seats, as given to Seat.
func (s *Session) Drive(seat rules.Actor, d Driver) {
	s.drivers[seat], s.decision = d, nil
}

// drive sets the drivers of all seats by their players: a computer for a level, nil for
// a person.
func (s *Session) drive() {
	s.drivers, s.decision = make([]Driver, len(s.rec.Seats)), nil
	for i, seat := range s.rec.Seats {
		if seat.Kind != record.Person {
			s.drivers[i] = Computer(seat.Kind)
		}
	}
}

// IsLocal reports whether a person at this device decides for a seat.
func (s *Session) IsLocal(seat rules.Actor) bool {
	return seat >= 0 && int(seat) < len(s.drivers) && s.drivers[seat] == nil
}

// Decide continues the search of the driver whose turn it is for about that many nodes,
// and returns the move, for Play, and true once it is decided. If a person at this
// device decides for the seat, decided stays false.
func (s *Session) Decide(nodes int) (m rules.Move, decided bool) {
	seat := s.Turn()
	if seat < 0 || s.drivers[seat] == nil {
		return m, false
	}
	if s.decision == nil {
		s.decision = s.drivers[seat](s)
	}
	if m, decided = s.decision(nodes); decided {
		s.decision = nil
	}
	return m, decided
}
