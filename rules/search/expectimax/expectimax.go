// Package expectimax finds best play against chance alone, in games that come
// to an end: a state is worth the most that one of its acts is, and an act the
// mean of what it may lead to. Each is looked at once.
package expectimax

// A Game is what there is to know of a game. Its states are numbers, and so is
// what acts make of them before chance does its part: acts that lead to the same
// are the same.
type Game interface {
	// End is what a state is worth where the game is over.
	End(state int) (worth float64, over bool)
	// Acts lists the acts in any other state, at least one.
	Acts(state int) []int
	// Falls calls yield with all that an act may lead to. The chances make 1.
	Falls(act int, yield func(next int, chance float64))
}

// A Search knows what the states and acts of a game are worth that it was asked
// for, and all that can follow from them. Two may ask at once only for what it
// knows.
type Search struct {
	game         Game
	states, acts map[int]float64
}

// New knows nothing yet.
func New(g Game) *Search { return &Search{g, map[int]float64{}, map[int]float64{}} }

// Worth is what a state is worth.
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

// Of is what an act is worth.
func (x *Search) Of(act int) float64 {
	if w, ok := x.acts[act]; ok {
		return w
	}
	mean := 0.0
	x.game.Falls(act, func(next int, chance float64) { mean += chance * x.Worth(next) })
	x.acts[act] = mean
	return mean
}

// Best is the best act in a state that is no end, and what it is worth; of
// equal ones the first.
func (x *Search) Best(state int) (best int, worth float64) {
	const same = 1e-12
	for i, act := range x.game.Acts(state) {
		if w := x.Of(act); i == 0 || w > worth+same {
			best, worth = act, w
		}
	}
	return best, worth
}
