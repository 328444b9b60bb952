package table

import (
	"slices"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/flight"
)

// handed is a board on which bones are thrown by hand, and always fall so. The mark
// is straight ahead at three knots.
func handed(fell rules.Move) *Board {
	yard := &flight.Range{Scene: bone.Scene{Gravity: 60}, Z: 1, Ways: [2]flight.Way{{Rise: 1, Most: 20}, {Rise: 1, Most: 20}}}
	return &Board{Bones: Bones{Own: true, Hand: &Hand{
		Yard:  func(*rules.View) *flight.Range { return yard },
		Stay:  func(*rules.View) int { return 0 },
		Lands: func(*rules.View, flight.Throw, []bone.Pose, []bone.Pose) []rules.Move { return []rules.Move{fell} },
		Lie:   func(*rules.View, int) bone.Pose { return bone.Lying(6, 0, 0, 0) },
		Mark:  func(*rules.View, []bone.Pose, bool) flight.Aim { return flight.Aimed(0, 3, false) },
	}}}
}

// grips has a finger press, move so far and let go, or be lost.
func grips(t *testing.T, st *scenes.Stack, dx, dy float64, end ui.Phase) {
	t.Helper()
	it := st.Page().Find("bones")
	if it == nil || it.Drag == nil {
		t.Fatal("nothing can be pulled")
	}
	it.Drag(ui.Drag{X: 600, Y: 400, Phase: ui.Take})
	it.Drag(ui.Drag{X: 600 + dx, Y: 400 + dy, Phase: ui.Move})
	it.Drag(ui.Drag{X: 600 + dx, Y: 400 + dy, Phase: end})
}

// A throw of the hand falls as the board says, once it is let go.
func TestPulledThrowsFallAsTheyLand(t *testing.T) {
	six := tali.Cast(tali.Of(6))
	tb, st := sit(t, handed(six), prefs.None)
	it := st.Page().Find("bones")
	it.Drag(ui.Drag{X: 600, Y: 400, Phase: ui.Take})
	it.Drag(ui.Drag{X: 600, Y: 410, Phase: ui.Move})
	if in := instantOf(tb); !in.Hold.On || in.Hold.DY != 6 {
		t.Errorf("pulled by 10, the board sees %+v", in.Hold)
	}
	it.Drag(ui.Drag{X: 600, Y: 410, Phase: ui.Release})
	if tb.Session().Len() != 0 || tb.hand.Tossing() {
		t.Error("bones that were put down were thrown")
	}
	grips(t, st, 0, 100, ui.Release)
	asked(t, tb, st)
	got := tb.Session().Step(1)
	if got.Move != six || !got.Hand {
		t.Errorf("%+v fell", got)
	}
	if !slices.Contains(tb.Log(), "Player 1 threw 6: 6 in this turn.") {
		t.Errorf("the log says %q", tb.Log())
	}
}

// The dyed knot is that of one's own last throw, whoever has thrown since; keys begin
// from there, and what is taken back or thrown by somebody else leaves none.
func TestTheDyedKnotIsOnesOwn(t *testing.T) {
	tb, st := sit(t, handed(tali.Cast(tali.Of(1))), prefs.None) // a one ends the turn
	tb.Session().StartPractice()
	dyed := func(who string, want ...flight.Aim) {
		t.Helper()
		if got := instantOf(tb).Hold.Last; !slices.Equal(got, want) {
			t.Errorf("%s sees the throws %v, not %v", who, got, want)
		}
	}
	throws := func(back float64) flight.Aim {
		t.Helper()
		grips(t, st, 0, back, ui.Release)
		asked(t, tb, st)
		s := tb.Session()
		th, err := flight.Parse(s.Step(s.Len()-2).Thrown, false)
		if err != nil {
			t.Fatal(err)
		}
		return th.Aim
	}
	first := throws(60)
	dyed("the second person")
	second := throws(150)
	dyed("the first person", first)
	st.Use("bones") // by keys
	if got := tb.hand.Hold().Aim.Force; got != (first.Force+4)/8*8 {
		t.Errorf("keys begin from %d parts of a knot, not from the first person's %d", got, first.Force)
	}
	tb.hand.PutDown()
	again := throws(90)
	dyed("the second person", second)
	tb.Play(throw) // thrown for him
	asked(t, tb, st)
	dyed("the first person", again)
	tb.Undo()
	dyed("the second person", second)
	tb.Undo()
	dyed("the first person", first)
}
