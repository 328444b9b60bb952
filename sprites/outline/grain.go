package outline

import "math"

// Grain returns a pseudo-random number from 0 to 1 that depends only on x, so that a
// texture made with it looks the same each time.
func Grain(x float64) float64 {
	v := math.Sin(x) * 43758.5453
	return v - math.Floor(v)
}

// Grains returns the k-th pseudo-random number, from 0 to 1, of object i.
func Grains(i, k int) float64 {
	return Grain(float64(i*13+k*7)*12.9898 + float64(k))
}

// Seeded returns a function that returns a pseudo-random number from 0 to 1 for each i,
// with other numbers for another seed.
func Seeded(seed float64) func(i int) float64 {
	return func(i int) float64 { return Grain(float64(i)*12.9898 + seed) }
}
