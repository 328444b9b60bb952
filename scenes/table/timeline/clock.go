package timeline

import (
	"math"

	"knucklebones/scenes/kit/animation"
)

// A Clock is the time of one step while it is shown: stillness, bones that fall, the
// board's own animation, coins that fly, and stillness again. Bones that fall have a
// clock of their own, for which this one waits. The zero Clock is that of a step that
// takes no time.
type Clock struct {
	times   Times
	falling bool    // bones fall first, and the clock waits for them
	back    bool    // an undo: shown backwards
	age     float64 // milliseconds since the board's animation began; before it negative
	act     float64 // milliseconds the board's animation takes
	coins   float64 // milliseconds the coins fly, after it
	hold    float64 // milliseconds the bones lie before it
	flown   float64 // milliseconds of it in which bones thrown by hand fly
	rest    float64 // milliseconds of celebration and stillness afterwards
	speed   float64 // how many times faster all of it is shown
}

// Falls has the bones of a throw fall before anything else; the step pays so many
// coins at the most.
func Falls(throws bool, coins int) Clock {
	c := Clock{falling: throws, speed: 1}
	if coins = min(coins, MostCoins); coins > 0 {
		c.coins = CoinFlight + CoinGap*float64(coins-1)
	}
	return c
}

// Set begins the time of the step as the board has it. In a game of the hand, bones
// fly for so many milliseconds of it.
func (c *Clock) Set(t Times, flown float64, s Subject) {
	c.times, c.flown = t, flown
	c.act, c.age = float64(t.Lasts), -float64(t.Before)
	if c.falling && s.Decides {
		c.hold = max(0, ThrowSeen-c.act)
	}
	c.rest = c.resting(s)
	c.speed = c.speedup(s)
}

// Cut leaves out all movement, but not the stillness after it.
func (c *Clock) Cut(s Subject) {
	c.age, c.act, c.coins, c.hold, c.flown, c.times = 0, 0, 0, 0, 0, Times{After: c.times.After}
	c.rest = c.resting(s)
}

// Reverse has a step that was set be shown backwards, as an undo is, and at once.
func (c *Clock) Reverse() {
	c.back, c.age, c.rest, c.times = true, 0, 0, Times{}
}

// Undone returns the clock of a step that was taken back, before it is set.
func Undone() Clock { return Clock{speed: 1} }

// Skip leaves out so many milliseconds of the step, which were seen before it began.
func (c *Clock) Skip(ms float64) { c.age += ms }

// Wait lets milliseconds of the stillness before the step pass, and tells whether
// there are more.
func (c *Clock) Wait(ms float64) bool {
	if c.age < 0 {
		c.age = math.Min(c.age+ms, 0)
	}
	return c.age < 0
}

// Land says that the bones lie still. The clock goes on, after they have been seen
// for long enough where they decide something; it tells whether it waits for that.
func (c *Clock) Land() (holds bool) {
	if c.falling = false; c.hold > 0 {
		c.age = -c.hold
	}
	return c.hold > 0
}

// Lay says that the bones lie still without having been seen to fall.
func (c *Clock) Lay() { c.falling = false }

// Advance moves the time on by some milliseconds and returns what it was before.
func (c *Clock) Advance(ms float64) (before float64) {
	before = c.age
	c.age += ms
	return before
}

// Times returns how the board times the step.
func (c *Clock) Times() *Times { return &c.times }

// Falling tells whether the bones of the step are still to come to rest.
func (c *Clock) Falling() bool { return c.falling }

// Back tells whether the step is shown backwards.
func (c *Clock) Back() bool { return c.back }

// Age returns the milliseconds since the board's animation began; before it, it is
// negative.
func (c *Clock) Age() float64 { return c.age }

// Moves tells whether the board has an animation of the step.
func (c *Clock) Moves() bool { return c.act > 0 }

// Moving tells whether bones or the board's animation are still to be seen.
func (c *Clock) Moving() bool { return c.falling || c.age < c.act }

// Celebrated returns the milliseconds since the board's animation ended; before
// that it is negative.
func (c *Clock) Celebrated() float64 { return c.age - c.act }

// Landed tells whether bones that were thrown lie still, also those that fly in the
// board's animation.
func (c *Clock) Landed() bool {
	return !c.falling && c.age >= c.flown || c.hold > 0 && c.age < 0
}

// Flies tells whether bones thrown by hand are seen to fly.
func (c *Clock) Flies() bool { return c.times.Flies.Faster > 0 }

// Flight returns the second of the flight that is seen, and the second seen at an age
// before.
func (c *Clock) Flight(before float64) (now, was float64) {
	return c.times.Flies.Seconds(c.age), c.times.Flies.Seconds(before)
}

// Speed returns how many times faster than usual the step is shown.
func (c *Clock) Speed() float64 { return c.speed }

// Over tells whether all of the step has been seen.
func (c *Clock) Over() bool { return c.age >= c.act+c.coins+c.rest }

// Done tells whether the board's animation has ended since an age before.
func (c *Clock) Done(before float64) bool { return before <= c.act && c.age > c.act }

// T returns how far the board's animation has come, 0 … 1.
func (c *Clock) T() float64 {
	t := 1.0
	switch {
	case c.falling, c.age < 0:
		t = 0
	case c.act > 0:
		t = animation.Clamp(c.age / c.act)
	}
	if c.back {
		return 1 - t
	}
	return t
}

// Pays tells whether coins of the step are seen to fly.
func (c *Clock) Pays() bool { return c.coins > 0 }

// Coin returns how far coin i of a payment has flown, 0 … 1, and whether it flies now.
func (c *Clock) Coin(i int) (part float64, flies bool) {
	if c.coins == 0 || c.Moving() {
		return 0, false
	}
	s := (c.age - c.act - CoinGap*float64(i)) / CoinFlight
	return s, s > 0 && s < 1
}

// Arrived returns which part of the coins of the step has landed, 0 … 1.
func (c *Clock) Arrived() float64 {
	switch {
	case c.coins == 0:
		return 1
	case c.falling:
		return 0
	}
	return animation.Clamp((c.age - c.act - CoinFlight) / math.Max(1, c.coins-CoinFlight))
}

// CoinsLanded returns how many coins of each payment have landed since an age before.
func (c *Clock) CoinsLanded(before float64) (n int) {
	from, to := before-c.act-CoinFlight, c.age-c.act-CoinFlight
	for i := range MostCoins {
		if land := CoinGap * float64(i); c.coins > 0 && from < land && land <= to && land <= c.coins-CoinFlight {
			n++
		}
	}
	return n
}
