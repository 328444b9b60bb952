package century

import (
	"math"

	"knucklebones/rules"
	game "knucklebones/rules/games/century"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
)

// The durations of a day's animation, in milliseconds: one recruit and the most for
// all, an attack, a shower on a delay, Venus, the celebration of the hundred, the
// closing of a lost roll, and the wait for a bone that may bring Venus.
const (
	fillOne, fillMost = 30, 700
	attack            = 500
	shower            = 260
	wake              = 900
	muster            = 1600
	closes            = 1000
	suspense          = 800
)

// times returns the duration of a step, the delays of its bones and its sounds.
func times(in *table.Instant) (t table.Times) {
	t.Lasts = lasts(in)
	if in.Move.Verb != rules.Cast && in.Move.Verb != game.Turn && in.Move.Verb != game.Wait {
		return t
	}
	was, now := boardOf(&in.Was), boardOf(&in.Now)
	if in.Move.Verb == rules.Cast {
		holdBack(&t, in, &was)
	}
	hearDay(&t, &was, &now, rankOf(in.Now.Bones))
	return t
}

// holdBack sets in t the delays of the bones of a cast: of a bone that may still bring Venus
// or the hundred.
func holdBack(t *table.Times, in *table.Instant, was *game.Board) {
	t.Late = late(in.Now.Bones)
	if n := in.Was.Cup; n < 4 { // two are thrown again
		t.Late = nil
	} else if near(was) && t.Late == nil && len(in.Now.Bones) == 4 {
		t.Late = animation.Delays(n, n-1, suspense)
	}
	t.Stirs = t.Late != nil
}

// hearDay adds to t the sounds of what a cast of this rank brought or took, and the time for the
// end of the game.
func hearDay(t *table.Times, was, now *game.Board, rank tali.Rank) {
	gain := now.Men - was.Men
	if rank == tali.Venus {
		t.Hear(0, sound.Venus)
		if gain < 0 {
			t.Feast = 400
		}
	}
	if gain > 0 {
		for at := 0; at < t.Lasts; at += max(60, t.Lasts/gain) {
			t.Hear(at, sound.Disc)
		}
	} else {
		t.Hear(0, cry(rank))
	}
	switch {
	case now.Won:
		t.Feast = muster
		t.Hear(t.Lasts, sound.Horn)
	case now.Over:
		t.Feast = closes
		t.Hear(t.Lasts, sound.Curtain)
	}
}

// lasts returns the duration of a step's animation in milliseconds.
func lasts(in *table.Instant) int {
	switch in.Move.Verb {
	case game.Dig, game.Build:
		return shower
	case rules.Cast, game.Turn, game.Wait:
		switch gain := boardOf(&in.Now).Men - boardOf(&in.Was).Men; {
		case gain > 0:
			return min(fillMost, fillOne*gain)
		case gain == 0:
			return shower
		case rankOf(in.Now.Bones) == tali.Venus:
			return wake
		}
		return attack
	}
	return 0
}

// closed returns how far a lost roll is rolled up over its days, 0 to 1. The men above
// stay visible, so they can be counted.
func closed(in *table.Instant, now *game.Board) float64 {
	if !now.Over || now.Won || in.T < 1 {
		return 0
	}
	return animation.Ease(in.Grown(float64(lasts(in)), closes))
}

// cry returns the sound of a day that brings no men: a bark for hounds, otherwise wind.
func cry(r tali.Rank) sound.Moment {
	if r == tali.Canis {
		return sound.Bark
	}
	return sound.Wind
}

// rankOf returns the rank of four bones, or tali.Unnamed if there are not four.
func rankOf(bones []rules.Bone) tali.Rank {
	var sides []int
	for _, b := range bones {
		sides = append(sides, int(b.Side))
	}
	if len(sides) != 4 {
		return tali.Unnamed
	}
	return tali.Classify(tali.Of(sides...))
}

// near reports whether the next cast may complete the hundred.
func near(b *game.Board) bool { return b.Full-b.Men <= 22 }

// late returns delays that hold back the one bone that may still bring Venus, since the
// others show three sides. It is nil if there is none.
func late(bones []rules.Bone) []int {
	if len(bones) != 4 {
		return nil
	}
	for i := 3; i >= 0; i-- {
		seen := map[int8]bool{}
		for k, b := range bones {
			if k != i {
				seen[b.Side] = true
			}
		}
		if len(seen) == 3 {
			return animation.Delays(4, i, suspense)
		}
	}
	return nil
}

// shown returns the number of men who stand while a step is animated, and of those who
// are leaving; both may be fractional.
func shown(in *table.Instant, was, now *game.Board) (stand, leave float64) {
	from, to := float64(was.Men), float64(now.Men)
	if in.Calm && in.T > 0 {
		return to, 0
	}
	if to >= from {
		return from + (to-from)*in.T, 0
	}
	return to, (from - to) * (1 - in.T)
}

// trembles returns the shake of a man's shield, in shields, while the last bone is held
// back.
func trembles(in *table.Instant, man int) (dx, dy float64) {
	if in.Hangs == 0 {
		return 0, 0
	}
	dx, dy = math.Sincos(in.Hangs*50 + float64(man)*2.4)
	return 0.05 * dx, 0.05 * dy
}

// lifted returns the height to which the men of a rank lift their shields, in shields,
// once the hundred is complete.
func lifted(in *table.Instant, now *game.Board, rank int) float64 {
	if !now.Won || in.T < 1 || in.Calm || in.Festive > 4*muster {
		return 0
	}
	return 0.35 * math.Max(0, math.Sin((in.Festive-fillMost)/95-0.5*float64(rank))) * animation.Ease((1290-in.Festive)/200)
}
