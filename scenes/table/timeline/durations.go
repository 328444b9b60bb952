// Package timeline owns the time of the table: how long each part of a step is
// shown, how long the picture pauses between two steps, and how much faster steps
// of others are shown. Every duration that a person sees at a table is in
// the list below or, where it belongs to one game, in the face of that game; but how long
// bones fall is worked out by sprites/bone, and the cup has its times in
// scenes/table/dice. It knows no game and no screen: a Clock is told how a step is timed, and is the only thing
// that moves its time on.
package timeline

// Tick is the duration of one tick of the program, in milliseconds.
const Tick = 1000.0 / 60

// Durations are in milliseconds, except where a name ends in Seconds. They are at
// the usual pace, before the person's own setting and before steps of others are
// sped up.
const (
	// ThrowSeen is the time from when the bones of a person's throw lie still until they
	// are taken up or others act.
	ThrowSeen = 1200
	// ThrowRead is the part of it that is left at any pace: time to read the bones. Where
	// they were not seen to fall it is all of ThrowSeen.
	ThrowRead = 800
	// BoardSeen is the pause after the board has moved for a person's throw that ends
	// their turn.
	BoardSeen = 600
	// DecisionSeen is the pause after a step that won or decided something: time to read
	// the headline, at any pace.
	DecisionSeen = 1500
	// PassingSeen is the same pause where others go on and nothing was won; PassingThrowSeen is
	// the time for which the bones of such a throw lie before it is told.
	PassingSeen, PassingThrowSeen = 900, 500
	// ThrowOfOthersSeen is the pause after a computer's throw that ends its turn;
	// ThrowInTurnSeen is the pause after one that does not.
	ThrowOfOthersSeen, ThrowInTurnSeen = 200, 80
	// LevelSeen is the time after a throw for who begins that follows a level one.
	LevelSeen = 300
	// VoidSeen is the time for which the bones of a void cast lie, at any pace, if the cast
	// before it was void, too; VoidStillSeen is the same where nothing moves.
	VoidSeen, VoidStillSeen = 150, 400
	// VoidsRead is the time for which the number of void casts that are shown as one can be
	// read, at any pace.
	VoidsRead = 400
	// MoveOfOthersSeen is the pause after any other move of a computer.
	MoveOfOthersSeen = 150

	// Alone is the time a computer seems to think with a single choice, GoingOn within
	// its turn, and Thinking when its turn begins.
	Alone, GoingOn, Thinking = 80, 120, 250

	// CoinFlight is the flight time of one coin; CoinGap is the delay from one coin's
	// start to the next.
	CoinFlight, CoinGap = 420, 35
	// Festive is the time after the board has moved in which a celebration may still
	// change the picture.
	Festive = 1300

	// Breath is the time in which lit places glow up and down once; they do this twice
	// when a person is asked.
	Breath = 1600
	// Quiet is the time without input from the person asked after which a board idles.
	Quiet = 10_000
	// Answered is the time in which another device usually adds its chance to a throw by
	// hand; after it the table says what the bones wait for.
	Answered = 400
	// Late is the time for which presses pass over what took the place of the button to
	// skip, at any pace.
	Late = 500
	// Drawn is the longest time for which that waits to begin until the change has been drawn.
	Drawn = 2000
	// CurtainHold is the time a person holds the curtain to open it.
	CurtainHold = 500
)

// MostCoins is the largest number of coins of one payment that are drawn in flight.
const MostCoins = 12

// Factors by which others' steps that decide nothing are shown faster than a person's own:
// for throws, the factor of the first after a person has acted, the increase for
// each that follows, and the maximum; then the same for their other moves.
const (
	throwSpeedup, throwSpeedupMore, throwSpeedupMost = 2.0, 0.45, 4
	moveSpeedup, moveSpeedupMore, moveSpeedupMost    = 1.0, 0.2, 3.0
)

// voidSpeedup is the factor by which a void cast is shown faster if the cast before it was
// void, too, or if it stands for several.
const voidSpeedup = 5

// openingSpeedup is the factor by which others' throws for who begins are shown faster.
const openingSpeedup = 3.5

// LessonSpeedup is the factor by which others play faster in a lesson.
const LessonSpeedup = 2
