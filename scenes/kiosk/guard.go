package kiosk

import "time"

// A Mood is what a kiosk is doing.
type Mood int

const (
	Played  Mood = iota // somebody plays, or looks for a game
	Asking              // nobody has touched it for long: is somebody there?
	Showing             // the games play themselves
	Dark                // it is closed
)

// A Place is what is on the screen, as far as it matters when nobody touches it.
type Place int

const (
	AtHall Place = iota // nothing is lost by leaving it
	AtGame              // a game, a lesson, a table being set, a page that is read
	AtShow              // the games that play themselves, or the dark table
)

// A Guard knows how long nobody has touched a kiosk, and what it does then. It has
// no clock of its own. Time that jumps, back or by more than a moment, does not
// count: neither a clock that was set nor a machine that slept ends a game.
type Guard struct {
	Config Config
	mood   Mood
	rest   time.Duration // without a touch, in this mood
	last   time.Time     // of the last tick
}

// moment is the longest time between two ticks that counts whole.
const moment = time.Second

// Tick moves the guard on to a time and tells the mood. Touched is whether
// anything was touched since the last tick.
func (g *Guard) Tick(now time.Time, touched bool, at Place) Mood {
	g.pass(now)
	open := g.Config.Open.At(now)
	switch {
	case touched:
		g.touch(open)
	case g.mood == Showing && !open:
		g.become(Dark)
	case g.mood == Dark && open:
		g.become(Showing)
	case g.mood == Played && at == AtShow:
		g.become(Showing) // it begins with it
	case g.mood == Played && at == AtHall && g.rest >= g.Config.Attract:
		g.become(Showing)
	case g.mood == Played && g.rest >= g.Config.Idle:
		g.become(Asking)
	case g.mood == Asking && g.rest >= g.Config.Warning:
		g.become(Showing)
	}
	return g.mood
}

// pass adds the time since the last tick to the rest.
func (g *Guard) pass(now time.Time) {
	if d := now.Sub(g.last); !g.last.IsZero() && d > 0 {
		g.rest += min(d, moment)
	}
	g.last = now
}

// touch is somebody touching it: the dark table stays dark while it is closed.
func (g *Guard) touch(open bool) {
	g.rest = 0
	if g.mood != Dark || open {
		g.become(Played)
	}
}

func (g *Guard) become(m Mood) {
	if g.mood != m {
		g.mood, g.rest = m, 0
	}
}

// Left is how long it still waits for an answer before the table is cleared.
func (g *Guard) Left() time.Duration {
	if g.mood != Asking {
		return g.Config.Warning
	}
	return max(0, g.Config.Warning-g.rest)
}

// Clear is the answer that nobody plays on.
func (g *Guard) Clear() { g.become(Showing) }
