package mendaxcommon

import "knucklebones/rules/search/memo"

// solved is a cache of the circles solved last, by their settings: of as many
// numbers of seats as a game comes through, proud and not. What is in it never
// changes.
var solved = memo.New[setting, *circle](2 * (circleMost - 1))

// A study is a circle that is solved in slices.
type study struct {
	*circle
	solved bool
}

func newStudy(s setting) *study {
	if c, ok := solved.Get(s); ok {
		return &study{c, true}
	}
	return &study{circle: newCircle(s)}
}

// run goes on by so many nodes and says whether all is reckoned.
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

// forget lets go of what was only needed to solve the circle.
func (c *circle) forget() {
	for i := range c.stages {
		c.stages[i].lesson = nil
	}
}
