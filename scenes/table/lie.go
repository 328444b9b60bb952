package table

import (
	"encoding/binary"
	"math"
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/bone"
)

// fit chooses how large the bones are and where they may lie. Another size
// means another fall to the same sides.
func (d *dice) fit(t *Table) {
	r, u := t.frame.Bones, t.st.Page().U
	n := float64(d.count(t))
	scale := math.Sqrt(r.W * r.H / bone.Tall / (n * 9))
	scale = math.Min(scale, math.Min(r.W, r.H/bone.Tall)/3.2)
	scale = math.Max(9*u, math.Min(15*u, scale))
	cx, cy := r.Center()
	cam := bone.Camera{Scale: scale, CX: cx, CY: cy}
	if cam == d.cam {
		d.settle(t, t.fallen())
		return
	}
	d.cam = cam
	above, below := scale*0.5, scale*0.6 // bones stand up, and their tags hang down
	if r.H < scale*3.6 {
		above, below = scale*0.3, scale*0.3
	}
	d.area = cam.Area(r.X, r.Y+above, r.W, r.H-above-below)
	size := math.Min(34*u, math.Min(r.W, r.H)*0.98)
	d.cup = ui.Rect{X: cx - size/2, Y: cy - size/2, W: size, H: size}
	if d.steer != nil || d.tape != nil {
		d.finish(t)
	}
	d.stale = true
	d.settle(t, t.fallen())
}

// count is how many bones there must be room for: as many as were ever seen
// on this table, so that their size seldom changes.
func (d *dice) count(t *Table) int {
	n := max(3, d.most, t.board.Bones.Most, len(t.shown.Bones), t.shown.Cup)
	if m := t.motion; m != nil {
		n = max(n, m.was.Cup, len(m.now.Bones))
	}
	d.most = n
	return n
}

// keep leaves only those lying bones that the view shows, in its order.
func (d *dice) keep(bones []rules.Bone) {
	for i, b := range bones {
		for k := i; k < len(d.lying); k++ {
			if bone.SideUp(d.lying[k]) == int(b.Side) {
				d.lying[i], d.lying[k] = d.lying[k], d.lying[i]
				break
			}
		}
	}
	d.lying = d.lying[:min(len(d.lying), len(bones))]
}

// shows leaves only those lying bones that the rules list, and tells whether
// all of them lie that are not covered.
func (d *dice) shows(bones []rules.Bone) bool {
	d.keep(bones)
	return d.match(bones)
}

// settle lays the bones that lie after so many steps where they fell, which it
// works out again: falls are not kept, only what was counted.
func (d *dice) settle(t *Table, upto int) {
	if !d.stale || d.cam.Scale == 0 {
		return
	}
	d.stale = false
	bones := t.sess.At(upto).View(t.viewer()).Bones
	var steps []int
	for i := upto - 1; i >= 0 && len(bones) > 0; i-- {
		at := t.sess.At(i)
		if at.Turn() != rules.Chance {
			continue
		}
		if v := at.View(t.viewer()); v.Cup > 0 {
			steps = append(steps, i)
			if v.Clear {
				break
			}
		}
	}
	for k := len(steps) - 1; k >= 0; k-- {
		d.lay(t, steps[k])
	}
	d.keep(bones)
	if !d.match(bones) {
		d.reveal(t, upto, bones)
	}
}

// match tells whether the bones that lie are those of the view, or these are
// covered.
func (d *dice) match(bones []rules.Bone) bool {
	if covered(bones) {
		return true
	}
	for i, b := range bones {
		if i >= len(d.lying) || bone.SideUp(d.lying[i]) != int(b.Side) {
			return false
		}
	}
	return true
}

// reveal lays bones down that come into sight without having been seen to fall:
// somebody else threw them.
func (d *dice) reveal(t *Table, upto int, bones []rules.Bone) {
	r := t.scatter(upto)
	d.lying = d.lying[:0]
	for i, b := range bones {
		x, y := d.row(r, i, len(bones))
		d.lying = append(d.lying, bone.Lying(int(b.Side), x, y, r.Float64()*2*math.Pi))
	}
}

// row is the spot of the i-th of n bones that lie in loose rows over the area.
func (d *dice) row(r *rand.Rand, i, n int) (x, y float64) {
	a := d.area
	w, h := a.MaxX-a.MinX, a.MaxY-a.MinY
	rows := max(1, int(math.Round(math.Sqrt(float64(n)*h/w))))
	in := (n + rows - 1) / rows
	cell := w / float64(in)
	last := n - (n-1)/in*in // bones of the last row, which stands in the middle
	if i/in < n/in {
		last = in
	}
	x = (a.MinX+a.MaxX)/2 + cell*(float64(i%in)-float64(last-1)/2)
	y = a.MaxY - h*(float64(i/in)+0.5)/float64(rows)
	return x + 0.3*(r.Float64()-0.5), y + 0.3*(r.Float64()-0.5)
}

// scatter is what bones that are laid down after so many steps lie by.
func (t *Table) scatter(steps int) *rand.Rand {
	seed := t.sess.Seed()
	return rand.New(rand.NewPCG(binary.BigEndian.Uint64(seed[:]), uint64(castsBefore(t, steps))))
}

// fallen is after how many steps the bones lie as they are shown.
func (t *Table) fallen() int {
	if m := t.motion; m != nil && m.move.Verb == rules.Cast && !m.back {
		return m.step + 1
	}
	return t.at
}

// sides are the sides that step i casts, and how many lying bones stay.
func (d *dice) sides(t *Table, i int) (sides []int, kept int) {
	was, now := t.sess.At(i).View(t.viewer()), t.sess.At(i+1).View(t.viewer())
	if !was.Clear {
		if !d.shows(was.Bones) {
			d.reveal(t, i, was.Bones)
		}
		kept = len(d.lying)
	}
	for _, b := range now.Bones[min(kept, len(now.Bones)):] {
		sides = append(sides, int(b.Side))
	}
	return sides, kept
}

// lay lays the bones of step i down at once, anywhere but on each other.
func (d *dice) lay(t *Table, i int) {
	sides, kept := d.sides(t, i)
	d.lying = d.lying[:kept]
	r := t.scatter(i)
	for _, side := range sides {
		if side == 0 {
			continue
		}
		x, y := d.room(r)
		d.lying = append(d.lying, bone.Lying(side, x, y, r.Float64()*2*math.Pi))
	}
	d.kept = len(d.lying)
	d.steer, d.tape = nil, nil
}

// room is a spot of the area as far from the lying bones as a few tries find.
func (d *dice) room(r *rand.Rand) (x, y float64) {
	best, a := -1.0, d.area
	for range 40 {
		tx := a.MinX + 1.1 + r.Float64()*math.Max(0, a.MaxX-a.MinX-2.2)
		ty := a.MinY + 1.1 + r.Float64()*math.Max(0, a.MaxY-a.MinY-2.2)
		near := 4.0
		for _, p := range d.lying {
			near = math.Min(near, math.Hypot(float64(p.X)-tx, float64(p.Y)-ty))
		}
		if near > best {
			best, x, y = near, tx, ty
		}
	}
	return x, y
}

// castsBefore counts the casts before step i.
func castsBefore(t *Table, i int) int {
	n := 0
	for k := range i {
		if t.sess.At(k).Turn() == rules.Chance {
			n++
		}
	}
	return n
}
