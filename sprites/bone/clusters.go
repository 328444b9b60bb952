package bone

import (
	"cmp"
	"math/bits"
	"slices"
)

// A cluster is a group of a shape's points that lie near each other, so that most points
// which touch nothing are skipped together. Which points are skipped has no influence on
// how a bone falls.
type cluster struct {
	middle vec
	radius float64 // of a sphere around all its points, and a little more
	points indices
}

// An indices is a set of indices of a list of points.
type indices [3]uint64

// mostPoints is the size of the longest list of points.
const mostPoints = 64 * len(indices{})

// clusterSize is the most points of a cluster.
const clusterSize = 9

func (s *indices) add(i int) { s[i/64] |= 1 << (i % 64) }

// join adds the indices of t to s.
func (s *indices) join(t *indices) {
	for i := range s {
		s[i] |= t[i]
	}
}

// next removes the lowest index from the set and returns it, or returns −1 if the set
// is empty.
func (s *indices) next() int {
	for i, word := range s {
		if word != 0 {
			s[i] = word & (word - 1)
			return 64*i + bits.TrailingZeros64(word)
		}
	}
	return -1
}

// clusters divides points into groups of near ones, by halving them across their
// greatest extent again and again.
func clusters(points []vec) []cluster {
	if len(points) > mostPoints {
		panic("bone: too many points")
	}
	all := make([]int, len(points))
	for i := range all {
		all[i] = i
	}
	return halve(nil, points, all)
}

// halve appends to list the clusters of those points whose indices are in of.
func halve(list []cluster, points []vec, of []int) []cluster {
	low, high := points[of[0]], points[of[0]]
	for _, i := range of {
		p := points[i]
		low = vec{min(low.x, p.x), min(low.y, p.y), min(low.z, p.z)}
		high = vec{max(high.x, p.x), max(high.y, p.y), max(high.z, p.z)}
	}
	if len(of) > clusterSize {
		along := widest(high.minus(low))
		slices.SortFunc(of, func(i, j int) int { return cmp.Compare(points[i].dot(along), points[j].dot(along)) })
		return halve(halve(list, points, of[:len(of)/2]), points, of[len(of)/2:])
	}
	c := cluster{middle: low.plus(high).times(0.5)}
	for _, i := range of {
		c.points.add(i)
		c.radius = max(c.radius, points[i].minus(c.middle).length()+0.001)
	}
	return append(list, c)
}

// widest returns the unit vector of the axis along which an extent d is the largest.
func widest(d vec) vec {
	switch {
	case d.x > d.y && d.x > d.z:
		return vec{1, 0, 0}
	case d.y > d.z:
		return vec{0, 1, 0}
	}
	return vec{0, 0, 1}
}
