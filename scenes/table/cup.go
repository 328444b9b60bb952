package table

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/scenes/kit/words"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/thing"
)

// mouthUp is how far above the middle of the standing cup its mouth is seen,
// rimUp how far above it the near rim, if negative below, footDown how far below
// it the foot, all in parts of its height.
const mouthUp, rimUp, footDown = 0.14, -0.10, 0.7

// stand is where the middle of the cup stands, and how high the cup is: in the
// middle, or a little smaller where bones that lie leave most room for it.
func (d *dice) stand(t *Table, lying []bone.Pose) (x, y, h float64) {
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

// drawTags sets the value tags beside the first n lying bones.
func (d *dice) drawTags(dst *ebiten.Image, t *Table, in *Instant, n int) {
	bones := d.counted(t, in)
	for i := range min(n, len(bones)) {
		d.drawTag(dst, t, d.lying[i], int(bones[i].Counts), 1, in.Mark >= winning)
	}
}

// counted are the bones as the rules have them that the lying ones show: while
// a step is shown those from before it, until its bones have fallen.
func (d *dice) counted(t *Table, in *Instant) []rules.Bone {
	if m := t.motion; m != nil && !m.fell() {
		return in.Was.Bones
	}
	return in.Now.Bones
}

// drawFallenTags sets a tag beside each falling bone once it rests.
func (d *dice) drawFallenTags(dst *ebiten.Image, t *Table) {
	m := t.motion
	if m == nil {
		return
	}
	for i := range d.kept {
		d.drawTag(dst, t, d.lying[i], int(m.now.Bones[i].Counts), 1, false)
	}
	for i := d.kept; i < len(m.now.Bones); i++ {
		grown := (d.clock - d.tape.RestAt(i-d.kept)) / tagTime
		if grown > 0 {
			d.drawTag(dst, t, d.all[i-d.kept], int(m.now.Bones[i].Counts), math.Min(1, grown), false)
		}
	}
}

// drawTag sets one tag at the lower right of a bone.
func (d *dice) drawTag(dst *ebiten.Image, t *Table, p bone.Pose, counts int, grown float64, brass bool) {
	u := t.st.Page().U
	size := math.Max(8*u, math.Min(9.5*u, d.cam.Scale*0.75))
	over := 1 + 0.1*math.Sin(grown*math.Pi)
	size *= grown * over
	x, y := d.cam.Project(float64(p.X), float64(p.Y), 0)
	off := math.Max(d.cam.Scale*0.62, 5.6*u)
	if f := t.frame.Field; x+off+size/2 > f.X+f.W {
		x -= 2 * off
	}
	x, y = x+off, y+off*0.72
	thing.Tag(dst, x, y, size, u, brass)
	st := lettering.Style{Face: lettering.Figure, Size: size * 0.66, Color: palette.Ink, Align: lettering.Center}
	lettering.Draw(dst, words.Int(counts), x, y+st.Cap()/2, st)
}
