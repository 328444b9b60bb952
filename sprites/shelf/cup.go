package shelf

import (
	"image/color"
	"math"
)

// A lathe is a surface of revolution of which one end is visible: the mouth of
// a lying cup, or the foot of one that stands on its mouth.
type lathe struct {
	s          *Studio
	x, y, size float64
	cos, sin   float64 // direction of the visible end
	squash     float64 // aspect ratio of the ends, 0 from the side, 1 from above
}

// at returns the point on a turned body at u along its axis (0 is the visible end), at
// the radius r and at an angle in radians around the axis: 0 faces the viewer, ±π/2 are
// the outline.
func (l *lathe) at(u, r, angle float64) (float64, float64) {
	sin, cos := math.Sincos(angle)
	along, across := -u-r*l.squash*cos, r*sin
	return l.x + (along*l.cos-across*l.sin)*l.size, l.y + (along*l.sin+across*l.cos)*l.size
}

// end returns the ellipse around the axis at u along it, with radius r.
func (l *lathe) end(u, r float64) *Shape {
	p := l.s.Shape()
	for i := range 48 {
		x, y := l.at(u, r, float64(i)*2*math.Pi/48)
		if i == 0 {
			p.Move(x, y)
			continue
		}
		p.Line(x, y)
	}
	return p.Close()
}

// strip returns the part of the body's surface between the angle from and the outline
// at π/2. The profile is a list of places along the axis with their radii.
func (l *lathe) strip(profile [][2]float64, from float64) *Shape {
	p := l.s.Shape()
	p.Move(l.at(profile[0][0], profile[0][1], from))
	for _, q := range profile[1:] {
		p.Line(l.at(q[0], q[1], from))
	}
	last := profile[len(profile)-1]
	for i := range 13 {
		p.Line(l.at(last[0], last[1], from+(math.Pi/2-from)*float64(i)/12))
	}
	for i := range profile {
		q := profile[len(profile)-1-i]
		p.Line(l.at(q[0], q[1], math.Pi/2))
	}
	for i := range 13 {
		p.Line(l.at(profile[0][0], profile[0][1], math.Pi/2-(math.Pi/2-from)*float64(i)/12))
	}
	return p.Close()
}

// side paints the whole visible surface of a body with that profile, lighter where it
// faces the lamp, as overlapping strips, so that no seam shows.
func (l *lathe) side(profile [][2]float64, c color.RGBA) {
	const n = 36
	for i := range n {
		a := -math.Pi/2 + math.Pi*float64(i)/n
		mid := a + math.Pi/n/2
		sin, cos := math.Sincos(mid)
		// Across the axis, and up to the viewer.
		nx, ny, nz := -l.sin*sin-l.cos*cos*l.squash, l.cos*sin-l.sin*cos*l.squash, cos*math.Sqrt(1-l.squash*l.squash)
		light := -0.46*nx - 0.54*ny + 0.70*nz
		t := 0.24 + 0.9*max(light, 0) + 0.08*max(-light, 0)
		l.s.Fill(l.strip(profile, a), Lit(c, t))
	}
}

var clay = Material{Lift: 0.5, Bevel: 0.7, Steep: 0.5, Grain: 0.26, Weave: [2]float64{1.3, 1.3}, Dark: 0.5}

// Cup paints a clay cup as high as size, with its visible end at (x, y) and
// pointing towards turn, in degrees. The end is its foot if it stands, else its
// mouth.
func (s *Studio) Cup(x, y, size, turn float64, stands bool) {
	sin, cos := math.Sincos(turn * math.Pi / 180)
	l := &lathe{s, x, y, size, cos, sin, 0.42}
	near, far, long := 0.46, 0.32, 1.0
	if stands {
		near, far, long, l.squash = 0.36, 0.47, 0.5, 0.88
	}
	r := func(u float64) float64 { return near + (far-near)*u/long }
	body := [][2]float64{{0, r(0)}, {long, r(long)}}
	ground := clay
	ground.Lift, ground.Dark = size*0.15, 0.8
	s.Fill(l.end(0, near), terra)
	l.side(body, terra)
	s.Lay(ground)
	for _, b := range [3]float64{0, 0.46, 0.9} {
		u := b * long
		l.side([][2]float64{{u, r(u) + 0.018}, {u + 0.1*long, r(u+0.1*long) + 0.018}}, terra)
		s.Lay(clay)
	}
	l.cap(near+0.018, stands)
}

// cap paints the visible end, with radius r: a foot with its ring, or else the dark
// inside of the mouth.
func (l *lathe) cap(r float64, foot bool) {
	s := l.s
	s.Fill(l.end(0, r), Lit(terra, 1.06))
	s.Lay(Material{Dark: -1, Bevel: 0.8, Steep: 0.7, Grain: 0.26, Weave: [2]float64{1.3, 1.3}})
	if foot {
		s.Fill(l.end(0, r*0.74), Lit(terra, 0.9))
		s.Lay(Material{Dark: -1, Bevel: 1.6, Steep: -1, Grain: 0.26, Weave: [2]float64{1.3, 1.3}})
		return
	}
	s.Fill(l.end(0, r*0.86), color.RGBA{0x4A, 0x22, 0x10, 255})
	s.Tint(l.end(0.16, r*0.72), color.RGBA{0x26, 0x10, 0x08, 255})
	s.Lay(Material{Dark: -1, Bevel: 2, Steep: -0.8, Grain: 0.2})
}
