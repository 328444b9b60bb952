package pentelitha

import (
	"math"
	"math/rand/v2"
	"testing"

	"knucklebones/rules"
	game "knucklebones/rules/games/pentelitha"
	"knucklebones/rules/kits/aim"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/flight"
)

// A toss is shown without a leap: neither a bone nor the hand is elsewhere in the next
// picture, though bones slip from between the fingers. The hand closes as it catches,
// and is open before and after.
func TestTossesAreShownWithoutALeap(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	dropped, closed := 0, 0
	for range 40 {
		at, err := game.Game.New(rules.Setup{Seats: 1, Options: map[string]int{"drop": 1}})
		if err != nil {
			t.Fatal(err)
		}
		for range 6 {
			if at.Turn() == rules.Nobody {
				break
			}
			in, after := tossed(at, r)
			at = after
			b := in.Now.Board.(game.Board)
			dropped += b.Dropped
			if smoothly(t, in) {
				closed++
			} else if b.Caught > 0 {
				t.Errorf("%d are caught, and the hand does not close", b.Caught)
			}
		}
	}
	if dropped == 0 || closed == 0 {
		t.Errorf("%d bones were dropped, and the hand has closed %d times", dropped, closed)
	}
}

// tossed returns an instant at the beginning of a toss, and the position after it.
func tossed(at rules.Position, r *rand.Rand) (*table.Instant, rules.Position) {
	v := at.View(rules.Nobody)
	lying, y := hand.Before(&v, nil), hand.Yard(&v)
	th := flight.Throw{Aim: hand.Mark(&v, lying, false).Perturb(flight.Shaky, r), Scatter: r.Uint32()}
	th = y.Completed(th, v.Cup, lying, flight.Shaky, r)
	tape := y.Start(th, v.Cup, lying).Finish()
	ends := tape.Poses(tape.Length()+1, nil)
	m := hand.Lands(&v, th, lying, ends)[0]
	up := at.After(aim.Throw(aim.Careful))
	down := up.After(m)
	page := ui.NewPage(390, 844, 1)
	in := &table.Instant{Page: &page, Frame: &table.Frame{Field: ui.Rect{W: 390, H: 600}}, Air: table.Air{Throw: th, Lying: lying, Ends: ends, Tape: tape, By: true}}
	in.Was, in.Now, in.Move = up.View(rules.Nobody), down.View(rules.Nobody), m
	return in, down
}

// smoothly shows a toss, and reports whether the hand closes meanwhile.
func smoothly(t *testing.T, in *table.Instant) (closes bool) {
	t.Helper()
	c := scheduleOf(in)
	var before []bone.Pose
	step := 1000.0 / 120 / c.end
	for in.T = step; in.T < 1+step; in.T += step {
		s := snapshotOf(in)
		closes = closes || s.close > 0.1
		all := append(s.under[:len(s.under):len(s.under)], s.over...)
		near := true
		for _, p := range all {
			far := math.Inf(1)
			for _, q := range before {
				far = math.Min(far, math.Hypot(math.Hypot(float64(p.X-q.X), float64(p.Y-q.Y)), float64(p.Z-q.Z)))
			}
			near = near && far < 0.6
		}
		if before != nil && !near {
			t.Errorf("%.2f s after the toss (%.2f s in the air) a bone leaps", in.T*c.end/1000, c.fly/1000)
			return closes
		}
		if before = all; in.T < 0.02 && s.close != 0 {
			t.Error("the hand is closed when it tosses")
		}
	}
	if s := snapshotOf(in); s.T < 1 || s.close != 0 {
		t.Error("the hand is closed in the end")
	}
	return closes
}
