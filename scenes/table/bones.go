package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table/dice"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/sound"
	"knucklebones/sprites/surface"
)

// A bones is the cup and the bones of a table: how they are thrown, lie and are drawn.
type bones struct {
	dice.Dice
	*device
	board  *Board
	script *script

	landed []Laid // buffers for the bones that have come to rest in a cast
	grown  []float64
}

// settle lays the bones of the first upto steps down again if the lying ones are no
// longer valid.
func (b *bones) settle(upto int) {
	if b.Stale() {
		b.Settle(b.script.casts(upto), b.script.view(upto).Bones)
	}
}

// cast starts the fall of the bones in step m, of void casts the last. lies is true if
// they lie at once, as they fall unseen under a cup.
func (b *bones) cast(m *playback) (lies bool) {
	b.settle(m.step)
	if dice.Covered(m.now.Bones) {
		m.Lay()
		if m.Times().Sounds == nil {
			b.play(sound.CupDown)
		}
		return true
	}
	c := b.script.cast(m.cast())
	c.Late = m.Times().Late
	b.Throw(c)
	return false
}

// tumble advances falling bones by ms milliseconds and reports whether all rest. It
// plays the sounds in each for every bone that comes to rest.
func (b *bones) tumble(ms float64, each []Sound) bool {
	budget := b.st.WorkInFrame
	if b.Phase() == dice.Shaken {
		budget = b.st.WorkInPause
	}
	n := b.Tick(ms, budget)
	if n.Shook {
		b.play(sound.Shake)
	}
	if n.Poured {
		b.play(sound.CupLift)
		b.st.AnimationStarted()
	}
	for _, hit := range n.Struck {
		b.sound.Hit(hit.Speed, sound.Kind(hit.Kind), hit.Bone, b.pan())
		if hit.Speed > 8 {
			b.buzz(8)
		}
	}
	for range n.Lain {
		for _, s := range each {
			b.playSound(s)
		}
	}
	if n.Rest {
		b.st.AnimationEnded()
		b.play(sound.Settle)
	}
	return n.Rest
}

// pan returns the stereo position of the bones' sounds; −1 is left, 1 is right.
func (b *bones) pan() float64 { return 0.6 * (2*b.Camera().CX/b.st.Page().W - 1) }

// stir shakes the bones that a person holds, by one tick, and reports whether the
// picture changed.
func (b *bones) stir() bool {
	moved, shook := b.Stir()
	if shook {
		b.play(sound.Shake)
	}
	return moved
}

// grip handles a drag of the bones by a person; throw is called when they are released
// to be thrown.
func (b *bones) grip(g ui.Drag, throw func()) {
	taken, thrown := b.Dice.Grip(g)
	if taken {
		b.play(sound.TakeUp)
	}
	if thrown {
		throw()
	}
}

// look returns the lighting of the bones on this table.
func (b *bones) look() bone.Look {
	l := bone.Look{Ground: surface.Tone(b.board.Ground), Lamp: b.board.Light.Lamp, Shade: b.board.Light.Shade, Plain: b.plain()}
	if b.st.Prefs.Strokes {
		l.Marks = bone.Sides
	}
	return l
}

// inCup returns the number of bones drawn in the cup; waits means that a person has to
// read something before the game goes on.
func (b *bones) inCup(in *Instant, waits bool) int {
	switch {
	case b.board.Bones.Own || b.script.tossed(&in.Now):
		return 0
	case in.step != nil && in.step.Falling():
		if b.Phase() == dice.Falling {
			return 0
		}
		return in.Was.Cup
	case in.Now.Turn == rules.Chance && in.Now.Cup > 0:
		return in.Now.Cup
	case in.step == nil && !waits && throwOf(&in.Now) != nil && (b.Phase() == dice.Held || b.board.stands(in)):
		return in.Now.Cup
	}
	return 0
}

// stands reports whether the cup is drawn on the table while bones wait to be thrown.
// Otherwise the bones of the last throw stay visible until they are taken up.
func (b *Board) stands(in *Instant) bool {
	if b.Bones.Cup == nil {
		return true
	}
	_, ok := b.Bones.Cup(in)
	return ok
}

// resting returns the number of lying bones that are visible at this instant: none where
// the cup stands that takes them all up, and those that are kept where it takes up some.
func (b *bones) resting(in *Instant) int {
	if b.board.Bones.Own || dice.Covered(in.Now.Bones) || b.script.tallies() && in.Now.Clear || in.cup > 0 && in.Now.Clear {
		return 0
	}
	return b.Rest()
}

// stand returns the place of the cup, and whether the cup stands there at all.
func (b *bones) stand(in *Instant) (at dice.Stand, ok bool) {
	if b.board.Bones.Cup != nil {
		r, ok := b.board.Bones.Cup(in)
		return dice.In(r), ok
	}
	return b.Stand(b.resting(in)), true
}

// standing returns the bounds of the cup that stands with bones in it; they are empty
// while none does.
func (b *bones) standing(in *Instant) (r ui.Rect) {
	if in.cup == 0 {
		return r
	}
	if at, ok := b.stand(in); ok {
		r = at.Rect()
	}
	return r
}

// grasp returns the area in which a person can take up the bones to throw: the room of
// the bones and the cup or, where the board places the cup itself, the cup alone, or
// without one the lying bones.
func (b *bones) grasp(in *Instant) ui.Rect {
	switch {
	case b.board.Bones.Cup == nil && in.Cup.W > 0:
		return in.Frame.Bones.Join(in.Cup)
	case b.board.Bones.Cup == nil:
		return in.Frame.Bones
	case in.Cup.W > 0:
		return in.Cup.AtLeast(finger * in.Page.U)
	}
	r := in.Frame.Bones
	for i := range in.Lying {
		if l := &in.Lying[i]; l.Bone >= 0 {
			r = r.Join(l.Rect(in.Page))
		}
	}
	return r
}

// counted returns the view that describes the lying bones: during a step the view
// before it, until the bones have fallen, been taken up or turned, or come into sight.
func (in *Instant) counted() *rules.View {
	if m := in.step; m != nil && !m.fell() && !m.lifts() && !m.uncovers() && m.turns() < 0 {
		return &in.Was
	}
	return &in.Now
}

// winning is the lowest mark of a cast whose tags are rimmed in brass.
const winning = rules.Won

// laid returns all visible bones at rest: where they fell, or where the board places
// them. Bones hidden from the viewer are left out, even if they were seen to fall.
func (b *bones) laid(in *Instant) []Laid {
	v := in.counted()
	list := b.Lying(b.resting(in))
	if dice.Covered(v.Bones) {
		list = list[:0]
	}
	for i := range list {
		if l := &list[i]; i < len(v.Bones) {
			l.Side = int(v.Bones[i].Side)
			l.Tag, l.Brass = b.tag(v, i, in.Mark >= winning)
		} else {
			l.Bone = -1
		}
	}
	if b.board.Bones.Lay != nil {
		list = b.board.Bones.Lay(in, list)
		b.Keep(list)
	}
	return list
}

// tag returns the text on the disc beside bone i, and whether the disc is rimmed in
// brass.
func (b *bones) tag(v *rules.View, i int, won bool) (said string, brass bool) {
	if b.board.Bones.Tag != nil {
		return b.board.Bones.Tag(v, i)
	}
	return words.Int(int(v.Bones[i].Counts)), won
}

// drawLying draws the bones at rest with their tags, and the cup.
func (b *bones) drawLying(dst *ebiten.Image, in *Instant, places []Place) {
	if dice.Covered(in.Now.Bones) && !b.board.Bones.Own && b.board.Bones.Cup == nil {
		b.DrawCovering(dst)
		return
	}
	look := b.look()
	in.lightBones(dst, places)
	b.Dice.Draw(dst, in.Lying, look)
	if b.st.Prefs.Tags {
		b.DrawTags(dst, in.Lying, in.Page, in.Frame.beyond(), func(int) float64 { return 1 })
	}
	if phase := b.Phase(); in.cup > 0 && phase == dice.Resting {
		if at, ok := b.stand(in); ok {
			b.DrawStanding(dst, in.cup, at, look)
		}
	}
}

// beyond returns the right and lower edge of the field, which no tag may cross.
func (f *Frame) beyond() dice.Edge {
	r := f.Field
	return dice.Edge{Right: r.X + r.W, Low: r.Y + r.H}
}

// lightBones marks the bones that can be touched, those that are chosen to be kept, and
// those that are chosen to be thrown again.
func (in *Instant) lightBones(dst *ebiten.Image, places []Place) {
	for _, pl := range places {
		if !in.Asks || pl.bone == 0 || pl.bone > len(in.Lying) {
			continue
		}
		l := &in.Lying[pl.bone-1]
		switch may := pl.Part != (rules.Part{}) || in.Lit(pl.Move); {
		case pl.Taken && pl.Stays:
			l.RingKept(dst, in.Page)
		case pl.Taken:
			l.RingAgain(dst, in.Page)
		case may:
			l.RingLit(dst, in.Page, in.Glow)
		}
	}
}

// drawMoving draws the bones in the air or in hand, over what stands still.
func (b *bones) drawMoving(dst *ebiten.Image, in *Instant) {
	switch b.Phase() {
	case dice.Falling:
		b.DrawFalling(dst, b.look())
		if b.st.Prefs.Tags && in.step != nil {
			b.drawFallenTags(dst, in)
		}
	case dice.Held:
		b.DrawHeld(dst, in.cup, b.look())
	case dice.Shaken:
		if in.cup > 0 {
			b.DrawShaken(dst, in.cup, b.look())
		}
	}
}

// drawFallenTags draws the tag of each bone of the cast in flight that has come to
// rest.
func (b *bones) drawFallenTags(dst *ebiten.Image, in *Instant) {
	v := &in.step.now
	b.landed, b.grown = b.landed[:0], b.grown[:0]
	for i := range v.Bones {
		if l, grown := b.Landed(i); grown > 0 {
			l.Tag, l.Brass = b.tag(v, i, false)
			b.landed, b.grown = append(b.landed, l), append(b.grown, grown)
		}
	}
	b.DrawTags(dst, b.landed, b.st.Page(), in.Frame.beyond(), func(i int) float64 { return b.grown[i] })
}

// fallenOf sets in the instant which bones of the cast in flight have landed, and how
// long the board has been waiting for the last.
func (b *bones) fallenOf(in *Instant) {
	if m := in.step; m != nil && m.Falling() && b.Phase() == dice.Falling {
		left := len(m.now.Bones)
		for i := range min(left, len(in.Fallen)) {
			if _, grown := b.Landed(i); grown > 0 {
				in.Fallen[i] = m.now.Bones[i].Side
				left--
			}
		}
		if left == 1 && m.Times().Stirs && !in.Calm {
			in.Hangs = b.Clock()
		}
	}
}

// lay puts the bones of cast m on the table at once, since a person entered them from
// the real table.
func (b *bones) lay(m *playback) {
	m.Lay()
	b.Forget()
	b.settle(m.step + m.steps)
	b.play(sound.Settle)
}
