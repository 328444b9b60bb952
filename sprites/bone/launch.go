package bone

// A launch is how a bone leaves the hand.
type launch struct {
	release int // step
	at      vec
	turn    quat
	v, w    vec
}

// travel is how many units a bone goes in all for a unit a second of the
// throw's speed, on the average.
const travel = 0.42

// hurl is the launch of the present try: from the hand towards a free spot,
// spinning. Bones leave one after the other, none quite like the one before;
// the last turns more, and so settles late.
func (s *Steering) hurl() launch {
	c := &s.chance
	last := s.turn == len(s.order)-1
	l := launch{release: 4 + int(c.between(0, 10))}
	if s.turn > 0 {
		l.release += 4 + s.tracks[s.order[s.turn-1]].release
	}
	if last && s.turn > 0 {
		l.release += 10
	}
	l.at = vec{s.throw.From.X + c.between(-0.4, 0.4), s.throw.From.Y + c.between(-0.4, 0.4), c.between(2.4, 3.6)}
	l.turn = c.turn()
	to := s.target()
	way := to.minus(vec{l.at.x, l.at.y, 0})
	speed := clamp(way.length()/travel, 2.5, 22) * c.between(0.85, 1.2)
	ahead := vec{way.x, way.y, 0}.unit()
	if way.length() < 0.3 {
		ahead = vec{1, 0, 0}
	}
	speed *= 1 + float64(0.25*s.throw.Swing.Strength)
	l.v = ahead.times(speed)
	l.v.z = c.between(-1, 6)
	l.w = c.bell().times(10).plus(vec{-ahead.y, ahead.x, 0}.times(speed * 0.5))
	if last {
		l.w.z += 7
		l.v.z += 3
	}
	if s.try >= plain {
		s.calm(&l)
	}
	return l
}

// calm makes a launch that drops the bone nearly as it is to lie.
func (s *Steering) calm(l *launch) {
	c := &s.chance
	r := restOn(s.throw.Sides[s.bone()])
	yaw := quat{c.between(-1, 1), 0, 0, c.between(-1, 1)}.unit()
	tilt := quat{1, c.between(-0.12, 0.12), c.between(-0.12, 0.12), 0}.unit()
	l.turn = tilt.by(yaw).by(r.turn)
	l.w = vec{0, 0, c.between(-8, 8)}
	l.at.z = 1.6
	l.v = l.v.times(0.8)
	l.v.z = 0
}

// target is a free spot of the area, in the direction of the gesture if there
// was one: the best of a few.
func (s *Steering) target() vec {
	a, c := s.inner(), &s.chance
	swing := vec{s.throw.Swing.DX, s.throw.Swing.DY, 0}
	if swing.dot(swing) > 0 {
		swing = swing.unit()
	}
	var best vec
	most := -1e9
	for range 4 {
		p := vec{c.between(a.MinX, a.MaxX), c.between(a.MinY, a.MaxY), 0}
		way := p.minus(vec{s.throw.From.X, s.throw.From.Y, 0})
		score := min(s.free(p), 3) + float64(2*way.unit().dot(swing))
		if score > most {
			best, most = p, score
		}
	}
	return best
}

// free is how far p is from the nearest bone that lies or will lie.
func (s *Steering) free(p vec) float64 {
	best := 1e9
	for _, o := range s.resting() {
		d := o.at()
		d.z = 0
		best = min(best, d.minus(p).length())
	}
	return best
}
