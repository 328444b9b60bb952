package table_test

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/scenes/kit/prefs"
)

// TestVoidThrowsFallAgain: nobody is asked to throw a void cast again. It lies as long as any
// cast of a person, and falls again by itself; each throw is a step of the game.
func TestVoidThrowsFallAgain(t *testing.T) {
	for _, id := range []string{"sparing", "olympus", "oddsout", "biga"} {
		for _, motion := range []prefs.Motion{prefs.Full, prefs.None} {
			tb := usual(t, games.Find(id), motion, 3)
			st, s := tb.Stack(), tb.Session()
			again, lay := 0, 0
			for range 60 * 200 {
				st.Step()
				v := s.At(tb.Seen()).View(0)
				if tb.Showing().Lies && s.At(tb.Showing().Step+1).View(0).Void && tb.Showing().Cast {
					lay++
				}
				if tb.Asks() {
					if v.Void {
						t.Fatalf("%s: a person is asked to throw a void cast again", id)
					}
					tb.Play(s.Position().Moves(nil)[0])
				}
				if s.Over() {
					break
				}
			}
			for i := range s.Len() {
				if at := s.At(i); at.View(0).Void && at.Turn() == 0 {
					if again++; s.Step(i).Move.Verb != rules.Throw {
						t.Errorf("%s: after a void cast %v", id, s.Step(i).Move)
					}
				}
			}
			if again == 0 || lay < 20*again {
				t.Errorf("%s, motion %v: %d void casts of a person, seen for %d ticks", id, motion, again, lay)
			}
		}
	}
}

// TestUndoOfVoidThrows: in practice what fell by itself is taken back together with the throw
// that led to it.
func TestUndoOfVoidThrows(t *testing.T) {
	tb := usual(t, games.Find("sparing"), prefs.None, 3)
	st, s := tb.Stack(), tb.Session()
	s.StartPractice()
	for voids := 0; ; {
		st.Step()
		if !tb.Asks() {
			continue
		}
		if voids > 0 {
			break
		}
		tb.Play(s.Position().Moves(nil)[0])
		for st.Step(); !tb.Asks() && !s.Over(); st.Step() {
			if s.Position().View(0).Void && s.Turn() == 0 {
				voids++
			}
		}
	}
	for n := s.Len(); tb.Session().CanUndo(); n = s.Len() {
		tb.Undo()
		for range 30 {
			st.Step()
		}
		if v := s.Position().View(0); v.Void || s.Len() >= n {
			t.Fatalf("undo goes to a void cast, at step %d of %d", s.Len(), n)
		}
	}
}
