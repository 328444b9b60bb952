package table

import (
	"math"

	"knucklebones/rules"
	"knucklebones/scenes/table/dice"
)

// A motion is one step of the game being shown: first the bones or the board
// move, then coins fly.
type motion struct {
	step   int // of the session
	steps  int // shown at once, at least 1
	was    rules.View
	now    rules.View
	move   rules.Move
	events []rules.Event
	told   int     // of the events
	back   bool    // an undo: shown backwards
	casts  bool    // bones fall first; the clock stands still while they do
	times  Times   // as the board has them
	age    float64 // milliseconds since the board moves; before that negative
	act    float64 // milliseconds the board moves
	coins  float64 // milliseconds the coins fly, after the act
	hold   float64 // milliseconds its bones have lain before the board moves
	flown  float64 // milliseconds of the act that bones of the hand fly
	gone   bool    // the cup takes its bones up as soon as a person is asked
	haste  float64 // how many times faster all of it is shown, where others act
	wait   float64 // milliseconds of celebration and stillness afterwards, so that it can be seen
}

// fell tells whether it is a cast whose bones have come to rest.
func (m *motion) fell() bool { return m.move.Verb == rules.Cast && !m.casts && !m.back }

// result is what the step came to, to be named large; empty until its bones have
// fallen, or the board has shown what it is.
func (m *motion) result() (text string) {
	if m == nil || m.casts || m.back || m.move.Verb != rules.Cast && m.t() < 1 {
		return ""
	}
	for _, e := range m.events {
		if e.Result != "" {
			text = e.Result
		}
	}
	return text
}

// lifts tells whether a seat takes up those of the bones that lie there that it
// throws next.
func (m *motion) lifts() bool {
	return m.was.Turn >= 0 && m.now.Turn == rules.Chance && m.now.Cup > 0 && !m.now.Clear && !m.back
}

// uncovers tells whether bones come into sight that lay under a cup.
func (m *motion) uncovers() bool {
	return !m.back && dice.Covered(m.was.Bones) && len(m.now.Bones) > 0 && !dice.Covered(m.now.Bones)
}

// coinFlight is how long one coin flies, spacing how long after the one before.
const coinFlight, spacing, mostCoins = 420, 35, 12

// festive is how long after the board has moved, in milliseconds, the still part
// of the picture may still change while it celebrates.
const festive = 1300

// cut leaves out all movement, not the stillness after it.
func (m *motion) cut() {
	m.age, m.act, m.coins, m.hold, m.flown, m.times = 0, 0, 0, 0, 0, Times{After: m.times.After}
}

// coinTime is how long the coins of some events fly.
func coinTime(events []rules.Event) float64 {
	most := 0
	for _, e := range events {
		most = max(most, min(e.Coins, mostCoins))
	}
	if most == 0 {
		return 0
	}
	return coinFlight + spacing*float64(most-1)
}

// still lets milliseconds of the stillness before the step pass, and tells
// whether there are more.
func (m *motion) still(ms float64) bool {
	if m.age < 0 {
		m.age = math.Min(m.age+ms, 0)
	}
	return m.age < 0
}

// seen is how long the bones of a cast have lain when board and coins have moved.
func (m *motion) seen() float64 { return m.hold + m.act - m.flown + m.coins }

// telling is the event that was told at the beginning of a step, as long as that
// moves; or nil.
func (m *motion) telling() *rules.Event {
	if m == nil || m.back || m.times.Tells == 0 || m.age >= m.act || m.told == 0 {
		return nil
	}
	return &m.events[m.told-1]
}

// over tells whether all has been seen.
func (m *motion) over() bool { return m.age >= m.act+m.coins+m.wait }

// t is how far the board's own picture of the step has come, 0 … 1.
func (m *motion) t() float64 {
	t := 1.0
	switch {
	case m.casts, m.age < 0:
		t = 0
	case m.act > 0:
		t = math.Max(0, math.Min(1, m.age/m.act))
	}
	if m.back {
		return 1 - t
	}
	return t
}

// of is the step as a board sees it; mark is the most notable event.
func (m *motion) of(mark rules.Mark) Step {
	s := Step{Was: m.was, Now: m.now, Move: m.move, Mark: mark, T: m.t(), Since: m.age, Festive: m.age, Rests: !m.casts}
	if m.casts {
		s.Now = m.was
	}
	return s
}

// arrived is which part of the coins of the step has landed, 0 … 1.
func (m *motion) arrived() float64 {
	if m == nil || m.coins == 0 {
		return 1
	}
	if m.casts {
		return 0
	}
	return math.Max(0, math.Min(1, (m.age-m.act-coinFlight)/math.Max(1, m.coins-coinFlight)))
}

// between is a figure on its way from was to now while coins land.
func (m *motion) between(was, now int) int {
	if m == nil || m.back {
		return now
	}
	return was + int(math.Round(float64(now-was)*m.arrived()))
}

// landed is how many coins of each event have landed between an age before and
// now.
func (m *motion) landed(before float64) (n int) {
	from, to := before-m.act-coinFlight, m.age-m.act-coinFlight
	for i := range mostCoins {
		if land := spacing * float64(i); m.coins > 0 && from < land && land <= to && land <= m.coins-coinFlight {
			n++
		}
	}
	return n
}

// acted tells whether the board's own picture has come to its end since an age
// before.
func (m *motion) acted(before float64) bool { return before <= m.act && m.age > m.act }
