package measure

import (
	"testing"

	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/scenestest"
)

func TestLay(t *testing.T) {
	scenestest.Lay(t, func(st *scenes.Stack) scenes.Scene {
		return New(st, Deps{Seen: tali.Tally{999, 3000, 3999, 999}, Use: func(tali.Weights) {}})
	}, "side 1", "undo", "again", "answer 1", "side 6")
}

func TestDraw(t *testing.T) {
	scenestest.Draw(t, func(st *scenes.Stack) scenes.Scene { return New(st, Deps{Seen: tali.Tally{1, 2, 3, 4}}) })
}

// A hundred throws are counted, kept one by one, taken back, and used at any time.
func TestCounting(t *testing.T) {
	var kept []byte
	var used tali.Weights
	st := scenestest.Stack(scenestest.Sizes[0], 0)
	st.Push(New(st, Deps{
		Keep: func(c tali.Tally) bool { kept = Write(c); return true },
		Use:  func(w tali.Weights) { used = w },
	}))
	use := func(ids ...string) {
		for _, id := range ids {
			st.Step()
			st.Use(id)
		}
		st.Step()
	}
	use("use")
	if used != (tali.Weights{}) {
		t.Error("nothing is used though nothing was seen")
	}
	use("side 6", "side 3", "side 4", "side 4", "side 1", "undo", "undo")
	if got := Read(kept); got != (tali.Tally{0, 1, 1, 1}) {
		t.Errorf("kept is %v", got)
	}
	if v := st.Page().Find("side 3").Value; text.Plain(v) != "seen once, 33 percent, probably 5 to 80" {
		t.Errorf("of the third it says %q", text.Plain(v))
	}
	for i := range 97 {
		use([]string{"side 3", "side 4"}[i%2])
	}
	use("use")
	if used != (tali.Weights{1, 49, 49, 1}) || Read(kept).Len() != 100 {
		t.Errorf("used is %v, of %v", used, Read(kept))
	}
	use("again", "answer 1")
	if Read(kept).Len() != 0 || !st.Page().Find("use").Disabled {
		t.Errorf("begun anew there is %v", Read(kept))
	}
	for _, odd := range []string{"", "x", "[1,2]", "[-1,2,3,4]", "[10000,0,0,0]", "[9223372036854775807,1,1,1]"} {
		if got := Read([]byte(odd)); got.Len() < 0 || got.Len() > 4 {
			t.Errorf("%q reads as %v", odd, got)
		}
	}
}
