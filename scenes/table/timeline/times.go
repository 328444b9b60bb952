package timeline

import (
	"math"

	"knucklebones/rules/text"
	"knucklebones/sprites/sound"
)

// Times holds the durations of the parts of a step, in milliseconds, one after the
// other; 0 leaves a part out. A person who goes on ends them early.
type Times struct {
	Tells  int     // number of events logged when the step starts (for a throw: when the bones rest); the others are logged after the board's animation
	Before int     // pause before anything moves
	Late   []int   // extra time each bone of the cast stays in the cup
	Stirs  bool    // the board moves while only the last bone still falls: see Hangs
	Whole  bool    // the step is shown at the pace of a person's own, whoever acts
	Lasts  int     // the board's own animation, after the fall of the bones: T goes from 0 to 1
	Feast  int     // the board's celebration, after the coins; Draw may animate for timeline.Festive after Lasts
	After  int     // least pause after everything
	Flies  Pace    // speed of the flight of bones thrown by hand, which is heard
	Sounds []Sound // in the order of their times
	Each   []Sound // sounds played each time a bone of the cast comes to rest
}

// A Pace is the speed at which a flight is shown. The zero Pace means no flight.
type Pace struct {
	Faster   float64 // factor over the simulated speed
	From, To float64 // seconds of the flight between which it is slowed down
	Held     float64 // factor by which it is slowed down there
}

// Seconds returns the seconds of the flight that are shown in ms milliseconds.
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

// Lasts returns the milliseconds in which the given seconds of the flight are shown.
func (p Pace) Lasts(seconds float64) float64 {
	if p.To > p.From {
		seconds += math.Max(0, math.Min(seconds, p.To)-p.From) * (p.Held - 1)
	}
	return seconds * 1000 / p.Faster
}

// A Sound is played a number of milliseconds after the board's own animation of a step
// begins.
type Sound struct {
	At     int
	Moment sound.Moment
	Step   int       // of a moment that goes up in steps, from 1; 0 for any other
	Say    text.Text // sentences announced to a screen reader with it, such as "Three."; may be empty
}

// Hear adds a sound at the given millisecond and returns it for further settings.
func (t *Times) Hear(at int, m sound.Moment) *Sound {
	t.Sounds = append(t.Sounds, Sound{At: at, Moment: m})
	return &t.Sounds[len(t.Sounds)-1]
}
