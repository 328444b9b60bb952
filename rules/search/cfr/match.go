// Package cfr is counterfactual regret minimisation, for games of bluff, where
// the best play is a mixture. A choice is played as often as it is regretted
// not to have been played, and the average of such play, of all sides, comes
// near the best there is for each. Regrets never fall below nothing, and later
// rounds count more in the average: the form known as CFR+.
//
// Match, Learn and Average are for whoever goes through a game himself; a Tree
// is any game of two that hold hidden hands, solved whole.
package cfr

// Match makes chances of regrets: what is not regretted is not played, and if
// nothing is all is played alike. The two may be the same list.
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

// More is a regret grown by so much, or shrunk, but not below nothing. (The
// language's own max takes far longer in a browser.)
func More(regret, by float64) float64 {
	if regret += by; regret > 0 {
		return regret
	}
	return 0
}

// Learn adds to regrets by how much each choice is worth more than the play,
// and is what the play is worth.
func Learn(regret, worth, play []float64) (mean float64) {
	for i, p := range play {
		mean += p * worth[i]
	}
	for i, x := range worth {
		regret[i] = More(regret[i], x-mean)
	}
	return mean
}

// Average is what the average play is matched from: the sums of what was
// played, or where nothing ever was what is regretted.
func Average(sums, regret []float64) []float64 {
	for _, x := range sums {
		if x > 0 {
			return sums
		}
	}
	return regret
}
