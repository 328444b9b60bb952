// Package expectimax finds the best play against chance alone, in games that
// end: the worth of a state is that of its best act, and the worth of an act is
// the mean over its outcomes. Each state and act is evaluated once.
package expectimax

// A Game describes a game to search. States are numbers, and so are acts, which
// stand for the situation before chance acts: acts that lead to the same
// situation are equal.
type Game interface {
	// End returns the worth of a state in which the game is over.
	End(state int) (worth float64, over bool)
	// Acts lists the acts in any other state, at least one.
	Acts(state int) []int
	// Falls calls yield with every state that an act can lead to. The chances
	// add up to 1.
	Falls(act int, yield func(next int, chance float64))
}

// A Search caches the worth of the states and acts that were asked for, and of
// all that can follow them. Concurrent calls are safe only for cached ones.
type Search struct {
	game         Game
	states, acts map[int]float64
}

// New returns a search with an empty cache.
func New(g Game) *Search { return &Search{g, map[int]float64{}, map[int]float64{}} }

// Worth returns the expected worth of a state if every act from there on is the best.
func (x *Search) Worth(state int) float64 {
	if w, over := x.game.End(state); over {
		return w
	}
	if w, ok := x.states[state]; ok {
		return w
	}
	_, w := x.Best(state)
	x.states[state] = w
	return w
}

// Of returns the expected worth of an act, with the best acts after it.
func (x *Search) Of(act int) float64 {
	if w, ok := x.acts[act]; ok {
		return w
	}
	mean := 0.0
	x.game.Falls(act, func(next int, chance float64) { mean += chance * x.Worth(next) })
	x.acts[act] = mean
	return mean
}

// Best returns the best act in a state that is not an end, and its worth; the
// first one of equal acts.
func (x *Search) Best(state int) (best int, worth float64) {
	const same = 1e-12
	for i, act := range x.game.Acts(state) {
		if w := x.Of(act); i == 0 || w > worth+same {
			best, worth = act, w
		}
	}
	return best, worth
}
