package table

import (
	"knucklebones/rules"
	"knucklebones/scenes/table/dice"
)

// fallen returns the number of steps whose bones are shown as lying or falling,
// counting the cast that is being shown.
func (s *script) fallen() int {
	if m := s.step; m != nil && m.move.Verb == rules.Cast && !m.Back() {
		return m.cast() + 1
	}
	return s.at
}

// bones returns the number of bones that the table needs room for now.
func (s *script) bones() int {
	n := max(s.board.Bones.Most, len(s.shown.Bones), s.shown.Cup)
	if m := s.step; m != nil {
		n = max(n, m.was.Cup, len(m.now.Bones))
	}
	return n
}

// cast returns step i, which is a cast, as the dice throw it.
func (s *script) cast(i int) dice.Cast {
	was, now := s.view(i), s.view(i+1)
	c := dice.Cast{Seed: s.sess.Seed(), After: now.Bones}
	if !was.Clear {
		c.Stay = was.Bones
	}
	for k := range i {
		if s.sess.At(k).Turn() == rules.Chance {
			c.Number++
		}
	}
	return c
}

// casts returns the casts among the first upto steps whose bones still lie then.
func (s *script) casts(upto int) (list []dice.Cast) {
	if len(s.view(upto).Bones) == 0 {
		return nil
	}
	for i := upto - 1; i >= 0; i-- {
		if s.sess.At(i).Turn() != rules.Chance {
			continue
		}
		if v := s.view(i); v.Cup > 0 {
			list = append([]dice.Cast{s.cast(i)}, list...)
			if v.Clear {
				break
			}
		}
	}
	return list
}
