package century

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/century"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
)

// What a day takes, in milliseconds: a shield that is filled and the most for
// all, an attack, a delay, Venus, a hundred, a lost roll that closes, and the wait
// for a bone that may bring Venus.
const (
	fillOne, fillMost = 30, 700
	attack            = 500
	shower            = 260
	wake              = 900
	muster            = 1600
	closes            = 1000
	suspense          = 800
)

// times shows what the day brought.
func times(in *table.Instant) (t table.Times) {
	t.Lasts = lasts(in)
	if in.Move.Verb != rules.Cast {
		return t
	}
	was, now := boardOf(&in.Was), boardOf(&in.Now)
	t.Late = late(in.Now.Bones)
	if near(&was) && t.Late == nil && len(in.Now.Bones) == 4 {
		t.Late = []int{0, 0, 0, suspense}
	}
	t.Stirs = t.Late != nil
	gain := now.Men - was.Men
	rank := rankOf(in.Now.Bones)
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
	return t
}

// lasts is for how long it is seen what a day brought, in milliseconds.
func lasts(in *table.Instant) int {
	switch in.Move.Verb {
	case game.Dig:
		return shower
	case rules.Cast:
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

// closed is how far a roll that is lost is rolled up from below, 0 … 1: over its
// days, so that those who came can still be counted.
func closed(in *table.Instant, now *game.Board) float64 {
	if !now.Over || now.Won || in.T < 1 {
		return 0
	}
	return casting.Ease(in.Grown(float64(lasts(in)), closes))
}

// cry is what those who come, or the rain, are heard by.
func cry(r tali.Rank) sound.Moment {
	if r == tali.Canis {
		return sound.Bark
	}
	return sound.Wind
}

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

// near tells whether the next cast may complete the hundred.
func near(b *game.Board) bool { return b.Full-b.Men <= 22 }

// late holds the bone back without which the others show three sides: it may
// bring Venus.
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
			wait := make([]int, 4)
			wait[i] = suspense
			return wait
		}
	}
	return nil
}

// figure writes large what the day brought, over the bones or, where those lie
// below, on the lower rod.
func figure(in *table.Instant) (f table.Figure) {
	f = brought(in)
	r, u := in.Frame.Bones, in.Page.U
	f.At = ui.Rect{X: r.X, Y: in.Frame.Field.Y + 3*u, W: r.W, H: 10 * u}
	switch in.Page.Shape {
	case ui.Portrait:
		f.At.Y, f.Aside = in.Frame.Board.Y+in.Frame.Board.H-7*u, ""
	case ui.Sideways:
		f.Aside = ""
	}
	return f
}

func brought(in *table.Instant) table.Figure {
	if in.Move.Verb != rules.Cast {
		return table.Figure{}
	}
	was, now := boardOf(&in.Was), boardOf(&in.Now)
	gain := now.Men - was.Men
	switch rank := rankOf(in.Now.Bones); {
	case rank == tali.Venus:
		return table.Figure{Text: "Venus", Aside: lost(-gain)}
	case rank.Senio():
		return table.Figure{Text: "Senio of " + words.Int(gain), Aside: words.Upper(tell.Words(gain, "recruit")) + " come."}
	case rank == tali.Unnamed:
		return table.Figure{Text: "A delay", Aside: "Nobody comes."}
	default:
		return table.Figure{Text: foe(rank), Aside: lost(-gain)}
	}
}

func foe(r tali.Rank) string {
	switch r {
	case tali.Canis:
		return "Hounds"
	case tali.Vulture3:
		return "Lions"
	case tali.Vulture4:
		return "Raiders"
	}
	return "Gauls"
}

func lost(n int) string {
	switch n {
	case 0:
		return "They find nobody."
	case 1:
		return "One man is lost."
	}
	return words.Int(n) + " men are lost."
}

// shown is how many men stand while the step is shown, and how many leave.
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
