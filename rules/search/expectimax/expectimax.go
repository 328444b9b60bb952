// Package expectimax finds best play against chance alone, in games that come
// to an end: a state is worth the most that one of its acts is, and an act the
// mean of what it may lead to. Each state is looked at once.
package expectimax

// A Game is what there is to know of a game, whose states are values of S and
// acts values of A.
type Game[S comparable, A any] interface {
	// End is what a state is worth where the game is over.
	End(s S) (worth float64, over bool)
	// Acts lists the acts in any other state, at least one.
	Acts(s S) []A
	// Falls calls yield with all that an act may lead to. The chances make 1.
	Falls(s S, act A, yield func(next S, chance float64))
}

// A Search knows what the states of a game are worth that it was asked for. It
// is not to be used from two places at once.
type Search[S comparable, A any] struct {
	game  Game[S, A]
	known map[S]float64
}

// New knows nothing yet.
func New[S comparable, A any](g Game[S, A]) *Search[S, A] {
	return &Search[S, A]{game: g, known: map[S]float64{}}
}

// Worth is what a state is worth.
func (x *Search[S, A]) Worth(s S) float64 {
	if w, over := x.game.End(s); over {
		return w
	}
	if w, ok := x.known[s]; ok {
		return w
	}
	_, w := x.Best(s)
	x.known[s] = w
	return w
}

// Of is what an act is worth.
func (x *Search[S, A]) Of(s S, act A) (mean float64) {
	x.game.Falls(s, act, func(next S, chance float64) { mean += chance * x.Worth(next) })
	return mean
}

// Best is the best act in a state that is no end, and what it is worth; of
// equal ones the first.
func (x *Search[S, A]) Best(s S) (best A, worth float64) {
	const same = 1e-12
	for i, act := range x.game.Acts(s) {
		if w := x.Of(s, act); i == 0 || w > worth+same {
			best, worth = act, w
		}
	}
	return best, worth
}
