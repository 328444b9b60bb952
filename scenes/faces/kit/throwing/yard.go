package throwing

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/aim"
	"knucklebones/scenes/table"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/flight"
)

// Mark returns a function that aims straight with the given force in knots: careful,
// then bold.
func Mark(knots [aim.Ways]float64) func(*rules.View, []bone.Pose, bool) flight.Aim {
	return func(_ *rules.View, _ []bone.Pose, bold bool) flight.Aim {
		way := aim.Careful
		if bold {
			way = aim.Bold
		}
		return flight.Aimed(0, knots[way], bold)
	}
}

// Lands returns a function that returns the moves in which a throw results, from the
// poses before and after it: first the bones it knocked on, then those it added. lieOf
// returns what a bone at rest counts as.
func Lands(lieOf func(bone.Pose) aim.Lie) func(_ *rules.View, _ flight.Throw, before, after []bone.Pose) []rules.Move {
	return func(_ *rules.View, _ flight.Throw, before, after []bone.Pose) (list []rules.Move) {
		for i, was := range before {
			if now := lieOf(after[i]); now != lieOf(was) {
				list = append(list, now.Knock(i))
			}
		}
		for _, p := range after[len(before):] {
			list = append(list, lieOf(p).Land())
		}
		return list
	}
}

// Side returns the side that a bone counts. A bone propped on its end, which is very
// rare, counts 3.
func Side(p bone.Pose) int8 {
	if side := bone.Facing(p); side != 0 {
		return int8(side)
	}
	return 3
}

// Pours reports whether a move belongs to a throw, whose knocks and landings the table
// shows as one step.
func Pours(m rules.Move) bool { return m.Verb == aim.Knock || m.Verb == rules.Cast }

// A Breath slows the flight down by a factor of Times while Near reports true for the
// thrown bone, the first time only. The zero Breath has no effect.
type Breath struct {
	Times float64
	Near  func(p, before bone.Pose) bool
}

// Flight returns the pace at which a throw is shown, how long it flies, and how long
// its result is then looked at, both in milliseconds. A throw that no person here has
// made is faster by the factor haste, and is looked at for a third of look.
func Flight(in *table.Instant, haste, look float64, held Breath) (pace table.Pace, fly, looked float64) {
	pace, looked = in.Air.Pace, look
	settled := pace.Faster > 0
	if !in.Air.By {
		looked = look / 3
	}
	if !settled {
		pace.Faster = 1
		if !in.Air.By {
			pace.Faster = haste
		}
	}
	if tape := in.Air.Tape; tape != nil {
		if !settled && held.Times > 0 {
			pace.From, pace.To = held.when(tape)
			pace.Held = held.Times
		}
		fly = pace.Lasts(tape.Length())
	}
	return pace, fly, looked
}

// when returns the seconds of the flight at which the breath begins and ends; both are
// 0 if Near is never true.
func (b *Breath) when(tape *bone.Tape) (from, to float64) {
	const step = 1.0 / 60
	var before bone.Pose
	var poses []bone.Pose
	for at := 0.0; at < tape.Length(); at += step {
		poses = tape.Poses(at, poses[:0])
		p := poses[len(poses)-1]
		switch near := at > 0 && b.Near(p, before); {
		case near && from == 0:
			from, to = at, at
		case near:
			to = at
		case from > 0:
			return from, to
		}
		before = p
	}
	return from, to
}
