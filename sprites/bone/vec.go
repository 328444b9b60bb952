package bone

import "math"

// The sums below convert every product to float64, which rounds it. Otherwise
// some machines would use fused multiply-add, and a throw would fall
// differently in the browser than outside it.

type vec struct{ x, y, z float64 }

func (a vec) plus(b vec) vec      { return vec{a.x + b.x, a.y + b.y, a.z + b.z} }
func (a vec) minus(b vec) vec     { return vec{a.x - b.x, a.y - b.y, a.z - b.z} }
func (a vec) times(s float64) vec { return vec{float64(a.x * s), float64(a.y * s), float64(a.z * s)} }
func (a vec) dot(b vec) float64   { return float64(a.x*b.x) + float64(a.y*b.y) + float64(a.z*b.z) }
func (a vec) length() float64     { return math.Sqrt(a.dot(a)) }

func (a vec) cross(b vec) vec {
	return vec{
		float64(a.y*b.z) - float64(a.z*b.y),
		float64(a.z*b.x) - float64(a.x*b.z),
		float64(a.x*b.y) - float64(a.y*b.x),
	}
}

// unit returns a normalised; for a zero vector it returns straight up.
func (a vec) unit() vec {
	l := a.length()
	if l < 1e-12 {
		return vec{0, 0, 1}
	}
	return a.times(1 / l)
}

// A quat is a unit quaternion: a rotation from the bone's frame to the table's.
type quat struct{ w, x, y, z float64 }

func (a quat) times(s float64) quat {
	return quat{float64(a.w * s), float64(a.x * s), float64(a.y * s), float64(a.z * s)}
}

func (a quat) dot(b quat) float64 {
	return float64(a.w*b.w) + float64(a.x*b.x) + float64(a.y*b.y) + float64(a.z*b.z)
}

func (a quat) unit() quat { return a.times(1 / math.Sqrt(a.dot(a))) }

// by returns the rotation that does b first and then a.
func (a quat) by(b quat) quat {
	u, v := vec{a.x, a.y, a.z}, vec{b.x, b.y, b.z}
	w := v.times(a.w).plus(u.times(b.w)).plus(u.cross(v))
	return quat{float64(a.w*b.w) - u.dot(v), w.x, w.y, w.z}
}

// spun returns a after dt seconds at the angular velocity w, in rad/s.
func (a quat) spun(w vec, dt float64) quat {
	h := w.times(dt / 2)
	d := quat{0, h.x, h.y, h.z}.by(a)
	return quat{a.w + d.w, a.x + d.x, a.y + d.y, a.z + d.z}.unit()
}

// A mat is a rotation matrix, or a tensor, as three rows.
type mat [3]vec

// mat returns the matrix of the rotation.
func (a quat) mat() mat {
	w, x, y, z := a.w, a.x, a.y, a.z
	return mat{
		{1 - 2*(float64(y*y)+float64(z*z)), 2 * (float64(x*y) - float64(w*z)), 2 * (float64(x*z) + float64(w*y))},
		{2 * (float64(x*y) + float64(w*z)), 1 - 2*(float64(x*x)+float64(z*z)), 2 * (float64(y*z) - float64(w*x))},
		{2 * (float64(x*z) - float64(w*y)), 2 * (float64(y*z) + float64(w*x)), 1 - 2*(float64(x*x)+float64(y*y))},
	}
}

func (m mat) of(a vec) vec { return vec{m[0].dot(a), m[1].dot(a), m[2].dot(a)} }

// back returns the vector a, given in the table's frame, in the bone's frame: it
// applies the inverse rotation.
func (m mat) back(a vec) vec {
	return m[0].times(a.x).plus(m[1].times(a.y)).plus(m[2].times(a.z))
}

func (a quat) of(v vec) vec   { return a.mat().of(v) }
func (a quat) back(v vec) vec { return a.mat().back(v) }

// between returns the shortest rotation that turns the direction a into b.
func between(a, b vec) quat {
	c := a.cross(b)
	w := 1 + a.dot(b)
	if w < 1e-9 {
		return quat{0, 1, 0, 0}
	}
	return quat{w, c.x, c.y, c.z}.unit()
}

func clamp(v, lo, hi float64) float64 {
	if v < lo {
		return lo
	}
	if v > hi {
		return hi
	}
	return v
}
func lerp(a, b, t float64) float64 { return float64(a*(1-float64(t))) + float64(b*t) }
