package bone

import "math"

// A Kind is a material that a bone can hit.
type Kind int8

// The materials that bones hit.
const (
	OnTable Kind = iota
	OnBone
	OnWall
	OnSand
	OnStone
	OnWood
	OnGlass
	OnSkin
)

// A touch is a contact point between the bone and something else, now or within
// the step.
type touch struct {
	kind     Kind
	resting  bool // the other side is at rest
	r        vec  // from the centre of mass
	n        vec  // normal, out of the other side
	a, b     vec  // tangents
	gap      float64
	other    vec        // velocity of the other side, if it has no mate
	mate     *body      // the other side, if it is movable
	s        vec        // from the mate's centre of mass
	mass     [3]float64 // effective mass along n, a, b
	given    [3]float64 // accumulated impulses
	approach float64    // approach speed along n before the step
}

// grip is the properties of each material: bounce, friction, and the fraction
// of the spin lost per second of contact.
var grip = [...]struct{ bounce, friction, rolling float64 }{
	OnTable: {0.46, 0.38, rolling}, OnBone: {0.35, 0.25, rolling}, OnWall: {0.45, 0.15, rolling},
	OnSand: {0.06, 0.90, 9}, OnStone: {0.40, 0.35, 1.2}, OnWood: {0.02, 0.70, 6},
	OnGlass: {0.12, 0.12, 5}, OnSkin: {0.06, 0.95, 12},
}

const (
	near    = 0.04 // contacts are found this far ahead, in units
	reach   = 2.4  // bones farther apart than this cannot touch
	rounds  = 8
	quietly = 1.6 // no bounce below this speed
)

// gather finds all contacts of the bone in this step.
func (b *body) gather(area Area, others []other) {
	b.touches = b.touches[:0]
	if b.at.z < 1.4+near {
		b.plane(OnTable, vec{0, 0, 1}, 0)
	}
	b.walls(area)
	for i := range others {
		if d := others[i].at.minus(b.at); d.dot(d) < reach*reach {
			b.meet(&others[i])
		}
	}
	for i := range b.touches {
		b.prepare(&b.touches[i])
	}
}

// plane adds the contacts with the plane of points p with p·n = off.
func (b *body) plane(kind Kind, n vec, off float64) {
	along := b.m.back(n)
	mid := b.middle()
	base := mid.dot(n) - off
	ahead := near
	if toward := -b.v.dot(n); toward > 0 {
		ahead += float64(toward * stepTime)
	}
	for _, c := range bone().corners {
		if gap := base + c.dot(along); gap < ahead {
			r := b.m.of(c).plus(mid).minus(b.at)
			b.touches = append(b.touches, touch{kind: kind, resting: true, r: r, n: n, gap: gap})
		}
	}
}

// walls adds the contacts with the walls around the area. A bone thrown in from
// outside hits a wall only after it has been inside it.
func (b *body) walls(area Area) {
	for i, w := range [4]struct {
		n   vec
		off float64
	}{{vec{1, 0, 0}, area.MinX}, {vec{-1, 0, 0}, -area.MaxX}, {vec{0, 1, 0}, area.MinY}, {vec{0, -1, 0}, -area.MaxY}} {
		inside := b.at.dot(w.n) - w.off
		b.armed[i] = b.armed[i] || inside > 0.5
		if inside < 1.25 && b.armed[i] {
			b.plane(OnWall, w.n, w.off)
		}
	}
}

// meet adds the contacts with another bone: points of each that are deepest in
// the other's distance field.
func (b *body) meet(o *other) {
	mid := b.middle()
	if fartherThan(1.5, mid, b.m, o.at, o.m) {
		return
	}
	mine := press(mid, b.m, o.at, o.m, near)
	for _, d := range mine.found[:mine.count] {
		b.meets(o, d.p, d.n, d.gap)
	}
	theirs := press(o.at, o.m, mid, b.m, near)
	for _, d := range theirs.found[:theirs.count] {
		b.meets(o, d.p, d.n.times(-1), d.gap)
	}
}

// fartherThan reports whether the spines of two bones are farther apart than d,
// so that the bones cannot touch.
func fartherThan(d float64, at vec, m mat, to vec, n mat) bool {
	between := to.minus(at)
	along, beside := vec{m[0].z, m[1].z, m[2].z}, vec{n[0].z, n[1].z, n[2].z}
	// The nearest points of two lines, clamped to the spines in turn.
	u := 0.0
	for range 2 {
		w := clamp(beside.dot(along.times(u).minus(between)), -spine, spine)
		u = clamp(along.dot(between.plus(beside.times(w))), -spine, spine)
		if gap := between.plus(beside.times(w)).minus(along.times(u)); gap.dot(gap) < d*d {
			return false
		}
	}
	return true
}

// A deepest is the few points of one bone that are deepest in another, or
// nearest to it.
type deepest struct {
	found [4]struct {
		p, n vec
		gap  float64
	}
	count int
}

// add inserts the point if it is among the deepest.
func (d *deepest) add(p, n vec, gap float64) {
	slot := d.count
	if d.count < len(d.found) {
		d.count++
	} else {
		slot = 0
		for i := range d.found {
			if d.found[i].gap > d.found[slot].gap {
				slot = i
			}
		}
		if gap >= d.found[slot].gap {
			return
		}
	}
	d.found[slot].p, d.found[slot].n, d.found[slot].gap = p, n, gap
}

// press returns the points of the bone at (at, m) that are deepest in the one
// at (to, n), or nearer to it than ahead, with positions and normals on the
// table.
func press(at vec, m mat, to vec, n mat, ahead float64) (d deepest) {
	shift := n.back(at.minus(to))
	// The transformation from one frame to the other, as columns.
	way := mat{n.back(vec{m[0].x, m[1].x, m[2].x}), n.back(vec{m[0].y, m[1].y, m[2].y}), n.back(vec{m[0].z, m[1].z, m[2].z})}
	b := bone()
	var close indices
	for i := range b.probeClusters {
		c := &b.probeClusters[i]
		if !b.far(way.back(c.middle).plus(shift), c.radius) {
			close.join(&c.points)
		}
	}
	for i := close.next(); i >= 0; i = close.next() {
		q := way.back(b.probes[i]).plus(shift)
		if b.far(q, 0) {
			continue
		}
		if gap, slope := b.field.at(q); gap < ahead {
			d.add(q, slope, gap)
		}
	}
	for i := range d.found[:d.count] {
		f := &d.found[i]
		f.p, f.n = n.of(f.p).plus(to), n.of(f.n)
	}
	return d
}

// far reports whether the whole sphere of that radius around q, in the bone's frame, is
// too far from the bone for contact.
func (s *shape) far(q vec, radius float64) bool {
	return q.x < s.low.x-radius || q.x > s.high.x+radius || q.y < s.low.y-radius || q.y > s.high.y+radius || q.z < s.low.z-radius || q.z > s.high.z+radius
}

// meets adds a contact with another bone at p, with the normal n and the distance gap.
func (b *body) meets(o *other, p, n vec, gap float64) {
	b.touches = append(b.touches, touch{
		kind: OnBone, resting: o.rest, r: p.minus(b.at), n: n, gap: gap, other: o.velocity(p)})
}

// slip returns the velocity of the bone relative to the other side at a
// contact.
func (b *body) slip(t *touch) vec {
	if t.mate != nil {
		return b.velocity(t.r).minus(t.mate.velocity(t.s))
	}
	return b.velocity(t.r).minus(t.other)
}

// shove applies the impulse j to the bone at a contact, and the opposite one to the
// other bone there, if any.
func (b *body) shove(t *touch, j vec) {
	b.push(t.r, j)
	if t.mate != nil {
		t.mate.push(t.s, j.times(-1))
	}
}

// gives returns by how much the velocity of the other bone at s changes in the
// direction d per unit of impulse.
func (b *body) gives(s, d vec) float64 {
	if b == nil {
		return 0
	}
	c := s.cross(d)
	return 1 + c.dot(b.slow.of(c))
}

// prepare computes the tangents, the effective masses and the approach speed of a
// contact.
func (b *body) prepare(t *touch) {
	t.a = vec{0, 0, 1}
	if math.Abs(t.n.z) > 0.7 {
		t.a = vec{1, 0, 0}
	}
	t.b = t.n.cross(t.a).unit()
	t.a = t.b.cross(t.n)
	for i, d := range [3]vec{t.n, t.a, t.b} {
		c := t.r.cross(d)
		t.mass[i] = 1 / (1 + c.dot(b.slow.of(c)) + t.mate.gives(t.s, d))
	}
	t.approach = -b.slip(t).dot(t.n)
}

// solve computes the impulses that keep the bone out of its contacts by
// sequential impulses, first without and then with bounce.
func (b *body) solve() {
	for range rounds {
		for i := range b.touches {
			b.hold(&b.touches[i])
			b.rub(&b.touches[i])
		}
	}
	for i := range b.touches {
		b.bounce(&b.touches[i])
	}
}

// hold applies at a contact the impulse along its normal that stops the bone from
// sinking in, and pushes it out if it has.
func (b *body) hold(t *touch) {
	room := t.gap / stepTime
	if t.gap < 0 {
		room = clamp(0.2*(t.gap+0.006)/stepTime, -5, 0)
	}
	b.give(t, float64(t.mass[0]*(-b.slip(t).dot(t.n)-room)))
}

// give adds j to the accumulated impulse along the normal of a contact, which never
// becomes negative, and applies the difference.
func (b *body) give(t *touch, j float64) {
	total := t.given[0] + j
	if total < 0 {
		total = 0
	}
	if total == t.given[0] {
		return
	}
	b.shove(t, t.n.times(total-t.given[0]))
	t.given[0] = total
}

// rub applies Coulomb friction at a contact.
func (b *body) rub(t *touch) {
	if t.given[0] == 0 && t.given[1] == 0 && t.given[2] == 0 {
		return
	}
	slip := b.slip(t)
	ja := t.given[1] - float64(t.mass[1]*slip.dot(t.a))
	jb := t.given[2] - float64(t.mass[2]*slip.dot(t.b))
	most := grip[t.kind].friction * t.given[0]
	if l := math.Sqrt(float64(ja*ja) + float64(jb*jb)); l > most {
		ja, jb = float64(ja*most)/l, float64(jb*most)/l
	}
	b.shove(t, t.a.times(ja-t.given[1]).plus(t.b.times(jb-t.given[2])))
	t.given[1], t.given[2] = ja, jb
}

// bounce applies at a contact the impulse of the bounce, if the bone came fast enough.
func (b *body) bounce(t *touch) {
	if t.given[0] == 0 || t.approach < quietly {
		return
	}
	away := b.slip(t).dot(t.n)
	b.give(t, float64(t.mass[0]*(float64(grip[t.kind].bounce*t.approach)-away)))
}
