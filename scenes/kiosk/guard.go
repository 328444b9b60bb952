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

// Tick advances the guard to the time now and returns the mood. It has to be told
// whether anything was touched since the last tick, and which kind of screen is shown.
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

// limit returns how long a screen of that kind may go untouched before the kiosk asks
// whether somebody is still there.
func (c *Config) limit(at Place) time.Duration {
	if at == AtKept {
		return c.Attract
	}
	return c.Idle
}

// touch handles a touch: the kiosk becomes Played, except that a dark one stays dark
// while it is closed. The time without a touch starts again.
func (g *Guard) touch(open bool) {
	g.rest = 0
	if g.mood != Dark || open {
		g.become(Played)
	}
}

// become changes the mood, and starts the time without a touch again if it is another.
func (g *Guard) become(m Mood) {
	if g.mood != m {
		g.mood, g.rest = m, 0
	}
}

// Left returns the time left to answer the question before the table is cleared; while
// no question is asked that is the whole warning time.
func (g *Guard) Left() time.Duration {
	if g.mood != Asking {
		return g.Config.Warning
	}
	return max(0, g.Config.Warning-g.rest)
}

// Rest returns the time since the last touch.
func (g *Guard) Rest() time.Duration { return g.rest }

// Open reports whether people may play now. The operator's word, while it counts,
// overrides the opening hours.
func (g *Guard) Open(now time.Time) bool {
	if g.Word.counts(now) {
		return g.Word.Open
	}
	return g.Config.Open.At(now)
}

// Opens returns a sentence that says when a closed table opens, as "Opens again at
// 09:30."
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

// Say sets the operator's word that the table is open or closed. It counts until the
// next opening time of the hours.
func (g *Guard) Say(open bool, now time.Time) {
	g.Word = Word{Open: open, Until: g.Config.Open.opening(now)}
}

// Clear clears the table, as when nobody answers the question whether somebody is
// there: the games play themselves again.
func (g *Guard) Clear() { g.become(Showing) }
