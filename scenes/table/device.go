package table

import (
	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/table/speech"
	"knucklebones/sprites/sound"
)

// A device holds what the parts of a table share to be seen and heard: the stack of screens
// with the person's settings, the sounds and the announcements.
type device struct {
	st     *scenes.Stack
	sound  *sound.Box
	speech *speech.Speaker
	old    bool // the instant that was built is no longer what is to be drawn
}

// changed makes the page be laid out and drawn again, and the instant be built again,
// since the game or the question has changed.
func (d *device) changed() {
	d.old = true
	d.st.Invalidate()
}

// moves reports whether the person wants to see all movement.
func (d *device) moves() bool { return d.st.Prefs.Motion == prefs.Full }

// plain reports whether bones are lit simply: by the player's preference, or because
// the machine is slow.
func (d *device) plain() bool {
	light := d.st.Prefs.Light
	return light == prefs.Plain || light == prefs.AsItRuns && d.st.Slow()
}

// say announces a text of that weight.
func (d *device) say(weight prefs.Speech, said text.Text) { d.speech.Say(weight, said) }

// play plays the sound of a moment.
func (d *device) play(m sound.Moment) { d.sound.Play(m) }

// playSound plays a sound that a board has set for a step, with what goes with it.
func (d *device) playSound(s Sound) {
	if s.Step > 0 {
		d.sound.PlayStep(s.Moment, s.Step-1)
		return
	}
	d.play(s.Moment)
}

// buzz vibrates the device for some milliseconds, if the person has that switched on.
func (d *device) buzz(ms int) {
	if d.st.Prefs.Buzz {
		host.Vibrate(ms)
	}
}

// toggleSound turns the sound on or off.
func (d *device) toggleSound() {
	d.st.Prefs.Mute = !d.st.Prefs.Mute
	d.st.KeepPrefs()
	d.sound.Mute(d.st.Prefs.Mute)
}
