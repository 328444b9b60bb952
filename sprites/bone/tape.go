package bone

import (
	"math"
	"slices"
)

// A Tape is a throw as it falls: picture, shadow, sound and replay all follow
// it. What it holds never changes; as long as the throw is worked out more comes.
type Tape struct {
	tracks []track
	hits   []Impact
	length float64
}

// An Impact is a bone striking something.
type Impact struct {
	Time  float64 // seconds from the beginning of the tape
	Bone  int
	Speed float64 // units a second: 1.5 is barely heard, 25 is hard
	Kind  Kind
}

// Tape returns the throw once Step has told that it is done; nil before.
func (s *Steering) Tape() *Tape {
	if s.turn < len(s.order) {
		return nil
	}
	return s.tape
}

// Live returns the tape as far as it is settled, nil before the first bone is:
// the others are still in the hand. It grows as the Steering goes on.
func (s *Steering) Live() *Tape {
	if s.turn == 0 && len(s.order) > 0 {
		return nil
	}
	return s.tape
}

// settle takes the way of a bone.
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

// settled reports whether the way of a bone is.
func (t *Tape) settled(bone int) bool { return t.tracks[bone].path != nil }

// Poses appends where every bone is at time t, in seconds, to buf. Before the
// tape begins and after it ends that is where it begins and ends.
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

// Impacts are all strikes, in the order of time. The list must not be changed.
func (t *Tape) Impacts() []Impact { return t.hits }

// ReleasedAt is when the bone leaves the hand, in seconds. Until then it is
// best hidden by the hand or the cup. It is endless as long as its way is not
// settled.
func (t *Tape) ReleasedAt(bone int) float64 {
	if !t.settled(bone) {
		return math.Inf(1)
	}
	return float64(t.tracks[bone].release) * stepTime
}

// RestAt is when the bone has come to rest, in seconds, endless like ReleasedAt.
func (t *Tape) RestAt(bone int) float64 {
	if !t.settled(bone) {
		return math.Inf(1)
	}
	return float64(t.tracks[bone].end()) * stepTime
}

// Length is when the last bone that is settled has come to rest, in seconds.
func (t *Tape) Length() float64 { return t.length }
