// Package timeline owns the time of the table: how long each part of a step is
// shown, how long the picture rests between two steps, and how much faster steps
// are shown that nobody decided. Every duration that a person sees at a table is in
// the list below or, where it belongs to one game, in the face of that game. It knows
// no game and no screen: a Clock is told how a step is timed, and is the only thing
// that moves its time on.
package timeline

// Tick is how long a tick of the program is, in milliseconds.
const Tick = 1000.0 / 60

// Durations are in milliseconds, except where a name ends in Seconds. They are at
// the usual pace, before the person's own setting and before steps of others are
// sped up.
const (
	// ThrowSeen is how long the bones of a person's throw are seen, from when they
	// lie still until they are taken up or others act.
	ThrowSeen = 1200
	// BoardSeen is how long the board is seen, once it has moved, after a person's
	// throw that hands the turn on.
	BoardSeen = 600
	// DecisionSeen is how long a step is seen that won or decided something.
	DecisionSeen = 900
	// ThrowOfOthersSeen is how long the result of a computer's throw is seen that
	// hands the turn on, and ThrowInTurnSeen of one after which the same seat goes on.
	ThrowOfOthersSeen, ThrowInTurnSeen = 200, 80
	// MoveOfOthersSeen is how long the board is seen after another move of a computer.
	MoveOfOthersSeen = 150

	// Alone is how long a computer seems to think that has one choice, GoingOn where
	// its turn goes on, and Thinking where its turn begins.
	Alone, GoingOn, Thinking = 80, 120, 250

	// CoinFlight is how long one coin flies, and CoinGap how long after the one
	// before it sets out.
	CoinFlight, CoinGap = 420, 35
	// Festive is for how long, once the board has moved, a celebration may still
	// change the picture.
	Festive = 1300

	// Breath is how long lit places take to glow up and down once; they do so twice
	// when a person is asked.
	Breath = 1600
	// Quiet is how long a person who is asked does nothing before a board idles.
	Quiet = 10_000
	// CurtainHold is how long the curtain is held to open it.
	CurtainHold = 500
)

// MostCoins is how many coins of one payment are seen to fly.
const MostCoins = 12

// How many times faster than a person's own the steps of others are shown that
// decide nothing: throws, the first after a person has acted, how much more each
// that follows, and the most; and the same of their other moves.
const (
	throwSpeedup, throwSpeedupMore, throwSpeedupMost = 2.0, 0.45, 4
	moveSpeedup, moveSpeedupMore, moveSpeedupMost    = 1.0, 0.2, 3.0
)

// LessonSpeedup is how many times faster others play in a lesson.
const LessonSpeedup = 2
