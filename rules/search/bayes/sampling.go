package bayes

// A Sampling draws worlds that agree with the certain knowledge and weights
// each by the likelihood of the other observations: importance sampling, run in
// slices.
type Sampling struct {
	Draw   func() float64       // draws a world and returns the likelihood of the observations in it
	Add    func(weight float64) // adds the last world to the result
	Worlds int                  // number of worlds still to draw
	Nodes  int                  // cost of a world in nodes
}

// Run draws worlds for about that many nodes and reports whether all are drawn.
func (s *Sampling) Run(nodes int) bool {
	for ; s.Worlds > 0 && nodes > 0; nodes -= s.Nodes {
		s.Add(s.Draw())
		s.Worlds--
	}
	return s.Worlds == 0
}
