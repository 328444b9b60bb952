package faces_test

import (
	"encoding/binary"
	"flag"
	"fmt"
	"hash/fnv"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/kits/aim"
	"knucklebones/rules/rulestest/short"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces"
	"knucklebones/scenes/table"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/flight"
)

var throws = flag.Int("throws", 1000, "how many gestures are tried in each game")

// flown are the games of the hand, with the options that change how bones fly.
var flown = []string{"catapulta", "tropa", "pentelitha", "pentelitha drop", "pentelitha play"}

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
	bones int       // that were thrown
	hand  bone.Spot // where the hand was that caught them
	taken int       // the bone of the lying that it took up, or −1
	come  float64   // from when on, in seconds
	odds  []rules.Outcome
}

// rest are the poses of the bones without the one that was taken up.
func (f *fall) rest(poses []bone.Pose) []bone.Pose {
	if f.taken < 0 {
		return poses
	}
	return slices.Delete(slices.Clone(poses), f.taken, f.taken+1)
}

func (f *fall) String() string {
	return fmt.Sprintf("%s, bold %v, among %v", f.throw.Text(), f.throw.Bold, f.lying)
}

func throwing(t *testing.T, id string, hands rules.Aim) *thrower {
	t.Helper()
	id, option, _ := strings.Cut(id, " ")
	g := games.Find(id)
	setup := rules.Setup{Seats: min(2, g.Seats[1]), Aims: []rules.Aim{hands, hands}[:min(2, g.Seats[1])]}
	if option != "" {
		setup.Options = map[string]int{option: 1}
	}
	start, err := g.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return &thrower{t: t, game: g, hand: faces.For(g).Board().Bones.Hand, start: start, at: start}
}

// again begins anew a game that is over.
func (w *thrower) again() {
	if w.at.Turn() == rules.Nobody {
		w.at = w.start
	}
}

// throw has the seat whose turn it is throw; a game that is over begins anew.
func (w *thrower) throw(th flight.Throw) fall {
	w.again()
	v := w.at.View(rules.Nobody)
	w.lying = w.hand.Before(&v, w.lying)
	f := fall{throw: th, lying: w.lying, bones: v.Cup, taken: -1}
	y := w.hand.Yard(&v)
	toss := y.Start(th, v.Cup, w.lying)
	f.tape, f.come = toss.Finish(), toss.ArrivalTime()
	if y.Catch != nil {
		f.hand, f.taken = y.Caught(th, w.lying)
	}
	f.ends = f.tape.Poses(f.tape.Length()+1, nil)
	f.moves = w.hand.Lands(&v, th, w.lying, f.ends)
	way := aim.Careful
	if th.Bold {
		way = aim.Bold
	}
	w.at, w.lying = w.at.After(aim.Throw(way)), f.ends
	f.odds = w.at.Outcomes(nil)
	for _, m := range f.moves {
		if why := w.at.Why(m); why != "" {
			w.t.Errorf("%s: %s: %s", &f, w.game.Text(m), text.Plain(why))
		}
		w.at = w.at.After(m)
	}
	return f
}

// yard is where bones are thrown now.
func (w *thrower) yard() *flight.Range {
	v := w.at.View(rules.Nobody)
	return w.hand.Yard(&v)
}

// strays is a throw by the mark of a hand of that spread, in the game that is on.
func (w *thrower) strays(way int, s flight.Inaccuracy, r *rand.Rand) flight.Throw {
	w.again()
	v := w.at.View(rules.Nobody)
	lying := w.hand.Before(&v, w.lying)
	th := flight.Throw{Aim: w.hand.Mark(&v, lying, way == aim.Bold).Perturb(s, r), Scatter: r.Uint32()}
	return w.yard().Completed(th, v.Cup, lying, s, r)
}

// anyhow is any throw that a hand can make: most of them go where there is
// something to strike.
func (w *thrower) anyhow(r *rand.Rand) flight.Throw {
	w.again()
	bold := r.IntN(2) == 1 && w.at.Why(aim.Throw(aim.Bold)) == ""
	a := flight.Aim{Aside: r.IntN(2*flight.Steps*flight.Fine+1) - flight.Steps*flight.Fine, Force: r.IntN(flight.Knots*flight.Fine + 1), Bold: bold}
	if r.IntN(3) > 0 {
		v := w.start.View(rules.Nobody)
		a = w.hand.Mark(&v, nil, bold).Perturb(flight.Steady, r)
	}
	th := flight.Throw{Aim: a, Scatter: r.Uint32()}
	if y := w.yard(); y.Catch != nil {
		th.HandPath = flight.Followed(bone.Spot{X: 9*r.Float64() - 4.5, Y: 9*r.Float64() - 4.5}, r.IntN(5)-1)
	}
	return th
}

// TestAnyGestureComesToRest: whatever a hand does, no bone rests inside anything
// or is lost, each comes to rest by itself, on a side and long before it would be
// stopped, and the rules can take what falls.
func TestAnyGestureComesToRest(t *testing.T) {
	for _, game := range flown {
		w, r := throwing(t, game, rules.Middling), rand.New(rand.NewPCG(8, 15))
		n := min(*throws, short.Times(200, *throws))
		if strings.Contains(game, " ") { // an option of a game that is thrown already
			n /= 5
		}
		for range n {
			f := w.throw(w.anyhow(r))
			if deep := w.yard().Scene.Overlap(f.rest(f.ends), f.hand); deep > 0.12 {
				t.Errorf("%s: %s: a bone rests %.2f deep in something", game, &f, deep)
			}
			if len(f.ends) != len(f.lying)+f.bones || f.tape.Length() > 0.8*bone.Longest {
				t.Errorf("%s: %s: %d bones after %.1f s", game, &f, len(f.ends), f.tape.Length())
			}
			for _, p := range f.ends {
				if bone.Facing(p) == 0 {
					t.Errorf("%s: %s: a bone rests on its end: %v", game, &f, p)
				}
			}
		}
	}
}

// TestNothingFliesThroughAnything follows bones on their way.
func TestNothingFliesThroughAnything(t *testing.T) {
	var buf []bone.Pose
	for _, game := range flown {
		w, r := throwing(t, game, rules.Middling), rand.New(rand.NewPCG(2, 3))
		for range short.Times(12, 48) {
			f := w.throw(w.anyhow(r))
			for at := 0.0; at < f.tape.Length(); at += 1.0 / 240 {
				buf = f.tape.Poses(at, buf[:0])
				scene, seen := w.yard().Scene, f.rest(buf)
				if scene.Palm != nil && at <= f.come+1.0/240 { // what the hand holds is not there yet
					scene.Palm, seen = nil, buf[len(f.lying):]
				}
				if deep := scene.Overlap(seen, f.hand); deep > 0.22 {
					t.Errorf("%s: %s: a bone is %.2f deep in something at %.2f s", game, &f, deep, at)
					break
				}
			}
		}
	}
}

// The numbers are the same on every machine, in the browser too: run this test
// there as well before changing them. With -short a fifth of the throws are made.
func TestThrowsAreTheSameEverywhere(t *testing.T) {
	n := short.Times(20, 100)
	for _, game := range flown {
		h := fnv.New64a()
		w, r := throwing(t, game, rules.Middling), rand.New(rand.NewPCG(1, 1))
		for range n {
			f := w.throw(w.anyhow(r))
			for _, p := range append(f.ends[:len(f.ends):len(f.ends)], f.tape.Poses(0.9, nil)...) {
				if err := binary.Write(h, binary.LittleEndian, p); err != nil {
					t.Fatal(err)
				}
			}
		}
		want := map[string]map[int]uint64{
			"catapulta":       {20: 0xe2a44f04be01c84e, 100: 0xa114c52d8ffe61},
			"tropa":           {20: 0xfbdbdf5c123f3aa, 100: 0xdb348b45d9ad67a3},
			"pentelitha":      {20: 0xc5489fb407df3f4f, 100: 0xbb08fc0ff2120b0e},
			"pentelitha drop": {20: 0x2dd60a0c4b3bd142, 100: 0xfefb2cc363f67bac},
			"pentelitha play": {20: 0x611058a4b529581c, 100: 0x8c97bdd8e0450e5},
		}[game][n]
		if got := h.Sum64(); got != want {
			t.Errorf("%s: %d throws are %#x, want %#x", game, n, got, want)
		}
	}
}

// TestChancesFitTheFlights: what the rules take for the chances of a hand, where
// nobody throws, is what comes of its throws. With -short only those of a middling hand
// are thrown.
func TestChancesFitTheFlights(t *testing.T) {
	for hand, spread := range spreads {
		if testing.Short() && hand != rules.Middling {
			continue
		}
		for way := range aim.Ways {
			fits(t, throwing(t, "catapulta", hand), spread, way)
			fits(t, throwing(t, "tropa", hand), spread, way)
			catches(t, throwing(t, "pentelitha", hand), spread, way)
		}
		catches(t, throwing(t, "pentelitha play", hand), spread, aim.Careful)
	}
}

var spreads = map[rules.Aim]flight.Inaccuracy{rules.Middling: flight.Middling, rules.Shaky: flight.Shaky, rules.Steady: flight.Steady}

// catches tosses one way in many games, and compares how many bones are caught,
// and how often all, with the chances of the rules.
func catches(t *testing.T, w *thrower, s flight.Inaccuracy, way int) {
	t.Helper()
	const n = 120
	r := rand.New(rand.NewPCG(3, 4))
	caught, tossed, all, expected, fair := 0.0, 0.0, 0.0, 0.0, 0.0
	for range n {
		f := w.throw(w.strays(way, s, r))
		tossed += float64(f.bones)
		caught += float64(f.moves[0].From)
		if int(f.moves[0].From) == f.bones {
			all++
		}
		list, sum := f.odds, 0.0
		for _, o := range list {
			sum += float64(o.Weight)
		}
		for _, o := range list {
			expected += float64(o.Weight) / sum * float64(o.Move.From)
			if int(o.Move.From) == f.bones {
				fair += float64(o.Weight) / sum
			}
		}
	}
	about(t, fmt.Sprintf("%s, way %d, bones caught", w.game.ID, way), caught/tossed, expected/tossed, tossed/2)
	about(t, fmt.Sprintf("%s, way %d, all caught", w.game.ID, way), all/n, fair/n, n)
}

// fits throws one way and compares with the chances of the rules.
func fits(t *testing.T, w *thrower, s flight.Inaccuracy, way int) {
	t.Helper()
	const n = 500
	r := rand.New(rand.NewPCG(3, 4))
	zones, sides := map[int16]float64{}, map[int32]float64{}
	in, knocked, lain := 0.0, 0.0, 0.0
	for range n {
		f := w.throw(w.strays(way, s, r))
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
