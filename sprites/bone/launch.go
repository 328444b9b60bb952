package bone

import "math"

// A launch is the state in which a bone leaves the hand.
type launch struct {
	release int // step at which it leaves
	at      vec
	turn    quat
	v, w    vec
}

// travel is the mean distance that a bone covers, in units per unit/s of its
// initial speed.
const travel = 0.42

// hurl returns a random launch for the current try: from the hand towards a free spot,
// spinning. Bones leave one after the other; the last spins more, and so settles late.
func (s *Simulation) hurl() launch {
	c := &s.chance
	last := s.turn == len(s.order)-1
	l := launch{release: 4 + int(c.between(0, 10)) + s.held()}
	if s.turn > 0 {
		l.release += 4 + s.tracks[s.order[s.turn-1]].release
	}
	if last && s.turn > 0 {
		l.release += 10
	}
	if s.now >= 0 {
		l.release = max(l.release, s.now+s.lead)
	}
	l.at = vec{s.throw.From.X + c.between(-0.4, 0.4), s.throw.From.Y + c.between(-0.4, 0.4), c.between(2.4, 3.6)}
	l.turn = c.turn()
	to := s.target()
	way := to.minus(vec{l.at.x, l.at.y, 0})
	far := way.length()
	if !s.within(s.throw.From) {
		far += 1.4 // or some would stop short; the far wall catches the others
	}
	speed := clamp(far/travel, 2.5, 22) * c.between(0.85, 1.2)
	ahead := vec{way.x, way.y, 0}.unit()
	if way.length() < 0.3 {
		ahead = vec{1, 0, 0}
	}
	speed *= 1 + float64(0.25*s.throw.Swing.Strength)
	l.v = ahead.times(speed)
	l.v.z = c.between(-1, 6)
	if !s.within(s.throw.From) {
		l.v.z += 4 // to come down inside
	}
	l.w = c.bell().times(10).plus(vec{-ahead.y, ahead.x, 0}.times(speed * 0.5))
	if last {
		l.w.z += 7
		l.v.z += 3
	}
	if s.try >= asThrown {
		s.calm(&l)
	}
	return l
}

// within reports whether the spot is in the area.
func (s *Simulation) within(p Spot) bool {
	a := s.throw.Area
	return p.X > a.MinX && p.X < a.MaxX && p.Y > a.MinY && p.Y < a.MaxY
}

// calm changes a launch to one that lobs the bone, almost in its final orientation, to
// the middle of the freest place, so that it only has to slide to rest.
func (s *Simulation) calm(l *launch) {
	c := &s.chance
	end := s.freest()
	tilt := quat{1, c.between(-0.10, 0.10), c.between(-0.10, 0.10), 0}.unit()
	l.turn = tilt.by(quat{1, 0, 0, c.between(-0.5, 0.5)}.unit()).by(end.turn())
	l.w = vec{0, 0, c.between(-4, 4)}
	l.at.z, l.v.z = 2.2, 11
	way := end.at().minus(l.at)
	way.z = 0
	const aloft, slide = 0.26, 0.5 / (0.38 * gravity)
	far := way.length() * c.between(0.9, 1.6) // landing costs speed
	speed := (math.Sqrt(aloft*aloft+float64(4*slide*far)) - aloft) / (2 * slide)
	l.v = vec{0, 0, l.v.z}.plus(way.unit().times(speed))
}

// target returns a free spot of the area, close to where the bones were thrown:
// the best of a few random ones.
func (s *Simulation) target() vec {
	a, c := s.inner(), &s.chance
	aim, aimed := s.aimed()
	var best vec
	most := -1e9
	tries := 4
	if aimed {
		tries = 8
	}
	for range tries {
		p := vec{c.between(a.MinX, a.MaxX), c.between(a.MinY, a.MaxY), 0}
		score := min(s.free(p), 3)
		if aimed {
			score -= p.minus(aim).length()
		}
		if score > most {
			best, most = p, score
		}
	}
	return best
}

// aimed returns the spot of the area at which the gesture of the throw aimed, the
// farther away the harder it was; ok is false if there was no gesture.
func (s *Simulation) aimed() (at vec, ok bool) {
	g := s.throw.Swing
	if g == (Gesture{}) {
		return at, false
	}
	a, way := s.inner(), vec{g.DX, g.DY, 0}
	if way.dot(way) > 0 {
		way = way.unit()
	}
	to := vec{s.throw.From.X, s.throw.From.Y, 0}.plus(way.times(1.5 + float64(8*g.Strength)))
	return vec{clamp(to.x, a.MinX, a.MaxX), clamp(to.y, a.MinY, a.MaxY), 0}, true
}

// free returns the distance, in units, between p and the nearest other bone, at its
// final pose.
func (s *Simulation) free(p vec) float64 {
	best := 1e9
	for _, o := range s.resting() {
		d := o.at()
		d.z = 0
		best = min(best, d.minus(p).length())
	}
	return best
}
