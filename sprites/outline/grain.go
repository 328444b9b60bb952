package outline

import "math"

// Grain returns a pseudo-random number in 0 … 1 that depends only on x:
// textures made with it look the same each time.
func Grain(x float64) float64 {
	v := math.Sin(x) * 43758.5453
	return v - math.Floor(v)
}

// Grains returns the k-th Grain of the i-th object.
func Grains(i, k int) float64 {
	return Grain(float64(i*13+k*7)*12.9898 + float64(k))
}

// Seeded returns a function whose Grain of i is another for each seed.
func Seeded(seed float64) func(i int) float64 {
	return func(i int) float64 { return Grain(float64(i)*12.9898 + seed) }
}
