// Package cfr is counterfactual regret minimisation, for games of bluff, where
// the best strategy is mixed. Each choice is played in proportion to its
// regret, and the average strategy of all players approaches the best one.
// Regrets never fall below 0, and later rounds have more weight in the average:
// the variant known as CFR+.
//
// Match, Learn and Average are for callers that walk a game themselves; a Tree
// is any game of two players with hidden hands, solved as a whole.
package cfr

// Match sets play to the strategy that regret matching gives: probabilities in
// proportion to positive regrets, or equal ones if there are none. The two may
// be the same slice.
func Match(regret, play []float64) {
	sum := 0.0
	for i, x := range regret {
		play[i] = More(x, 0)
		sum += play[i]
	}
	for i := range play {
		if sum > 0 {
			play[i] /= sum
		} else {
			play[i] = 1 / float64(len(play))
		}
	}
}

// More returns a regret changed by that amount, but not below 0. (The built-in
// max is far slower in a browser.)
func More(regret, by float64) float64 {
	if regret += by; regret > 0 {
		return regret
	}
	return 0
}

// Learn updates the regrets with the worth of each choice relative to the mean
// worth of play, which it returns.
func Learn(regret, worth, play []float64) (mean float64) {
	for i, p := range play {
		mean += p * worth[i]
	}
	for i, x := range worth {
		regret[i] = More(regret[i], x-mean)
	}
	return mean
}

// Average returns the input of Match for the average strategy: the sums of the
// strategies, or the regrets if all sums are 0.
func Average(sums, regret []float64) []float64 {
	for _, x := range sums {
		if x > 0 {
			return sums
		}
	}
	return regret
}
