package bone

// Bones shade each other. The balls that approximate a bone for its shadow on
// the table also shade the points of the bones behind it.

// A ball is a sphere that shades a bone, in the frame of that bone.
type ball struct {
	at     [3]float32
	radius float32
}

// crowd is the most balls that shade one bone.
const crowd = 24

// shade lists in s the balls of other bones that may keep the lamp's light from bone i.
func (s *solid) shade(poses []Pose, i int) {
	s.balls = s.balls[:0]
	turn, at := poses[i].turn().mat(), poses[i].at()
	s.toLamp = row(turn, lamp)
	for j := range poses {
		if j == i || !mayShade(at, poses[j].at()) {
			continue
		}
		other := poses[j].turn().mat()
		for _, b := range balls {
			c := turn.back(other.of(b.at).plus(poses[j].at()).minus(at))
			if len(s.balls) < crowd && mayReach(c, turn.back(lamp), b.radius) {
				s.balls = append(s.balls, ball{[3]float32{float32(c.x), float32(c.y), float32(c.z)}, float32(b.radius)})
			}
		}
	}
}

// mayShade reports whether a bone at b may stand between one at a and the lamp.
func mayShade(a, b vec) bool {
	to := b.minus(a)
	along := to.dot(lamp)
	aside := to.minus(lamp.times(along))
	wide := 2.1 + width*max(along, 0)
	return along > -0.8 && along < 9 && aside.dot(aside) < wide*wide
}

// mayReach reports whether the shadow of a ball at c may fall on the bone, all
// in the bone's frame.
func mayReach(c, lamp vec, radius float64) bool {
	along := c.dot(lamp)
	aside := c.minus(lamp.times(along))
	wide := 1.1 + radius + width*max(along+1, 0)
	return along > -1 && aside.dot(aside) < wide*wide
}

// left returns the fraction of the lamp's light that reaches a point of the
// bone past the balls. For points turned away from the lamp it returns 1.
func (s *solid) left(p, normal *[3]float32) float32 {
	light, l := float32(1), &s.toLamp
	if normal[0]*l[0]+normal[1]*l[1]+normal[2]*l[2] < -0.3 {
		return light
	}
	for i := range s.balls {
		b := &s.balls[i]
		x, y, z := b.at[0]-p[0], b.at[1]-p[1], b.at[2]-p[2]
		along := x*l[0] + y*l[1] + z*l[2]
		if along <= 0 {
			continue
		}
		soft := along*width + 0.05
		outer := b.radius + soft
		across := x*x + y*y + z*z - along*along
		if across >= outer*outer {
			continue
		}
		// Squares instead of lengths are good enough: the edge is soft anyway.
		inner, dark := float32(0), float32(1)
		if b.radius > soft {
			inner = b.radius - soft
		}
		if across > inner*inner {
			dark = (outer*outer - across) / (outer*outer - inner*inner)
		}
		if soft > b.radius {
			dark *= b.radius * b.radius / (soft * soft)
		}
		light *= 1 - dark*dark*(3-2*dark)
	}
	return light
}
