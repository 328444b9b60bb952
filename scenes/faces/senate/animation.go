package senate

import (
	"math"

	"knucklebones/rules"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
)

// Durations of the parts of a step, in milliseconds: the walking emblem, each
// further bench, the carpet that unrolls after it, each of the two stairs of a flight,
// and a cast that makes no step.
const (
	walk     = 300
	onward   = 180
	unroll   = 350
	stair    = 300
	void     = 150
	suspense = 400
)

// murmur is the first step on which the senate is heard.
const murmur = 19

// made returns the seat that climbs in the step of the game that is shown, and by how
// many steps of the curia; 0, 0 if none does.
func made(in *table.Instant) (seat, n int) {
	if in.Move.Verb != rules.Cast {
		return 0, 0
	}
	was, now := boardOf(&in.Was), boardOf(&in.Now)
	for i := range now.Made {
		if i < len(was.Made) && now.Made[i] > was.Made[i] {
			return i, now.Made[i] - was.Made[i]
		}
	}
	return 0, 0
}

// lasts returns the milliseconds of the step's animation.
func lasts(in *table.Instant) float64 {
	seat, n := made(in)
	if n == 0 {
		return void
	}
	now := boardOf(&in.Now)
	return float64(walk + (n-1)*onward + 2*stair*flights(now.Made[seat], n) + unroll)
}

// flights returns how many flights of stairs between two tiers a seat has climbed with
// the last n of the made steps.
func flights(made, n int) (up int) {
	for _, last := range [...]int{benches[0], benches[0] + benches[1], steps - 1} {
		if made > last && made-n <= last {
			up++
		}
	}
	return up
}

// times returns the durations and sounds of a step.
func times(in *table.Instant) (t table.Times) {
	if in.Move.Verb != rules.Cast {
		return t
	}
	now := boardOf(&in.Now)
	if now.Opening {
		return t
	}
	t.Lasts = int(lasts(in))
	t.Late = late(in)
	if seat, n := made(in); n > 0 {
		t.Sounds = footsteps(n, flights(now.Made[seat], n), t.Lasts)
		if now.Made[seat] >= murmur {
			t.Hear(walk, sound.Crowd)
		}
	}
	if in.Now.Turn == rules.Nobody {
		t.Feast = 2000
	}
	return t
}

// footsteps returns the sounds of climbing n benches, then two knocks on each flight of
// stairs, and at the end the carpet and the stylus; lasts is the duration in
// milliseconds.
func footsteps(n, flights, lasts int) []table.Sound {
	list := []table.Sound{{At: 0, Moment: sound.Step}, {At: walk / 2, Moment: sound.Step}}
	for i := range n - 1 {
		list = append(list, table.Sound{At: walk + i*onward, Moment: sound.Step})
	}
	for i := range 2 * flights {
		list = append(list, table.Sound{At: walk + (n-1)*onward + i*stair, Moment: sound.TakeUp})
	}
	return append(list, table.Sound{At: lasts - unroll, Moment: sound.Curtain}, table.Sound{At: lasts - 60, Moment: sound.Write})
}

// late returns the extra milliseconds that each bone rolls: the last one is held back
// where three match already. It is nil if none is late.
func late(in *table.Instant) []int {
	b := boardOf(&in.Now)
	n := len(in.Now.Bones)
	if b.Match.Len() < 3 || n == 0 {
		return nil
	}
	return animation.Delays(n, n-1, suspense)
}

// stood returns the step on which a seat stands at an instant, with fractions on the
// way; −1 is before the door.
func stood(in *table.Instant, seat int) float64 {
	now := boardOf(&in.Now)
	at := float64(now.Made[seat] - 1)
	if who, n := made(in); n > 0 && who == seat && in.T < 1 && !in.Calm {
		return at - float64(n)*(1-animation.Ease(animation.Progress(in.T*lasts(in), 0, lasts(in)-unroll)))
	}
	return at
}

// rolled returns the step up to which the carpet of a seat is unrolled, with fractions
// on the way.
func rolled(in *table.Instant, seat int) float64 {
	now := boardOf(&in.Now)
	at := float64(now.Made[seat] - 1)
	if who, n := made(in); n > 0 && who == seat && in.T < 1 && !in.Calm {
		return at - float64(n)*(1-animation.Ease(animation.Progress(in.T*lasts(in), lasts(in)-unroll, lasts(in))))
	}
	return at
}

// walker returns the seat whose carpet is shown: the one that climbs or has won, or −1.
func walker(in *table.Instant) int {
	now := boardOf(&in.Now)
	if who, n := made(in); n > 0 && in.T < 1 {
		return who
	}
	if now.Over && now.Winner >= 0 {
		return int(now.Winner)
	}
	if now.Opening || now.Over {
		return -1
	}
	return int(math.Max(-1, float64(now.Seat)))
}
