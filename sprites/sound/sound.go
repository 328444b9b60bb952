// Package sound is what the table sounds like: bone on wood, coin on coin, the
// cup set down, a curtain drawn. Nothing is recorded. Each sound is synthesised
// when the game begins, from the resonances of a struck object: a short burst
// of noise excites a few resonators, which decay.
//
// Sound is never required. Without a device, muted, or before the person has
// touched anything, every call here does nothing and costs nothing.
package sound

import "math"

// A Moment is something that happens at the table and is heard.
type Moment int

const (
	TakeUp   Moment = iota // bones or cup are picked up: a soft knock
	Shake                  // one bone against the cup's wall; ask every 20–70 ms
	Settle                 // the last bone lies still
	Pebble                 // a pebble is laid on the cloth
	Coin                   // one coin lands on others
	Stake                  // a stake is pushed forward
	CupDown                // the cup is set down over its bones
	CupLift                // the cup is lifted
	Card                   // a card is dealt
	Curtain                // the curtain is drawn, or opens
	Barred                 // a disabled control was pressed: dull wood
	YourTurn               // two taps of bone
	Win                    // coins, and one low bell
	Venus                  // the bell, and a breath of strings
	Tap                    // one tap: the seconds before the table goes idle

	// Disc is the first of the moments of single tables: see Box.Request.
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

// Request has the sounds of moments made that occur only at some tables. Until they are
// made they are silent.
func (b *Box) Request(list ...Moment) { b.each(list, (*bank).want) }

// Release takes back a Request with the same list. Sounds that no other table has
// requested are forgotten.
func (b *Box) Release(list ...Moment) { b.each(list, (*bank).release) }

// each calls do for the sounds of all moments in list.
func (b *Box) each(list []Moment, do func(*bank, soundID)) {
	if b == nil {
		return
	}
	for _, m := range list {
		for _, n := range scores[m] {
			do(b.bank, n.sound)
		}
	}
}

// A Kind is the material that a moving bone hit.
type Kind int

const (
	OnTable Kind = iota
	OnBone
	OnWall // the rim of the table
	OnCup
	kinds
)

// A Box plays the sounds. Its methods belong to the game's own goroutine and
// may be called on a nil Box, which is silent.
type Box struct {
	bank   *bank
	mix    *mixer
	player player // nil until Open
	rests  int    // ticks since anything was playing
	turn   int    // which variant comes next
	played bool   // the player is running
	muted  bool
	quiet  error // why the machine has no sound, or nil

	Listen func(Asked) // called with each requested moment, audible or not; may be nil
}

// An Asked is a requested moment.
type Asked struct {
	Moment     Moment
	Step       int
	Pan, After float64
	Wanted     bool // its sounds are made for this table
}

// A player plays the mixed stream.
type player interface {
	Play()
	Pause()
	Err() error // why the sound was lost, or nil
}

// Lead is the approximate latency of a sound, in seconds. Callers that know an
// impact in advance, as from the tape of a throw, request it that much earlier.
const Lead = 0.12

// New returns a box that is silent until it is opened.
func New() *Box {
	return &Box{bank: newBank(), mix: newMixer()}
}

// Open opens the machine's sound. A browser allows that only once the person has
// touched the page: call it then. A second call does nothing, unless there was no
// device: a card may have been plugged in. If that fails the box stays silent.
func (b *Box) Open() {
	if b == nil || b.player != nil || b.quiet != nil && b.quiet != errAbsent {
		return
	}
	b.player, b.quiet = open(b.mix)
}

// Silent reports whether opening the machine's sound has failed, or the sound was lost
// later.
func (b *Box) Silent() bool { return b != nil && (b.quiet != nil || b.Lost() != nil) }

// Lost returns why the machine's sound was lost after it was opened, or nil.
func (b *Box) Lost() error {
	if b == nil || b.player == nil {
		return nil
	}
	return b.player.Err()
}

// NeedsRestart reports whether sound was lost and there is a card again that only a
// restarted program can use.
func (b *Box) NeedsRestart() bool { return renews && b.Lost() != nil && present() }

// SetVolume sets the volume of everything, from 0 to 1.
func (b *Box) SetVolume(v float64) {
	if b != nil {
		// Half the perceived loudness is about a quarter of the amplitude.
		v = min(max(v, 0), 1)
		b.mix.setVolume(float32(v * v))
	}
}

// Mute silences the box at once, or unmutes it.
func (b *Box) Mute(on bool) {
	if b == nil {
		return
	}
	b.muted = on
	if on {
		b.mix.clear()
	}
}

// Hit plays a bone that hits something. Speed is in bone half-lengths per
// second: below 1 it is silent, 25 is hard. Each bone has its own variant. Pan
// goes from −1, left, to 1, right.
func (b *Box) Hit(speed float64, kind Kind, bone int, pan float64) {
	if b == nil || speed < 1 || kind < 0 || kind >= kinds {
		return
	}
	force := min(speed/25, 1)
	s := strikes[kind][int(force*2.999)]
	b.sound(note{sound: s, gain: 0.06 + 0.94*math.Pow(force, 1.6)}, max(bone, 0), pan)
}

// Play plays a moment.
func (b *Box) Play(m Moment) {
	if b == nil {
		return
	}
	b.PlayStep(m, b.turn)
	b.turn++
}

// PlayStep plays a moment with rising steps, at a step from 0; after the
// highest they start again.
func (b *Box) PlayStep(m Moment, step int) {
	if b == nil || m < 0 || m >= moments {
		return
	}
	b.asked(m, step, 0, 0)
	for i, n := range scores[m] {
		b.sound(n, step+i, n.pan)
	}
}

// PlayAt is like PlayStep with a pan from −1, left, to 1, right, and a delay in
// seconds.
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

// asked tells Listen, in tests, of a moment that the game wants to be heard.
func (b *Box) asked(m Moment, step int, pan, after float64) {
	if b.Listen == nil {
		return
	}
	wanted := true
	for _, n := range scores[m] {
		wanted = wanted && b.bank.wanted[n.sound] > 0
	}
	b.Listen(Asked{m, step, pan, after, wanted})
}

// sound plays one note of a moment, unless the box is silent or the sound isn't made
// yet.
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

// NeedsWork reports whether Prepare has anything to do.
func (b *Box) NeedsWork() bool { return b != nil && b.quiet == nil && !b.muted && !b.bank.ready() }

// Prepare makes a part of the missing sounds, for some two milliseconds at most. While
// something moves it takes a quarter of that, and before Open then nothing.
func (b *Box) Prepare(moving bool) {
	switch {
	case !b.NeedsWork():
	case !moving:
		b.bank.step(sliceWork)
	case b.player != nil:
		b.bank.step(sliceWork / 4)
	}
}

// Step advances the box by a tick of 1/60 s. It pauses the player when nothing
// is playing, and reports whether it has to be called again on the next tick.
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

// restAfter is the number of silent ticks before the player pauses: enough for
// its buffer to be played.
const restAfter = 18

// Active reports whether anything is playing.
func (b *Box) Active() bool { return b != nil && b.played }

// Remaining returns how many seconds the box will still be playing if nothing
// is added.
func (b *Box) Remaining() float64 {
	if !b.Active() {
		return 0
	}
	return b.mix.remaining() + restAfter/60.0
}
