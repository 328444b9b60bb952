package tali

import "math"

// A Tally counts how often real bones fell on the sides 1, 3, 4 and 6.
type Tally [4]int

// Len returns the number of bones counted.
func (c Tally) Len() int { return c[0] + c[1] + c[2] + c[3] }

// Weights returns the observed frequencies in whole percents that add up to
// 100, by largest remainder. No side has less than 1, since every side of a
// real bone comes up at times. Without observations all are 25.
func (c Tally) Weights() (w Weights) {
	n := c.Len()
	if n == 0 {
		return Weights{25, 25, 25, 25}
	}
	left := 100
	var lost [4]float64
	for i, x := range c {
		share := 100 * float64(x) / float64(n)
		w[i] = max(1, int(share))
		lost[i] = share - float64(w[i])
		left -= w[i]
	}
	for ; left != 0; left -= sign(left) {
		i := farthest(lost, w, float64(sign(left)))
		w[i] += sign(left)
		lost[i] -= float64(sign(left))
	}
	return w
}

// farthest returns the index of the weight that rounding has moved furthest from its
// observed frequency, in the direction of step (1 or −1); a weight of 1 is not lowered.
func farthest(lost [4]float64, w Weights, step float64) int {
	best := -1
	for i := range lost {
		if (step > 0 || w[i] > 1) && (best < 0 || lost[i]*step > lost[best]*step) {
			best = i
		}
	}
	return best
}

// sign returns -1 for negative numbers and 1 for others.
func sign(n int) int {
	if n < 0 {
		return -1
	}
	return 1
}

// Share returns the fraction, 0 to 1, of all bones that fell on the i-th side.
func (c Tally) Share(i int) float64 {
	if c.Len() == 0 {
		return 0
	}
	return float64(c[i]) / float64(c.Len())
}

// Range returns the 95 % confidence interval of the true fraction, 0 to 1, of
// the i-th side, by Agresti and Coull: it adds two observations on either side,
// so that few throws do not look certain.
func (c Tally) Range(i int) (low, high float64) {
	n := float64(c.Len()) + 4
	part := (float64(c[i]) + 2) / n
	off := 2 * math.Sqrt(part*(1-part)/n)
	return math.Max(0, part-off), math.Min(1, part+off)
}
