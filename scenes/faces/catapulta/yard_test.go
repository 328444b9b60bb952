package catapulta

import (
	"encoding/binary"
	"flag"
	"hash/fnv"
	"math/rand/v2"
	"testing"

	"knucklebones/rules"
	game "knucklebones/rules/games/catapulta"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/flight"
)

var throws = flag.Int("throws", 1000, "how many gestures are tried")

// any is any throw that a hand can make.
func any(r *rand.Rand) flight.Throw {
	a := flight.Aim{Aside: r.IntN(2*flight.Steps*flight.Fine+1) - flight.Steps*flight.Fine, Force: r.IntN(flight.Knots*flight.Fine + 1), Bold: r.IntN(2) == 1}
	if r.IntN(3) > 0 { // most of them where there is something to strike
		a.Aside, a.Force = a.Aside/6, 40+a.Force/8
	}
	return flight.Throw{Aim: a.Clip(), Scatter: r.Uint32()}
}

// turn tosses four bones anyhow and hands each flight over.
func turn(r *rand.Rand, each func(th flight.Throw, lying, ends []bone.Pose, tape *bone.Tape)) {
	var lying []bone.Pose
	for range 4 {
		th := any(r)
		tape := ground.Fling(th, 1, lying).Finish()
		ends := tape.Poses(tape.Length()+1, nil)
		each(th, lying, ends, tape)
		lying = ends
	}
}

// TestAnyGestureComesToRest: whatever a hand does, no bone rests inside anything
// or is lost, it does not take long, and the rules can take what falls.
func TestAnyGestureComesToRest(t *testing.T) {
	start, err := game.Game.New(rules.Setup{Seats: 2, Options: map[string]int{"target": 300}})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(8, 15))
	for range *throws / 4 {
		p := start
		turn(r, func(th flight.Throw, lying, ends []bone.Pose, tape *bone.Tape) {
			if deep := ground.Scene.Sunk(ends); deep > 0.1 {
				t.Errorf("%s, bold %v, among %v: a bone rests %.2f deep in something", th.Text(), th.Bold, lying, deep)
			}
			if len(ends) != len(lying)+1 || tape.Length() > 4.5 {
				t.Errorf("%s, bold %v: %d bones after %.1f s", th.Text(), th.Bold, len(ends), tape.Length())
			}
			p = fall(t, p, lands(nil, lying, ends))
		})
	}
}

// fall has a throw come to that.
func fall(t *testing.T, p rules.Position, falls []rules.Move) rules.Position {
	t.Helper()
	p = p.After(p.Moves(nil)[0])
	for _, m := range falls {
		if why := p.Why(m); why != "" {
			t.Errorf("%s: %s", game.Game.Text(m), why)
		}
		p = p.After(m)
	}
	return p
}

// TestNothingFliesThroughAnything follows bones on their way.
func TestNothingFliesThroughAnything(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 3))
	var buf []bone.Pose
	for range 12 {
		turn(r, func(th flight.Throw, _, _ []bone.Pose, tape *bone.Tape) {
			for at := 0.0; at < tape.Length(); at += 1.0 / 240 {
				buf = tape.Poses(at, buf[:0])
				if deep := ground.Scene.Sunk(buf); deep > 0.22 {
					t.Fatalf("%s, bold %v: a bone is %.2f deep in something at %.2f s", th.Text(), th.Bold, deep, at)
				}
			}
		})
	}
}

// The number is the same on every machine, in the browser too: run this test
// there as well before changing it.
func TestThrowsAreTheSameEverywhere(t *testing.T) {
	h := fnv.New64a()
	r := rand.New(rand.NewPCG(1, 1))
	for range 25 {
		turn(r, func(_ flight.Throw, _, ends []bone.Pose, tape *bone.Tape) {
			for _, p := range append(ends[:len(ends):len(ends)], tape.Poses(0.9, nil)...) {
				if err := binary.Write(h, binary.LittleEndian, p); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
	const want = 0x4085b2828500db9d
	if got := h.Sum64(); got != want {
		t.Errorf("a hundred throws are %#x, want %#x", got, uint64(want))
	}
}

// A step of four bones that move costs little, and nothing is allocated for it.
func BenchmarkStepOfFour(b *testing.B) {
	launches := []bone.Launch{}
	for i := range 4 {
		launches = append(launches, ground.Launch(flight.Throw{Aim: hand.Mark(nil, nil, i%2 == 0), Scatter: uint32(i)}, 0))
	}
	b.ReportAllocs()
	for b.Loop() {
		t := bone.Fling(&ground.Scene, nil, launches, [16]byte{})
		t.Step(200)
	}
}
