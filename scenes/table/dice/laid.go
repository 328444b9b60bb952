package dice

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/thing"
)

// A Laid is one bone that lies on the table or is shown there.
type Laid struct {
	Bone  int     // which of View.Bones it is; negative if it is none of them
	Side  int     // the side that is up: 1, 3, 4 or 6
	X, Y  float64 // the pixel of its middle
	Size  float64 // half its length, pixels
	Yaw   float64 // which way it lies, radians; one that fell lies as it fell
	Dim   float64 // 0 in the light, 1 in the dark, as one that does not count
	Gone  float64 // 0 there, 1 not to be seen, as one that leaves the table
	Tag   string  // on the disc beside it; empty for none
	Brass bool    // the disc is rimmed in brass
	pose  bone.Pose
}

// Rect returns the bone's touch target in pixels, at least 11 page units wide.
func (l *Laid) Rect(p *ui.Page) ui.Rect {
	d := math.Max(2.1*l.Size, 11*p.U)
	return ui.Rect{X: l.X - d/2, Y: l.Y - d/2, W: d, H: d}
}

// Lying returns the first n lying bones as they fell, without tags. The list is
// valid until the next call.
func (d *Dice) Lying(n int) []Laid {
	d.laid = d.laid[:0]
	for i, p := range d.lying[:n] {
		d.laid = append(d.laid, d.fallen(i, p))
	}
	return d.laid
}

// Poses returns the poses of the first n lying bones.
func (d *Dice) Poses(n int) []bone.Pose { return d.lying[:n] }

// Turn lays lying bone i onto another side, in its place and along the same line.
func (d *Dice) Turn(i, side int) {
	p := d.lying[i]
	x, y := bone.Spine(p)
	d.lying[i] = bone.Lying(side, float64(p.X), float64(p.Y), math.Atan2(-x, y))
}

// Keep stores a list that was extended beyond the one from Lying, so that the next
// call of Lying reuses its memory.
func (d *Dice) Keep(list []Laid) { d.laid = list }

// Rest returns the number of bones at rest; once the bones of a cast have left the
// cup, it is 0 until all rest.
func (d *Dice) Rest() int {
	switch {
	case d.fall.tape != nil:
		return 0
	case d.fall.steer != nil:
		return d.fall.kept
	}
	return len(d.lying)
}

// Staying returns the bones that stay while others fall, as they are drawn meanwhile.
func (d *Dice) Staying() []Laid {
	if d.fall.tape == nil {
		return nil
	}
	return d.fall.stay
}

// Landed returns bone i, as the view after the present cast lists it, and how far its
// tag has grown: 0 while the bone moves, then up to 1.
func (d *Dice) Landed(i int) (l Laid, grown float64) {
	f := &d.fall
	k := slices.Index(f.order, i)
	switch {
	case k < 0 || k >= f.kept+len(f.poses):
		return l, 0
	case k < f.kept:
		l = f.stay[k]
		l.Bone = i
		return l, 1
	}
	grown = (f.clock - f.tape.RestAt(k-f.kept)) / TagTime
	return d.fallen(i, f.poses[k-f.kept]), animation.Clamp(grown)
}

// fallen returns bone i as it lies on the table in the pose p.
func (d *Dice) fallen(i int, p bone.Pose) Laid {
	x, y := d.cam.Project(float64(p.X), float64(p.Y), 0)
	return Laid{Bone: i, Side: bone.SideUp(p), X: x, Y: y, Size: d.cam.Scale, pose: p}
}

// draw draws bones that lie, as that camera sees them.
func (d *Dice) draw(dst *ebiten.Image, list []Laid, look bone.Look, seen bone.Camera) {
	for len(list) > 0 {
		n := alike(list)
		d.poses = d.poses[:0]
		for i := range list[:n] {
			d.poses = append(d.poses, list[i].at(seen))
		}
		cam := seen
		if cam.Scale != list[0].Size {
			cam = bone.Camera{Scale: list[0].Size}
		}
		look.Dim, look.Fade = float32(list[0].Dim), float32(list[0].Gone)
		d.painter.Draw(dst, cam, d.poses, look)
		list = list[n:]
	}
}

// alike returns the number of bones at the front of list that share size, dimming
// and fading, to be drawn together.
func alike(list []Laid) int {
	a, n := &list[0], 1
	for n < len(list) && list[n].Size == a.Size && list[n].Dim == a.Dim && list[n].Gone == a.Gone {
		n++
	}
	return n
}

// at returns the pose with which the bone is drawn by camera cam. A bone of another
// size than the camera's is posed around the origin, to be scaled.
func (l *Laid) at(cam bone.Camera) bone.Pose {
	fell := l.pose != bone.Pose{}
	if l.Size != cam.Scale {
		cam = bone.Camera{Scale: l.Size}
	} else if x, y := cam.Project(float64(l.pose.X), float64(l.pose.Y), 0); fell && x == l.X && y == l.Y {
		return l.pose
	}
	x, y := cam.Unproject(l.X, l.Y)
	p := bone.Lying(l.Side, x, y, l.Yaw)
	if fell {
		p.Z, p.Q = l.pose.Z, l.pose.Q
	}
	return p
}

// An Edge is the limit for tags, in pixels: Right on the right, Low at the bottom;
// Low 0 means no limit.
type Edge struct{ Right, Low float64 }

// DrawTag draws the tag at the lower right of a bone, or at its lower left or less
// low if it would stand out beyond the edge; it has grown 0 … 1. It follows the size
// of letters as long as it is no wider than half of the bone.
func (l *Laid) DrawTag(dst *ebiten.Image, p *ui.Page, e Edge, grown float64) {
	x, y, size := l.TagAt(p, e)
	l.drawTag(dst, p, x, y, size, grown)
}

// drawTag draws the tag of a bone at x, y, of that size once it has grown to 1.
func (l *Laid) drawTag(dst *ebiten.Image, p *ui.Page, x, y, size, grown float64) {
	if l.Tag == "" || grown == 0 {
		return
	}
	size *= grown * (1 + 0.1*math.Sin(grown*math.Pi))
	thing.Tag(dst, x, y, size, p.U, l.Brass)
	st := lettering.Style{Face: lettering.Figure, Size: size * 0.66, Color: palette.Ink, Align: lettering.Center}
	st = lettering.Shrink(l.Tag, st, size*0.9, size*0.3)
	lettering.Draw(dst, l.Tag, x, y+st.Cap()/2, st)
}

// TagAt returns the middle of a bone's tag and its full width, in pixels: at the lower
// right, or moved so that it stays within e.
func (l *Laid) TagAt(p *ui.Page, e Edge) (x, y, size float64) {
	u := p.U
	size = math.Max(8*u, math.Min(9.5*u, l.Size*0.75))
	size = math.Max(size, math.Min(size*p.Text, l.Size))
	off := l.aside(p)
	x, y = l.X+off, l.Y+l.low(p)
	if x+size/2 > e.Right {
		x -= 2 * off
	}
	if e.Low > 0 {
		y = math.Min(y, e.Low-size/2)
	}
	return x, y, size
}

// aside returns how far to the right of a bone its tag stands, in pixels.
func (l *Laid) aside(p *ui.Page) float64 { return math.Max(l.Size*0.62, 5.6*p.U) }

// low returns how far below a bone its tag stands, in pixels.
func (l *Laid) low(p *ui.Page) float64 { return l.aside(p) * 0.72 }

// RingKept draws the ring round a bone that is kept while others are thrown.
func (l *Laid) RingKept(dst *ebiten.Image, p *ui.Page) {
	u, d := p.U, 2.4*l.Size
	thing.Ring(dst, l.X, l.Y, d+0.8*u, 2.4*u, 0, palette.Fade(palette.Night, 0.7))
	thing.Ring(dst, l.X, l.Y, d, 1.6*u, 0, palette.Brass)
}

// RingAgain draws the arrow round a bone that will be thrown again.
func (l *Laid) RingAgain(dst *ebiten.Image, p *ui.Page) {
	c := palette.Bone
	if p.High {
		c = palette.HighLit
	}
	thing.Again(dst, l.X, l.Y, 2.4*l.Size, 1.4*p.U, c)
}

// RingLit draws a dashed ring round a bone that can be selected, brighter with glow, 0 to 1.
func (l *Laid) RingLit(dst *ebiten.Image, p *ui.Page, glow float64) {
	lit := palette.Fade(palette.Candle, 0.45+0.4*glow)
	if p.High {
		lit = palette.HighLit
	}
	thing.Ring(dst, l.X, l.Y, 2.4*l.Size, p.U, 12, lit)
}
