package table

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/surface"
	"knucklebones/sprites/thing"
)

// covered tells whether bones lie under a cup, unseen.
func covered(bones []rules.Bone) bool { return len(bones) > 0 && bones[0].Side == 0 }

// inCup is how many bones are in the cup.
func (d *dice) inCup(t *Table, in *Instant) int {
	switch {
	case t.board.Bones.Own:
		return 0
	case t.motion != nil && t.motion.casts:
		if d.tape != nil {
			return 0
		}
		return in.Was.Cup
	case in.Now.Turn == rules.Chance && in.Now.Cup > 0:
		return in.Now.Cup
	case t.motion == nil && !t.held():
		if _, ok := t.throwMove(in); ok && (d.held || d.stands(t, in)) {
			return in.Now.Cup
		}
	}
	return 0
}

// stands tells whether the cup stands on the table while bones wait in it: else
// those that lie stay in sight until somebody takes them up.
func (d *dice) stands(t *Table, in *Instant) bool {
	if t.board.Bones.Cup == nil {
		return true
	}
	_, ok := t.board.Bones.Cup(in)
	return ok
}

// look is how the bones are lit on this table.
func (t *Table) look() bone.Look {
	l := bone.Look{Ground: surface.Tone(t.board.Ground), Lamp: t.board.Light.Lamp, Shade: t.board.Light.Shade, Plain: t.plain()}
	if t.st.Prefs.Strokes {
		l.Marks = bone.Sides
	}
	return l
}

// plain tells whether bones are lit simply: because that is wanted, or because
// falls have been seen to stutter on this machine.
func (t *Table) plain() bool {
	light := t.st.Prefs.Light
	return light == prefs.Plain || light == prefs.AsItRuns && t.st.Slow()
}

// drawMoving draws the bones in the air or in hand, over what stands still.
func (d *dice) drawMoving(dst *ebiten.Image, t *Table, in *Instant) {
	n := d.inCup(t, in)
	switch {
	case d.tape != nil:
		d.drawFalling(dst, t)
	case d.held:
		d.drawCup(dst, t, n, d.holdX, d.holdY, d.cup.H*0.82, d.rattle)
	case d.steer != nil && n > 0:
		x, y, h := d.shakenAt(t, in)
		d.drawCup(dst, t, n, x, y, h, d.clock)
	}
}

// shakenAt is where the cup is shaken before a throw: on its way to where the
// bones will leave it.
func (d *dice) shakenAt(t *Table, in *Instant) (x, y, h float64) {
	x0, y0, h, _ := d.stand(t, in, d.lying[:d.kept])
	x1, y1 := d.mouth()
	k := math.Min(1, d.clock/leastShake)
	k = k * k * (3 - 2*k)
	return x0 + (x1-x0)*k, y0 + (y1-y0)*k, h
}

// drawFalling draws the bones that have left the cup, and the cup while it is
// still pouring.
func (d *dice) drawFalling(dst *ebiten.Image, t *Table) {
	at := math.Min(d.clock, d.tape.Length())
	d.all = d.tape.Poses(at, d.all[:0])
	d.poses = append(d.poses[:0], d.lying[:d.kept]...)
	last := 0.0
	for i, p := range d.all {
		released := d.tape.ReleasedAt(i)
		last = math.Max(last, released)
		if at >= released {
			d.poses = append(d.poses, p)
		}
	}
	look := t.look()
	look.Moving = true
	d.painter.Draw(dst, d.cam, d.poses, look)
	if gone := (d.clock - last) / 0.22; gone < 1 {
		x, y := d.mouth()
		d.drawPouring(dst, t, x, y, math.Max(0, gone))
	}
	if t.st.Prefs.Tags {
		d.drawFallenTags(dst, t)
	}
}

// drawLying draws the bones at rest with their tags, and the cup.
func (d *dice) drawLying(dst *ebiten.Image, t *Table, in *Instant) {
	if covered(in.Now.Bones) && !t.board.Bones.Own && t.board.Bones.Cup == nil {
		x, y := d.cup.Center()
		thing.Cup(dst, thing.Turned, x, y, d.cup.H*0.82)
		return
	}
	t.lightBones(dst, in)
	d.drawLaid(dst, t, in.Lying)
	if inside := d.inCup(t, in); inside > 0 && !d.held && d.steer == nil {
		if x, y, h, ok := d.stand(t, in, d.lying[:d.resting(t, in)]); ok {
			d.drawCup(dst, t, inside, x, y, h, -1)
		}
	}
}
