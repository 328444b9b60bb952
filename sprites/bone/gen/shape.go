package main

import "math"

// A vec is a point or direction in the bone's own frame: x to the lateral
// side, y to the dorsal, z to the proximal end. The bone is two units long.
type vec struct{ x, y, z float64 }

func (a vec) plus(b vec) vec          { return vec{a.x + b.x, a.y + b.y, a.z + b.z} }
func (a vec) minus(b vec) vec         { return vec{a.x - b.x, a.y - b.y, a.z - b.z} }
func (a vec) times(s float64) vec     { return vec{a.x * s, a.y * s, a.z * s} }
func (a vec) dot(b vec) float64       { return a.x*b.x + a.y*b.y + a.z*b.z }
func (a vec) length() float64         { return math.Sqrt(a.dot(a)) }
func (a vec) unit() vec               { return a.times(1 / a.length()) }
func (a vec) over(b vec) vec          { return vec{a.x / b.x, a.y / b.y, a.z / b.z} }
func (a vec) apart(b vec) float64     { return a.minus(b).length() }
func clamp(v, lo, hi float64) float64 { return math.Max(lo, math.Min(hi, v)) }

// join returns the smooth union of two distances with a fillet of width k; cut
// subtracts the second from the first.
func join(a, b, k float64) float64 {
	h := math.Max(k-math.Abs(a-b), 0) / k
	return math.Min(a, b) - h*h*h*k/6
}

func both(a, b, k float64) float64 { return -join(-a, -b, k) }
func cut(a, b, k float64) float64  { return both(a, -b, k) }

func gauss(t float64) float64 { return math.Exp(-t * t) }

// ellipsoid returns about the distance from p to an ellipsoid around c with the radii
// r, negative inside.
func ellipsoid(p, c, r vec) float64 {
	q := p.minus(c)
	k0, k1 := q.over(r).length(), q.over(r).over(r).length()
	if k1 == 0 {
		return -math.Min(r.x, math.Min(r.y, r.z))
	}
	return k0 * (k0 - 1) / k1
}

// capsule returns the distance from p to the capsule of radius r around the line from a
// to b, negative inside.
func capsule(p, a, b vec, r float64) float64 {
	pa, ba := p.minus(a), b.minus(a)
	return pa.minus(ba.times(clamp(pa.dot(ba)/ba.dot(ba), 0, 1))).length() - r
}

// box returns the distance from p to a box around c with half sides half and edges
// rounded by r, negative inside.
func box(p, c, half vec, r float64) float64 {
	q := p.minus(c)
	q = vec{math.Abs(q.x) - half.x + r, math.Abs(q.y) - half.y + r, math.Abs(q.z) - half.z + r}
	out := vec{math.Max(q.x, 0), math.Max(q.y, 0), math.Max(q.z, 0)}
	return out.length() + math.Min(math.Max(q.x, math.Max(q.y, q.z)), 0) - r
}

// pulley returns the distance to a grooved roller along x with flat ends: one
// of the two joint surfaces of the bone. Radius returns its radius at x.
func pulley(p vec, y, z, half float64, radius func(x float64) float64) float64 {
	side := math.Hypot(p.y-y, p.z-z) - radius(p.x)
	return both(side, math.Abs(p.x)-half, 0.16)
}

// bend undoes the shear and the twist of the real bone, so that its parts can
// be modelled straight.
func bend(p vec) vec {
	x := p.x - 0.05*p.z
	s, c := math.Sincos(0.10 * p.z)
	return vec{c*x + s*p.y, c*p.y - s*x, p.z}
}

// distance returns the signed distance from p to the surface of the bone,
// negative inside; near the surface it is right to a few per cent.
func distance(p vec) float64 {
	p = bend(p)
	d := trunk(p)
	d = cut(d, capsule(p, vec{-1, 0.60, -0.20}, vec{1, 0.60, -0.20}, 0.22), 0.14)
	d = cut(d, ellipsoid(p, vec{0.03, 0.38, -0.17}, vec{0.25, 0.46, 0.20}), 0.22)
	d = join(d, ellipsoid(p, vec{-0.08, -0.22, -0.10}, vec{0.41, 0.335, 0.70}), 0.05)
	d = cut(d, capsule(p, vec{0.40, -0.58, 0.42}, vec{0.44, -0.52, -0.32}, 0.13), 0.08)
	d = cut(d, capsule(p, vec{0.02, -0.52, 0.74}, vec{0, -0.78, 0.42}, 0.14), 0.10)
	d = cut(d, channel(p), 0.10)
	d = cut(d, ellipsoid(p, vec{0.70, 0.26, -0.18}, vec{0.22, 0.18, 0.20}), 0.10)
	d = cut(d, ellipsoid(p, vec{-0.86, -0.02, -0.08}, vec{0.29, 0.26, 0.34}), 0.14)
	return d + 0.009*(2*noise(p.times(4.2))-1)
}

// trunk returns the distance to the two pulleys and the body between them.
func trunk(p vec) float64 {
	upper := pulley(p, 0, 0.43, 0.60, func(x float64) float64 {
		return 0.49 + 0.07*clamp((x+0.6)/1.2, 0, 1) - 0.23*gauss((x-0.03)/0.20)
	})
	lower := pulley(p, 0.03, -0.605, 0.58, func(x float64) float64 {
		return 0.395 - 0.03*clamp((x+0.6)/1.2, 0, 1) - 0.095*gauss((x-0.05)/0.22)
	})
	body := box(p, vec{-0.01, -0.14, -0.08}, vec{0.545, 0.33, 0.56}, 0.14)
	return join(join(body, upper, 0.10), lower, 0.12)
}

// channel returns the distance to the S-shaped channel on the lateral side.
func channel(p vec) float64 {
	chain := []vec{{0.66, 0.36, 0.66}, {0.63, 0.12, 0.46}, {0.62, -0.13, 0.18}, {0.59, 0.04, -0.16}, {0.63, -0.12, -0.66}}
	width := []float64{0.14, 0.15, 0.16, 0.15}
	d := math.Inf(1)
	for i, r := range width {
		c := capsule(p, chain[i], chain[i+1], r)
		if i == 0 {
			d = c
		} else {
			d = join(d, c, 0.06)
		}
	}
	return d
}

// gradient returns the outward normal at p.
func gradient(p vec) vec {
	const e = 0.002
	return vec{
		distance(p.plus(vec{x: e})) - distance(p.minus(vec{x: e})),
		distance(p.plus(vec{y: e})) - distance(p.minus(vec{y: e})),
		distance(p.plus(vec{z: e})) - distance(p.minus(vec{z: e})),
	}.unit()
}

// noise returns smooth value noise from 0 to 1, with cells of one unit.
func noise(p vec) float64 {
	fx, fy, fz := math.Floor(p.x), math.Floor(p.y), math.Floor(p.z)
	u, v, w := ease(p.x-fx), ease(p.y-fy), ease(p.z-fz)
	sum := 0.0
	for i := range 8 {
		a, b, c := float64(i&1), float64(i>>1&1), float64(i>>2)
		weight := (1 - a + (2*a-1)*u) * (1 - b + (2*b-1)*v) * (1 - c + (2*c-1)*w)
		sum += weight * hash(int(fx+a), int(fy+b), int(fz+c))
	}
	return sum
}

func ease(t float64) float64 { return t * t * (3 - 2*t) }

// hash returns a pseudo-random number from 0 to 1 for a point of the lattice.
func hash(x, y, z int) float64 {
	h := uint32(x)*0x8da6b343 ^ uint32(y)*0xd8163841 ^ uint32(z)*0xcb1ab31f
	h = (h ^ h>>15) * 0x2c1b3c6d
	h = (h ^ h>>12) * 0x297a2d39
	return float64(h^h>>15) / (1 << 32)
}
