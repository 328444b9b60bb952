// Package driving is shared by the boards of games with a race round a course.
package driving

import (
	"math"

	"knucklebones/scenes/kit/ui"
)

// A Course follows the edge of a rectangle with round corners.
type Course struct {
	Rect   ui.Rect
	Corner float64 // radius of its corners
}

// Long returns the length of one round, in pixels.
func (c *Course) Long() float64 { return 2*(c.Rect.W+c.Rect.H) - (8-2*math.Pi)*c.Corner }

// At returns the point that lies far pixels along the course and d pixels outside it,
// and the direction of travel there in radians. The course begins at the left end of
// the lower edge, runs to the right and then up, and goes round as often as far asks
// for.
func (c *Course) At(far, d float64) (x, y, heading float64) {
	x, y = c.Rect.Center()
	half, out, k := c.Rect.W/2-c.Corner, c.Rect.H/2-c.Corner, c.Corner
	left := math.Mod(far+c.Long(), c.Long())
	for side := range 4 {
		heading = -math.Pi / 2 * float64(side)
		along, off := left-half, out+k+d
		if left -= 2 * half; left >= 0 {
			sin, cos := math.Sincos(left / k)
			along, off = half+(k+d)*sin, out+(k+d)*cos
			heading -= left / k
		}
		if left < math.Pi/2*k || side == 3 {
			sin, cos := math.Sincos(-math.Pi / 2 * float64(side))
			return x + along*cos - off*sin, y + along*sin + off*cos, heading
		}
		left -= math.Pi / 2 * k
		half, out = out, half
	}
	return x, y, heading
}
