package bone

import "math"

// Shake appends to buf the poses of n bones that rattle in a hand or a cup over
// the spot at, at time t in seconds. (x, y) is the displacement of the hand
// from there, in units: the bones lag a little behind it. It depends on nothing
// else, and moves even while the hand keeps still.
func Shake(n int, t float64, at Spot, x, y float64, buf []Pose) []Pose {
	for i := range n {
		f := float64(i)
		beat := 2 * math.Pi * t * (3.1 + 0.23*math.Mod(f*1.7, 1.3))
		ring, turn := nest(n, i)
		hop := math.Abs(math.Sin(beat + f*2.1))
		lag := 0.75 + 0.1*math.Sin(f*3.3)
		p := vec{
			at.X + x*lag + ring*math.Cos(turn) + 0.16*math.Sin(1.3*beat+f),
			at.Y + y*lag + ring*math.Sin(turn) + 0.16*math.Cos(1.1*beat+2*f),
			1.5 + 0.30*hop + 0.12*f,
		}
		q := quat{math.Cos(f * 1.9), math.Sin(f * 1.9), 0.4, 0.2}.unit()
		q = swung(vec{1, 0.3, 0}, 0.9*math.Sin(beat+f)).by(swung(vec{0, 0.2, 1}, 0.7*beat/3+f)).by(q)
		buf = append(buf, pose(p, q))
	}
	return buf
}

// nest returns the place of bone i of n in the shaken hand: the radius of its ring, and
// its angle round the middle in radians.
func nest(n, i int) (ring, turn float64) {
	if n == 1 {
		return 0, 0
	}
	return 0.55 + 0.11*float64(n), 2*math.Pi*float64(i)/float64(n) + 0.4
}

// swung returns the rotation about the axis by an angle in radians.
func swung(axis vec, angle float64) quat {
	s, c := math.Sincos(angle / 2)
	a := axis.unit().times(s)
	return quat{c, a.x, a.y, a.z}
}
