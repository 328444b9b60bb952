package table

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/thing"
)

// mouthUp is how far above the middle of the standing cup its mouth is seen,
// rimUp how far above it the near rim, if negative below, footDown how far below
// it the foot, all in parts of its height.
const mouthUp, rimUp, footDown = 0.14, -0.10, 0.7

// stand is where the middle of the cup stands, and how high the cup is: in the
// middle, or a little smaller where bones that lie leave most room for it, or
// where the board says. ok is false if it does not stand there at all.
func (d *dice) stand(t *Table, in *Instant, lying []bone.Pose) (x, y, h float64, ok bool) {
	if t.board.Bones.Cup != nil {
		at, stands := t.board.Bones.Cup(in)
		x, y = at.Center()
		return x, y, at.H * 0.82, stands
	}
	x, y, h = d.free(t, lying)
	return x, y, h, true
}

// free is where the cup leaves most room to bones that lie, and how high it is.
func (d *dice) free(t *Table, lying []bone.Pose) (x, y, h float64) {
	x, y = d.cup.Center()
	h = d.cup.H * 0.82
	if len(lying) == 0 {
		return x, y, h
	}
	h *= 0.8
	r := t.frame.Bones.Inset(h * 0.5)
	r.H -= h * (footDown - 0.5)
	const across, down = 9, 5
	best := 0.0
	for i := range across * down {
		tx, ty := r.X+r.W*float64(i%across)/(across-1), r.Y+r.H*float64(i/across)/(down-1)
		near := math.Inf(1)
		for _, p := range lying {
			px, py := d.cam.Project(float64(p.X), float64(p.Y), 0)
			near = math.Min(near, math.Hypot(px-tx, (py-ty)/bone.Tall))
		}
		if near > best {
			best, x, y = near, tx, ty
		}
	}
	return x, y, h
}

// drawCup draws the cup, h high, with n bones about the middle x, y; beat is
// how long it has been shaken, seconds, or negative at rest.
func (d *dice) drawCup(dst *ebiten.Image, t *Table, n int, x, y, h, beat float64) {
	if beat >= 0 {
		x += math.Sin(beat*31) * h * 0.035
		y += math.Sin(beat*43+1) * h * 0.03
	}
	thing.Cup(dst, thing.Standing, x, y, h)
	cam := bone.Camera{Scale: h * 0.19, CX: x, CY: y - h*mouthUp}
	d.poses = d.poses[:0]
	if beat >= 0 {
		d.poses = bone.Shake(n, beat, bone.Spot{}, 0, 0, d.poses)
		for i := range d.poses {
			d.poses[i].X *= 0.8
			d.poses[i].Y *= 0.8
			d.poses[i].Z -= 1.2
		}
	} else {
		d.poses = nested(n, d.poses)
	}
	d.painter.DrawBare(dst, cam, d.poses, t.look())
	rim := int(y - h*rimUp)
	b := dst.Bounds()
	front := dst.SubImage(image.Rect(b.Min.X, rim, b.Max.X, b.Max.Y)).(*ebiten.Image)
	thing.Cup(front, thing.Standing, x, y, h)
}

// nested are n bones lying loosely in the cup.
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

// drawPouring draws the cup tipped over where the bones have left it, gone 0 …
// 1 on its way out of the picture.
func (d *dice) drawPouring(dst *ebiten.Image, t *Table, x, y, gone float64) {
	h := d.cup.H * 0.82
	thing.Cup(dst, thing.Lying, x, y+gone*gone*h*2.2, h)
}

// counted is the view whose bones the lying ones are: while a step is shown that
// from before it, until its bones have fallen.
func (t *Table) counted(in *Instant) *rules.View {
	if m := t.motion; m != nil && !m.fell() && !m.uncovers() {
		return &in.Was
	}
	return &in.Now
}

// drawFallenTags sets a tag beside each falling bone once it rests.
func (d *dice) drawFallenTags(dst *ebiten.Image, t *Table) {
	m := t.motion
	if m == nil {
		return
	}
	for i := range m.now.Bones {
		l, grown := Laid{Size: d.cam.Scale}, 1.0
		var p bone.Pose
		if i < d.kept {
			p = d.lying[i]
		} else {
			p, grown = d.all[i-d.kept], (d.clock-d.tape.RestAt(i-d.kept))/tagTime
		}
		if grown > 0 {
			l.X, l.Y = d.cam.Project(float64(p.X), float64(p.Y), 0)
			l.Tag, l.Brass = t.tag(&m.now, i, false)
			t.drawTag(dst, &l, math.Min(1, grown))
		}
	}
}
