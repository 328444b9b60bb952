package mendaxcommon

import "sync"

// circles is a cache of circles that are solved, by their settings. What is in
// it never changes.
var circles sync.Map

// A study is a circle that is solved in slices.
type study struct {
	*circle
	solved bool
}

func newStudy(s setting) *study {
	if c, ok := circles.Load(s); ok {
		return &study{c.(*circle), true}
	}
	return &study{circle: newCircle(s)}
}

// run goes on by so many nodes and says whether all is reckoned.
func (s *study) run(nodes int) bool {
	for nodes > 0 && !s.solved {
		if nodes -= s.step(); s.circle.done() {
			s.solved = true
			s.forget()
			circles.Store(s.setting, s.circle)
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
