package tali

import "math"

// A Tally is how often real bones were seen to fall on the sides 1, 3, 4 and 6.
type Tally [4]int

// Len is how many bones were seen to fall.
func (c Tally) Len() int { return c[0] + c[1] + c[2] + c[3] }

// Weights are what was seen, in whole per cents that make 100: what rounding loses
// goes to the sides that lost most by it. No side has under 1, as every side of a
// real bone falls at times. Of bones that were never seen they are even.
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

// farthest is the side whose weight is farthest from what was seen, in the
// direction of step; one of 1 goes no lower.
func farthest(lost [4]float64, w Weights, step float64) int {
	best := -1
	for i := range lost {
		if (step > 0 || w[i] > 1) && (best < 0 || lost[i]*step > lost[best]*step) {
			best = i
		}
	}
	return best
}

func sign(n int) int {
	if n < 0 {
		return -1
	}
	return 1
}

// Share is the part of all bones, 0 to 1, that fell on the i-th side.
func (c Tally) Share(i int) float64 {
	if c.Len() == 0 {
		return 0
	}
	return float64(c[i]) / float64(c.Len())
}

// Range is between which parts, 0 to 1, it truly lies nineteen times in twenty,
// reckoned as Agresti and Coull do: two seen are added on either side, so that few
// throws are not taken for certain.
func (c Tally) Range(i int) (low, high float64) {
	n := float64(c.Len()) + 4
	part := (float64(c[i]) + 2) / n
	off := 2 * math.Sqrt(part*(1-part)/n)
	return math.Max(0, part-off), math.Min(1, part+off)
}
