package timeline

// A Subject is what decides how long a step is shown and how fast.
type Subject struct {
	Throws   bool // it is the move to throw, which its cast follows at once
	Cast     bool // chance decided it
	Own      bool // a person at this device acted
	GoesOn   bool // the same seat acts next
	Decides  bool // something was won or decided
	TakenUp  bool // its bones are taken up as soon as a person is asked
	ByHand   bool // its bones were thrown by hand, and fly in the board's animation
	Together bool // several steps are shown as one
	Alone    bool // no person plays at this device
	// Behind counts, up to a number, how many throws of others came before it since a
	// person acted.
	Behind func(most int) int
}

// resting returns how long the picture rests after a step.
func (c *Clock) resting(s Subject) float64 {
	return max(c.pause(s), float64(c.times.After)) + float64(c.times.Feast)
}

// pause returns how long the picture rests after a step, as far as the board does
// not ask for more.
func (c *Clock) pause(s Subject) float64 {
	switch {
	case s.Throws || c.back:
		return 0
	case s.Own:
		return c.ownPause(s)
	case s.Decides:
		return DecisionSeen
	case c.falling && s.GoesOn:
		return ThrowInTurnSeen
	case c.falling:
		return ThrowOfOthersSeen
	}
	return MoveOfOthersSeen
}

// ownPause returns the pause after a step of a person: a throw is seen for long
// enough before its bones are taken up or others act.
func (c *Clock) ownPause(s Subject) (ms float64) {
	switch {
	case c.falling && !s.GoesOn:
		ms = BoardSeen
	case s.Decides:
		ms = DecisionSeen
	}
	if c.falling && s.TakenUp || !s.GoesOn && (c.falling || s.ByHand) {
		ms = max(ms, ThrowSeen-c.seen())
	}
	return ms
}

// seen returns how long the bones of a throw have lain when board and coins have
// moved.
func (c *Clock) seen() float64 { return c.hold + c.act - c.flown + c.coins }

// speedup returns how many times faster a step is shown: the more throws of others
// came before it, the faster.
func (c *Clock) speedup(s Subject) float64 {
	if s.Own && !s.Cast || s.Together || c.times.Late != nil || c.times.Whole || s.Decides {
		return 1
	}
	speed, more, most := moveSpeedup, moveSpeedupMore, moveSpeedupMost
	if s.Cast {
		speed, more, most = throwSpeedup, throwSpeedupMore, throwSpeedupMost
	}
	if s.Alone { // nobody waits
		return speed
	}
	for range s.Behind(1 + int((most-speed)/more)) {
		speed += more
	}
	return min(speed, most)
}
