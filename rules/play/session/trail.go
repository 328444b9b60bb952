package session

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
)

// A trail is the positions of a game. The last thousand or more are kept one by
// one; of those before them, in a very long game, every so many, and the others
// are found again by playing on from there.
type trail struct {
	far  []rules.Position // before the steps 0, gap, 2·gap … below base
	base int              // the step before which the first of near stands
	near []rules.Position
	seen rules.Position // the one of far times asked for last, before the step
	step int
}

const (
	window = 1024 // steps, a multiple of gap
	gap    = 64
)

// copy returns a trail of its own with the same positions.
func (t *trail) copy() trail {
	return trail{far: slices.Clone(t.far), base: t.base, near: slices.Clone(t.near)}
}

func (t *trail) len() int { return t.base + len(t.near) }

func (t *trail) last() rules.Position { return t.near[len(t.near)-1] }

// add goes on to the next position.
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

// at is the position before the i-th of the steps.
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

// cut goes back to the position before the n-th of the steps.
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
