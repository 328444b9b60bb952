package timeline

// A Subject holds the facts about a step that decide how long it is shown and how fast.
type Subject struct {
	Throws    bool    // the step is the move to throw, directly followed by the cast
	Cast      bool    // the step is decided by chance
	Own       bool    // a person at this device acted
	Opening   bool    // it decides nothing but who begins
	GoesOn    bool    // the same seat acts next
	Decides   bool    // something was won or decided
	Passing   bool    // the decision is one among others who go on, and nothing was won
	TakenUp   bool    // the bones are taken up as soon as a person is asked
	VoidAgain bool    // it is a void cast that follows another
	Voids     bool    // it is several void casts, shown as one
	Level     bool    // it is part of a throw for who begins after a level one, and does not decide it
	ByHand    bool    // the bones were thrown by hand, and fly in the board's animation
	Together  bool    // several steps are shown as one
	Alone     bool    // no person plays at this device
	Faster    float64 // factor by which everything is shown faster than in real time; 0 for 1
	// Behind returns the number of throws of others before this step since a person
	// acted, but no more than most.
	Behind func(most int) int
}

// resting returns the milliseconds of the pause after a step, including the board's
// celebration.
func (c *Clock) resting(s Subject) float64 {
	return max(c.pause(s), float64(c.times.After)) + float64(c.times.Feast)
}

// pause returns the milliseconds of the pause after a step, unless the board asks for a
// longer one.
func (c *Clock) pause(s Subject) float64 {
	switch {
	case s.Throws || c.back:
		return 0
	case s.VoidAgain:
		return c.voidPause(s)
	case s.Voids:
		return max(0, VoidsRead*s.faster()*voidSpeedup-c.act)
	case s.Level:
		return LevelSeen * voidSpeedup * s.faster()
	case s.Decides && s.Passing:
		return PassingSeen * s.faster()
	case s.Decides:
		return DecisionSeen * s.faster()
	case s.Own:
		return c.ownPause(s)
	case c.falling && s.GoesOn:
		return ThrowInTurnSeen
	case c.falling:
		return ThrowOfOthersSeen
	}
	return MoveOfOthersSeen
}

// voidPause returns the milliseconds of the pause after a void cast that follows another,
// so that its bones lie for VoidSeen.
func (c *Clock) voidPause(s Subject) float64 {
	if c.cut {
		return VoidStillSeen * s.faster()
	}
	return max(0, VoidSeen*voidSpeedup*s.faster()-c.act)
}

// ownPause returns the milliseconds of the pause after a person's step: a throw stays in
// view long enough before its bones are taken up or others act.
func (c *Clock) ownPause(s Subject) (ms float64) {
	if c.falling && !s.GoesOn {
		ms = BoardSeen
	}
	if c.falling && s.TakenUp || !s.GoesOn && (c.falling || s.ByHand) {
		ms = max(ms, ThrowSeen-c.seen(), c.read()*s.faster()-c.seen())
	}
	return ms
}

// faster returns the factor by which a pause that must last its real time is
// lengthened, as everything is shown that much faster.
func (s *Subject) faster() float64 { return max(1, s.Faster) }

// read returns the milliseconds for which the bones of a throw have to lie before they
// may be taken up, however fast everything is shown.
func (c *Clock) read() float64 {
	if c.cut {
		return ThrowSeen
	}
	return ThrowRead
}

// seen returns the milliseconds that the bones of a throw have been lying when the
// board's animation and the coins are done.
func (c *Clock) seen() float64 { return c.hold + c.act - c.flown + c.coins }

// speedup returns the factor by which a step is shown faster; it grows with the number
// of throws of others before it.
func (c *Clock) speedup(s Subject) float64 {
	if s.VoidAgain || s.Voids || s.Level {
		return voidSpeedup
	}
	if s.Own || s.Together || c.times.Late != nil || c.times.Whole || s.Decides {
		return 1
	}
	if s.Opening {
		return openingSpeedup
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
