package main

import (
	"math"
	"slices"
)

// rays returns n directions spread evenly over the sphere.
func rays(n int) []vec {
	out := make([]vec, n)
	for i := range out {
		z := 1 - (2*float64(i)+1)/float64(n)
		r := math.Sqrt(1 - z*z)
		s, c := math.Sincos(float64(i) * math.Pi * (3 - math.Sqrt(5)))
		out[i] = vec{r * c, r * s, z}
	}
	return out
}

// seen returns the visible fraction of a distant light in direction to from p,
// with a soft edge.
func seen(p, normal, to vec) float64 {
	light, t := 1.0, 0.03
	from := p.plus(normal.times(0.02))
	for t < 1.8 {
		d := distance(from.plus(to.times(t)))
		light = math.Min(light, 0.5+0.5*d/(0.10*t+0.01))
		if light <= 0 {
			return 0
		}
		t += math.Max(math.Abs(d)*0.8, 0.015)
	}
	return ease(clamp(light, 0, 1))
}

// open returns the visible fraction of the sky over p's horizon, weighted by
// cosine.
func open(p, normal vec, all []vec) float64 {
	sum, total := 0.0, 0.0
	for _, to := range all {
		if c := to.dot(normal); c > 0.05 {
			sum += c * seen(p, normal, to)
			total += c
		}
	}
	return sum / total
}

// visibility returns nine spherical harmonics of the exposure of p by
// direction. Directions below the horizon get their mirror's value: the slope
// of the surface is handled in the shader, and without the step the few
// coefficients ring less.
func visibility(p, normal vec, all []vec) (sh [9]float64) {
	for _, to := range all {
		d := to
		if c := d.dot(normal); c < 0 {
			d = d.minus(normal.times(2 * c))
		}
		light := seen(p, normal, d)
		for i, b := range harmonics(to) {
			sh[i] += light * b * 4 * math.Pi / float64(len(all))
		}
	}
	return sh
}

// harmonics returns the first nine real spherical harmonics of a direction.
func harmonics(d vec) [9]float64 {
	return [9]float64{
		0.282095,
		0.488603 * d.y, 0.488603 * d.z, 0.488603 * d.x,
		1.092548 * d.x * d.y, 1.092548 * d.y * d.z, 0.315392 * (3*d.z*d.z - 1),
		1.092548 * d.x * d.z, 0.546274 * (d.x*d.x - d.y*d.y),
	}
}

// corners returns the points of the mesh that can touch a plane: the farthest
// in each of many directions, thinned to n.
func corners(at []vec, n int) []int {
	var found []int
	for _, to := range rays(2500) {
		best := 0
		for i, p := range at {
			if p.dot(to) > at[best].dot(to) {
				best = i
			}
		}
		if !slices.Contains(found, best) {
			found = append(found, best)
		}
	}
	return spread(at, found, n)
}

// spread picks n of the given points, each the farthest from those before.
func spread(at []vec, from []int, n int) []int {
	near := make([]float64, len(from))
	for i := range near {
		near[i] = math.Inf(1)
	}
	var out []int
	next := 0
	for len(out) < min(n, len(from)) {
		out = append(out, from[next])
		p, far := at[from[next]], 0
		for i, f := range from {
			near[i] = math.Min(near[i], at[f].apart(p))
			if near[i] > near[far] {
				far = i
			}
		}
		next = far
	}
	slices.Sort(out)
	return out
}
