package session

import (
	"strconv"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
)

// A Supply returns the outcome when Chance acts, or false if it is not known
// yet.
type Supply func(s *Session) (step record.Step, come bool)

// Seeded returns the cast that the seed determines, but makes casts of real
// bones wait until they are entered. It is the default supply.
func Seeded(s *Session) (record.Step, bool) {
	if s.RealBonesDue() > 0 {
		return record.Step{}, false
	}
	return s.drawn(), true
}

// SetReal sets who throws real bones from now on. It is an error, in words for
// players, if this game cannot be played that way.
func (s *Session) SetReal(r record.RealBones) error {
	if err := record.CheckReal(s.rec.Game, r); err != nil {
		return err
	}
	s.rec.Real = r
	s.resave()
	return nil
}

// Real returns who throws real bones.
func (s *Session) Real() record.RealBones { return s.rec.Real }

// ThrowsReal reports whether real bones are thrown for that seat. In games where
// bones are hidden, people throw none for the computers.
func (s *Session) ThrowsReal(seat rules.Actor) bool {
	_, hides := s.Position().(rules.Hider)
	return s.rec.Real != record.OnScreen && s.IsLocal(seat) || s.rec.Real == record.All && !hides
}

// RealBonesDue returns the number of real bones in the current cast, whose sides
// must be entered; 0 if there are none.
func (s *Session) RealBonesDue() int {
	if s.rec.Real == record.OnScreen || s.Turn() != rules.Chance {
		return 0
	}
	seat := s.Caster()
	if !s.ThrowsReal(seat) {
		return 0
	}
	return s.View(seat).Cup
}

// Replayed returns a supply of the casts of a record; it supplies nothing at
// its end and where its cast is impossible.
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

// An EnteredCasts supplies the casts given to Tell, which come from real throws on the
// table, and otherwise those of Seeded. Its method Give is the Supply.
type EnteredCasts struct{ casts []rules.Move }

// Tell sets the current cast and those that follow it. It is an error, in words
// for players, if the current one is impossible; a later one that is impossible
// is dropped when it is due.
func (t *EnteredCasts) Tell(s *Session, casts ...rules.Move) error {
	if err := s.can(casts[0]); err != nil {
		return err
	}
	t.casts = append(t.casts[:0], casts...)
	return nil
}

// Give returns the next cast; it is a Supply.
func (t *EnteredCasts) Give(s *Session) (record.Step, bool) {
	if len(t.casts) > 0 {
		cast := t.casts[0]
		if t.casts = t.casts[1:]; s.can(cast) == nil {
			return record.Step{Move: cast, Hand: true}, true
		}
		t.casts = t.casts[:0]
	}
	return Seeded(s)
}

// SetSupply sets the supply of casts.
func (s *Session) SetSupply(supply Supply) { s.supply = supply }

// MakeCast makes the supplied cast, and reports whether there was one. It does
// nothing where no cast is due.
func (s *Session) MakeCast() bool {
	if s.Turn() != rules.Chance {
		return false
	}
	step, come := s.supply(s)
	if come {
		s.add(step)
	}
	return come
}

// can returns an error if the cast m is not possible now.
func (s *Session) can(m rules.Move) error {
	s.outs = s.Position().Outcomes(s.outs[:0])
	for _, o := range s.outs {
		if o.Move == m {
			return nil
		}
	}
	return text.Errorf("{0} is not possible here.", strconv.Quote(s.rec.Game.Text(m)))
}
