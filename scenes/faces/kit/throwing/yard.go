package throwing

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/aim"
	"knucklebones/scenes/table"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/flight"
)

// Mark aims straight, with that many knots, careful and bold.
func Mark(knots [aim.Ways]float64) func(*rules.View, []bone.Pose, bool) flight.Aim {
	return func(_ *rules.View, _ []bone.Pose, bold bool) flight.Aim {
		way := aim.Careful
		if bold {
			way = aim.Bold
		}
		return flight.Aimed(0, knots[way], bold)
	}
}

// Lands is what a throw came to, where lieOf says what a bone counts that lies
// so: first the bones that it knocked on, then where its own lie.
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

// Side is the side that a bone counts. One that is propped on its end, as hardly
// ever happens, counts 3.
func Side(p bone.Pose) int8 {
	if side := bone.Facing(p); side != 0 {
		return int8(side)
	}
	return 3
}

// Pours shows what a throw knocks on and where its bones come down as one.
func Pours(m rules.Move) bool { return m.Verb == aim.Knock || m.Verb == rules.Cast }

// Flight is how fast a throw is shown, how long it flies and how long what it came
// to is looked at, in milliseconds. What is not thrown here goes faster by haste, and
// is looked at for a third of the time.
func Flight(in *table.Instant, haste, look float64) (pace table.Pace, fly, looked float64) {
	pace, looked = table.Pace{Faster: 1}, look
	if !in.Air.By {
		pace.Faster, looked = haste, look/3
	}
	if in.Air.Tape != nil {
		fly = pace.Lasts(in.Air.Tape.Length())
	}
	return pace, fly, looked
}

// Hold has the breath held, so many times slower, while the bone that was thrown is
// where near says, the first time. The flight is shown as much longer.
func Hold(in *table.Instant, pace *table.Pace, fly *float64, times float64, near func(p bone.Pose, before bone.Pose) bool) {
	if in.Air.Tape == nil || len(in.Air.Ends) == 0 {
		return
	}
	const step = 1.0 / 60
	var buf [8]bone.Pose
	var before bone.Pose
	for at := 0.0; at < in.Air.Tape.Length(); at += step {
		poses := in.Air.Tape.Poses(at, buf[:0])
		p := poses[len(poses)-1]
		is := at > 0 && near(p, before)
		before = p
		if is && pace.To == 0 {
			pace.From, pace.To, pace.Held = at, at, times
		}
		if !is && pace.To > 0 {
			break
		}
		if is {
			pace.To = at
		}
	}
	*fly = pace.Lasts(in.Air.Tape.Length())
}
