package session

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
)

// A trail holds the positions of a game. It keeps at least the last thousand;
// of earlier ones, in a very long game, it keeps one per gap and recomputes the
// others by playing on from there.
type trail struct {
	far  []rules.Position // before the steps 0, gap, 2·gap … below base
	base int              // the step that the first of near precedes
	near []rules.Position
	seen rules.Position // the position recomputed last, before step
	step int
}

const (
	window = 1024 // steps, a multiple of gap
	gap    = 64
)

// copy returns an independent copy.
func (t *trail) copy() trail {
	return trail{far: slices.Clone(t.far), base: t.base, near: slices.Clone(t.near)}
}

func (t *trail) len() int { return t.base + len(t.near) }

func (t *trail) last() rules.Position { return t.near[len(t.near)-1] }

// add appends the next position. Of older positions it keeps only some, from which at
// computes the others.
func (t *trail) add(p rules.Position) {
	t.near = append(t.near, p)
	if len(t.near) <= 2*window {
		return
	}
	for i := 0; i < window; i += gap {
		t.far = append(t.far, t.near[i])
	}
	n := copy(t.near, t.near[window:])
	clear(t.near[n:])
	t.near = t.near[:n]
	t.base += window
}

// at returns the position before the i-th of the steps.
func (t *trail) at(i int, steps []record.Step) rules.Position {
	if i >= t.base {
		return t.near[i-t.base]
	}
	if from := i - i%gap; t.seen == nil || t.step > i || t.step < from {
		t.seen, t.step = t.far[from/gap], from
	}
	for ; t.step < i; t.step++ {
		t.seen = t.seen.After(steps[t.step].Move)
	}
	return t.seen
}

// cut drops all positions after the one before the n-th step.
func (t *trail) cut(n int, steps []record.Step) {
	if n < t.base {
		t.near = t.near[:0]
		from := n - n%window
		for i := from; i <= n; i++ {
			t.near = append(t.near, t.at(i, steps))
		}
		t.base, t.far = from, t.far[:from/gap]
	}
	t.near = t.near[:n-t.base+1]
	t.seen = nil
}
