package games

import (
	"math/rand/v2"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
)

// TestRealBones: in every game that may be played with real bones a cast is as many
// of them as the cup holds, and any sides that they may show can be told.
func TestRealBones(t *testing.T) {
	real := 0
	for _, g := range Tried() {
		if !g.AllowsRealBones() {
			if record.CheckReal(g, record.Persons) == nil {
				t.Errorf("%s is played with real bones after all", g.ID)
			}
			continue
		}
		real++
		for seed := range 3 {
			playReal(t, g, byte(seed))
		}
	}
	if real == 0 {
		t.Error("no game is played with real bones")
	}
}

// playReal plays one game at random, or four hundred steps of it.
func playReal(t *testing.T, g *rules.Game, seed byte) {
	s, err := session.New(g, rules.Setup{Seats: g.Seats[int(seed)%2]}, [16]byte{seed})
	if err == nil {
		err = s.SetReal(record.Persons) // all are
	}
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(uint64(seed), 1))
	casts := 0
	for s.Len() < 400 && !s.Over() {
		if s.Turn() != rules.Chance {
			moves := s.Position().Moves(nil)
			if err := s.Play(moves[r.IntN(len(moves))]); err != nil {
				t.Fatal(err)
			}
			continue
		}
		var h tali.Hand
		for range s.RealBonesDue() {
			h = h.Add(tali.Of(tali.Sides[r.IntN(4)]))
		}
		if h.Len() == 0 || s.MakeCast() || s.Enter(tali.Cast(h)) != nil {
			t.Fatalf("%s, step %d: %v cannot be told", g.ID, s.Len(), h)
		}
		casts++
	}
	if casts == 0 {
		t.Errorf("%s: no cast was told", g.ID)
	}
	again, err := session.Resume(s.Text(), Find)
	if err != nil || again.Text() != s.Text() || again.Real() != record.Persons {
		t.Errorf("%s: the record does not come back: %v", g.ID, err)
	}
}
