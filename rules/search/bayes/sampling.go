package bayes

// A Sampling goes through worlds that are drawn so that they agree with what is
// known for sure, each weighing as much as what else was seen is likely in it:
// importance sampling. It is run in slices.
type Sampling struct {
	Draw   func() float64       // draws a world, and is how likely what was seen is in it
	Add    func(weight float64) // takes in the world drawn last
	Worlds int                  // still to be drawn
	Nodes  int                  // that each counts for
}

// Run goes on for about so many nodes and says whether all worlds are drawn.
func (s *Sampling) Run(nodes int) bool {
	for ; s.Worlds > 0 && nodes > 0; nodes -= s.Nodes {
		s.Add(s.Draw())
		s.Worlds--
	}
	return s.Worlds == 0
}
