package session

import (
	"fmt"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
)

// A Supply gives what falls when Chance acts, or says that it has not come yet.
type Supply func(s *Session) (step record.Step, come bool)

// Seeded gives what the seed does, save that casts of real bones wait until they
// are entered. It is the supply of a session that was given no other.
func Seeded(s *Session) (record.Step, bool) {
	if s.Awaited() > 0 {
		return record.Step{}, false
	}
	return s.drawn(), true
}

// Toss has real bones thrown on a real table, for those, from now on. It is an
// error, in words a player may be shown, if this game is not played so.
func (s *Session) Toss(r record.Real) error {
	if err := record.CheckReal(s.rec.Game, r); err != nil {
		return err
	}
	s.rec.Real = r
	s.resave()
	return nil
}

// Real is for whom real bones are thrown.
func (s *Session) Real() record.Real { return s.rec.Real }

// Tossed tells whether real bones are thrown for that seat. Where bones are not for
// all to see, people throw none for the computers.
func (s *Session) Tossed(seat rules.Actor) bool {
	_, hides := s.Position().(rules.Hider)
	return s.rec.Real != record.OnScreen && s.Here(seat) || s.rec.Real == record.All && !hides
}

// Awaited is how many real bones are thrown for the cast that is due, whose sides
// are then for Enter; 0 if it needs none.
func (s *Session) Awaited() int {
	if s.rec.Real == record.OnScreen || s.Turn() != rules.Chance {
		return 0
	}
	seat := s.Caster()
	if !s.Tossed(seat) {
		return 0
	}
	return s.View(seat).Cup
}

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

// Told gives the casts that it is told, what the throw of a hand came to, and
// otherwise what Seeded does. Its Give is the Supply.
type Told struct{ casts []rules.Move }

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
