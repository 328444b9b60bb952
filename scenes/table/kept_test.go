package table_test

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/scenes/faces"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/sprites/bone"
)

// TestKeptBonesLieOn: bones that are kept while others are thrown again stay in sight, also
// while the second throw is paid for and the cup is shaken.
func TestKeptBonesLieOn(t *testing.T) {
	kept := map[string]int{}
	for _, g := range games.Games() {
		if faces.For(g).Board().Bones.Own {
			continue
		}
		for seed := byte(1); seed < 4; seed++ {
			tb := usual(t, g, prefs.Full, seed)
			st, s := tb.Stack(), tb.Session()
			any := rand.New(rand.NewPCG(uint64(seed), 1))
			for ticks := 0; ticks < 60*120 && kept[g.ID] < 200 && !(s.Over() && tb.Shown()); ticks++ {
				st.Step()
				if n := tb.Kept(); n > 0 {
					kept[g.ID]++
					if in := tb.InSight(); in < n {
						t.Fatalf("%s, seed %d, step %d: %d bones are kept and %d are in sight", g.ID, seed, tb.Showing().Step, n, in)
					}
				}
				if tb.Asks() {
					list := slices.DeleteFunc(s.View(s.Turn()).Choices, func(c rules.Choice) bool { return c.Warning != "" })
					tb.Play(list[any.IntN(len(list))].Move)
				}
			}
		}
	}
	for _, id := range []string{"augustus", "oddsout", "olympus", "par"} {
		if kept[id] == 0 {
			t.Errorf("%s: no bones were thrown again", id)
		}
	}
}

// TestKeptBonesStayWhereTheyLie: bones that are kept do not move from their places while others
// are thrown again.
func TestKeptBonesStayWhereTheyLie(t *testing.T) {
	for _, id := range []string{"augustus", "par", "olympus", "hounds"} {
		tb := usual(t, games.Find(id), prefs.Full, 2)
		tb.Watched()
		st, s := tb.Stack(), tb.Session()
		any := rand.New(rand.NewPCG(1, 1))
		var was map[int][][2]int
		step, fell := -1, 0
		for ticks := 0; ticks < 60*25 && !(s.Over() && tb.Shown()); ticks++ {
			st.Step()
			m := tb.Showing()
			switch {
			case m.Step < 0, tb.Kept() == 0:
				was = nil
			case was == nil || m.Step > step+1:
				was = tb.KeptAt()
			default:
				if m.Throws && !m.Lies {
					fell++
				}
				if at := tb.KeptAt(); !reflect.DeepEqual(at, was) {
					t.Fatalf("%s, step %d, tick %d: kept bones lie at %v, and then at %v", id, m.Step, ticks, was, at)
				}
			}
			step = m.Step
			if tb.Asks() {
				list := slices.DeleteFunc(s.View(s.Turn()).Choices, func(c rules.Choice) bool { return c.Warning != "" })
				tb.Play(list[any.IntN(len(list))].Move)
			}
		}
		if fell == 0 {
			t.Errorf("%s: no bones fell beside others", id)
		}
	}
}

// TestTurnedBoneStaysInItsPlace: a bone that a hand turns onto another side stays in its place, and
// so do the others.
func TestTurnedBoneStaysInItsPlace(t *testing.T) {
	turn := rules.Move{Verb: "turn"}
	for _, id := range []string{"hounds", "century"} {
		tb := usual(t, games.Find(id), prefs.Full, 2)
		st, s := tb.Stack(), tb.Session()
		turned := 0
		for ticks := 0; ticks < 60*120 && turned < 2 && !s.Over(); ticks++ {
			st.Step()
			if !tb.Asks() {
				continue
			}
			moves := s.Position().Moves(nil)
			if !slices.Contains(moves, turn) {
				tb.Play(moves[0])
				continue
			}
			_, _, was, _ := tb.Lying()
			was = slices.Clone(was)
			tb.Play(turn)
			for range 60 {
				st.Step()
				_, _, now, counted := tb.Lying()
				if len(now) == 0 { // they are taken up
					break
				}
				for i := range was {
					if len(now) != len(was) || now[i].X != was[i].X || now[i].Y != was[i].Y || bone.SideUp(now[i]) != int(counted[i].Side) {
						t.Fatalf("%s, step %d: bones %v lie as %v, and %v are counted", id, s.Len(), was, now, counted)
					}
				}
			}
			turned++
		}
		if turned == 0 {
			t.Errorf("%s: no bone was turned", id)
		}
	}
}
