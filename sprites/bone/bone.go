// Package bone is the knucklebone: how it looks, how it falls, and how it is
// made to fall on the side that was drawn.
//
// A sheep's knucklebone has four long sides that it can lie on and two rounded
// ends that it cannot. The broad side that bulges counts 4 and the broad
// hollow one 3; of the narrow sides the flat one counts 1, the one with the
// winding channel 6. What counts is the side that is up. The broad sides come
// up about four times in ten each, the narrow ones one in ten.
//
// # Measures
//
// A bone is two units long. The table is the plane z = 0, x to the right, y
// away from the viewer, z up. A Camera says where on the screen that is.
//
// # The parts
//
// A Painter draws poses, with shadows. A Throw is begun, worked at a few steps
// a frame, and becomes a Tape: where each bone is at every moment until it
// rests. A Toss does the same for bones that a hand lets fly into a Scene: a
// ground and what stands on it. Shake gives the poses before a throw.
package bone

//go:generate go run ./gen

import "math"

// A Pose is where a bone is and how it is turned.
type Pose struct {
	X, Y, Z float32    // the bone's middle, in units
	Q       [4]float32 // a unit quaternion w, x, y, z from the bone's frame to the table's
}

// Sides are what the sides of a bone are called, smallest first.
var Sides = [4]int{1, 3, 4, 6}

// SideUp returns the side that is up, 1, 3, 4 or 6, or 0 for a bone on its end
// or too far from lying.
func SideUp(p Pose) int {
	up := p.turn().back(vec{0, 0, 1})
	side, best := 0, 0.8
	for _, r := range rests() {
		if c := r.up.dot(up); c > best {
			side, best = r.side, c
		}
	}
	return side
}

// Lying returns a bone at rest on the table at (x, y) with the side up (1, 3, 4
// or 6), turned by yaw radians against the clock. Yaw 0 lays its length away
// from the viewer.
func Lying(side int, x, y, yaw float64) Pose {
	r := restOn(side)
	s, c := math.Sincos(yaw / 2)
	return pose(vec{x, y, r.height}, quat{c, 0, 0, s}.by(r.turn))
}

func (p Pose) turn() quat {
	return quat{float64(p.Q[0]), float64(p.Q[1]), float64(p.Q[2]), float64(p.Q[3])}
}

func (p Pose) at() vec { return vec{float64(p.X), float64(p.Y), float64(p.Z)} }

func pose(at vec, q quat) Pose {
	return Pose{float32(at.x), float32(at.y), float32(at.z), [4]float32{float32(q.w), float32(q.x), float32(q.y), float32(q.z)}}
}

// mix returns the pose the part t, 0 to 1, of the way from a to b.
func mix(a, b Pose, t float64) Pose {
	p, q := a.turn(), b.turn()
	if p.dot(q) < 0 {
		q = q.times(-1)
	}
	turn := quat{lerp(p.w, q.w, t), lerp(p.x, q.x, t), lerp(p.y, q.y, t), lerp(p.z, q.z, t)}
	return pose(a.at().times(1-t).plus(b.at().times(t)), turn.unit())
}

// Toward returns the pose the part t, 0 to 1, of the way from p to another.
func (p Pose) Toward(to Pose, t float64) Pose { return mix(p, to, t) }
