package bone

import "math"

// The last resort of a steering, hardly ever needed: the bone hops to a free
// spot and comes out on its side because its rotation is integrated backwards
// from there. That is not physical, but the bone never enters the table.

// hopping is the duration of a placed bone's path, in steps.
const hopping = 200 // steps

// place ends the tries for the current bone: it makes up a path to a place and side as
// drawn, without simulation, and moves on to the next bone.
func (s *Simulation) place() {
	end := s.freest()
	from := vec{s.throw.From.X, s.throw.From.Y, 2.6}
	axis := s.chance.bell().unit()
	turn := end.turn()
	t := &s.tracks[s.bone()]
	t.release = max(4+s.turn*9+s.delay(s.bone()), s.now+1)
	t.path = make([]Pose, hopping+1)
	t.hits = nil
	for i := hopping; i >= 0; i-- {
		done := float64(i) / hopping
		left := 1 - done
		t.path[i] = pose(hop(from, end.at(), done, turn), turn)
		turn = turn.spun(axis.times(-20*left), stepTime)
	}
	t.path[hopping] = end
	s.spent += hopping
	s.next()
}

// hop returns the position of a placed bone after the fraction done of its
// path: it slows down, and leaps twice, keeping its lowest corner out of the
// table.
func hop(from, to vec, done float64, turn quat) vec {
	left := 1 - done
	at := to.plus(from.minus(to).times(left * left))
	lowest := 0.0
	up := turn.mat().back(vec{0, 0, 1})
	for _, c := range bone().corners {
		lowest = min(lowest, c.dot(up))
	}
	leap := 0.0
	for _, l := range [3][3]float64{{-0.35, 0.35, 2.6}, {0.35, 0.65, 0.7}, {0.65, 0.85, 0.15}} {
		if t := (done - l[0]) / (l[1] - l[0]); t > 0 && t < 1 {
			leap = 4 * l[2] * t * (1 - t)
		}
	}
	at.z = leap - lowest
	return at
}

// freest returns the pose of a bone lying on its side where there is most room;
// it searches once.
func (s *Simulation) freest() Pose {
	if !s.found {
		s.spot, s.found = s.search(), true
	}
	return s.spot
}

// search returns the freest of the poses on the drawn side at the points of a grid over
// the area, each with four yaws.
func (s *Simulation) search() Pose {
	const across = 13
	a := s.inner()
	r := restOn(s.throw.Sides[s.bone()])
	var best Pose
	most := math.Inf(-1)
	for i := range across * across * 4 {
		u, v := float64(i%across)/(across-1), float64(i/across%across)/(across-1)
		yaw := [4]quat{{1, 0, 0, 0}, {0.7071067811865476, 0, 0, 0.7071067811865476},
			{0.9238795325112867, 0, 0, 0.3826834323650898}, {0.3826834323650898, 0, 0, 0.9238795325112867}}[i/(across*across)]
		at := vec{lerp(a.MinX, a.MaxX, u), lerp(a.MinY, a.MaxY, v), r.height}
		p := pose(at, yaw.by(r.turn))
		if room := min(s.room(p), 3) - float64(0.01*at.minus(vec{s.throw.From.X, s.throw.From.Y, 0}).length()); room > most {
			best, most = p, room
		}
	}
	return best
}
