// Package bone is the knucklebone: how it looks, how it falls, and how it is
// made to fall on a given side.
//
// A sheep's knucklebone has four long sides that it can lie on and two rounded
// ends that it cannot. The broad side that bulges counts 4 and the broad hollow
// one 3; of the narrow sides the flat one counts 1, the one with the winding
// channel 6. The side that is up counts. The broad sides come up about four
// times in ten each, the narrow ones one in ten.
//
// # Units
//
// A bone is two units long. The table is the plane z = 0, x to the right, y
// away from the viewer, z up. A Camera projects it onto the screen.
//
// # Overview
//
// A Painter draws poses, with shadows. A Throw is simulated a few steps per
// frame and becomes a Tape: the pose of each bone at every moment until it
// rests. A Toss does the same for bones that fly freely into a Scene: a ground
// with obstacles. Shake gives the poses before a throw.
package bone

//go:generate go run ./gen

import "math"

// A Pose is the position and orientation of a bone.
type Pose struct {
	X, Y, Z float32    // position of the bone's middle, in units
	Q       [4]float32 // a unit quaternion w, x, y, z from the bone's frame to the table's
}

// Sides are the names of the sides of a bone, lowest first.
var Sides = [4]int{1, 3, 4, 6}

// SideUp returns the side of a bone that is up, 1, 3, 4 or 6, or 0 if it stands on its
// end or does not lie flat.
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

// Lying returns the pose of a bone at rest on the table at (x, y) with the side
// up (1, 3, 4 or 6), rotated by yaw radians anticlockwise. With yaw 0 its
// length points away from the viewer.
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

// mix returns the pose between a, at t = 0, and b, at t = 1.
func mix(a, b Pose, t float64) Pose {
	p, q := a.turn(), b.turn()
	if p.dot(q) < 0 {
		q = q.times(-1)
	}
	turn := quat{lerp(p.w, q.w, t), lerp(p.x, q.x, t), lerp(p.y, q.y, t), lerp(p.z, q.z, t)}
	return pose(a.at().times(1-t).plus(b.at().times(t)), turn.unit())
}

// Toward returns the pose between p, at t = 0, and to, at t = 1.
func (p Pose) Toward(to Pose, t float64) Pose { return mix(p, to, t) }
