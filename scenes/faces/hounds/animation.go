package hounds

import (
	"math"

	"knucklebones/rules"
	"knucklebones/rules/kits/climb"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
)

// The durations of animations, in milliseconds: an amphora fills, an animal is flooded
// with black, its lines are scratched, it leaps; an animal out of turn blinks, the
// winner's four cross the frieze, a fourth bone is held back, and a bone is turned.
const (
	pour      = 120
	flood     = 700
	scratch   = 300
	leap      = 400
	stepTime  = flood + scratch + leap
	blink     = 500
	crossTime = 1200
	suspense  = 700
	turning   = 600
)

// breath is the seconds of one pulse of the wanted panel while a bone is held back.
const breath = 0.4

// times returns the duration of a step, the delays of its bones and its sounds.
func times(in *table.Instant) (t table.Times) {
	if in.Move.Verb == climb.Turn {
		t.Lasts = turning
		t.Hear(0, sound.Write)
		return t
	}
	if in.Move.Verb != rules.Cast {
		return t
	}
	b := boardOf(&in.Now)
	was := boardOf(&in.Was)
	if b.Opening || was.Opening {
		return t
	}
	t.Late = late(in, &b)
	t.Stirs = t.Late != nil
	switch {
	case b.Got:
		t.Lasts = stepTime
		voice := sound.Wind // the sound of wings
		if b.Caster >= 0 && b.Made[b.Caster] == 1 {
			voice = sound.Bark
		}
		t.Sounds = []table.Sound{{Moment: sound.Curtain}, {At: flood, Moment: sound.Write}, {At: flood + scratch, Moment: voice}}
	case b.Early >= 0:
		t.Lasts = blink
	default:
		t.Lasts = pour
		t.Sounds = []table.Sound{{At: 0, Moment: sound.Settle}}
	}
	if b.Over {
		t.Feast = crossTime
	}
	return t
}

// late returns delays that hold back the last matching bone if three or four match,
// otherwise nil.
func late(in *table.Instant, b *climb.Board) []int {
	match := b.Lie.Common(b.Sought)
	n := len(in.Now.Bones)
	if match.Len() < 3 || n < 4 {
		return nil
	}
	for i := n - 1; i >= 0; i-- {
		if b.Got || match.Count(int(in.Now.Bones[i].Side)) == 0 {
			return animation.Delays(n, i, suspense)
		}
	}
	return nil
}

// A pose describes how an animal is drawn: the painted part and the opacity, 0 to 1, and
// its movement.
type pose struct {
	done, alpha float64
	size        float64 // relative to the usual
	leap        float64 // height of the leap or of the wing beat, 0 to 1
	turned      bool    // the head is turned back
}

// poseOf returns how an animal of a seat is shown at an instant: how much of it is
// painted, its size and its opacity.
func poseOf(in *table.Instant, was, b *climb.Board, seat, step int) (p pose) {
	p.alpha = 1
	switch {
	case step < was.Made[seat]:
		p.done = 1
	case step == b.Made[seat]:
		from, to := 0.0, part(b, seat)
		if was.Made[seat] == step {
			from = part(was, seat)
		}
		p.done = from + (to-from)*in.T
	case step < b.Made[seat]:
		ms := in.T * stepTime
		p.done = math.Max(math.Max(0.001, part(was, seat)), math.Min(1, ms/flood))
		if ms > flood+scratch && !in.Calm {
			p.leap = math.Sin(math.Pi * (ms - flood - scratch) / leap)
		}
	}
	if b.Early == step && int(b.Caster) == seat && in.T < 1 {
		p.alpha = 0.4 + 0.6*math.Abs(math.Cos(in.T*2*math.Pi))
	}
	if !b.Playing[seat] && !b.Opening {
		p.alpha = 0.35
	}
	p.turned = turns(in, was, b, seat, step)
	return p
}

// part returns how much of the next animal of a seat is painted: a quarter for each bone
// that is held.
func part(b *climb.Board, seat int) float64 {
	if !b.Hold {
		return 0
	}
	return float64(b.Held[seat].Len()) / 4
}

// turns reports whether the finished hound of a seat looks round, at another seat's
// hound that is now being finished behind it.
func turns(in *table.Instant, was, b *climb.Board, seat, step int) bool {
	if step > 0 || was.Made[seat] == 0 || in.T >= 1 || in.T < 0.25 || in.Calm {
		return false
	}
	for other := range b.Made[:seat] {
		if was.Made[other] == 0 && b.Made[other] > 0 {
			return true
		}
	}
	return false
}

// lay dims the bones of a throw in which nothing matched: what they brought is lost.
func lay(in *table.Instant, lying []table.Laid) []table.Laid {
	v := &in.Now
	if !in.Rests {
		v = &in.Was
	}
	if b := boardOf(v); b.Hold && !b.Opening && b.Casts > 0 && !b.Got && b.Match == 0 {
		for i := range lying {
			lying[i].Dim = 0.5
		}
	}
	return lying
}
