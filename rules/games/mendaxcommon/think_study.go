package mendaxcommon

import "knucklebones/rules/search/memo"

// solved is a cache of the last solved circles, by setting: of as many as occur
// in a game, proud and not. The values are read only.
var solved = memo.New[setting, *circle](2 * (circleMost - 1))

// A study is a circle that is solved in slices.
type study struct {
	*circle
	solved bool
}

// newStudy returns the solution of a setting, from the cache or not computed yet.
func newStudy(s setting) *study {
	if c, ok := solved.Get(s); ok {
		return &study{c, true}
	}
	return &study{circle: newCircle(s)}
}

// run continues for about that many nodes and reports whether the circle is
// solved.
func (s *study) run(nodes int) bool {
	for nodes > 0 && !s.solved {
		if nodes -= s.step(); s.circle.done() {
			s.solved = true
			s.forget()
			solved.Put(s.setting, s.circle)
		}
	}
	return s.solved
}

// forget frees the data that only the solver needs.
func (c *circle) forget() {
	for i := range c.stages {
		c.stages[i].lesson = nil
	}
}
