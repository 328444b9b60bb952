package bone

import (
	"encoding/binary"
	"math/rand/v2"
)

// A chance is a stream of random numbers that depends only on the seed and the
// numbers of the cast, the bone and the try.
type chance struct{ source rand.PCG }

func newChance(seed [16]byte, cast, bone, try int) *chance {
	c := new(chance)
	c.begin(seed, cast, bone, try)
	return c
}

// begin starts the random numbers of one try: others for each seed, cast, bone and try.
func (c *chance) begin(seed [16]byte, cast, bone, try int) {
	which := uint64(cast)<<24 ^ uint64(bone)<<16 ^ uint64(try)
	c.source.Seed(binary.LittleEndian.Uint64(seed[:8])^which*0x9e3779b97f4a7c15, binary.LittleEndian.Uint64(seed[8:]))
}

// between returns a random number from lo up to hi, evenly distributed.
func (c *chance) between(lo, hi float64) float64 {
	part := float64(c.source.Uint64()>>11) / (1 << 53)
	return lo + float64((hi-lo)*part)
}

// bell returns a vector whose coordinates are roughly normal, with standard
// deviation 1.
func (c *chance) bell() vec {
	one := func() float64 {
		sum := -2.0
		for range 4 {
			sum += c.between(0, 1)
		}
		return float64(sum * 1.7320508)
	}
	return vec{one(), one(), one()}
}

// turn returns a random orientation, all equally likely.
func (c *chance) turn() quat {
	for {
		q := quat{c.between(-1, 1), c.between(-1, 1), c.between(-1, 1), c.between(-1, 1)}
		if l := q.dot(q); l > 0.01 && l <= 1 {
			return q.unit()
		}
	}
}
