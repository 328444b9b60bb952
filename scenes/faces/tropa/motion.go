package tropa

import (
	"math"

	"knucklebones/rules"
	game "knucklebones/rules/games/tropa"
	"knucklebones/rules/kits/aim"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
)

// How long a bone is on its way, and how much longer it is held over the mouth if
// it can still win, in milliseconds; and until which part of it the bone is down,
// whereupon its points climb.
const (
	flight = 1100
	breath = 400
	down   = 0.75
)

// slots are where bones come to lie in the jar, from its foot upwards, and those
// beside it on the floor.
var (
	inside = [4][2]float64{{-11, -13}, {7.5, -12}, {-3.5, -5}, {1, -20}}
	beside = [4][2]float64{{37, 8}, {27, -16}, {-22, 15}, {45, -14}}
	start  = [2]float64{4, 17} // where the next bone lies in its ring
	mouth  = -54.0
)

func times(in *table.Instant) (t table.Times) {
	if in.Move.Verb != rules.Cast {
		return t
	}
	b, l := in.Now.Board.(game.Board), aim.LieOf(in.Move)
	t.Lasts = flight
	if b.Over || in.Was.Board.(game.Board).Left == 1 {
		t.Lasts += breath
	}
	at := int(float64(t.Lasts) * down)
	s := table.Sound{At: at, Moment: sound.Settle, Say: "Beside"}
	if l.Zone == game.Inside {
		s = table.Sound{At: at, Moment: sound.Pebble, Say: words.Int(int(l.Side))}
	}
	t.Sounds = []table.Sound{s}
	if b.Over {
		t.Feast = 1200
	}
	return t
}

// flies tells whether the last bone is still on its way.
func flies(in *table.Instant) bool { return in.Move.Verb == rules.Cast && in.T < 1 }

// lies are the bones that are seen, of which the last may be on its way.
func lies(in *table.Instant) []aim.Lie { return in.Now.Board.(game.Board).Lies }

// rest is where bone i comes to lie, in parts of the jar from its foot.
func rest(pl *plan, list []aim.Lie, i int) (x, y float64) {
	n := 0
	for _, l := range list[:i] {
		if l.Zone == list[i].Zone {
			n++
		}
	}
	if list[i].Zone == game.Inside {
		return pl.x + inside[n][0]*pl.g, pl.y + inside[n][1]*pl.g
	}
	x, y, _ = pl.floor(beside[n][0], beside[n][1])
	return x, y
}

// way is where a bone is that has flown the part t of its way to x, y.
func way(pl *plan, l aim.Lie, t, x, y float64) (px, py float64) {
	x0, y0, _ := pl.floor(start[0], start[1])
	if l.Zone != game.Inside {
		top := pl.y - 84*pl.g
		px, py = bend(t, x0, pl.x+(x-pl.x)*0.4, x), bend(t, y0, top, y)
		return px, py
	}
	mx, my := pl.x, pl.y+mouth*pl.g
	if t < 0.62 {
		t /= 0.62
		return bend(t, x0, (x0+mx)/2, mx), bend(t, y0, my-42*pl.g, my)
	}
	t = (t - 0.62) / 0.38
	return mx + (x-mx)*t*t*t, my + (y-my)*t*t
}

func bend(t, a, b, c float64) float64 { return (1-t)*(1-t)*a + 2*t*(1-t)*b + t*t*c }

// lay lays the bones in the jar and beside it, the next in its ring and those
// left on the cloth.
func lay(in *table.Instant, list []table.Laid) []table.Laid {
	pl, all := planned(in.Page, in.Frame), lies(in)
	size := 6 * pl.g
	left := in.Now.Board.(game.Board).Left
	if flies(in) {
		left = in.Was.Board.(game.Board).Left - 1
	}
	if in.Now.Board.(game.Board).Over {
		left = 0
	}
	for i := range left {
		x, y, _ := pl.floor(start[0], start[1])
		if i > 0 {
			x, y, _ = pl.floor(cloth[0]-8.5+8.5*float64(i-1), cloth[1]+2.4*float64(i%2)-1)
		}
		list = append(list, table.Laid{Bone: -1, Side: [4]int{3, 4, 1, 6}[i], X: x, Y: y, Size: size * [4]float64{1, 0.78, 0.78, 0.78}[i], Yaw: 0.5 + 1.9*float64(i)})
	}
	for i, l := range all {
		x, y := rest(&pl, all, i)
		b := table.Laid{Bone: i, Side: int(l.Side), X: x, Y: y, Size: size, Yaw: 0.4 + 2.3*float64(i)}
		if flies(in) && i == len(all)-1 && in.T < down {
			t := in.T / down
			b.X, b.Y = way(&pl, l, t, x, y)
			b.Yaw += 9 * (1 - t)
		} else {
			b.Tag, b.Brass = tag(&in.Now, i)
		}
		list = append(list, b)
	}
	return list
}

// tag is what a bone counts, rimmed for a six in the jar.
func tag(v *rules.View, i int) (text string, brass bool) {
	n := int(v.Bones[i].Counts)
	return words.Int(n), n == 6
}

// points are those of a seat that are seen on the rod, and whether it has thrown.
func points(in *table.Instant, seat int) (n float64, thrown bool) {
	now, was := in.Now.Board.(game.Board).Turns[seat], in.Was.Board.(game.Board).Turns[seat]
	if !flies(in) {
		return float64(now.Points), now.Thrown
	}
	t := math.Max(0, (in.T-down)/(1-down))
	return float64(was.Points) + float64(now.Points-was.Points)*t, was.Thrown || now.Thrown && t > 0
}
