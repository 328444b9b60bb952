package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table/dice"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/sound"
	"knucklebones/sprites/surface"
)

// settle lays the bones anew if they no longer are those that are shown.
func (t *Table) settle(upto int) {
	if t.dice.Stale() {
		t.dice.Settle(t.script.casts(upto), t.script.view(upto).Bones)
	}
}

// cast begins the fall that a step of the session tells of.
func (t *Table) cast(m *playback) {
	t.settle(m.step)
	if dice.Covered(m.now.Bones) {
		m.Lay()
		if m.Times().Sounds == nil {
			t.play(sound.CupDown)
		}
		t.told()
		return
	}
	c := t.script.cast(m.step)
	c.Late = m.Times().Late
	t.dice.Throw(c)
}

// tumble advances falling bones by ms milliseconds and reports whether all rest. It
// plays the sounds in each for every bone that comes to rest.
func (t *Table) tumble(ms float64, each []Sound) bool {
	budget := t.st.WorkInFrame
	if t.dice.Phase() == dice.Shaken {
		budget = t.st.WorkInPause
	}
	n := t.dice.Tick(ms, budget)
	if n.Shook {
		t.play(sound.Shake)
	}
	if n.Poured {
		t.play(sound.CupLift)
		t.st.Smooth()
	}
	for _, hit := range n.Struck {
		t.deps.Sound.Strike(hit.Speed, sound.Kind(hit.Kind), hit.Bone, t.pan())
		if hit.Speed > 8 {
			t.buzz(8)
		}
	}
	for range n.Lain {
		for _, s := range each {
			t.playSound(s)
		}
	}
	if n.Rest {
		t.st.Smoothed()
		t.play(sound.Settle)
	}
	return n.Rest
}

// pan returns the stereo position of the bones' sounds; −1 is left, 1 is right.
func (t *Table) pan() float64 { return 0.6 * (2*t.dice.Camera().CX/t.st.Page().W - 1) }

// stir shakes held bones and reports whether the picture changed.
func (t *Table) stir() bool {
	moved, shook := t.dice.Stir()
	if shook {
		t.play(sound.Shake)
	}
	return moved || t.hand.Held()
}

// grip is a moment of a person holding the bones, to throw them by the move m.
func (t *Table) grip(m rules.Move, g ui.Grip) {
	taken, thrown := t.dice.Grip(g)
	if taken {
		t.play(sound.TakeUp)
	}
	if thrown {
		t.Play(m)
	}
}

// look returns the lighting of the bones on this table.
func (t *Table) look() bone.Look {
	l := bone.Look{Ground: surface.Tone(t.board.Ground), Lamp: t.board.Light.Lamp, Shade: t.board.Light.Shade, Plain: t.plain()}
	if t.st.Prefs.Strokes {
		l.Marks = bone.Sides
	}
	return l
}

// plain reports whether bones are lit simply: by the player's preference, or because
// the machine is slow.
func (t *Table) plain() bool {
	light := t.st.Prefs.Light
	return light == prefs.Plain || light == prefs.AsItRuns && t.st.Slow()
}

// inCup returns the number of bones drawn in the cup.
func (t *Table) inCup(in *Instant) int {
	switch {
	case t.board.Bones.Own || t.tossed(&in.Now):
		return 0
	case in.step != nil && in.step.Falling():
		if t.dice.Phase() == dice.Falling {
			return 0
		}
		return in.Was.Cup
	case in.Now.Turn == rules.Chance && in.Now.Cup > 0:
		return in.Now.Cup
	case in.step == nil && !t.held() && throwOf(&in.Now) != nil && (t.dice.Phase() == dice.Held || t.board.stands(in)):
		return in.Now.Cup
	}
	return 0
}

// stands reports whether the cup stands on the table while bones wait in it; else
// the lying bones stay in sight until somebody takes them up.
func (b *Board) stands(in *Instant) bool {
	if b.Bones.Cup == nil {
		return true
	}
	_, ok := b.Bones.Cup(in)
	return ok
}

// resting returns the number of lying bones that are visible.
func (t *Table) resting(in *Instant) int {
	if t.board.Bones.Own || dice.Covered(in.Now.Bones) || t.script.tallies() && in.Now.Clear || in.cup > 0 && (in.Now.Clear || in.Was.Clear) {
		return 0
	}
	return t.dice.Rest()
}

// stand returns the place of the cup, and whether the cup stands there at all.
func (t *Table) stand(in *Instant) (at dice.Stand, ok bool) {
	if t.board.Bones.Cup != nil {
		r, ok := t.board.Bones.Cup(in)
		return dice.In(r), ok
	}
	return t.dice.Stand(t.resting(in)), true
}

// counted returns the view that describes the lying bones: during a step the view
// before it, until the bones have fallen, been taken up or come into sight.
func (in *Instant) counted() *rules.View {
	if m := in.step; m != nil && !m.fell() && !m.lifts() && !m.uncovers() {
		return &in.Was
	}
	return &in.Now
}

// winning is the lowest mark of a cast whose tags are rimmed in brass.
const winning = rules.Won

// laid returns all visible bones at rest: where they fell, or where the board places
// them. Bones hidden from the viewer are left out, even if they were seen to fall.
func (t *Table) laid(in *Instant) []Laid {
	v := in.counted()
	list := t.dice.Lying(t.resting(in))
	if dice.Covered(v.Bones) {
		list = list[:0]
	}
	for i := range list {
		if l := &list[i]; i < len(v.Bones) {
			l.Side = int(v.Bones[i].Side)
			l.Tag, l.Brass = t.tag(v, i, in.Mark >= winning)
		} else {
			l.Bone = -1
		}
	}
	if t.board.Bones.Lay != nil {
		list = t.board.Bones.Lay(in, list)
		t.dice.Keep(list)
	}
	return list
}

// tag returns the text on the disc beside bone i, and whether the disc is rimmed in
// brass.
func (t *Table) tag(v *rules.View, i int, won bool) (text string, brass bool) {
	if t.board.Bones.Tag != nil {
		return t.board.Bones.Tag(v, i)
	}
	return words.Int(int(v.Bones[i].Counts)), won
}

// drawLying draws the bones at rest with their tags, and the cup.
func (t *Table) drawLying(dst *ebiten.Image, in *Instant) {
	if dice.Covered(in.Now.Bones) && !t.board.Bones.Own && t.board.Bones.Cup == nil {
		t.dice.DrawCovering(dst)
		return
	}
	look := t.look()
	t.lightBones(dst, in)
	t.dice.Draw(dst, in.Lying, look)
	if t.st.Prefs.Tags {
		for i := range in.Lying {
			in.Lying[i].DrawTag(dst, in.Page, t.beyond(), 1)
		}
	}
	if phase := t.dice.Phase(); in.cup > 0 && phase == dice.Resting {
		if at, ok := t.stand(in); ok {
			t.dice.DrawStanding(dst, in.cup, at, look)
		}
	}
}

// beyond returns the right and lower edge of the field, which no tag may cross.
func (t *Table) beyond() dice.Edge {
	f := t.frame.Field
	return dice.Edge{Right: f.X + f.W, Low: f.Y + f.H}
}

// lightBones rings the bones that can be touched, and more strongly those that
// belong to what is chosen.
func (t *Table) lightBones(dst *ebiten.Image, in *Instant) {
	for _, pl := range t.choice.places {
		if !in.Asks || pl.bone == 0 || pl.bone > len(in.Lying) {
			continue
		}
		if may := pl.Part != (rules.Part{}) || in.Lit(pl.Move); pl.Taken || may {
			in.Lying[pl.bone-1].Ring(dst, in.Page, pl.Taken, in.Glow)
		}
	}
}

// drawMoving draws the bones in the air or in hand, over what stands still.
func (t *Table) drawMoving(dst *ebiten.Image, in *Instant) {
	switch t.dice.Phase() {
	case dice.Falling:
		t.dice.DrawFalling(dst, t.look())
		if t.st.Prefs.Tags && in.step != nil {
			t.drawFallenTags(dst, &in.step.now)
		}
	case dice.Held:
		t.dice.DrawHeld(dst, in.cup, t.look())
	case dice.Shaken:
		if in.cup > 0 {
			t.dice.DrawShaken(dst, in.cup, t.look())
		}
	}
}

// drawFallenTags sets a tag beside each bone once it rests.
func (t *Table) drawFallenTags(dst *ebiten.Image, v *rules.View) {
	for i := range v.Bones {
		l, grown := t.dice.Landed(i)
		l.Tag, l.Brass = t.tag(v, i, false)
		l.DrawTag(dst, t.st.Page(), t.beyond(), grown)
	}
}

// Lying tells how the bones lie that are seen lying still, and by which camera
// and in which light, and what the rules say of the same bones in that order.
func (t *Table) Lying() (bone.Camera, bone.Look, []bone.Pose, []rules.Bone) {
	in := t.instant()
	return t.dice.Camera(), t.look(), t.dice.Poses(t.resting(in)), in.counted().Bones
}
