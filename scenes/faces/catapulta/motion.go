package catapulta

import (
	"math"

	"knucklebones/rules"
	game "knucklebones/rules/games/catapulta"
	"knucklebones/rules/kits/aim"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
)

// How long it takes, in milliseconds: a bone's flight, how much longer it hangs if
// it may win, the emblem's walk after the fourth, and the roll of a bone that was
// knocked.
const (
	flight = 1100
	breath = 400
	walk   = 900
	roll   = 450
)

// slots are where each of the four bones comes to lie in each zone, in parts of
// the outer ring.
var slots = [4][4][2]float64{
	game.Outside: {{-0.52, 1.07}, {0.8, -0.94}, {0.24, 1.13}, {-0.6, -1.0}},
	game.Outer:   {{0.68, -0.3}, {-0.42, 0.64}, {0.5, 0.58}, {0.08, -0.74}},
	game.Inner:   {{0.34, -0.06}, {-0.16, 0.36}, {0.2, 0.36}, {-0.27, -0.3}},
	game.Stake:   {{0.15, 0.05}, {-0.07, 0.17}, {0.17, 0.25}, {0.18, -0.14}},
}

func times(in *table.Instant) (t table.Times) {
	l := aim.LieOf(in.Move)
	switch in.Move.Verb {
	case game.Knock:
		t.Lasts = roll
		t.Sounds = []table.Sound{{Moment: sound.Disc, Say: "Knocked"}}
	case rules.Cast:
		b := in.Now.Board.(game.Board)
		fly := flying(in)
		t.Lasts = int(fly)
		m := sound.Settle
		if l.Zone == game.Stake {
			m = sound.Disc
		}
		n := len(b.Counts)
		t.Sounds = []table.Sound{{At: int(fly), Moment: m, Say: words.Int(b.Counts[n-1])}}
		if last(in) {
			t.Lasts += walk
		}
		if b.Over {
			t.Feast = 1200
		}
	}
	return t
}

// flying is how long the bone of a step flies.
func flying(in *table.Instant) float64 {
	b := in.Was.Board.(game.Board)
	if seat := int(in.Was.Asked); seat >= 0 && seat < len(b.Score) && b.Score[seat]+b.Tally+6*20 >= b.Target {
		return flight + breath
	}
	return flight
}

// last tells whether the bone of a step ends a turn.
func last(in *table.Instant) bool {
	return len(in.Now.Board.(game.Board).Lies) == 4
}

// flown is how far the bone of the step that is shown has come, and how far the
// emblem that walks after it; 1 at rest.
func flown(in *table.Instant) (bone, emblem float64) {
	if in.Move.Verb != rules.Cast || in.T >= 1 {
		return 1, 1
	}
	fly := flying(in)
	all := fly
	if last(in) {
		all += walk
	}
	ms := in.T * all
	return math.Min(1, ms/fly), math.Max(0, math.Min(1, (ms-fly)/walk))
}

// score is what a seat's emblem stands at.
func score(in *table.Instant, seat int) float64 {
	was, now := in.Was.Board.(game.Board).Score[seat], in.Now.Board.(game.Board).Score[seat]
	_, t := flown(in)
	return float64(was) + float64(now-was)*t*t*(3-2*t)
}

// lay lays the bones in the sand and those left on the block.
func lay(in *table.Instant, list []table.Laid) []table.Laid {
	pl := planned(in.Page, in.Frame)
	now, was := in.Now.Board.(game.Board), in.Was.Board.(game.Board)
	t, _ := flown(in)
	left := now.Left
	if in.Move.Verb == rules.Cast && in.T < 1 {
		left = was.Left - 1
	}
	if now.Over {
		left = 0
	}
	small := math.Min(pl.block.W*0.12, pl.block.H*0.4)
	for i := range left {
		list = append(list, table.Laid{
			Bone: -1, Side: [4]int{3, 4, 1, 6}[i], Size: small, Yaw: 0.5 + 1.9*float64(i),
			X: pl.block.X + pl.block.W*(0.16+0.225*float64(i)), Y: pl.block.Y + pl.block.H*0.5,
		})
	}
	for i, l := range now.Lies {
		at := slots[l.Zone][i]
		x, y := pl.sand(at[0], at[1])
		b := table.Laid{Bone: i, Side: int(l.Side), X: x, Y: y, Size: pl.bone(), Yaw: 0.4 + 2.3*float64(i) + 0.6*float64(l.Zone)}
		switch {
		case in.Move.Verb == game.Knock && in.T < 1 && i == int(in.Move.From) && i < len(was.Lies):
			from := slots[was.Lies[i].Zone][i]
			x0, y0 := pl.sand(from[0], from[1])
			k := in.T * (2 - in.T)
			b.X, b.Y, b.Yaw = x0+(x-x0)*k, y0+(y-y0)*k, b.Yaw+5*(1-k)
		case t < 1 && i == len(now.Lies)-1:
			fly(&pl, &b, t)
		default:
			b.Tag, b.Brass = tag(&in.Now, i)
		}
		list = append(list, b)
	}
	return list
}

// fly moves a bone back to the part t of its way: seen from above it grows as it
// rises, and comes down in the sand with a hop.
func fly(pl *plan, b *table.Laid, t float64) {
	x0, y0 := pl.sand(0.06, 1.35)
	k := math.Min(1, t/0.86)
	up := 4 * k * (1 - k)
	if t > 0.86 {
		h := (t - 0.86) / 0.14
		up = 0.12 * 4 * h * (1 - h)
	}
	b.X, b.Y = x0+(b.X-x0)*k, y0+(b.Y-y0)*k-up*pl.r*0.3
	b.Size *= 1 + 0.5*up
	b.Yaw += 10 * (1 - k)
}

// tag is what a bone counts where it lies; at the stake it is rimmed in brass.
func tag(v *rules.View, i int) (text string, brass bool) {
	b := v.Board.(game.Board)
	return words.Int(b.Counts[i]), b.Lies[i].Zone == game.Stake
}
