package sound

import (
	"errors"
	"fmt"
	"time"

	"github.com/ebitengine/oto/v3"
)

// errAbsent says that there is nothing on the machine to ask for sound, for now.
var errAbsent = errors.New("there is no sound card")

// errQuiet says that the machine was asked and offers no sound.
var errQuiet = errors.New("no sound on this machine")

// A device is what the sound library has opened. What it makes of a card that is
// gone is told by its context, and the library opens one for a program, once.
type device struct {
	*oto.Player
	context *oto.Context
	wish    chan bool // whether the card should sound
}

// Play has what is mixed be heard, and the card with it.
func (d device) Play() {
	d.ask(true)
	d.Player.Play()
}

// Pause has nothing be heard, and lets the card rest.
func (d device) Pause() {
	d.Player.Pause()
	d.ask(false)
}

// ask says what is wished of the card now, whatever was wished before.
func (d device) ask(sound bool) {
	select {
	case <-d.wish:
	default:
	}
	d.wish <- sound
}

// idle is for how long nothing is heard before the card rests.
const idle = 4 * time.Second

// serve does with the card what was wished last. The library waits for the card first,
// as nobody else should.
func (d device) serve() {
	for sound := range d.wish {
		if !sound {
			select {
			case sound = <-d.wish:
			case <-time.After(idle):
			}
		}
		hush(d.context, !sound)
	}
}

// Err is why nothing can be heard any more, or nil.
func (d device) Err() error { return d.context.Err() }

// store is how much the player holds ready. A browser asks for 2,048 frames at
// a time, 46 ms; less than that would crackle.
const store = 70 * time.Millisecond

// open uses the sound library beneath the engine's own: there an absent device,
// or one that is unplugged later, ends the whole game; here it is only silent.
func open(m *mixer) (p player, err error) {
	if !present() {
		return nil, errAbsent
	}
	defer func() {
		if r := recover(); r != nil { // a browser may refuse by throwing
			p, err = nil, fmt.Errorf("%w: %v", errQuiet, r)
		}
	}()
	c, _, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate: rate, ChannelCount: 2, Format: oto.FormatFloat32LE, ApplicationName: "Knucklebones",
	})
	if err != nil {
		return nil, errors.Join(errQuiet, err)
	}
	out := c.NewPlayer(m)
	out.SetBufferSize(int(store.Seconds()*rate) * frameBytes)
	d := device{out, c, make(chan bool, 1)}
	d.ask(false)
	go d.serve()
	return d, nil
}
