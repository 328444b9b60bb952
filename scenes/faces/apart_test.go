package faces_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	protocol "knucklebones/rules/play/apart"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/scenes/faces"
	"knucklebones/scenes/table"
	hands "knucklebones/scenes/table/gesture"
	"knucklebones/sprites/flight"
)

// handOf returns the hand of a game, or nil.
func handOf(g *rules.Game) *table.Hand {
	for _, f := range faces.Faces() {
		if f.Game == g {
			return f.Board().Bones.Hand
		}
	}
	return nil
}

// TestHandsApart plays the games of the hand at two devices, each of which works out every flight
// by itself. At a table the record shows the same flights.
func TestHandsApart(t *testing.T) {
	lib := protocol.Library{Find: games.Find, Fly: hands.Physics(handOf)}
	for n, id := range []string{"tropa", "catapulta"} {
		random := rand.New(rand.NewPCG(8, uint64(n)))
		rec, err := record.New(games.Find(id), rules.Setup{Seats: 2}, record.Seed{})
		if err != nil {
			t.Fatal(err)
		}
		secret := func() []byte {
			b := make([]byte, protocol.SecretSize)
			for i := range b {
				b[i] = byte(random.Uint32())
			}
			return b
		}
		a, err := protocol.Invite(rec, protocol.Terms{Of: []int{0, 1}}, secret(), lib)
		if err != nil {
			t.Fatal(err)
		}
		b, err := protocol.Join(a.Letter(1), secret(), lib)
		if err != nil {
			t.Fatal(err)
		}
		if err := a.Open(b.Letter(0)); err != nil {
			t.Fatal(err)
		}
		throws := 0
		for a.Writer() >= 0 && throws < 12 {
			from, to := a, b
			if a.Writer() == 1 {
				from, to = b, a
			}
			if from.Mine() && !from.Cast() {
				th := flight.Throw{Aim: flight.Aimed(random.Float64()*4-2, 3+random.Float64()*3, false), By: flight.ByKeys}
				if err := from.PlayThrown(rules.Move{Verb: rules.Throw}, hands.Gesture(th)); err != nil {
					t.Fatal(err)
				}
				throws++
			}
			if err := from.Write(); err != nil {
				t.Fatal(err)
			}
			if err := to.Open(from.Letter(to.Device())); err != nil {
				t.Fatal(err)
			}
		}
		if !slices.Equal(a.Steps(), b.Steps()) {
			t.Errorf("%s: the devices see other bones", id)
		}
		shown(t, a)
	}
}

// shown checks that each throw of a game apart is a flight that the table finds again.
func shown(t *testing.T, g *protocol.Game) {
	t.Helper()
	s, err := session.New(g.Record().Game, g.Record().Setup, [16]byte{})
	if err != nil {
		t.Fatal(err)
	}
	var steps []record.Step
	for i, m := range g.Steps() {
		steps = append(steps, record.Step{Move: m, Thrown: g.Thrown(i)})
	}
	thrower := hands.New(seen{s: s}, s, handOf(s.Game()), nil, nil)
	s.SetSupply(session.Replayed(steps))
	for i, step := range steps {
		if s.Turn() != rules.Chance {
			if err := s.PlayThrown(step.Move, step.Thrown); err != nil {
				t.Fatal(err)
			}
		} else if !s.MakeCast() {
			t.Fatalf("step %d cannot fall at a table", i+1)
		}
	}
	for i, step := range steps {
		if step.Move.Verb != rules.Throw || s.Turn() == rules.Chance && i == len(steps)-1 {
			continue
		}
		if _, known := thrower.Flown(i); !known || step.Thrown == "" {
			t.Errorf("the flight of step %d, %q, is not known", i+1, step.Thrown)
		}
	}
}

// seen is a table that only shows the session.
type seen struct {
	hands.Table
	s *session.Session
}

func (x seen) View(at int) rules.View { return x.s.At(at).View(rules.Nobody) }

// FuzzFlight: whatever gesture another device tells, it is refused, or it flies to outcomes
// that are possible, each time the same.
func FuzzFlight(f *testing.F) {
	for _, th := range []flight.Throw{{Aim: flight.Aimed(0, 3, false), By: flight.ByKeys}, {Aim: flight.Aimed(-2, 7, false)}, {Aim: flight.Aimed(1, 0, true), By: flight.ByEar}} {
		f.Add(false, hands.Gesture(th), uint32(1))
		f.Add(true, hands.Gesture(th), uint32(1<<32-1))
	}
	f.Fuzz(func(t *testing.T, other bool, gesture string, scatter uint32) {
		id := "tropa"
		if other {
			id = "catapulta"
		}
		rec, err := record.New(games.Find(id), rules.Setup{Seats: 2}, record.Seed{})
		if err != nil {
			t.Fatal(err)
		}
		s, err := session.New(rec.Game, rec.Setup, record.Seed{})
		if err != nil {
			t.Fatal(err)
		}
		for s.Turn() != rules.Chance {
			m := s.Position().Moves(nil)[0]
			rec.Steps = append(rec.Steps, record.Step{Move: m})
			s.Take(record.Step{Move: m})
		}
		thrown, fell := hands.Physics(handOf)(rec, gesture, scatter)
		if again, same := hands.Physics(handOf)(rec, gesture, scatter); again != thrown || !slices.Equal(same, fell) {
			t.Fatalf("%q flies in two ways", gesture)
		}
		at := s.Position()
		for _, m := range fell {
			if !slices.ContainsFunc(at.Outcomes(nil), func(o rules.Outcome) bool { return o.Move == m }) {
				t.Fatalf("%q comes to %v, which cannot be", gesture, m)
			}
			at = at.After(m)
		}
		if len(fell) > 0 && at.Turn() == rules.Chance {
			t.Fatalf("%q comes to nothing that is whole", gesture)
		}
	})
}
