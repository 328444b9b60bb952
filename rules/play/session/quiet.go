package session

import (
	"knucklebones/rules"
	"knucklebones/rules/play/record"
)

// Steps are quiet when nobody has a choice and nothing comes of the casts. Where
// four like bones are wanted there may be thousands of them in a row.

// QuietSteps is how many of the last steps were quiet. Of a game that is resumed
// only the last hundred are looked at.
func (s *Session) QuietSteps() int { return s.quiet }

// FastForward plays on for all seats while steps are quiet, at most so many, and
// tells whether that is over: because somebody has a choice, because something
// came of the last step, or because the game has ended. Every move and cast is
// recorded like any other; the game is saved once it is over.
func (s *Session) FastForward(most int) (over bool) {
	for range most {
		step, ok := s.only()
		if !ok {
			over = true
			break
		}
		s.undone = nil
		if s.do(step); s.quiet == 0 {
			over = true
			break
		}
	}
	if over {
		s.save()
	}
	return over
}

// only is the step that comes next, if nobody has to choose it: the one throw
// there is, or the cast that is supplied. In games that hide things there is
// always somebody who has to look.
func (s *Session) only() (step record.Step, ok bool) {
	if _, hides := s.Position().(rules.Hider); hides {
		return step, false
	}
	step, ok = s.forced()
	return step, ok && (step.Move.Verb == rules.Throw || s.Turn() == rules.Chance)
}

// forced is the step that comes next, if it is the cast that is supplied or the
// only move there is.
func (s *Session) forced() (step record.Step, ok bool) {
	switch s.Turn() {
	case rules.Nobody:
		return step, false
	case rules.Chance:
		return s.supply(s)
	}
	ok = s.alone()
	return s.rec.Next(s.moves[0], true), ok
}

// CastOff makes all throws and casts, or cuts, for who begins, for every seat, as
// far as the casts come, and saves the game.
func (s *Session) CastOff() {
	from := s.Len()
	for Opening(s.Position()) {
		step, ok := s.forced()
		if !ok {
			break
		}
		s.undone = nil
		s.do(step)
	}
	if s.quiet = 0; s.Len() > from {
		s.save()
	}
}

// Opening tells whether in a position it is still to be found out who begins.
func Opening(p rules.Position) bool {
	o, opens := p.(rules.Opener)
	return opens && o.Opening()
}

// recall finds out how many of the last steps of a resumed game were quiet.
func (s *Session) recall() {
	const most = 100
	for i := max(0, s.Len()-most); i < s.Len(); i++ {
		s.quiet = s.quietAfter(s.At(i), s.rec.Steps[i].Move)
	}
}

// quietAfter is how many of the last steps are quiet once m is made at p.
func (s *Session) quietAfter(p rules.Position, m rules.Move) int {
	if p.Turn() >= 0 {
		if s.moves = p.Moves(s.moves[:0]); len(s.moves) > 1 {
			return 0
		}
	}
	for _, e := range p.Events(m, rules.Nobody) {
		if e.Mark != rules.Plain || e.Coins > 0 {
			return 0
		}
	}
	return s.quiet + 1
}
