package faces_test

import (
	"encoding/binary"
	"flag"
	"fmt"
	"hash/fnv"
	"math"
	"math/rand/v2"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/kits/aim"
	"knucklebones/scenes/faces"
	"knucklebones/scenes/table"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/flight"
)

var throws = flag.Int("throws", 1000, "how many gestures are tried in each game")

// A thrower plays a game of the hand without a table.
type thrower struct {
	t     *testing.T
	game  *rules.Game
	hand  *table.Hand
	start rules.Position
	at    rules.Position
	lying []bone.Pose
}

// A fall is what came of a throw.
type fall struct {
	throw flight.Throw
	lying []bone.Pose // before it
	ends  []bone.Pose
	tape  *bone.Tape
	moves []rules.Move
}

func (f *fall) String() string {
	return fmt.Sprintf("%s, bold %v, among %v", f.throw.Text(), f.throw.Bold, f.lying)
}

func throwing(t *testing.T, id string, hands rules.Aim) *thrower {
	t.Helper()
	g := games.Find(id)
	start, err := g.New(rules.Setup{Seats: 2, Aims: []rules.Aim{hands, hands}})
	if err != nil {
		t.Fatal(err)
	}
	return &thrower{t: t, game: g, hand: faces.For(g).Board().Bones.Hand, start: start, at: start}
}

// throw has the seat whose turn it is throw; a game that is over begins anew.
func (w *thrower) throw(th flight.Throw) fall {
	if w.at.Turn() == rules.Nobody {
		w.at = w.start
	}
	v := w.at.View(rules.Nobody)
	w.lying = w.lying[:w.hand.Stay(&v)]
	f := fall{throw: th, lying: w.lying}
	f.tape = w.hand.Yard(&v).Fling(th, v.Cup, w.lying).Finish()
	f.ends = f.tape.Poses(f.tape.Length()+1, nil)
	f.moves = w.hand.Lands(&v, w.lying, f.ends)
	way := aim.Careful
	if th.Bold {
		way = aim.Bold
	}
	w.at, w.lying = w.at.After(aim.Throw(way)), f.ends
	for _, m := range f.moves {
		if why := w.at.Why(m); why != "" {
			w.t.Errorf("%s: %s: %s", &f, w.game.Text(m), why)
		}
		w.at = w.at.After(m)
	}
	return f
}

// scene is what bones are thrown into.
func (w *thrower) scene() *bone.Scene {
	v := w.start.View(rules.Nobody)
	return &w.hand.Yard(&v).Scene
}

// anyhow is any throw that a hand can make: most of them go where there is
// something to strike.
func (w *thrower) anyhow(r *rand.Rand) flight.Throw {
	bold := r.IntN(2) == 1
	a := flight.Aim{Aside: r.IntN(2*flight.Steps*flight.Fine+1) - flight.Steps*flight.Fine, Force: r.IntN(flight.Knots*flight.Fine + 1), Bold: bold}
	if r.IntN(3) > 0 {
		v := w.start.View(rules.Nobody)
		a = w.hand.Mark(&v, nil, bold).Stray(flight.Steady, r)
	}
	return flight.Throw{Aim: a, Scatter: r.Uint32()}
}

// TestAnyGestureComesToRest: whatever a hand does, no bone rests inside anything
// or is lost, it does not take long, and the rules can take what falls.
func TestAnyGestureComesToRest(t *testing.T) {
	for _, game := range thrown {
		w, r := throwing(t, game, rules.Middling), rand.New(rand.NewPCG(8, 15))
		for range *throws {
			f := w.throw(w.anyhow(r))
			if deep := w.scene().Sunk(f.ends); deep > 0.12 {
				t.Errorf("%s: %s: a bone rests %.2f deep in something", game, &f, deep)
			}
			if len(f.ends) != len(f.lying)+1 || f.tape.Length() > 4.5 {
				t.Errorf("%s: %s: %d bones after %.1f s", game, &f, len(f.ends), f.tape.Length())
			}
		}
	}
}

// TestNothingFliesThroughAnything follows bones on their way.
func TestNothingFliesThroughAnything(t *testing.T) {
	var buf []bone.Pose
	for _, game := range thrown {
		w, r := throwing(t, game, rules.Middling), rand.New(rand.NewPCG(2, 3))
		for range 48 {
			f := w.throw(w.anyhow(r))
			for at := 0.0; at < f.tape.Length(); at += 1.0 / 240 {
				buf = f.tape.Poses(at, buf[:0])
				if deep := w.scene().Sunk(buf); deep > 0.22 {
					t.Errorf("%s: %s: a bone is %.2f deep in something at %.2f s", game, &f, deep, at)
					break
				}
			}
		}
	}
}

// The numbers are the same on every machine, in the browser too: run this test
// there as well before changing them.
func TestThrowsAreTheSameEverywhere(t *testing.T) {
	for _, game := range thrown {
		h := fnv.New64a()
		w, r := throwing(t, game, rules.Middling), rand.New(rand.NewPCG(1, 1))
		for range 100 {
			f := w.throw(w.anyhow(r))
			for _, p := range append(f.ends[:len(f.ends):len(f.ends)], f.tape.Poses(0.9, nil)...) {
				if err := binary.Write(h, binary.LittleEndian, p); err != nil {
					t.Fatal(err)
				}
			}
		}
		want := map[string]uint64{
			"catapulta": 0x3b3ec84b06e40a87,
			"tropa":     0x19c11689eaab7d01,
		}[game]
		if got := h.Sum64(); got != want {
			t.Errorf("%s: a hundred throws are %#x, want %#x", game, got, want)
		}
	}
}

// TestChancesFitTheFlights: what the rules take for the chances of a hand, where
// nobody throws, is what comes of its throws.
func TestChancesFitTheFlights(t *testing.T) {
	spreads := map[rules.Aim]flight.Spread{rules.Middling: flight.Middling, rules.Shaky: flight.Shaky, rules.Steady: flight.Steady}
	for _, game := range thrown {
		for hand, spread := range spreads {
			for way := range aim.Ways {
				fits(t, throwing(t, game, hand), spread, way)
			}
		}
	}
}

// fits throws one way and compares with the chances of the rules.
func fits(t *testing.T, w *thrower, s flight.Spread, way int) {
	t.Helper()
	const n = 500
	r := rand.New(rand.NewPCG(3, 4))
	zones, sides := map[int16]float64{}, map[int32]float64{}
	in, knocked, lain := 0.0, 0.0, 0.0
	for range n {
		v := w.start.View(rules.Nobody)
		f := w.throw(flight.Throw{Aim: w.hand.Mark(&v, nil, way == aim.Bold).Stray(s, r), Scatter: r.Uint32()})
		last := f.moves[len(f.moves)-1]
		zones[last.To]++
		if last.To > 0 {
			in++
			sides[last.N]++
		}
		knocked, lain = knocked+float64(len(f.moves)-1), lain+float64(len(f.lying))
	}
	odds, by := chances(w.start.After(aim.Throw(way)))
	for zone, p := range odds {
		about(t, fmt.Sprintf("%s, way %d, zone %d", w.game.ID, way, zone), zones[zone]/n, p, n)
	}
	for side, p := range by {
		about(t, fmt.Sprintf("%s, way %d, side %d", w.game.ID, way, side), sides[side]/in, p, in)
	}
	if knocked/lain > 0.07 {
		t.Errorf("%s, way %d: of the bones that lie %.3f are knocked on", w.game.ID, way, knocked/lain)
	}
}

// chances are those of the zones and sides of a bone in the air, as the rules have
// them.
func chances(p rules.Position) (zones map[int16]float64, sides map[int32]float64) {
	zones, sides = map[int16]float64{}, map[int32]float64{}
	all := 0.0
	outs := p.Outcomes(nil)
	for _, o := range outs {
		all += float64(o.Weight)
	}
	for _, o := range outs {
		zones[o.Move.To] += float64(o.Weight) / all
		sides[o.Move.N] += float64(o.Weight) / all
	}
	return zones, sides
}

// about checks that something which has the chance p may well have happened that
// part of n times, give or take what the figures are rounded by.
func about(t *testing.T, what string, part, p, n float64) {
	t.Helper()
	if math.Abs(part-p) > 4*math.Sqrt(p*(1-p)/n)+0.02 {
		t.Errorf("%s: %.3f of the time, and %.3f by the rules", what, part, p)
	}
}
