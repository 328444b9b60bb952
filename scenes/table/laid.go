package table

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
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
	Yaw   float64 // which way it lies, radians
	Dim   float64 // 0 in the light, 1 in the dark, as one that does not count
	Gone  float64 // 0 there, 1 not to be seen, as one that leaves the table
	Tag   string  // on the disc beside it; empty for none
	Brass bool    // the disc is rimmed in brass
	pose  bone.Pose
}

// Rect is what is touched of the bone: at least a finger wide.
func (l *Laid) Rect(p *ui.Page) ui.Rect {
	d := math.Max(2.1*l.Size, 11*p.U)
	return ui.Rect{X: l.X - d/2, Y: l.Y - d/2, W: d, H: d}
}

// Bone is how bone i of Now.Bones lies, or nil while it does not lie in sight.
func (in *Instant) Bone(i int) *Laid {
	for k := range in.Lying {
		if in.Lying[k].Bone == i {
			return &in.Lying[k]
		}
	}
	return nil
}

// laid is how all bones lie that are seen lying still: where they fell, save
// where the board lays them otherwise or lays more.
func (t *Table) laid(in *Instant) []Laid {
	d := &t.dice
	d.laid = d.laid[:0]
	v := t.counted(in)
	for i, p := range d.lying[:d.resting(t, in)] {
		x, y := d.cam.Project(float64(p.X), float64(p.Y), 0)
		l := Laid{Bone: -1, X: x, Y: y, Size: d.cam.Scale, pose: p}
		if i < len(v.Bones) {
			l.Bone, l.Side = i, int(v.Bones[i].Side)
			l.Tag, l.Brass = t.tag(v, i, in.Mark >= winning)
		}
		d.laid = append(d.laid, l)
	}
	if t.board.Bones.Lay != nil {
		d.laid = t.board.Bones.Lay(in, d.laid)
	}
	return d.laid
}

// winning is from which mark on the bones of a cast are ringed in brass.
const winning = rules.Won

// tag is what the disc beside bone i says.
func (t *Table) tag(v *rules.View, i int, won bool) (text string, brass bool) {
	if t.board.Bones.Tag != nil {
		return t.board.Bones.Tag(v, i)
	}
	return words.Int(int(v.Bones[i].Counts)), won
}

// drawLaid draws bones that lie, and their tags if those are wanted.
func (d *dice) drawLaid(dst *ebiten.Image, t *Table, list []Laid) {
	for len(list) > 0 {
		n := alike(list)
		d.poses = d.poses[:0]
		for i := range list[:n] {
			d.poses = append(d.poses, list[i].at(d.cam))
		}
		cam, look := d.cam, t.look()
		cam.Scale, look.Dim, look.Fade = list[0].Size, float32(list[0].Dim), float32(list[0].Gone)
		if cam.Scale != d.cam.Scale {
			cam.CX, cam.CY = 0, 0
		}
		d.painter.Draw(dst, cam, d.poses, look)
		if t.st.Prefs.Tags {
			for i := range list[:n] {
				t.drawTag(dst, &list[i], 1)
			}
		}
		list = list[n:]
	}
}

// alike is how many of the first bones are drawn at once: those of one size, as
// dim and as far gone.
func alike(list []Laid) int {
	a, n := &list[0], 1
	for n < len(list) && list[n].Size == a.Size && list[n].Dim == a.Dim && list[n].Gone == a.Gone {
		n++
	}
	return n
}

// at is the bone for the painter, by the table's camera; for a bone of another
// size by one of that size about the pixel 0, 0.
func (l *Laid) at(cam bone.Camera) bone.Pose {
	if x, y := cam.Project(float64(l.pose.X), float64(l.pose.Y), 0); l.Size == cam.Scale && x == l.X && y == l.Y && l.fell() {
		return l.pose
	}
	if l.Size != cam.Scale {
		cam = bone.Camera{Scale: l.Size}
	}
	x, y := cam.Unproject(l.X, l.Y)
	p := bone.Lying(l.Side, x, y, l.Yaw)
	if l.fell() {
		p.Z, p.Q = l.pose.Z, l.pose.Q
	}
	return p
}

// fell tells whether the bone lies as it fell; else it lies as the board says.
func (l *Laid) fell() bool { return l.pose.Q != [4]float32{} }

// drawTag sets the tag at the lower right of a bone, grown 0 … 1.
func (t *Table) drawTag(dst *ebiten.Image, l *Laid, grown float64) {
	if l.Tag == "" {
		return
	}
	u := t.st.Page().U
	size := math.Max(8*u, math.Min(9.5*u, l.Size*0.75))
	size *= grown * (1 + 0.1*math.Sin(grown*math.Pi))
	off := math.Max(l.Size*0.62, 5.6*u)
	x, y := l.X, l.Y
	if f := t.frame.Field; x+off+size/2 > f.X+f.W {
		x -= 2 * off
	}
	x, y = x+off, y+off*0.72
	thing.Tag(dst, x, y, size, u, l.Brass)
	st := lettering.Style{Face: lettering.Figure, Size: size * 0.66, Color: palette.Ink, Align: lettering.Center}
	st = lettering.Shrink(l.Tag, st, size*0.9, size*0.3)
	lettering.Draw(dst, l.Tag, x, y+st.Cap()/2, st)
}

// lightBones rings the bones that can be touched, and more strongly those that
// belong to what is chosen.
func (t *Table) lightBones(dst *ebiten.Image, in *Instant) {
	if !in.Asks {
		return
	}
	u := in.Page.U
	for _, pl := range t.places {
		if pl.bone == 0 || pl.bone > len(in.Lying) {
			continue
		}
		l := &in.Lying[pl.bone-1]
		d, lit := 2.6*l.Size, palette.Fade(palette.Candle, 0.45+0.4*in.Glow)
		if in.Page.High {
			lit = palette.HighLit
		}
		switch {
		case pl.Taken:
			thing.Ring(dst, l.X, l.Y, d+0.8*u, 2.4*u, 0, palette.Fade(palette.Night, 0.7))
			thing.Ring(dst, l.X, l.Y, d, 1.6*u, 0, palette.Brass)
		case t.may(in, pl):
			thing.Ring(dst, l.X, l.Y, d, 0.8*u, 12, lit)
		}
	}
}

// may tells whether a place can be used now.
func (t *Table) may(in *Instant, pl Place) bool {
	return pl.Part != (rules.Part{}) || in.choice(pl.Move) != nil
}

// drawFigure writes the board's figure large over the field.
func (t *Table) drawFigure(dst *ebiten.Image, in *Instant) {
	if t.board.Figure == nil || !in.Rests {
		return
	}
	fig := t.board.Figure(in)
	if fig.Text == "" {
		return
	}
	p, at := in.Page, fig.At
	if at.W == 0 {
		at, _ = t.frame.Field.Cut(p.T(6) * 1.4)
	}
	head := lettering.Style{Face: lettering.Title, Size: p.T(6), Color: palette.Bone, Edge: palette.Night, Align: lettering.Center}
	head = lettering.Shrink(fig.Text, head, at.W, 4.5*p.U)
	aside := lettering.Style{Face: lettering.Aside, Size: p.T(3), Color: palette.Bone, Edge: palette.Night, Align: lettering.Center}
	x, y := at.Center()
	lettering.Draw(dst, fig.Text, x, y+head.Cap()/2, head)
	lettering.Draw(dst, fig.Aside, x, y+head.Cap()/2+aside.Leading(), lettering.Shrink(fig.Aside, aside, at.W, 3.5*p.U))
}
