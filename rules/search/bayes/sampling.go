package bayes

// A Sampling goes through worlds that are drawn so that they agree with what is
// known for sure, each weighing as much as what else was seen is likely in it:
// importance sampling. It is run in slices.
type Sampling[W any] struct {
	Draw   func() W                   // a world
	Like   func(w *W) float64         // how likely what was seen is in it
	Add    func(w *W, weight float64) // takes it in
	Worlds int                        // still to be drawn
	Nodes  int                        // that each counts for
}

// Run goes on for about so many nodes and says whether all worlds are drawn.
func (s *Sampling[W]) Run(nodes int) bool {
	for ; s.Worlds > 0 && nodes > 0; nodes -= s.Nodes {
		w := s.Draw()
		s.Add(&w, s.Like(&w))
		s.Worlds--
	}
	return s.Worlds == 0
}
