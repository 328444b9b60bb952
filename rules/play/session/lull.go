package session

import (
	"knucklebones/rules"
	"knucklebones/rules/play/record"
)

// A lull is a stretch of a game in which nobody has a choice and nothing comes
// of the casts. Where four like bones are wanted it may last for thousands of
// them.

// Lull is how many steps have just been made in which nobody had a choice and
// nothing came of them. Of a game that is resumed only the last hundred are
// looked at.
func (s *Session) Lull() int { return s.lull }

// GoOn plays on for all seats while the lull lasts, at most so many steps, and
// tells whether it is over: because somebody has a choice, because something
// came of the last step, or because the game has ended. Every move and cast is
// recorded like any other; the game is saved once the lull is over.
func (s *Session) GoOn(most int) (over bool) {
	for range most {
		step, ok := s.only()
		if !ok {
			over = true
			break
		}
		s.undone = nil
		if s.do(step); s.lull == 0 {
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
// there is, or the cast that the seed gives. In games that hide things there is
// always somebody who has to look.
func (s *Session) only() (step record.Step, ok bool) {
	p := s.Position()
	if _, hides := p.(rules.Hider); hides {
		return step, false
	}
	switch p.Turn() {
	case rules.Nobody:
		return step, false
	case rules.Chance:
		return s.drawn(), true
	}
	ok = s.alone() && s.moves[0].Verb == rules.Throw
	return s.rec.Next(s.moves[0], true), ok
}

// recall finds out the lull of a game that is resumed.
func (s *Session) recall() {
	const most = 100
	for i := max(0, s.Len()-most); i < s.Len(); i++ {
		s.lull = s.lulled(s.At(i), s.rec.Steps[i].Move)
	}
}

// lulled is the lull after m is made at p.
func (s *Session) lulled(p rules.Position, m rules.Move) int {
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
	return s.lull + 1
}
