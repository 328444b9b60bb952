package dice

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/bone"
)

// A disc is the place of a tag: its middle and its width, in pixels.
type disc struct{ x, y, size float64 }

// DrawTags draws the tags of bones that lie together, each where it touches no other bone
// and no other tag, as far as there is room; the i-th has grown as grown says, 0 to 1.
func (d *Dice) DrawTags(dst *ebiten.Image, list []Laid, p *ui.Page, e Edge, grown func(i int) float64) {
	d.discs = discs(list, p, e, d.discs[:0])
	for i, at := range d.discs {
		list[i].drawTag(dst, p, at.x, at.y, at.size, grown(i))
	}
}

// around holds the places beside a bone where its tag may stand, the best first, as parts
// of the way to the usual one at its lower right.
var around = [...][2]float64{
	{1, 1}, {-1, 1}, {1, -1}, {-1, -1}, {1.35, 0}, {-1.35, 0}, {0, 1.6}, {0, -1.6},
	{1.4, 1.4}, {-1.4, 1.4}, {1.4, -1.4}, {-1.4, -1.4}, {1.8, 0}, {-1.8, 0}, {0, 2.2}, {0, -2.2},
}

// discs appends to list the places of the tags of all bones.
func discs(bones []Laid, p *ui.Page, e Edge, list []disc) []disc {
	for i := range bones {
		l := &bones[i]
		x, y, size := l.TagAt(p, e)
		best, least := disc{x, y, size}, math.Inf(1)
		dx, dy := l.aside(p), l.low(p)
		for _, a := range around {
			at := disc{l.X + a[0]*dx, l.Y + a[1]*dy, size}
			if over := e.beyond(&at) + crowds(bones, list, i, &at); over < least-0.5 {
				best, least = at, over
			}
		}
		list = append(list, best)
	}
	return list
}

// beyond returns by how many pixels a tag stands out beyond the edge.
func (e *Edge) beyond(at *disc) (far float64) {
	far = math.Max(0, at.size/2-at.x) + math.Max(0, at.x+at.size/2-e.Right)
	if e.Low > 0 {
		far += math.Max(0, at.y+at.size/2-e.Low)
	}
	return far
}

// crowds returns by how many pixels a tag of bone i reaches over other bones, and over
// the tags that have their place.
func crowds(bones []Laid, list []disc, i int, at *disc) (over float64) {
	for k := range bones {
		if k != i {
			over += math.Max(0, at.size/2+0.5*bones[k].Size-bones[k].far(at.x, at.y))
		}
		if k < len(list) && bones[k].Tag != "" {
			over += math.Max(0, at.size-math.Hypot(at.x-list[k].x, at.y-list[k].y))
		}
	}
	return over
}

// far returns the distance of a pixel from the spine of a bone, in pixels.
func (l *Laid) far(x, y float64) float64 {
	p := l.pose
	if p == (bone.Pose{}) {
		p = bone.Lying(l.Side, 0, 0, l.Yaw)
	}
	sx, sy := bone.Spine(p)
	sx, sy = sx*l.Size, -sy*l.Size*bone.Tall
	x, y = x-l.X, y-l.Y
	along := 0.0
	if long := sx*sx + sy*sy; long > 0 {
		along = math.Max(-1, math.Min(1, (x*sx+y*sy)/long))
	}
	return math.Hypot(x-along*sx, y-along*sy)
}
