package bone

import (
	"math"
	"slices"
)

// A Tape is the recording of a throw, which picture, shadow, sound and replay
// follow. Recorded parts never change; while the throw is being simulated more
// are added.
type Tape struct {
	tracks []track
	hits   []Impact
	length float64
}

// An Impact is a bone striking something.
type Impact struct {
	Time  float64 // seconds from the beginning of the tape
	Bone  int
	Speed float64 // units per second: 1.5 is barely audible, 25 is hard
	Kind  Kind
}

// Tape returns the recording once Step has returned true; nil before.
func (s *Simulation) Tape() *Tape {
	if s.turn < len(s.order) {
		return nil
	}
	return s.tape
}

// Live returns the recording so far, or nil before the first bone is settled. Bones
// without a path are still in the hand. It grows as the simulation proceeds.
func (s *Simulation) Live() *Tape {
	if s.turn == 0 && len(s.order) > 0 {
		return nil
	}
	return s.tape
}

// settle adds a bone whose path is now known to the tape: its impacts, in the order of
// time, and its length.
func (t *Tape) settle(bone int) {
	t.hits = append(t.hits, t.tracks[bone].hits...)
	t.length = max(t.length, t.RestAt(bone))
	slices.SortStableFunc(t.hits, func(a, b Impact) int {
		switch {
		case a.Time < b.Time:
			return -1
		case a.Time > b.Time:
			return 1
		}
		return a.Bone - b.Bone
	})
}

// settled reports whether the path of a bone is known.
func (t *Tape) settled(bone int) bool { return t.tracks[bone].path != nil }

// Poses appends the pose of every bone at a time in seconds to buf. Times
// outside the tape give its first or last poses.
func (t *Tape) Poses(at float64, buf []Pose) []Pose {
	steps := max(at, 0) / stepTime
	step := int(steps)
	part := steps - math.Floor(steps)
	for i := range t.tracks {
		k := &t.tracks[i]
		if k.path == nil {
			buf = append(buf, Pose{})
			continue
		}
		a, b := k.pose(step), k.pose(step+1)
		if a != b {
			a = mix(a, b, part)
		}
		buf = append(buf, a)
	}
	return buf
}

// Impacts returns all impacts in the order of time. The slice must not be
// changed.
func (t *Tape) Impacts() []Impact { return t.hits }

// ReleasedAt returns the time at which the bone leaves the hand, in seconds.
// Until then the hand or the cup should hide it. It is infinite while its path
// is unknown.
func (t *Tape) ReleasedAt(bone int) float64 {
	if !t.settled(bone) {
		return math.Inf(1)
	}
	return float64(t.tracks[bone].release) * stepTime
}

// RestAt returns the time at which the bone comes to rest, in seconds; it is
// infinite while its path is unknown.
func (t *Tape) RestAt(bone int) float64 {
	if !t.settled(bone) {
		return math.Inf(1)
	}
	return float64(t.tracks[bone].end()) * stepTime
}

// Length returns the time at which the last bone with a known path comes to
// rest, in seconds.
func (t *Tape) Length() float64 { return t.length }

// Rest returns how the bones lie once all of them rest.
func (t *Tape) Rest() []Pose { return t.Poses(t.length+1, nil) }
