package timeline

import (
	"math"

	"knucklebones/scenes/kit/animation"
)

// A Clock is the time of one step while it is shown: a pause, falling bones, the board's
// own animation, flying coins, and a pause again. Falling bones have a clock of their
// own, for which this one waits. The zero Clock belongs to a step that takes no time.
type Clock struct {
	times   Times
	falling bool    // bones fall first, and the clock waits for them
	back    bool    // the step is an undo and is shown backwards
	age     float64 // milliseconds since the board's animation began; negative before
	act     float64 // milliseconds the board's animation takes
	coins   float64 // milliseconds the coins fly, after it
	hold    float64 // milliseconds the bones lie before it
	cut     bool    // nothing moves
	flown   float64 // milliseconds of the board's animation in which bones thrown by hand fly
	rest    float64 // milliseconds of celebration and stillness afterwards
	speed   float64 // how many times faster all of it is shown
}

// Falls returns the clock of a new step. throws says that bones fall before anything
// else moves; coins is the number of coins in its largest payment. Set must follow.
func Falls(throws bool, coins int) Clock {
	c := Clock{falling: throws, speed: 1}
	if coins = min(coins, MostCoins); coins > 0 {
		c.coins = CoinFlight + CoinGap*float64(coins-1)
	}
	return c
}

// Set starts the step with the board's times t. Bones thrown by hand fly for the first
// flown milliseconds of the board's animation.
func (c *Clock) Set(t Times, flown float64, s Subject) {
	c.times, c.flown = t, flown
	c.act, c.age = float64(t.Lasts), -float64(t.Before)
	switch {
	case c.falling && s.Decides && s.Passing:
		c.hold = max(0, PassingThrowSeen-c.act)
	case c.falling && s.Decides:
		c.hold = max(0, ThrowSeen-c.act, ThrowRead*s.faster()-c.act)
	}
	c.rest = c.resting(s)
	c.speed = c.speedup(s)
}

// Cut removes all movement from the step, but not the pause after it.
func (c *Clock) Cut(s Subject) {
	c.cut = true
	c.age, c.act, c.coins, c.hold, c.flown, c.times = 0, 0, 0, 0, 0, Times{After: c.times.After}
	c.rest = c.resting(s)
}

// Reverse makes a step run backwards and without a pause, as an undo is shown.
func (c *Clock) Reverse() {
	c.back, c.age, c.rest, c.times = true, 0, 0, Times{}
}

// Undone returns the clock of a step that is taken back; Set must follow.
func Undone() Clock { return Clock{speed: 1} }

// Skip advances the clock by ms milliseconds, which have been seen already.
func (c *Clock) Skip(ms float64) { c.age += ms }

// Wait lets milliseconds of the pause before the step pass, and reports whether some of
// it is left.
func (c *Clock) Wait(ms float64) bool {
	if c.age < 0 {
		c.age = math.Min(c.age+ms, 0)
	}
	return c.age < 0
}

// Land ends the fall of the bones. It reports whether the clock holds the resting bones
// in view before it goes on, as it does where they decide something.
func (c *Clock) Land() (holds bool) {
	if c.falling = false; c.hold > 0 {
		c.age = -c.hold
	}
	return c.hold > 0
}

// Lay ends the fall of the bones at once, without holding them in view.
func (c *Clock) Lay() { c.falling = false }

// End moves the clock of a step whose bones lie to where nothing moves any more. What is left is
// the pause.
func (c *Clock) End() { c.age = math.Max(c.age, c.act+c.coins) }

// Advance moves the age on by some milliseconds and returns the previous age.
func (c *Clock) Advance(ms float64) (before float64) {
	before = c.age
	c.age += ms
	return before
}

// Times returns the board's times of the step.
func (c *Clock) Times() *Times { return &c.times }

// Falling reports whether bones of the step have yet to come to rest.
func (c *Clock) Falling() bool { return c.falling }

// Back reports whether the step is shown backwards.
func (c *Clock) Back() bool { return c.back }

// Age returns the milliseconds since the board's animation began; negative before.
func (c *Clock) Age() float64 { return c.age }

// Moves reports whether the board animates the step.
func (c *Clock) Moves() bool { return c.act > 0 }

// Moving reports whether bones still fall or the board's animation still runs.
func (c *Clock) Moving() bool { return c.falling || c.age < c.act }

// Stirs reports whether anything still moves: bones, the board or coins.
func (c *Clock) Stirs() bool { return c.falling || c.age < c.act+c.coins }

// Celebrated returns the milliseconds since the board's animation ended; before
// that it is negative.
func (c *Clock) Celebrated() float64 { return c.age - c.act }

// Landed reports whether the thrown bones lie still, including those that fly in the
// board's animation.
func (c *Clock) Landed() bool {
	return !c.falling && c.age >= c.flown || c.hold > 0 && c.age < 0
}

// Flies reports whether bones thrown by hand fly in the board's animation.
func (c *Clock) Flies() bool { return c.times.Flies.Faster > 0 }

// Flight returns the second of the flight that is shown now, and the one shown at the
// age before.
func (c *Clock) Flight(before float64) (now, was float64) {
	return c.times.Flies.Seconds(c.age), c.times.Flies.Seconds(before)
}

// Speed returns how many times faster than usual the step is shown.
func (c *Clock) Speed() float64 { return c.speed }

// Over reports whether the whole step has been shown.
func (c *Clock) Over() bool { return c.age >= c.act+c.coins+c.rest }

// Done reports whether the board's animation has ended since the age before.
func (c *Clock) Done(before float64) bool { return before <= c.act && c.age > c.act }

// T returns the progress of the board's animation, 0 to 1.
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

// Pays reports whether coins of the step fly.
func (c *Clock) Pays() bool { return c.coins > 0 }

// Coin returns the progress of coin i of a payment, which is 0 to 1 in flight, and
// whether it flies now.
func (c *Clock) Coin(i int) (part float64, flies bool) {
	if c.coins == 0 || c.Moving() {
		return 0, false
	}
	s := (c.age - c.act - CoinGap*float64(i)) / CoinFlight
	return s, s > 0 && s < 1
}

// Arrived returns the fraction of the step's coins that have landed, 0 to 1.
func (c *Clock) Arrived() float64 {
	switch {
	case c.coins == 0:
		return 1
	case c.falling:
		return 0
	}
	return animation.Clamp((c.age - c.act - CoinFlight) / math.Max(1, c.coins-CoinFlight))
}

// CoinsLanded returns the number of coins of each payment that have landed since the age
// before.
func (c *Clock) CoinsLanded(before float64) (n int) {
	from, to := before-c.act-CoinFlight, c.age-c.act-CoinFlight
	for i := range MostCoins {
		if land := CoinGap * float64(i); c.coins > 0 && from < land && land <= to && land <= c.coins-CoinFlight {
			n++
		}
	}
	return n
}
