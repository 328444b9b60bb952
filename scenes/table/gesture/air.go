package gesture

import (
	"knucklebones/scenes/table/timeline"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/flight"
)

// An Air holds the poses and flights of the bones in a game played by hand.
type Air struct {
	Throw flight.Throw
	Lying []bone.Pose   // before the throw that is shown, or at rest now
	Ends  []bone.Pose   // after it
	Tape  *bone.Tape    // how they fly, first those that lie; nil if nothing flies, or nobody knows how
	Ways  []*bone.Tape  // how those came there that lie, and fly, throw by throw as far as that is known
	By    bool          // who throws, or has thrown what is shown, is a person here
	Next  bool          // who throws next is
	Pace  timeline.Pace // how fast that is shown; zero before it is
	Look  bone.Look     // how bones are lit
}
