package app

import (
	"time"

	"knucklebones/scenes/kiosk"
)

// A renewal is when the program ends for its own good and begins anew: once a sound
// card was lost, that alone brings sound back. It waits until nobody is there.
type renewal struct {
	lost   func() error // why nothing can be heard any more, or nil
	renews func() bool  // a program that begins anew may be heard
	ran    time.Duration
	pass   kiosk.Lapse
	due    bool
}

// For how long the program runs before it begins anew, in case that does not help,
// and for how long nobody has been there then.
const (
	seldom  = 10 * time.Minute
	deserts = 10 * time.Second
)

// hear tells the operator whether the table can be heard, and begins anew if that
// helps.
func (f *fair) hear(now time.Time) {
	r := &f.renew
	r.ran += r.pass.To(now)
	f.desk.heed("Nothing can be heard.", r.lost())
	if r.ran >= seldom && f.deserted() && r.renews() {
		r.due = true
	}
}

// deserted tells whether nobody is there, and nothing of anybody.
func (f *fair) deserted() bool {
	return (f.mood == kiosk.Showing || f.mood == kiosk.Dark) && f.place() == kiosk.AtShow && f.guard.Rest() >= deserts
}
