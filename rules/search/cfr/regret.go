// Package regret is the kit for games of bluff, where the best play is a
// mixture. A choice is played as often as it is regretted not to have been
// played, and the average of such play, of all sides, comes near the best there
// is for each.
package cfr

import "math/rand/v2"

// Match makes weights of regrets: what is not regretted is not played, and if
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

// Played is the sums of what was played, or where nothing ever was what is
// regretted.
func Played(sums, regret []float64) []float64 {
	for _, x := range sums {
		if x > 0 {
			return sums
		}
	}
	return regret
}

// Pick draws one of the places of a list of chances that make 1.
func Pick(play []float64, r *rand.Rand) int {
	x, last := r.Float64(), 0
	for i, p := range play {
		if p > 0 {
			last = i
			if x -= p; x < 0 {
				break
			}
		}
	}
	return last
}
