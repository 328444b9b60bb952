package session

import "knucklebones/rules"

// Names returns the names of the players, by seat; "" for one without a name.
func (s *Session) Names() []string {
	names := make([]string, len(s.rec.Seats))
	for i, seat := range s.rec.Seats {
		names[i] = seat.Name
	}
	return names
}

// You returns the seat of the player who is addressed as "you": the only person at this
// device, if it has no name; else Nobody.
func (s *Session) You() rules.Actor {
	you := rules.Nobody
	for i, seat := range s.rec.Seats {
		switch {
		case !s.IsLocal(rules.Actor(i)):
		case you != rules.Nobody || seat.Name != "": // one of several, or one with a name
			return rules.Nobody
		default:
			you = rules.Actor(i)
		}
	}
	return you
}
