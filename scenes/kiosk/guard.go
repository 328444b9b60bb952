package kiosk

import (
	"time"

	"knucklebones/rules/text"
)

// A Mood is the mode of a kiosk.
type Mood int

const (
	Played  Mood = iota // somebody plays, or looks for a game
	Asking              // nobody has touched it for long: is somebody there?
	Showing             // the games play themselves
	Dark                // it is closed
)

// A Place is the kind of screen shown, as far as the idle timeout distinguishes it.
type Place int

const (
	AtHall Place = iota // nothing is lost by leaving it
	AtGame              // a game, a lesson, a table being set, a page that is read
	AtShow              // the games that play themselves, or the dark table
	AtDesk              // the operator's pages: nothing is asked there, and nothing closes
	AtKept              // the hall, where something of a visitor is kept: his game waits there
)

// A Guard knows how long nobody has touched a kiosk, and what it does then. It has
// no clock of its own: neither a clock that was set nor a machine that slept ends
// a game.
type Guard struct {
	Config Config
	Word   Word // of the operator, against the hours
	mood   Mood
	rest   time.Duration // without a touch, in this mood
	pass   Lapse
}

// Tick moves the guard on to a time and tells the mood. Touched is whether
// anything was touched since the last tick.
func (g *Guard) Tick(now time.Time, touched bool, at Place) Mood {
	g.rest += g.pass.To(now)
	open := g.Open(now)
	switch {
	case touched:
		g.touch(open)
	case at == AtDesk:
	case g.mood == Showing && !open:
		g.become(Dark)
	case g.mood == Dark && open:
		g.become(Showing)
	case g.mood == Played && at == AtShow:
		g.become(Showing) // it begins with it
	case g.mood == Played && at == AtHall && g.rest >= g.Config.Attract:
		g.become(Showing)
	case g.mood == Played && g.rest >= g.Config.limit(at):
		g.become(Asking)
	case g.mood == Asking && g.rest >= g.Config.Warning:
		g.become(Showing)
	}
	return g.mood
}

// limit is for how long nobody touches it until somebody is asked whether they are
// there.
func (c *Config) limit(at Place) time.Duration {
	if at == AtKept {
		return c.Attract
	}
	return c.Idle
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

// Left returns the time left to answer before the table is cleared; the whole
// warning time if no question is asked.
func (g *Guard) Left() time.Duration {
	if g.mood != Asking {
		return g.Config.Warning
	}
	return max(0, g.Config.Warning-g.rest)
}

// Rest returns the time since the last touch.
func (g *Guard) Rest() time.Duration { return g.rest }

// Open reports whether people may play now, by the operator's word or else by the
// hours.
func (g *Guard) Open(now time.Time) bool {
	if g.Word.counts(now) {
		return g.Word.Open
	}
	return g.Config.Open.At(now)
}

// Opens says when a closed table opens, as "Opens again at 09:30."
func (g *Guard) Opens(now time.Time) text.Text {
	if g.Word.counts(now) {
		return opens(now, g.Word.Until)
	}
	return g.Config.Open.Next(now)
}

// Closes returns the next closing time, within a day; ok is false if the kiosk stays
// open. The operator's word, while it counts, goes before the hours: if it says
// closed, Closes returns now.
func (g *Guard) Closes(now time.Time) (at time.Time, ok bool) {
	if g.Word.counts(now) {
		return now, !g.Word.Open
	}
	return g.Config.Open.closing(now)
}

// Say is the operator's word that the table is open or closed, from now on and
// until it would next open by its hours.
func (g *Guard) Say(open bool, now time.Time) {
	g.Word = Word{Open: open, Until: g.Config.Open.opening(now)}
}

// Clear is the answer that nobody plays on.
func (g *Guard) Clear() { g.become(Showing) }
