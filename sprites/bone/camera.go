package bone

// The camera looks down at 62° from far away, so that the table's plane stays
// square to the screen: what lies on it is only 0.883 as high as it is long.
const (
	Tall = 0.8829475928589269 // screen height of a unit of y (sin 62°)
	Lift = 0.4694715627858908 // screen height of a unit of z (cos 62°)
)

// eye is how many units over its spot on the table each bone is seen from:
// near enough that a bone grows as it flies up.
const eye = 24

// A Camera lays the table onto the screen.
type Camera struct {
	Scale  float64 // pixels a unit; a bone is two units long
	CX, CY float64 // the pixel of the table's origin
}

// Project is the pixel where the point (x, y) of the table at the height z is
// seen, give or take the little that nearness adds.
func (c Camera) Project(x, y, z float64) (px, py float64) {
	return c.CX + x*c.Scale, c.CY - (y*Tall+z*Lift)*c.Scale
}

// Unproject is the point of the table under a pixel.
func (c Camera) Unproject(px, py float64) (x, y float64) {
	return (px - c.CX) / c.Scale, (c.CY - py) / (Tall * c.Scale)
}

// Area is the part of the table on which lying bones are seen inside a
// rectangle of the screen: a little less than the rectangle shows, as bones
// stand up from the table.
func (c Camera) Area(x, y, w, h float64) Area {
	x0, y1 := c.Unproject(x, y)
	x1, y0 := c.Unproject(x+w, y+h)
	return Area{x0, y0, x1, y1 - 0.35}
}

// Over tells how near a pixel is to the middle of a bone, in units as seen:
// less than 1 is on it.
func (c Camera) Over(p Pose, px, py float64) float64 {
	x, y := c.Project(float64(p.X), float64(p.Y), float64(p.Z))
	d := vec{(px - x) / c.Scale, (py - y) / c.Scale, 0}
	return d.length()
}

// An Area is a rectangle of the table, in units. Bones thrown into it stay
// inside and come to rest well inside.
type Area struct{ MinX, MinY, MaxX, MaxY float64 }
