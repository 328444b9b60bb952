package bone

import "math"

// flat is the most, as 1 − cosine, that a bone may lean to count as lying.
const flat = 0.012

// hopeless reports, before a try has ended, that it will fail: the bone has too little
// energy to leave a wrong side or place, has left the table, or was hit by another
// bone.
func (s *Simulation) hopeless() bool {
	b := &s.body
	a := s.throw.Area
	if b.at.x < a.MinX-12 || b.at.x > a.MaxX+12 || b.at.y < a.MinY-12 || b.at.y > a.MaxY+12 {
		return true
	}
	for i := range b.touches {
		if t := &b.touches[i]; t.kind == OnBone && t.gap < -0.2 {
			return true
		}
	}
	if b.at.z > 0.75 || b.v.dot(b.v)+float64(0.3*b.w.dot(b.w)) > 4 {
		return false
	}
	if p := b.pose(); b.v.dot(b.v)+float64(0.3*b.w.dot(b.w)) < 0.8 && (!s.inside(p) || s.room(p) < s.margin()-0.15) {
		return true
	}
	up := b.m.back(vec{0, 0, 1})
	for _, r := range rests() {
		if r.side != s.throw.Sides[s.bone()] && r.up.dot(up) > 0.96 {
			return true
		}
	}
	return false
}

// good reports whether the bone, at rest, lies flat on the drawn side, inside
// the area and clear of the others.
func (s *Simulation) good() bool {
	up := s.body.m.back(vec{0, 0, 1})
	if restOn(s.throw.Sides[s.bone()]).up.dot(up) < 1-flat {
		return false
	}
	p := s.body.pose()
	return s.inside(p) && s.room(p) > s.margin() && (s.try >= 8 || s.late())
}

// late reports whether the bones come to rest in the right order for suspense: the bone
// thrown last is still rocking when all others lie.
func (s *Simulation) late() bool {
	last := s.turn == len(s.order)-1
	return !last || s.turn == 0 || s.at-s.body.still > s.lastEnd()+12
}

// inside reports whether the bone lies well inside the area.
func (s *Simulation) inside(p Pose) bool {
	a := s.inner()
	x, y := float64(p.X), float64(p.Y)
	return x >= a.MinX && x <= a.MaxX && y >= a.MinY && y <= a.MaxY
}

// inner returns the area in which the middles of bones may lie.
func (s *Simulation) inner() Area {
	a := s.throw.Area
	x, y := min(1.0, (a.MaxX-a.MinX)*0.21), min(1.0, (a.MaxY-a.MinY)*0.21)
	return Area{a.MinX + x, a.MinY + y, a.MaxX - x, a.MaxY - y}
}

// margin returns the least distance, in units, that the spines of two bones must have:
// at first with room for a tag beside each, and less when the table is crowded.
func (s *Simulation) margin() float64 {
	return max(1.85-float64(0.012*float64(s.try)), 1.45)
}

// room returns the distance, in units, between the spine of a bone at p and
// that of the nearest other.
func (s *Simulation) room(p Pose) float64 {
	best := math.Inf(1)
	for _, o := range s.resting() {
		best = min(best, Apart(p, o))
	}
	return best
}

// resting returns the final poses of all bones but the one being thrown, as far as they
// are known.
func (s *Simulation) resting() []Pose {
	s.floors = append(s.floors[:0], s.throw.Lying...)
	for _, i := range s.order[:s.turn] {
		t := &s.tracks[i]
		s.floors = append(s.floors, t.path[len(t.path)-1])
	}
	return s.floors
}

// spine is half of a bone's length less half of its width: a lying bone is
// about equally broad everywhere around this line.
const spine = 0.42

// Spine returns the end of a lying bone's spine on the table, relative to its middle, in
// units; the other end lies opposite.
func Spine(p Pose) (x, y float64) {
	end := p.turn().of(vec{0, 0, spine})
	return end.x, end.y
}

// Apart returns the distance over the table between the spines of two bones, in
// units.
func Apart(a, b Pose) float64 {
	best := math.Inf(1)
	for _, s := range [2]float64{-spine, spine} {
		best = min(best, fromSpine(a, s, b), fromSpine(b, s, a))
	}
	return best
}

// fromSpine returns the distance of the point s along a's spine from b's.
func fromSpine(a Pose, s float64, b Pose) float64 {
	end := a.at().plus(a.turn().of(vec{0, 0, s}))
	along := b.turn().of(vec{0, 0, 1})
	end.z, along.z = 0, 0
	d := end.minus(vec{float64(b.X), float64(b.Y), 0})
	return d.minus(along.times(clamp(d.dot(along), -spine, spine))).length()
}
