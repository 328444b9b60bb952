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

// seated returns who sits at the table of a session, with names, colours and whether
// each is a person here.
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

// person reports whether seat a is played by a person at this device.
func (s *seating) person(a rules.Actor) bool { return s.sess.IsLocal(a) }

// others reports whether the side that acts is neither Nobody nor a person at this
// device.
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

// shared reports whether several people sit at the table.
func (s *seating) shared() bool { return s.persons() > 1 }

// plays reports whether any person at this device is still in the game, by these
// plates, though perhaps not in this pot.
func (s *seating) plays(seats []rules.SeatView) bool {
	for i, seat := range seats {
		if s.here[i] && (!seat.Out || seat.Rests) {
			return true
		}
	}
	return false
}

// settles reports whether a step decides who gets what a person at this device has put in a pot
// or on their own luck.
func (s *seating) settles(m *playback) bool {
	for i, seat := range m.was.Seats {
		if s.here[i] && seat.Paid > 0 && m.now.Seats[i].Paid == 0 {
			return true
		}
	}
	return false
}

// first returns the first seat played by a person at this device, or Nobody.
func (s *seating) first() rules.Actor {
	for i := range s.names {
		if a := rules.Actor(i); s.person(a) {
			return a
		}
	}
	return rules.Nobody
}

// whose returns the sentence that addresses the question to a seat, where several
// people share the device.
func (s *seating) whose(who rules.Actor) text.Text {
	return text.Of("{0}, it’s your turn.", text.Seat(who))
}

// words puts a text into words.
func (s *seating) words(t text.Text) string { return s.reader.Format(t) }

// acting returns the seat that acts in a view or whose cast falls, or Nobody.
func acting(v *rules.View) rules.Actor {
	if v.Turn >= 0 {
		return v.Turn
	}
	if v.Turn == rules.Chance && v.Asked >= 0 {
		return v.Asked
	}
	return rules.Nobody
}

// across reports whether the person on a seat sits opposite: those are the second half
// of the people at this device, in the order of seats.
func (s *seating) across(who rules.Actor) bool {
	before := 0
	for i := range int(who) {
		if s.person(rules.Actor(i)) {
			before++
		}
	}
	return before >= (s.persons()+1)/2
}
