package table_test

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/scenes"
	"knucklebones/scenes/faces"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/table"
	"knucklebones/scenes/table/timeline"
	"knucklebones/sprites/bone"
)

// TestVoidThrowsFallAgain: nobody is asked to throw a void cast again. The first of a turn lies
// as long as any cast of a person; it falls again by itself, and each throw is a step of
// the game.
func TestVoidThrowsFallAgain(t *testing.T) {
	for id, ruleset := range map[string]string{"sparing": "moving", "olympus": "straight", "oddsout": "straight", "biga": "choices"} {
		for _, motion := range []prefs.Motion{prefs.Full, prefs.None} {
			tb := seated(t, games.Find(id), ruleset, motion, 3)
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
			if again == 0 || lay < 8*again {
				t.Errorf("%s, motion %v: %d void casts of a person, seen for %d ticks", id, motion, again, lay)
			}
		}
	}
}

// voidTables names, by the game, a ruleset of ours with void casts.
var voidTables = map[string]string{"sparing": "moving", "olympus": "straight", "oddsout": "straight"}

// TestVoidThrowsAreQuick: void casts of a person that follow another are shown in a moment.
func TestVoidThrowsAreQuick(t *testing.T) {
	for id, ruleset := range voidTables {
		for motion, most := range map[prefs.Motion]int{prefs.Full: 48, prefs.None: 27} {
			tb := seated(t, games.Find(id), ruleset, motion, 3)
			st, s := tb.Stack(), tb.Session()
			seen := map[int]int{}
			for range 60 * 200 {
				st.Step()
				if now := tb.Showing(); now.Again || now.Voids > 0 && now.Cast {
					seen[now.Step]++
				}
				if tb.Asks() {
					tb.Play(s.Position().Moves(nil)[0])
				}
			}
			if len(seen) == 0 {
				t.Errorf("%s: no void cast followed another", id)
			}
			for step, ticks := range seen {
				if ticks > most {
					t.Errorf("%s, motion %v, step %d: another void cast is shown for %d ticks", id, motion, step, ticks)
				}
			}
		}
	}
}

// TestVoidThrowsAreOneFall: void casts in a row are shown as one fall, after the first one of a
// person, of the last of them, over which their number is written, and then comes one that counts.
// The log has them all.
func TestVoidThrowsAreOneFall(t *testing.T) {
	for id, ruleset := range voidTables {
		for _, motion := range []prefs.Motion{prefs.Full, prefs.None} {
			tb := seated(t, games.Find(id), ruleset, motion, 3)
			st, s := tb.Stack(), tb.Session()
			v := voids{T: t, tb: tb, id: id}
			for range 60 * 100 {
				st.Step()
				v.look()
				if tb.Asks() {
					tb.Play(s.Position().Moves(nil)[0])
				}
			}
			for tb.Showing().Step >= 0 {
				st.Step()
			}
			if v.most < 3 || v.read < timeline.VoidsRead/timeline.Tick-2 {
				t.Errorf("%s, motion %v: at most %d void casts are one, and their number is read for %d ticks", id, motion, v.most, v.read)
			}
			again := table.New(scenes.NewStack(prefs.Default()), s, faces.For(s.Game()).Board(), tb.Seen(), table.Deps{})
			if got, want := tb.Log(), again.Log(); !slices.Equal(got, want) {
				t.Errorf("%s, motion %v: the log has %d lines instead of %d", id, motion, len(got), len(want))
			}
		}
	}
}

// A voids checks how void casts of computers are shown.
type voids struct {
	*testing.T
	tb    *table.Table
	id    string
	last  int  // the step that was shown last
	void  bool // it was a void cast of a computer
	most  int  // void casts in one fall
	shown int  // ticks for which the number of the present ones has been written
	read  int  // the fewest ticks for which any number was
}

// look checks what is shown at a tick.
func (v *voids) look() {
	now, s := v.tb.Showing(), v.tb.Session()
	if now.Step >= 0 && now.Step != v.last && now.Throws {
		after := s.At(now.Step + max(1, 2*now.Voids-1)).View(0)
		void := after.Void && after.Turn != 0
		if v.void && void {
			v.Errorf("%s: step %d is one more void cast of a computer", v.id, now.Step)
		}
		if v.last, v.void = now.Step, void; v.shown > 0 {
			v.read, v.shown = min(cmp.Or(v.read, v.shown), v.shown), 0
		}
	}
	if now.Voids == 0 || !now.Lies {
		return
	}
	v.most = max(v.most, now.Voids)
	v.shown++
	all := now.Voids
	for i := now.Step - 1; i >= 0 && s.At(i).View(0).Void; i -= 2 { // the first of a person is a fall of its own
		all++
	}
	if said, want := v.tb.Figure(), fmt.Sprintf("Void: %d throws", all); said != want {
		v.Errorf("%s: %q is written, and not %q", v.id, said, want)
	}
	_, _, poses, counted := v.tb.Lying()
	for i, b := range s.At(now.Step + 2*now.Voids - 1).View(0).Bones {
		if i >= len(poses) || bone.SideUp(poses[i]) != int(b.Side) || counted[i] != b {
			v.Errorf("%s: step %d: bone %d does not show %d", v.id, now.Step, i, b.Side)
		}
	}
}

// TestUndoOfVoidThrows: in practice what fell by itself is taken back together with the throw
// that led to it.
func TestUndoOfVoidThrows(t *testing.T) {
	tb := seated(t, games.Find("sparing"), voidTables["sparing"], prefs.None, 3)
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

// TestSettledChoices: nobody is asked whether to pay for a second throw that can gain
// nothing; the throw is kept by itself, once it has been seen.
func TestSettledChoices(t *testing.T) {
	for _, id := range []string{"olympus", "oddsout"} {
		kept := 0
		for seed := byte(1); seed < 20 && kept == 0; seed++ {
			tb := usual(t, games.Find(id), prefs.Full, seed)
			st, s := tb.Stack(), tb.Session()
			for range 60 * 200 {
				if st.Step(); tb.Asks() {
					if s.Position().View(0).Settled {
						t.Fatalf("%s: a person is asked about a settled throw", id)
					}
					tb.Play(s.Position().Moves(nil)[0])
				}
			}
			for i := range s.Len() {
				if at := s.At(i); at.Turn() == 0 && at.View(0).Settled {
					kept++
					if s.Step(i).Move != at.Moves(nil)[0] {
						t.Errorf("%s: a settled throw is answered with %v", id, s.Step(i).Move)
					}
				}
			}
		}
		if kept == 0 {
			t.Errorf("%s: no throw was settled", id)
		}
	}
}

// TestVoidThrowsAreSaidOnce: of void casts in a row the first is announced, and the others
// as a number with the cast that counts.
func TestVoidThrowsAreSaidOnce(t *testing.T) {
	for _, motion := range []prefs.Motion{prefs.Full, prefs.None} {
		tb := seated(t, games.Find("oddsout"), voidTables["oddsout"], motion, 3)
		st, s := tb.Stack(), tb.Session()
		var heard []string
		st.Listen(func(said string) { heard = append(heard, said) }, func() {})
		for range 60 * 200 {
			if st.Step(); tb.Asks() {
				tb.Play(s.Position().Moves(nil)[0])
			}
		}
		counted := 0
		for i, said := range heard {
			if strings.Contains(said, " void throws. You threw ") {
				counted++
			}
			if void := "You threw"; i > 0 && strings.HasPrefix(said, void) && strings.Contains(said, ": void.") && strings.HasPrefix(heard[i-1], void) && strings.Contains(heard[i-1], ": void.") {
				t.Errorf("motion %v: %q after %q", motion, said, heard[i-1])
			}
		}
		if counted == 0 {
			t.Errorf("motion %v: no void throws were counted among %q", motion, heard)
		}
	}
}
