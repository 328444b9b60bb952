package bone

import "math"

// A Scene is the surroundings of a toss: a ground at z = 0, and obstacles.
type Scene struct {
	Ground  Kind // material of the plane: OnSand, OnStone, OnTable
	Gravity float64
	Stake   *Stake
	Jar     *Jar
	Palm    *Palm
}

// A Stake is an upright round post with a round top.
type Stake struct{ X, Y, Radius, Height float64 }

// A Jar is a surface of revolution of glass around the vertical axis through
// (X, Y), Thick thick to either side of Line. The line goes from the middle of
// the foot, at R = 0, to the lip, which is a bead of the radius Lip.
type Jar struct {
	X, Y       float64
	Line       []Turned
	Thick, Lip float64
	Sand       float64 // height of the sand in it; 0 for none

	wide float64 // the largest R, computed on first use
}

// A Turned is a point of the profile of a jar: its distance from the axis, and
// its height.
type Turned struct{ R, Z float64 }

// Mouth returns the last point of the line.
func (j *Jar) Mouth() Turned { return j.Line[len(j.Line)-1] }

// Width returns the largest distance of the line from the axis.
func (j *Jar) Width() float64 {
	if j.wide == 0 {
		for _, p := range j.Line {
			j.wide = max(j.wide, p.R)
		}
	}
	return j.wide
}

// At returns the distance of the line from the axis at a height, 0 above and
// below the jar.
func (j *Jar) At(z float64) float64 {
	for i := 1; i < len(j.Line); i++ {
		a, b := j.Line[i-1], j.Line[i]
		if z >= a.Z && z <= b.Z && b.Z > a.Z {
			return lerp(a.R, b.R, (z-a.Z)/(b.Z-a.Z))
		}
	}
	return 0
}

// Holds reports whether the middle of a bone is inside the jar.
func (j *Jar) Holds(p Pose) bool {
	x, y := float64(p.X)-j.X, float64(p.Y)-j.Y
	r := j.At(float64(p.Z))
	return float64(x*x)+float64(y*y) < float64(r*r)
}

// far is the largest distance of any point of a bone from its middle.
const far = 1.3

// strike adds the contacts of the bone with the scene; hand is the spot of the Palm.
func (b *body) strike(s *Scene, hand Spot) {
	b.touches = b.touches[:0]
	ahead := near + float64(math.Sqrt(b.v.dot(b.v))*stepTime) + float64(math.Sqrt(b.w.dot(b.w))*stepTime*1.1)
	if b.at.z < far+ahead {
		b.plane(s.Ground, vec{0, 0, 1}, 0)
	}
	if s.Stake != nil {
		b.post(s.Stake, ahead)
	}
	if s.Jar != nil {
		b.glass(s.Jar, ahead)
	}
	if s.Palm != nil && b.at.z < s.Palm.High+far {
		b.back(s.Palm, hand, ahead)
	}
}

// post adds the contacts of the bone with a stake, up to the distance ahead.
func (b *body) post(s *Stake, ahead float64) {
	mid := b.middle()
	x, y := mid.x-s.X, mid.y-s.Y
	if reach := s.Radius + far + ahead; float64(x*x)+float64(y*y) > float64(reach*reach) || mid.z > s.Height+reach {
		return
	}
	var d deepest
	for _, c := range bone().probes {
		p := b.m.of(c).plus(mid)
		axis := vec{s.X, s.Y, clamp(p.z, 0, s.Height-s.Radius)}
		out := p.minus(axis)
		if gap := out.length() - s.Radius; gap < ahead {
			d.add(p, out.unit(), gap)
		}
	}
	b.touching(OnWood, &d)
}

// glass adds the contacts of the bone with a jar, up to the distance ahead: corners of
// the bone with the wall, inside or outside, and points of the lip with the bone.
func (b *body) glass(j *Jar, ahead float64) {
	mid := b.middle()
	x, y := mid.x-j.X, mid.y-j.Y
	away, top := float64(x*x)+float64(y*y), j.Mouth()
	if reach := j.Width() + j.Thick + far + ahead; away > float64(reach*reach) || mid.z > top.Z+j.Lip+far+ahead {
		return
	}
	var d deepest
	shape, near := bone(), indices{}
	for i := range shape.cornerClusters {
		c := &shape.cornerClusters[i]
		if _, gap := j.wall(b.m.of(c.middle).plus(mid), math.Inf(-1)); gap < ahead+c.radius {
			near.join(&c.points)
		}
	}
	for i := near.next(); i >= 0; i = near.next() {
		p := b.m.of(shape.corners[i]).plus(mid)
		if n, gap := j.wall(p, ahead); gap < ahead {
			d.add(p, n, gap)
		}
	}
	b.touching(OnGlass, &d)
	if j.Sand > 0 && mid.z < j.Sand+far+ahead && j.Holds(b.pose()) {
		b.plane(OnSand, vec{0, 0, 1}, j.Sand)
	}
	if mid.z > top.Z-far-ahead {
		b.lip(j, mid, ahead)
	}
}

// wall returns the distance of the point p from the glass, and the direction from it
// out of the glass. The direction is only computed if the distance is below ahead.
func (j *Jar) wall(p vec, ahead float64) (out vec, gap float64) {
	x, y := p.x-j.X, p.y-j.Y
	r := math.Sqrt(float64(x*x) + float64(y*y))
	best, br, bz := 1e9, 0.0, 0.0
	for i := 1; i < len(j.Line); i++ {
		a, c := j.Line[i-1], j.Line[i]
		er, ez := c.R-a.R, c.Z-a.Z
		u := clamp((float64((r-a.R)*er)+float64((p.z-a.Z)*ez))/(float64(er*er)+float64(ez*ez)), 0, 1)
		dr, dz := r-a.R-float64(u*er), p.z-a.Z-float64(u*ez)
		if l := float64(dr*dr) + float64(dz*dz); l < best {
			best, br, bz = l, dr, dz
		}
	}
	gap = math.Sqrt(best) - j.Thick
	if gap >= ahead {
		return out, gap
	}
	out = vec{0, 0, bz}
	if r > 1e-9 {
		out.x, out.y = float64(br*x)/r, float64(br*y)/r
	}
	return out.unit(), gap
}

// lip adds the contacts of the bone, whose middle is mid, with the rim of the jar's
// mouth: points of its circle are tested against the distance field of the bone.
func (b *body) lip(j *Jar, mid vec, ahead float64) {
	const points = 64
	top, shape := j.Mouth(), bone()
	ahead = min(ahead, 0.05)
	var d deepest
	for i := range points {
		p := vec{j.X + float64(top.R*ring[i].x), j.Y + float64(top.R*ring[i].y), top.Z}
		q := p.minus(mid)
		if q.dot(q) > float64(far*far) {
			continue
		}
		dist, slope := shape.field.at(b.m.back(q))
		if gap := dist - j.Lip; gap < ahead {
			n := b.m.of(slope).times(-1)
			d.add(p.plus(n.times(j.Lip)), n, gap)
		}
	}
	b.touching(OnGlass, &d)
}

// ring is the unit circle as 64 points, computed without anything that differs
// between machines.
var ring = func() (list [64]vec) {
	// Cosine and sine of 2π/64, as literals.
	const c, s = 0.9951847266721969, 0.0980171403295606
	at := vec{1, 0, 0}
	for i := range list {
		list[i] = at
		at = vec{float64(at.x*c) - float64(at.y*s), float64(at.x*s) + float64(at.y*c), 0}
	}
	return list
}()

// touching adds the deepest points as contacts of the bone with something immobile of
// that kind.
func (b *body) touching(kind Kind, d *deepest) {
	for _, f := range d.found[:d.count] {
		b.touches = append(b.touches, touch{kind: kind, resting: true, r: f.p.minus(b.at), n: f.n, gap: f.gap})
	}
}

// Gap returns the distance between a bone and the stake, negative if it sinks
// in.
func (s *Stake) Gap(p Pose) float64 {
	m, mid, least := p.turn().mat(), p.at(), 1e9
	for _, c := range bone().probes {
		q := m.of(c).plus(mid)
		least = min(least, q.minus(vec{s.X, s.Y, clamp(q.z, 0, s.Height-s.Radius)}).length()-s.Radius)
	}
	return least
}

// Overlap returns the depth of the deepest overlap between the bones, the ground
// and the obstacles, in units, or 0. Hand is the spot of the Palm.
func (s *Scene) Overlap(poses []Pose, hand Spot) (deep float64) {
	for i, p := range poses {
		m, mid := p.turn().mat(), p.at()
		for _, c := range bone().corners {
			q := m.of(c).plus(mid)
			deep = max(deep, -q.z)
			if s.Jar != nil {
				_, gap := s.Jar.wall(q, 0)
				deep = max(deep, -gap)
			}
			if s.Palm != nil {
				deep = max(deep, s.Palm.sunk(hand, q))
			}
		}
		if s.Stake != nil {
			deep = max(deep, -s.Stake.Gap(p))
		}
		for _, o := range poses[:i] {
			d := press(mid, m, o.at(), o.turn().mat(), 0)
			for _, f := range d.found[:d.count] {
				deep = max(deep, -f.gap)
			}
		}
	}
	return deep
}
