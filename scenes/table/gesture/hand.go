package gesture

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/flight"
)

// A Way is one of the two ways to throw, as its key shows it.
type Way struct {
	Name text.Text
	Icon string
	Note text.Text // what can be expected of it, on its key while no odds are shown; may be empty
}

// A Hand describes how bones are thrown in a game played by hand: the player presses
// anywhere, pulls back and releases, or aims with keys. The place where the bones
// land decides.
type Hand struct {
	Yard func(v *rules.View) *flight.Range
	// Stay returns the number of lying bones that stay when the next are thrown.
	Stay func(v *rules.View) int
	// Lying returns the poses of the lying bones when the next are thrown, for a game in
	// which they follow from the view. If it is set, Stay and Lie are not.
	Lying func(v *rules.View) []bone.Pose
	// Lands returns the outcomes of a throw in order, given the poses of the bones
	// before and after it.
	Lands func(was *rules.View, th flight.Throw, before, after []bone.Pose) []rules.Move
	// Lie returns the pose in which bone i of a view is drawn if its flight is unknown.
	Lie func(v *rules.View, i int) bone.Pose
	// Catches states that the hand follows the bones it threw, to catch them.
	Catches bool
	// Ways names the two ways to throw, careful and bold, and their icons, where they
	// are called otherwise here.
	Ways [2]Way
	// Mark returns the aim of a perfectly steady hand.
	Mark func(v *rules.View, lying []bone.Pose, bold bool) flight.Aim
}

// Manner returns a phrase for a manner of throwing, for headings that begin with "Best
// games".
func (h *Hand) Manner(m flight.Assistance) text.Text {
	if m == flight.ByKeys && h.Catches {
		return "with bones that hang in the air"
	}
	return [flight.Manners]text.Text{"by hand", "by keys", "with the whole flight path", "by ear", "by another hand"}[m]
}

// Before returns the poses of the bones that lie when the next are thrown; lay holds
// their poses after the previous throw.
func (h *Hand) Before(v *rules.View, lay []bone.Pose) []bone.Pose {
	if h.Lying != nil {
		return h.Lying(v)
	}
	return lay[:h.Stay(v)]
}
