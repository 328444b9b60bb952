package dice

import (
	"image"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/thing"
)

// mouthUp is the distance on screen from the middle of the standing cup up to its
// mouth, rimUp up to its near rim (below the middle if negative), footDown down to
// its foot; all in parts of its height.
const mouthUp, rimUp, footDown = 0.14, -0.10, 0.7

// high is the height of a cup in the square it is given.
const high = 0.82

// A Stand is the middle of a cup and its height, in pixels.
type Stand struct{ X, Y, H float64 }

// Rect returns the bounds of a cup that stands there.
func (s Stand) Rect() ui.Rect {
	return ui.Rect{X: s.X - s.H*girth/2, Y: s.Y - s.H*over, W: s.H * girth, H: s.H * (over + under)}
}

// girth is the width of the picture of a standing cup, over how far it reaches up from
// its middle and under how far down; all in parts of the cup's height.
const girth, over, under = 0.95, 0.65, 0.56

// In returns a cup that stands in the middle of the square r and fills it.
func In(r ui.Rect) Stand {
	x, y := r.Center()
	return Stand{x, y, r.H * high}
}

// Cup returns the bounds of the cup when no bones lie, in pixels, with a margin for
// touch.
func (d *Dice) Cup() ui.Rect { return d.cup }

// Stand returns where the cup stands when the first n bones lie: in its usual place if
// n is 0, otherwise smaller and as far from the bones as possible.
func (d *Dice) Stand(n int) Stand {
	s := In(d.cup)
	if n == 0 {
		return s
	}
	s.H *= 0.8
	r := d.room.Inset(s.H * 0.5)
	r.H -= s.H * (footDown - 0.5)
	const across, down = 9, 5
	best := 0.0
	for i := range across * down {
		x, y := r.X+r.W*float64(i%across)/(across-1), r.Y+r.H*float64(i/across)/(down-1)
		if near := d.near(x, y, n); near > best {
			best, s.X, s.Y = near, x, y
		}
	}
	return s
}

// near returns the distance in pixels from a point of the page to the nearest of the
// first n lying bones; infinity if n is 0.
func (d *Dice) near(x, y float64, n int) float64 {
	near := math.Inf(1)
	for _, p := range d.lying[:n] {
		px, py := d.cam.Project(float64(p.X), float64(p.Y), 0)
		near = math.Min(near, math.Hypot(px-x, (py-y)/bone.Tall))
	}
	return near
}

// DrawCovering draws the cup turned over bones.
func (d *Dice) DrawCovering(dst *ebiten.Image) {
	s := In(d.cup)
	thing.Cup(dst, thing.Turned, s.X, s.Y, s.H)
}

// DrawStanding draws the cup at rest with n bones in it.
func (d *Dice) DrawStanding(dst *ebiten.Image, n int, at Stand, look bone.Look) {
	d.poses = nested(n, d.poses[:0])
	d.drawCup(dst, at, look)
}

// DrawHeld draws the cup with n bones in a person's hand.
func (d *Dice) DrawHeld(dst *ebiten.Image, n int, look bone.Look) {
	d.drawShaken(dst, n, Stand{d.grip.at.X, d.grip.at.Y, d.cup.H * high}, d.grip.shake, look)
}

// DrawShaken draws the cup with n bones before they leave it: it is shaken where
// it stands, then it tips over.
func (d *Dice) DrawShaken(dst *ebiten.Image, n int, look bone.Look) {
	f := &d.fall
	if f.clock < leastShake {
		d.drawShaken(dst, n, f.cup, f.clock, look)
		return
	}
	thing.CupTowards(dst, thing.Lying, f.dx, f.dy, f.cup.X, f.cup.Y, f.cup.H)
}

// drawShaken draws the cup with n bones at the moment beat of shaking it, in seconds.
func (d *Dice) drawShaken(dst *ebiten.Image, n int, at Stand, beat float64, look bone.Look) {
	at.X += math.Sin(beat*31) * at.H * 0.035
	at.Y += math.Sin(beat*43+1) * at.H * 0.03
	d.poses = bone.Shake(n, beat, bone.Spot{}, 0, 0, d.poses[:0])
	for i := range d.poses {
		d.poses[i].X *= 0.8
		d.poses[i].Y *= 0.8
		d.poses[i].Z -= 1.2
	}
	d.drawCup(dst, at, look)
}

// drawCup draws the cup, the bones in it, and its near rim before them.
func (d *Dice) drawCup(dst *ebiten.Image, at Stand, look bone.Look) {
	thing.Cup(dst, thing.Standing, at.X, at.Y, at.H)
	d.painter.DrawBare(dst, bone.Camera{Scale: at.H * 0.19, CX: at.X, CY: at.Y - at.H*mouthUp}, d.poses, look)
	b := dst.Bounds()
	front := dst.SubImage(image.Rect(b.Min.X, int(at.Y-at.H*rimUp), b.Max.X, b.Max.Y)).(*ebiten.Image)
	thing.Cup(front, thing.Standing, at.X, at.Y, at.H)
}

// nested appends to buf the poses of n bones that lie loosely in the cup.
func nested(n int, buf []bone.Pose) []bone.Pose {
	for i := range n {
		f := float64(i)
		a := 2*math.Pi*f/float64(max(n, 1)) + 0.5
		r := 0.75
		if n == 1 {
			r = 0
		}
		p := bone.Lying(bone.Sides[(i*3+1)%4], r*math.Cos(a), r*math.Sin(a)*0.9, 0.8+1.9*f)
		p.Z += float32(0.35 * math.Mod(f, 2))
		buf = append(buf, p)
	}
	return buf
}

// DrawFalling draws the bones that have left the cup and those that stay, and
// the cup while it is still pouring and on its way out of the picture.
func (d *Dice) DrawFalling(dst *ebiten.Image, look bone.Look) {
	f := &d.fall
	look.Moving = true
	d.poses = d.poses[:0]
	if slices.ContainsFunc(f.stay, func(l Laid) bool { return l.Size != d.cam.Scale }) {
		d.draw(dst, f.stay, look, d.cam)
		d.poses = d.poses[:0]
	} else {
		d.poses = append(d.poses, d.lying[:f.kept]...)
	}
	last := 0.0
	for i, p := range f.poses {
		released := f.tape.ReleasedAt(i)
		last = math.Max(last, released)
		if f.clock >= released {
			d.poses = append(d.poses, p)
		}
	}
	d.painter.Draw(dst, d.cam, d.poses, look)
	d.drawPoured(dst, (f.clock-last)/away)
}

// away is the time that an empty cup takes to leave the picture, seconds.
const away = 0.22

// drawPoured draws the poured cup; gone is its progress, 0 to 1, on the way out of the
// picture.
func (d *Dice) drawPoured(dst *ebiten.Image, gone float64) {
	f := &d.fall
	gone = math.Max(0, gone)
	if gone >= 1 {
		return
	}
	far := gone * gone * f.cup.H * 2.2
	thing.CupTowards(dst, thing.Lying, f.dx, f.dy, f.cup.X, f.cup.Y+far, f.cup.H)
}
