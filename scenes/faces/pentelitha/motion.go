package pentelitha

import (
	"math"

	"knucklebones/rules"
	game "knucklebones/rules/games/pentelitha"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
)

// How long, in milliseconds, bones are in the air that go low or high, and how
// long one takes from the back of the hand to between the fingers.
const (
	low   = 1100
	lofty = 1900
	slide = 250
)

// Where bones are, in measures: held between the fingers, the fifth on the back;
// on the back before a toss; and fallen beside the hand.
var (
	gaps = [5][2]float64{{37.5, 43}, {52, 41}, {67, 50}, {24, 73}, {50, 86}}
	lean = [5]float64{-0.1, 0.08, 0.5, -0.6, 0.2}
	back = [5][2]float64{{38, 82}, {55, 77}, {62, 93}, {44, 99}, {55, 112}}
	wide = [5][2]float64{{84, 80}, {10, 103}, {88, 112}, {2, 34}, {14, 126}}
)

func times(in *table.Instant) (t table.Times) {
	if in.Move.Verb != rules.Cast {
		return t
	}
	b := in.Now.Board.(game.Board)
	air := airOf(&b)
	t.Lasts = int(air) + slide*max(1, b.Caught)
	for i := range b.Caught {
		t.Sounds = append(t.Sounds, table.Sound{At: int(air) - 60*(b.Caught-1-i), Moment: sound.Disc})
	}
	if b.Caught == 0 {
		t.Sounds = []table.Sound{{At: int(air), Moment: sound.Settle}}
	}
	if b.Over && b.Held == b.Bones {
		t.Feast = 1200
	}
	return t
}

func airOf(b *game.Board) float64 {
	if b.Bold {
		return lofty
	}
	return low
}

// flown is how much of its time in the air has passed of the toss that is shown,
// and of that in which caught bones slide between the fingers; 1 at rest.
func flown(in *table.Instant) (air, slid float64) {
	if in.Move.Verb != rules.Cast || in.T >= 1 {
		return 1, 1
	}
	b := in.Now.Board.(game.Board)
	a, s := airOf(&b), float64(slide*max(1, b.Caught))
	ms := in.T * (a + s)
	return math.Min(1, ms/a), math.Max(0, (ms-a)/s)
}

func smooth(t float64) float64 {
	t = math.Max(0, math.Min(1, t))
	return t * t * (3 - 2*t)
}

// A track is the way of a bone in a toss: from where it is tossed to where it
// comes down, and on to where it stays.
type track struct {
	from, down, stays [2]float64
	yaw               float64
	flies             bool
}

// lay lays the bones in the hand, on it and beside it.
func lay(in *table.Instant, list []table.Laid) []table.Laid {
	pl := planned(in.Page, in.Frame)
	now, was := in.Now.Board.(game.Board), in.Was.Board.(game.Board)
	tossed := in.Move.Verb == rules.Cast && in.T < 1
	add := func(bone, side int, k track) {
		list = append(list, k.lay(in, &pl, bone, side, tossed))
	}
	if now.Snatch {
		for i, side := range append(append([]int8(nil), now.Sides...), now.Ground...) {
			k := track{from: gaps[i], yaw: lean[i]}
			if i >= was.Held {
				k.from = wide[i]
			}
			k.down, k.stays = k.from, gaps[i]
			if i == 0 {
				k = track{from: back[0], down: back[0], stays: back[0], yaw: 0.4, flies: true}
			}
			if i >= now.Held {
				k.stays, k.yaw = wide[i], 1.3*float64(i)
			}
			add(-1, int(side), k)
		}
		return list
	}
	for i, side := range now.Sides {
		k := track{from: gaps[i], down: gaps[i], stays: gaps[i], yaw: lean[i]}
		if n := i - was.Held; n >= 0 {
			k.from, k.down, k.flies = back[n], back[n], true
		}
		add(-1, int(side), k)
	}
	fell := in.Now.Bones
	for i, b := range fell {
		k := track{from: back[min(4, now.Caught+i)], down: wide[i%5], stays: wide[i%5], yaw: 0.6 + 1.7*float64(i), flies: true}
		if i >= was.Toss-now.Caught {
			k.from, k.down, k.flies = gaps[min(4, i+1)], gaps[min(4, i+1)], false
		}
		add(i, int(b.Side), k)
	}
	for i := len(fell) + now.Held; i < now.Bones; i++ {
		n := i - len(fell) - now.Held
		k := track{from: back[n], down: back[n], stays: back[n], yaw: 0.5 + 2.1*float64(n)}
		add(-1, [5]int{3, 4, 1, 6, 3}[i], k)
	}
	return list
}

// lay is where the bone is at an instant: seen from above it grows as it rises.
func (k *track) lay(in *table.Instant, pl *plan, bone, side int, tossed bool) table.Laid {
	q, size, yaw := k.stays, 7.4*pl.m, k.yaw
	if tossed {
		air, slid := flown(in)
		if k.flies {
			t := air / 0.4
			if air > 0.4 {
				t = 1 - (air-0.4)/0.6
			}
			up := 1 - (1-t)*(1-t)
			size *= 1 + 0.7*up
			yaw += 7 * (1 - air)
			q[0], q[1] = mix(k.from[0], k.down[0], air)-4*up, mix(k.from[1], k.down[1], air)-9*up
		} else {
			q = k.down
		}
		if air >= 1 {
			s := smooth(slid)
			q[0], q[1] = mix(k.down[0], k.stays[0], s), mix(k.down[1], k.stays[1], s)
		}
	}
	x, y := pl.at(q)
	return table.Laid{Bone: bone, Side: side, X: x, Y: y, Size: size, Yaw: yaw}
}

func mix(a, b, t float64) float64 { return a + (b-a)*t }
