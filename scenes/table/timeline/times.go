package timeline

import (
	"math"

	"knucklebones/sprites/sound"
)

// Times are how long the parts of a step take, in milliseconds, one after the
// other; all are 0 unless something is to be seen. Whoever goes on ends them.
type Times struct {
	Tells  int     // so many of the step's events are told at its beginning, of a cast one when its bones lie, the others once the board has moved
	Before int     // stillness before anything moves
	Late   []int   // how much longer than usual each bone of the cast stays in the cup
	Stirs  bool    // the board moves while the last bone alone is waited for: see Hangs
	Whole  bool    // whoever acts, it is seen at the pace of a person's own
	Lasts  int     // the board's own picture moves: T goes from 0 to 1, once bones have fallen
	Feast  int     // the board celebrates, once coins have flown; Draw is seen to move for 1300 after Lasts
	After  int     // stillness after everything, as far as the table does not wait longer
	Flies  Pace    // how fast bones of the hand fly meanwhile, which is heard
	Sounds []Sound // in the order of their times
	Each   []Sound // heard at once, whenever a bone of the cast comes to lie
}

// A Pace is how fast a flight is shown. The zero Pace is that of none.
type Pace struct {
	Faster   float64 // how many times as fast as it was worked out
	From, To float64 // from second to second of the flight, in which the breath is held
	Held     float64 // it is shown so many times slower
}

// Seconds is how much of the flight is shown in so many milliseconds.
func (p Pace) Seconds(ms float64) float64 {
	s := ms / 1000 * p.Faster
	if p.To <= p.From || s <= p.From {
		return s
	}
	if held := p.From + (s-p.From)/p.Held; held < p.To {
		return held
	}
	return s - (p.To-p.From)*(p.Held-1)
}

// Lasts is how many milliseconds so many seconds of the flight are shown.
func (p Pace) Lasts(seconds float64) float64 {
	if p.To > p.From {
		seconds += math.Max(0, math.Min(seconds, p.To)-p.From) * (p.Held - 1)
	}
	return seconds * 1000 / p.Faster
}

// A Sound is heard so many milliseconds after the board's own picture of a step
// begins to move.
type Sound struct {
	At     int
	Moment sound.Moment
	Step   int    // of a moment that goes up in steps, from 1; 0 for any other
	Say    string // said with it to those who do not see: "Three"; may be empty
}

// Hear adds a sound at so many milliseconds, of which more may be said.
func (t *Times) Hear(at int, m sound.Moment) *Sound {
	t.Sounds = append(t.Sounds, Sound{At: at, Moment: m})
	return &t.Sounds[len(t.Sounds)-1]
}
