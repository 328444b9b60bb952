package sound

import (
	"errors"
	"fmt"
	"time"

	"github.com/ebitengine/oto/v3"
)

// errAbsent is the error of a machine without a sound device, for now.
var errAbsent = errors.New("there is no sound card")

// errQuiet is the error of a machine whose sound cannot be opened.
var errQuiet = errors.New("no sound on this machine")

// A device is an open sound device. Its context reports a lost card; the
// library opens one per program, once.
type device struct {
	*oto.Player
	context *oto.Context
	wish    chan bool // whether the card should be running
}

// Play starts the player and resumes the card.
func (d device) Play() {
	d.ask(true)
	d.Player.Play()
}

// Pause stops the player and suspends the card.
func (d device) Pause() {
	d.Player.Pause()
	d.ask(false)
}

// ask sets the latest wish for the sound card: to run or, if sound is false, to be
// suspended.
func (d device) ask(sound bool) {
	select {
	case <-d.wish:
	default:
	}
	d.wish <- sound
}

// idle is the time for which the player is paused before the card is suspended.
const idle = 4 * time.Second

// serve carries out the wishes for the sound card, on its own goroutine, because the
// library blocks until the card is ready. It suspends the card only once the wish has
// stood for a while.
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

// Err returns why the sound was lost, or nil.
func (d device) Err() error { return d.context.Err() }

// store is the size of the player's buffer. A browser reads 2,048 frames at a
// time, 46 ms; less than that would crackle.
const store = 70 * time.Millisecond

// open opens the machine's sound for a mixer. It uses the sound library below the
// engine's own: with that, an absent or unplugged device would end the whole game; here
// it is an error.
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
