package gesture

import (
	"knucklebones/rules"
	"knucklebones/rules/play/session"
	"knucklebones/sprites/flight"
)

// A Feat is the best that a person has made by hand in a game: the points of a
// turn, or where one plays alone the throws that all of it took.
type Feat struct {
	Seat  int
	Count int
	By    flight.Assistance
}

// Feats returns what was achieved by hand in a finished game: one feat for each person
// and manner of throwing. Turns in which somebody else threw for the person don't
// count.
func (h *Hand) Feats(s *session.Session) (list []Feat) {
	if s.Game().Seats[1] == 1 {
		return h.featAlone(s)
	}
	by := map[rules.Actor]flight.Assistance{}
	for i := range s.Len() {
		if s.Step(i).Move.Verb != rules.Throw {
			continue
		}
		seat := s.At(i).Turn()
		by[seat] = max(by[seat], mannerOf(s, i))
		now := s.At(rested(s, i)).View(rules.Nobody)
		if h.Stay(&now) > 0 {
			continue
		}
		list = better(list, Feat{int(seat), Points(&now), by[seat]}, s)
		delete(by, seat)
	}
	return list
}

// featAlone returns the feat of a game for one player; empty unless it was won.
func (h *Hand) featAlone(s *session.Session) (list []Feat) {
	f := Feat{}
	for i := range s.Len() {
		if s.Step(i).Move.Verb == rules.Throw {
			f.Count++
			f.By = max(f.By, mannerOf(s, i))
		}
	}
	if s.View(rules.Nobody).Seats[0].Won {
		list = better(nil, f, s)
	}
	return list
}

// mannerOf returns the manner of the throw at step i; ByAnother if the record cannot
// be parsed.
func mannerOf(s *session.Session, i int) flight.Assistance {
	step := s.Step(i)
	th, err := flight.Parse(step.Thrown, step.Move.N == 1)
	if err != nil {
		return flight.ByAnother
	}
	return th.By
}

// rested returns the index of the first step after the throw at step i and all of its
// outcomes.
func rested(s *session.Session, i int) int {
	for i++; i < s.Len() && s.At(i).Turn() == rules.Chance; i++ {
	}
	return i
}

// Points returns what the bones count that lie there.
func Points(v *rules.View) (sum int) {
	for _, b := range v.Bones {
		sum += int(b.Counts)
	}
	return sum
}

// better returns the list with feat f: added, or merged with the one of the same seat
// and manner if it is better. Feats of computers and of throws by another don't count.
func better(list []Feat, f Feat, s *session.Session) []Feat {
	if f.By == flight.ByAnother || f.Count == 0 || !s.IsLocal(rules.Actor(f.Seat)) {
		return list
	}
	for i, x := range list {
		if x.Seat == f.Seat && x.By == f.By {
			list[i].Count = max(x.Count, f.Count)
			return list
		}
	}
	return append(list, f)
}
