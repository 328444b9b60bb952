package stand

import (
	"time"

	"knucklebones/scenes/kiosk"
)

// A Renewal decides when the program restarts to get its sound back: once the sound
// card was lost, only a restart helps. It waits until nobody is there.
type Renewal struct {
	Lost   func() error // why nothing can be heard any more, or nil
	Renews func() bool  // a program that begins anew may be heard
	ran    time.Duration
	pass   kiosk.Lapse
	Due    bool // the program is to end and begin anew
}

// For how long the program runs before it begins anew, in case that does not help,
// and for how long nobody has been there then.
const (
	seldom  = 10 * time.Minute
	deserts = 10 * time.Second
)

// hear tells the operator if there is no sound. It sets Due if a restart could bring it
// back, the program has run for ten minutes, and nobody is there.
func (k *Kiosk) hear(now time.Time) {
	r := &k.Renew
	r.ran += r.pass.To(now)
	k.Desk.Trouble("There is no sound.", r.Lost())
	if r.ran >= seldom && k.Deserted() && r.Renews() {
		r.Due = true
	}
}

// Deserted reports whether nobody has been there for ten seconds and nothing of a
// visitor is on the screen.
func (k *Kiosk) Deserted() bool {
	return (k.mood == kiosk.Showing || k.mood == kiosk.Dark) && k.place() == kiosk.AtShow && k.Guard.Rest() >= deserts
}
