package session

import (
	"knucklebones/rules"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/play/record"
)

// A Driver decides for a seat. Whenever it is the seat's turn it is asked anew,
// and what it answers is called with the number of nodes it may think through,
// until it has decided. The nil Driver is a person at this device: whoever runs
// the session asks him, and hands his move to Play.
type Driver func(s *Session) func(nodes int) (m rules.Move, decided bool)

// Computer decides as that level of the game does.
func Computer(level string) Driver {
	return func(s *Session) func(int) (rules.Move, bool) {
		p := opponent.New(s.Game(), level, s.Turn(), opponent.Stream(s.Seed(), s.Turn(), s.Len()))
		p.Ask(s.Position())
		return p.Step
	}
}

// Recorded decides as the steps of a record say, and never where they end.
func Recorded(steps []record.Step) Driver {
	return func(s *Session) func(int) (rules.Move, bool) {
		step, ok := stepOf(steps, s.Len())
		return func(int) (rules.Move, bool) { return step.Move, ok }
	}
}

func stepOf(steps []record.Step, i int) (record.Step, bool) {
	if i >= len(steps) {
		return record.Step{}, false
	}
	return steps[i], true
}

// Drive puts a driver on a seat. The record does not tell: it has who was put
// there by Seat, a person or a level, and with them the drivers come back when
// the game is resumed.
func (s *Session) Drive(seat rules.Actor, d Driver) {
	s.drivers[seat], s.decision = d, nil
}

// drive puts those who sit there on all seats.
func (s *Session) drive() {
	s.drivers, s.decision = make([]Driver, len(s.rec.Seats)), nil
	for i, seat := range s.rec.Seats {
		if seat.Kind != record.Person {
			s.drivers[i] = Computer(seat.Kind)
		}
	}
}

// Here tells whether a person at this device decides for a seat.
func (s *Session) Here(seat rules.Actor) bool {
	return seat >= 0 && int(seat) < len(s.drivers) && s.drivers[seat] == nil
}

// Decide has the driver of the seat whose turn it is think through about so
// many nodes, and is its move, for Play, once it has decided. Nobody decides who
// is Here.
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
