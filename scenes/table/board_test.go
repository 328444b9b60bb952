package table

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/rules/rulestest/race"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/ui"
)

// sit is a table of the game Race with a board, without a display.
func sit(t *testing.T, b *Board, motion prefs.Motion) (*Table, *scenes.Stack) {
	t.Helper()
	seats := []record.Seat{{Kind: record.Person}, {Kind: record.Person}}
	s, err := session.Begin(race.Game, rules.Setup{}, seats, [16]byte{3})
	if err != nil {
		t.Fatal(err)
	}
	p := prefs.Default()
	p.Motion = motion
	st := scenes.NewStack(p)
	st.Headless()
	st.Resize(1280, 800, 1)
	tb := New(st, s, b, 0, Deps{})
	st.Push(tb)
	st.Step()
	return tb, st
}

// asked steps until a person is asked, and is how many ticks that took.
func asked(t *testing.T, tb *Table, st *scenes.Stack) int {
	t.Helper()
	for n := range 3000 {
		if tb.script.asks() && n > 0 {
			st.Invalidate()
			st.Step()
			return n
		}
		st.Step()
	}
	t.Fatal("nobody is asked")
	return 0
}

var throw = rules.Move{Verb: rules.Throw}

// What a board says of a step is how long it is shown.
func TestStepsTakeTheTimeTheBoardSays(t *testing.T) {
	took := func(times Times) int {
		b := &Board{Bones: Bones{Own: true}, Times: func(in *Instant) Times {
			if in.Move.Verb == rules.Cast {
				return times
			}
			return Times{}
		}}
		tb, st := sit(t, b, prefs.Full)
		tb.Play(throw)
		return asked(t, tb, st)
	}
	least := took(Times{})
	for _, times := range []Times{{Before: 1000}, {Lasts: 1000}, {Feast: 1000}, {After: 1000}, {Before: 400, Lasts: 200, After: 400}} {
		if n := took(times); n < least+58 || n > least+64 {
			t.Errorf("%+v takes %d ticks more, not 60", times, n-least)
		}
	}
}

// A bone that lies in sight can be touched; one in the cup cannot.
func TestPlacesOnBones(t *testing.T) {
	tb, _ := sit(t, &Board{}, prefs.None)
	in := instantOf(tb)
	in.Lying = []Laid{{Bone: 1, X: 300, Y: 200, Size: 40}}
	if pl := in.OnBone(1, Place{ID: "b"}); !pl.Rect.Has(330, 170) || pl.ID != "b" || pl.bone != 1 {
		t.Errorf("the bone is touched as %+v", pl)
	}
	if pl := in.OnBone(0, Place{ID: "a"}); pl.Rect.W != 0 || pl.bone != 0 {
		t.Errorf("a bone in the cup is touched as %+v", pl)
	}
}

// Bones are laid and tagged as the board says, and its own beside them.
func TestBoardLaysBones(t *testing.T) {
	seen := 0
	b := &Board{
		Times: func(*Instant) Times { return Times{After: 300} },
		Bones: Bones{Tag: func(v *rules.View, i int) (string, bool) { return "x", true }, Lay: func(in *Instant, lying []Laid) []Laid {
			for i := range lying {
				seen++
				if l := &lying[i]; l.Tag != "x" || !l.Brass || l.Bone != i || l.Side != int(in.Now.Bones[i].Side) {
					t.Errorf("bone %d of %v lies as %+v", i, in.Now.Bones, l)
				}
				lying[i].Y += 50
			}
			return append(lying, Laid{Bone: -1, Side: 6, X: 100, Y: 200, Size: 20})
		}},
	}
	tb, st := sit(t, b, prefs.Full)
	for range 400 {
		if tb.script.asks() {
			tb.Play(throw)
		}
		st.Step()
		in := instantOf(tb)
		if n := len(in.Lying); in.Lying[n-1].X != 100 {
			t.Fatalf("the board's own bone is not among %+v", in.Lying)
		} else if n > 1 && in.Bone(0).Y != in.Lying[0].Y {
			t.Errorf("bone 0 is %+v", in.Bone(0))
		}
	}
	if seen == 0 {
		t.Error("no bone ever lay there; play another seed")
	}
}

// Of like bones those that were touched are meant, as long as they are as many as were
// chosen; else the first of their side.
func TestTouchedBonesAreMeant(t *testing.T) {
	in := &Instant{Step: Step{Now: rules.View{Bones: tali.Of(3, 3, 4).Bones(nil)}}}
	one := tali.Of(3)
	for touched, want := range map[uint32][]bool{0: {true, false, false}, 1: {true, false, false}, 2: {false, true, false}, 3: {true, false, false}, 6: {false, true, false}} {
		in.touched = touched
		if got := in.Among(one.Count, nil); !slices.Equal(got, want) {
			t.Errorf("touched %b: %v, want %v", touched, got, want)
		}
	}
}

// A place that stands for no move is told of, and marked, when it is touched; nothing
// is lit for it, and it is large enough for a finger.
func TestPlacesThatTell(t *testing.T) {
	told := ""
	b := &Board{
		Places: func(*Instant) []Place {
			return []Place{{ID: "rung", Label: "7: it falls back.", Rect: ui.Rect{X: 300, Y: 200, W: 9, H: 9}}}
		},
		Draw: func(_ *ebiten.Image, in *Instant) { told = in.Told },
	}
	tb, st := sit(t, b, prefs.None)
	if tb.choice.lit {
		t.Error("it is lit like what can be done")
	}
	it := st.Page().Find("rung")
	if it == nil || it.Rect.W < finger*st.Page().U || it.Disabled {
		t.Fatalf("it cannot be touched: %+v", it)
	}
	said, before := "", tb.script.sess.Len()
	st.Listen(func(wording string) { said = wording }, func() {})
	st.Use("rung")
	st.Step()
	dst := ebiten.NewImage(8, 8)
	defer dst.Deallocate()
	in := instantOf(tb)
	if b.Draw(dst, &in); told != "rung" || said != "7: it falls back." || tb.script.sess.Len() != before {
		t.Errorf("told %q, the board marks %q", said, told)
	}
}
