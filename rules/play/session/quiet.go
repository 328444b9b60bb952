package session

import (
	"knucklebones/rules"
	"knucklebones/rules/play/record"
)

// A step is quiet when nobody had a choice and nothing resulted from the cast.
// Where four like bones are needed there may be thousands of them in a row.

// QuietSteps returns how many of the last steps were quiet. In a resumed game
// only the last hundred count.
func (s *Session) QuietSteps() int { return s.quiet }

// FastForward plays on for all seats while steps are quiet, at most that many,
// and reports whether it is over: somebody has a choice, the last step was not
// quiet, or the game has ended. Every move and cast is recorded like any other;
// the game is saved when it is over.
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

// only returns the next step if it leaves no choice: the only throw, or the supplied
// cast. In games with hidden information ok is always false, since somebody has to
// look.
func (s *Session) only() (step record.Step, ok bool) {
	if _, hides := s.Position().(rules.Hider); hides {
		return step, false
	}
	step, ok = s.forced()
	return step, ok && (step.Move.Verb == rules.Throw || s.Turn() == rules.Chance)
}

// forced returns the next step if it is the supplied cast or the only legal move, of
// any kind; otherwise ok is false.
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

// CastOff makes all throws and casts, or cuts, that decide who begins, for
// every seat, as far as casts are supplied, and saves the game.
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

// Opening reports whether the position is part of the casts for who begins.
func Opening(p rules.Position) bool {
	o, opens := p.(rules.Opener)
	return opens && o.Opening()
}

// recall sets the number of quiet steps of a resumed game, from its last hundred steps.
func (s *Session) recall() {
	const most = 100
	for i := max(0, s.Len()-most); i < s.Len(); i++ {
		s.quiet = s.quietAfter(s.At(i), s.rec.Steps[i].Move)
	}
}

// quietAfter returns the number of quiet steps at the end of the game once m is made at
// p: one more, or 0 if m was chosen or brought a result.
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
