package outline

import "math"

// Grain returns a number of 0 … 1 that looks like chance and is always the same
// for x: whatever is painted with it looks alike each time.
func Grain(x float64) float64 {
	v := math.Sin(x) * 43758.5453
	return v - math.Floor(v)
}

// Grains returns the k-th Grain of the i-th thing.
func Grains(i, k int) float64 {
	return Grain(float64(i*13+k*7)*12.9898 + float64(k))
}
