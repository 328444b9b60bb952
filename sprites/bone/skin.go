package bone

import "math"

// weather sets the stain and the roughness of a point. The rollers at both ends are
// polished; the body between them is porous.
func (p *point) weather() {
	at := vec{float64(p.at[0]), float64(p.at[1]), float64(p.at[2])}
	p.mottle = float32(clamp(1.6*noise(at.times(2.3).plus(vec{7, 3, 5}))-0.45, 0, 1))
	upper := math.Hypot(at.y, at.z-0.43) - 0.45
	lower := math.Hypot(at.y-0.03, at.z+0.605) - 0.36
	roller := max(1-math.Abs(upper)*4, 1-math.Abs(lower)*4, 0)
	flat := clamp((math.Abs(at.x)-0.42)*6, 0, 1)
	p.rough = float32(clamp(1-0.9*roller*(1-0.6*flat)-0.15*float64(p.open), 0.05, 1))
}

// noise returns smooth value noise from 0 to 1, with cells of one unit.
func noise(p vec) float64 {
	fx, fy, fz := math.Floor(p.x), math.Floor(p.y), math.Floor(p.z)
	u, v, w := ease(p.x-fx), ease(p.y-fy), ease(p.z-fz)
	sum := 0.0
	for i := range 8 {
		a, b, c := float64(i&1), float64(i>>1&1), float64(i>>2)
		weight := lerp(1-a, a, u) * lerp(1-b, b, v) * lerp(1-c, c, w)
		sum += weight * scatter(int(fx+a), int(fy+b), int(fz+c))
	}
	return sum
}

func ease(t float64) float64 { return t * t * (3 - 2*t) }

// scatter returns a pseudo-random number from 0 to 1 for a corner of the
// lattice.
func scatter(x, y, z int) float64 {
	h := uint32(x)*0x8da6b343 ^ uint32(y)*0xd8163841 ^ uint32(z)*0xcb1ab31f
	h = (h ^ h>>15) * 0x2c1b3c6d
	h = (h ^ h>>12) * 0x297a2d39
	return float64(h^h>>15) / (1 << 32)
}
