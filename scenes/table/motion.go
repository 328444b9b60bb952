package table

import (
	"math"

	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/table/dice"
	"knucklebones/scenes/table/timeline"
)

// A playback is one step of the game being shown: first the bones or the board
// move, then coins fly. Its time is the Clock's.
type playback struct {
	timeline.Clock
	step   int // of the session
	steps  int // shown at once, at least 1
	was    rules.View
	now    rules.View
	move   rules.Move
	events []rules.Event
	told   int  // of the events
	voids  int  // void casts that led to this one and were thrown by themselves
	throws bool // bones fall before anything else moves
	folds  int  // void casts that it shows as one, the last of them; 0 for none
	again  bool // it is a void cast after such, or shows several
	level  bool // it is part of a throw for who begins after one that was level, and does not decide it
	gone   bool // the cup takes its bones up as soon as a person is asked
}

// cast returns the step of the session whose bones fall: of void casts that are shown as
// one the last.
func (m *playback) cast() int {
	if m.folds > 0 {
		return m.step + m.steps - 1
	}
	return m.step
}

// fell reports whether it is a cast whose bones have come to rest.
func (m *playback) fell() bool { return m.move.Verb == rules.Cast && !m.Falling() && !m.Back() }

// result returns the result of a step, for the large caption. It is empty until the
// bones have fallen, or the board's animation has ended.
func (m *playback) result() (result text.Text) {
	if m == nil || m.Falling() || m.Back() || m.move.Verb != rules.Cast && m.T() < 1 {
		return ""
	}
	for _, e := range m.events {
		if e.Result != "" {
			result = e.Result
		}
	}
	return result
}

// turns returns which of the lying bones a hand turns onto another side in this step, or −1.
func (m *playback) turns() (turned int) {
	turned = -1
	if m.Back() || m.move.Verb == rules.Cast || len(m.was.Bones) != len(m.now.Bones) || dice.Covered(m.was.Bones) || dice.Covered(m.now.Bones) {
		return turned
	}
	for i := range m.now.Bones {
		switch {
		case m.was.Bones[i].Side == m.now.Bones[i].Side:
		case turned >= 0:
			return -1
		default:
			turned = i
		}
	}
	return turned
}

// lifts reports whether in this step a seat takes up some of the lying bones, to throw
// them next.
func (m *playback) lifts() bool {
	return m.was.Turn >= 0 && m.now.Turn == rules.Chance && m.now.Cup > 0 && !m.now.Clear && !m.Back()
}

// uncovers reports whether the step reveals bones that lay under a cup.
func (m *playback) uncovers() bool {
	return !m.Back() && dice.Covered(m.was.Bones) && len(m.now.Bones) > 0 && !dice.Covered(m.now.Bones)
}

// mostCoins returns how many coins the largest payment among some events has.
func mostCoins(events []rules.Event) (most int) {
	for _, e := range events {
		most = max(most, e.Coins)
	}
	return most
}

// untold reports whether something that came of the step is still to be told.
func (m *playback) untold() bool { return m != nil && !m.Back() && m.told < len(m.events) }

// telling returns the event that was told last while the board still moves: the one
// announced when the step began, or what was thrown once the bones lie; otherwise nil. Void
// casts that follow one another are too quick for that.
func (m *playback) telling() *rules.Event {
	if m == nil || m.Back() || m.told == 0 || m.Celebrated() >= 0 || m.Times().Tells == 0 && !m.fell() || m.again {
		return nil
	}
	if e := &m.events[m.told-1]; e.Text != "" {
		return e
	}
	return nil
}

// shown returns the step as a board sees it; mark is the most notable event.
func (m *playback) shown(mark rules.Mark) Step {
	s := Step{Was: m.was, Now: m.now, Move: m.move, Mark: mark, T: m.T(), Since: m.Age(), Festive: m.Age(), Rests: !m.Falling()}
	if m.Falling() {
		s.Now = m.was
	}
	return s
}

// arrived returns the fraction of the step's coins that have landed, 0 to 1; 1 if there
// is no step.
func (m *playback) arrived() float64 {
	if m == nil {
		return 1
	}
	return m.Arrived()
}

// between returns a figure that runs from was to now while the step's coins land.
func (m *playback) between(was, now int) int {
	if m == nil || m.Back() {
		return now
	}
	return was + int(math.Round(float64(now-was)*m.arrived()))
}
