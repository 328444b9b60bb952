package apart

import (
	"encoding/binary"
	"strings"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
)

// Limits of a gesture: its characters, and how many there may be.
const (
	gestureSigns = "0123456789abcdefghijklmnopqrstuvwxyz.- "
	mostGesture  = 40
)

// mostFalls is the most outcomes of one throw by hand.
const mostFalls = 64

// hold parses the gesture of the throw by hand that is the next step.
func (s *state) hold(r *reader) error {
	gesture := string(r.bytes(r.int(mostGesture + 1)))
	if r.bad || strings.Trim(gesture, gestureSigns) != "" {
		return errDamaged
	}
	s.gesture = gesture
	return nil
}

// flown computes the flight of the last throw by hand with a seed for its chance:
// thrown is its text for a record, fell its outcomes as bytes. Both are empty if no
// hand could throw so.
func (s *state) flown(seed record.Seed) (thrown string, fell []byte) {
	if s.lib.Fly == nil {
		return "", nil
	}
	thrown, moves := s.lib.Fly(s.played(), s.gesture, binary.BigEndian.Uint32(seed[:]))
	if len(moves) == 0 || len(moves) >= mostFalls {
		return "", nil
	}
	at := s.at
	fell = binary.AppendUvarint(fell, uint64(len(moves)))
	for _, m := range moves {
		i := outcomeIndex(at, m)
		if i < 0 {
			return "", nil
		}
		fell = binary.AppendUvarint(fell, uint64(i))
		at = at.After(m)
	}
	if at.Turn() == rules.Chance {
		return "", nil
	}
	return thrown, fell
}

// land applies the outcomes of a throw by hand. It computes the flight again, and
// returns an error if what the author has written differs.
func (s *state) land(seed record.Seed, r *reader) error {
	thrown, fell := s.flown(seed)
	if fell == nil {
		return s.fault("no hand could throw like that")
	}
	if told := r.bytes(len(fell)); string(told) != string(fell) {
		return s.fault("the bones do not land as it says")
	}
	s.thrown = append(s.thrown, throw{len(s.steps) - 1, thrown})
	fall := &reader{rest: fell}
	for range fall.int(mostFalls) {
		outs := s.at.Outcomes(nil)
		m := outs[fall.int(len(outs))].Move
		s.step(m, m)
	}
	s.settle()
	return nil
}

// played returns the record of the game with the steps as this device knows them.
func (s *state) played() *record.Record {
	rec := *s.record
	rec.Steps = make([]record.Step, len(s.mine))
	for i, m := range s.mine {
		rec.Steps[i].Move = m
	}
	for _, t := range s.thrown {
		rec.Steps[t.step].Thrown = t.thrown
	}
	return &rec
}

// Thrown returns the text that a record has for the i-th step if it is a throw by hand,
// otherwise "".
func (g *Game) Thrown(i int) string {
	for _, t := range g.now.thrown {
		if t.step == i {
			return t.thrown
		}
	}
	return ""
}
