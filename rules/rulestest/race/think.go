package race

import (
	"math/rand/v2"

	"knucklebones/rules"
)

// think returns the search for a computer player's move. Calm holds as soon as
// there is anything to hold; Fickle moves at random.
func think(level string, v rules.View, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	m := v.Choices[len(v.Choices)-1].Move
	if level == "random" {
		m = v.Choices[r.IntN(len(v.Choices))].Move
	}
	return func(int) (rules.Move, bool) { return m, true }
}
