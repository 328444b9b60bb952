package bone

import "math"

// The usual camera looks down at 62° from far away with a parallel projection:
// a square on the table is only 0.883 as high as it is wide.
const (
	Tall = 0.8829475928589269 // screen height of a unit of y (sin 62°)
	Lift = 0.4694715627858908 // screen height of a unit of z (cos 62°)
)

// eye is the height, in units, from which the shape of each bone is seen: close
// enough that a bone grows as it flies up.
const eye = 24

// A Camera projects the table onto the screen. The usual one looks down from
// far away; a low one stands nearer and lower, with perspective.
type Camera struct {
	Scale  float64 // pixels per unit at the table's origin; a bone is two units long
	CX, CY float64 // the pixel of the table's origin
	Down   float64 // sine of the angle it looks down at; 0 stands for the usual one
	Far    float64 // units from the eye to the table's origin; 0 stands for infinity
}

// tilt returns by how much, as fractions of a unit, a unit of y and one of z at the
// origin go up on the screen.
func (c Camera) tilt() (y, z float64) {
	if c.Down == 0 {
		return Tall, Lift
	}
	return c.Down, math.Sqrt(1 - c.Down*c.Down)
}

// Size returns the number of pixels per unit at a point.
func (c Camera) Size(x, y, z float64) float64 {
	if c.Far == 0 {
		return c.Scale
	}
	s, l := c.tilt()
	return c.Scale * c.Far / math.Max(1, c.Far-z*s+y*l)
}

// view returns the direction from the table's origin to the eye.
func (c Camera) view() vec {
	s, l := c.tilt()
	return vec{0, -l, s}
}

// toward returns a vector from a bone to the eye. The usual camera has an eye above
// each bone's own spot, so that its projection stays parallel; a low camera has one eye
// for all bones.
func (c Camera) toward(p Pose) vec {
	if c.Far > 0 {
		return c.view().times(c.Far).minus(p.at())
	}
	return c.view().times(eye).minus(vec{0, 0, float64(p.Z)})
}

// seen returns the unit vector from a bone to the eye.
func (c Camera) seen(p Pose) vec {
	if c.Far > 0 {
		return c.toward(p).unit()
	}
	return c.view()
}

// Project returns the pixel of the point (x, y, z). The usual camera projects in
// parallel and ignores the small growth of high bones; one with Far > 0 shows perspective.
func (c Camera) Project(x, y, z float64) (px, py float64) {
	s, l := c.tilt()
	k := c.Size(x, y, z)
	return c.CX + x*k, c.CY - (y*s+z*l)*k
}

// Unproject returns the point of the table under a pixel.
func (c Camera) Unproject(px, py float64) (x, y float64) {
	s, l := c.tilt()
	up := (c.CY - py) / c.Scale
	if c.Far == 0 {
		return (px - c.CX) / c.Scale, up / s
	}
	y = up * c.Far / (s*c.Far - up*l)
	return (px - c.CX) / c.Size(0, y, 0), y
}

// Area returns the part of the table on which lying bones appear inside a
// rectangle of the screen: a little less than the rectangle shows, since bones
// have a height.
func (c Camera) Area(x, y, w, h float64) Area {
	x0, y1 := c.Unproject(x, y)
	x1, y0 := c.Unproject(x+w, y+h)
	return Area{x0, y0, x1, y1 - 0.35}
}

// Over returns the distance between a pixel and the middle of a bone, in units
// on the screen: less than 1 is on the bone.
func (c Camera) Over(p Pose, px, py float64) float64 {
	x, y := c.Project(float64(p.X), float64(p.Y), float64(p.Z))
	d := vec{(px - x) / c.Scale, (py - y) / c.Scale, 0}
	return d.length()
}

// An Area is a rectangle of the table, in units. Bones thrown into it stay
// inside and come to rest well inside.
type Area struct{ MinX, MinY, MaxX, MaxY float64 }
