package sound

import (
	"errors"
	"fmt"
	"time"

	"github.com/ebitengine/oto/v3"
)

// errQuiet says that the machine offers no sound.
var errQuiet = errors.New("no sound on this machine")

// store is how much the player holds ready. A browser asks for 2,048 frames at
// a time, 46 ms; less than that would crackle.
const store = 70 * time.Millisecond

// open uses the sound library beneath the engine's own: there an absent device,
// or one that is unplugged later, ends the whole game; here it is only silent.
func open(m *mixer) (p player, err error) {
	if !present() {
		return nil, errQuiet
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
	return out, nil
}
