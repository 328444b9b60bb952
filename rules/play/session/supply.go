package session

import (
	"fmt"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
)

// A Supply gives what falls when Chance acts, or says that it has not come yet.
type Supply func(s *Session) (step record.Step, come bool)

// Seeded gives what the seed does. It is the supply of a session that was given
// no other.
func Seeded(s *Session) (record.Step, bool) { return s.drawn(), true }

// Replayed gives what the steps of a record say, and nothing where they end or
// cannot be.
func Replayed(steps []record.Step) Supply {
	return func(s *Session) (record.Step, bool) {
		step, ok := stepOf(steps, s.Len())
		if !ok || s.can(step.Move) != nil {
			return record.Step{}, false
		}
		if drawn := s.drawn(); drawn.Move == step.Move && !step.Hand {
			return drawn, true
		}
		return record.Step{Move: step.Move, Hand: step.Hand}, true
	}
}

// Told gives the casts that it is told: what lies on the real table, or what
// the throw of a hand came to. Its Give is the Supply.
type Told struct {
	Waits bool // what it is not told is waited for; else the seed gives it

	casts []rules.Move
}

// Tell tells the cast that is due, and those that follow it. It is an error, in
// words a player may be shown, if that cannot fall; what cannot follow is
// forgotten when it is due.
func (t *Told) Tell(s *Session, casts ...rules.Move) error {
	if err := s.can(casts[0]); err != nil {
		return err
	}
	t.casts = append(t.casts[:0], casts...)
	return nil
}

// Give is the supply.
func (t *Told) Give(s *Session) (record.Step, bool) {
	if len(t.casts) > 0 {
		cast := t.casts[0]
		if t.casts = t.casts[1:]; s.can(cast) == nil {
			return record.Step{Move: cast, Hand: true}, true
		}
		t.casts = t.casts[:0]
	}
	switch {
	case t.Waits:
		return record.Step{}, false
	}
	return Seeded(s)
}

// CastBy has that supply give the casts from now on.
func (s *Session) CastBy(supply Supply) { s.supply = supply }

// Fall lets fall what is supplied, and tells whether it has come. Nothing comes
// where no cast is due.
func (s *Session) Fall() bool {
	if s.Turn() != rules.Chance {
		return false
	}
	step, come := s.supply(s)
	if come {
		s.add(step)
	}
	return come
}

// can is why m cannot fall now, or nil.
func (s *Session) can(m rules.Move) error {
	s.outs = s.Position().Outcomes(s.outs[:0])
	for _, o := range s.outs {
		if o.Move == m {
			return nil
		}
	}
	return fmt.Errorf("%q cannot fall here.", s.rec.Game.Text(m))
}
