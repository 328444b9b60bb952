// Package sound is what is heard at the table: bone on wood, coin on coin, the
// cup set down, a curtain drawn. Nothing is recorded. Each sound is made, when
// the game begins, from the tones that such a thing has when it is struck: a
// short rush of noise sets a few resonators ringing, and they die away.
//
// Sound is never needed. Without a device for it, muted, or before the person
// has touched anything, every call here does nothing and costs nothing.
package sound

import "math"

// A Moment is something that happens at the table and is heard.
type Moment int

const (
	TakeUp   Moment = iota // bones or cup are taken in hand: a soft knock
	Shake                  // one bone against the cup's wall; ask every 20–70 ms
	Settle                 // the last bone lies still
	Pebble                 // a pebble is laid on the cloth
	Coin                   // one coin lands on others
	Stake                  // a stake is pushed forward
	CupDown                // the cup is set down over its bones
	CupLift                // the cup is lifted
	Card                   // a card is dealt
	Curtain                // the curtain is drawn, or opens
	Barred                 // something was pressed that may not be: dull wood
	YourTurn               // two taps of bone
	Win                    // coins, and one low bell
	Venus                  // the bell, and a breath of strings
	Tap                    // one tap: the seconds before the table goes idle

	// Those of single tables: see Want.
	Disc  // a disc of wood is laid into a hollow
	Cover // a bone comes to lie on a disc; each step a tone higher
	Climb // one tooth of a ratchet; each step a little higher
	Bead  // a bead of glass drops into a hollow of wood
	Roll  // a bead rolls into a dish
	Chime // a small bell
	Pluck // a string is plucked; each step a tone higher
	Write // a stylus scratches wax
	Wind  // a gust
	Bark  // a hound
	Bolt  // thunder, near
	Drag  // a stone is dragged over stones
	Hoof  // a hoof beats sand
	Wheel // wheels roll over sand
	Whip  // a whip cracks
	Split // wood cracks
	Crowd // many voices, far off
	Step  // a sandal on marble
	Clash // iron on iron; each step a tone higher
	Thud  // a stone falls on sand
	Horn  // a call of bronze
	Drum  // a heart beats, as a drum does
	Chalk // chalk scratches slate
	Slate // a bone is laid on slate
	Wipe  // a wet sponge wipes slate
	Ting  // the rim of a glass jar; each step lower, as the jar fills
	Hum   // a jar of glass; each step higher, as there is less air in it
	Clack // a bone skips over stone
	Stick // a coin is laid on a card
	Creak // a chair
	Plop  // a small thing is lifted out of water, or laid on it
	Pitch // a tone; each of fifteen steps half a tone higher
	moments
)

// Want has the sounds of some moments made that are heard at one table only.
// Until they are, and without it, they are silent.
func (b *Box) Want(list ...Moment) {
	if b == nil {
		return
	}
	for _, m := range list {
		for _, n := range scores[m] {
			b.bank.want(n.sound)
		}
	}
}

// A Kind is what a moving bone struck.
type Kind int

const (
	OnTable Kind = iota
	OnBone
	OnWall // the rim of the table
	OnCup
	kinds
)

// A Box makes the sounds. Its methods belong to the game's own goroutine and
// may be called on a nil Box, which is silent.
type Box struct {
	bank   *bank
	mix    *mixer
	player player // nil until Open
	rests  int    // ticks since anything was heard
	turn   int    // which variant comes next
	played bool   // the player is running
	muted  bool
	quiet  error // why the machine gives no sound, or nil

	Listen func(Asked) // is told of each moment that is asked for, whether it is heard or not; may be nil
}

// Asked is a moment as somebody asked for it.
type Asked struct {
	Moment     Moment
	Step       int
	Pan, After float64
	Wanted     bool // its sounds are made for this table
}

// A player carries the mixed sound to the ears.
type player interface {
	Play()
	Pause()
	Err() error // why nothing can be heard any more, or nil
}

// Lead is for how many seconds, about, a sound is on its way before it is heard.
// Who knows a strike beforehand, as the tape of a fall does, asks that much
// earlier.
const Lead = 0.12

// New returns a box that is silent until it is opened.
func New() *Box {
	return &Box{bank: newBank(), mix: newMixer()}
}

// Open asks the machine for its sound. In a browser that is allowed only once
// the person has touched the page: call it then. It does nothing the second
// time, unless there was nothing to ask: a card may be plugged in. Where there is
// no sound the box stays silent.
func (b *Box) Open() {
	if b == nil || b.player != nil || b.quiet != nil && b.quiet != errAbsent {
		return
	}
	b.player, b.quiet = open(b.mix)
}

// Silent reports whether the machine was asked for its sound and gives none.
func (b *Box) Silent() bool { return b != nil && (b.quiet != nil || b.Lost() != nil) }

// Lost is why nothing can be heard any more of what the machine has promised, or nil.
func (b *Box) Lost() error {
	if b == nil || b.player == nil {
		return nil
	}
	return b.player.Err()
}

// Renews reports whether sound was lost and there is a card again, which only a
// program that begins anew can use.
func (b *Box) Renews() bool { return renews && b.Lost() != nil && present() }

// SetVolume sets how loud everything is, from 0 to 1.
func (b *Box) SetVolume(v float64) {
	if b != nil {
		// What is heard as half as loud has about a quarter of the swing.
		v = min(max(v, 0), 1)
		b.mix.setVolume(float32(v * v))
	}
}

// Mute silences the box at once, or lets it sound again.
func (b *Box) Mute(on bool) {
	if b == nil {
		return
	}
	b.muted = on
	if on {
		b.mix.clear()
	}
}

// Strike sounds a bone that meets something. Speed is in bone half-lengths a
// second, as the fall counts it: under 1 nothing is heard, 25 is hard.
// Each bone has a voice of its own. Pan goes from −1, left, to 1, right.
func (b *Box) Strike(speed float64, kind Kind, bone int, pan float64) {
	if b == nil || speed < 1 || kind < 0 || kind >= kinds {
		return
	}
	force := min(speed/25, 1)
	s := strikes[kind][int(force*2.999)]
	b.sound(note{sound: s, gain: 0.06 + 0.94*math.Pow(force, 1.6)}, max(bone, 0), pan)
}

// Play sounds a moment.
func (b *Box) Play(m Moment) {
	if b == nil {
		return
	}
	b.PlayStep(m, b.turn)
	b.turn++
}

// PlayStep sounds a moment of those that go up in steps, at a step from 0; after
// the highest they begin anew.
func (b *Box) PlayStep(m Moment, step int) {
	if b == nil || m < 0 || m >= moments {
		return
	}
	b.asked(m, step, 0, 0)
	for i, n := range scores[m] {
		b.sound(n, step+i, n.pan)
	}
}

// PlayAt is PlayStep at a place from −1, left, to 1, right, and some seconds later.
func (b *Box) PlayAt(m Moment, step int, pan, after float64) {
	if b == nil || m < 0 || m >= moments {
		return
	}
	b.asked(m, step, pan, after)
	for i, n := range scores[m] {
		n.after += after
		b.sound(n, step+i, pan)
	}
}

// asked tells who listens of a moment.
func (b *Box) asked(m Moment, step int, pan, after float64) {
	if b.Listen == nil {
		return
	}
	wanted := true
	for _, n := range scores[m] {
		wanted = wanted && b.bank.wanted[n.sound]
	}
	b.Listen(Asked{m, step, pan, after, wanted})
}

func (b *Box) sound(n note, variant int, pan float64) {
	if b.player == nil || b.muted {
		return
	}
	wave := b.bank.wave(n.sound, variant)
	if wave == nil {
		return
	}
	b.mix.add(wave, n.after, n.gain, pan)
	b.rests = 0
	if !b.played {
		b.played = true
		b.player.Play()
	}
}

// Lacks reports whether there is anything to make for Prepare.
func (b *Box) Lacks() bool { return b != nil && b.quiet == nil && !b.muted && !b.bank.ready() }

// Prepare makes a little of what is not yet made, for some two milliseconds at
// most: while something moves a quarter of that, and nothing before Open.
func (b *Box) Prepare(moving bool) {
	switch {
	case !b.Lacks():
	case !moving:
		b.bank.step(sliceWork)
	case b.player != nil:
		b.bank.step(sliceWork / 4)
	}
}

// Step returns a tick of the game, a 60th of a second. It lets the machine's
// sound rest when nothing is heard, and tells whether it wants to be called
// again on the next tick.
func (b *Box) Step() bool {
	if b == nil || b.player == nil || b.muted && !b.played {
		return false
	}
	if b.mix.tick() {
		b.rests = 0
	} else {
		b.rests++
	}
	if b.played && b.rests > restAfter {
		b.played = false
		b.player.Pause()
	}
	return b.played
}

// restAfter is how many silent ticks pass before the player pauses: enough for
// all that it holds in store to be heard.
const restAfter = 18

// Active reports whether anything is being heard.
func (b *Box) Active() bool { return b != nil && b.played }

// Remaining is for how many seconds something will still be heard if nothing
// is added.
func (b *Box) Remaining() float64 {
	if !b.Active() {
		return 0
	}
	return b.mix.remaining() + restAfter/60.0
}
