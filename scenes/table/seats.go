package table

import (
	"cmp"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/sprites/palette"
)

// A seating holds the players by seat.
type seating struct {
	sess    *session.Session
	names   []string     // as they stand alone
	colours []int        // which of palette.Players
	reader  *text.Reader // puts texts into words, with the names
	here    []bool       // whether a person at this device plays it
}

func seated(st *scenes.Stack, sess *session.Session) seating {
	s := seating{sess: sess, reader: st.Reader(sess.Names(), sess.You())}
	for i, seat := range sess.Seats() {
		s.names = append(s.names, cmp.Or(seat.Name, s.words(s.reader.Called(i))))
		s.colours = append(s.colours, colourOf(seat, i))
		s.here = append(s.here, s.person(rules.Actor(i)))
	}
	return s
}

// colourOf returns the index in palette.Players of the colour of seat i.
func colourOf(s record.Seat, i int) int {
	for k, pl := range palette.Players {
		if pl.Name == s.Colour {
			return k
		}
	}
	return i % len(palette.Players)
}

// person reports whether a person at this device plays that seat.
func (s *seating) person(a rules.Actor) bool { return s.sess.IsLocal(a) }

// others reports whether somebody else than a person at this device acts, whose turn it is.
func (s *seating) others(turn rules.Actor) bool { return turn != rules.Nobody && !s.person(turn) }

// persons returns the number of people who play at this device.
func (s *seating) persons() int {
	n := 0
	for i := range s.names {
		if s.person(rules.Actor(i)) {
			n++
		}
	}
	return n
}

// plays reports whether a person at this device still takes part.
func (s *seating) plays(seats []rules.SeatView) bool {
	for i, seat := range seats {
		if s.here[i] && !seat.Out {
			return true
		}
	}
	return false
}

// first is the first seat that a person plays, or Nobody.
func (s *seating) first() rules.Actor {
	for i := range s.names {
		if a := rules.Actor(i); s.person(a) {
			return a
		}
	}
	return rules.Nobody
}

// whose says to whom the question is put, where several people play.
func (s *seating) whose(who rules.Actor) text.Text {
	return text.Of("{0}, it’s your turn.", text.Seat(who))
}

// words puts a text into words.
func (s *seating) words(t text.Text) string { return s.reader.Format(t) }

// acting is the seat whose turn or throw it is, or Nobody.
func acting(v *rules.View) rules.Actor {
	if v.Turn >= 0 {
		return v.Turn
	}
	if v.Turn == rules.Chance && v.Asked >= 0 {
		return v.Asked
	}
	return rules.Nobody
}

// across reports whether a person sits opposite: of those at this device the second
// half, going round the table.
func (s *seating) across(who rules.Actor) bool {
	before := 0
	for i := range int(who) {
		if s.person(rules.Actor(i)) {
			before++
		}
	}
	return before >= (s.persons()+1)/2
}
