package fairplay

import (
	"strings"
	"testing"

	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/scenestest"
)

func finished(pr record.Proof) Data {
	seed := record.Seed{1, 2, 3}
	return Data{Game: "Nine Boxes", Seal: seed.Seal(), Key: seed.String(), Proof: pr, Copy: func(string) {}, Page: func() {}}
}

func TestLay(t *testing.T) {
	for _, d := range []Data{
		{Game: "Nine Boxes", Seal: record.Seed{1}.Seal()},
		finished(record.Proof{Drawn: 64}), finished(record.Proof{Drawn: 4000, Told: 3}), finished(record.Proof{Told: 7}), finished(record.Proof{Drawn: 16, Stray: 17}),
	} {
		scenestest.Lay(t, func(st *scenes.Stack) scenes.Scene { return New(st, d) })
	}
}

func TestLayApart(t *testing.T) {
	for _, d := range []Apart{{"Nine Boxes", 64, 2, []text.Text{"Somebody could look ahead.", "The first device deals."}, false, true}, {"Liar’s Tali", 1, 8, nil, true, false}} {
		scenestest.Lay(t, func(st *scenes.Stack) scenes.Scene { return NewApart(st, d) })
	}
}

// TestGroups: as many groups of four on a line as fit, all lines alike.
func TestGroups(t *testing.T) {
	for most, want := range map[int]string{
		40: "0123 4567 89ab cdef 0123 4567 89ab cdef",
		20: "0123 4567 89ab cdef|0123 4567 89ab cdef",
		10: "0123 4567|89ab cdef|0123 4567|89ab cdef",
		1:  "0123|4567|89ab|cdef|0123|4567|89ab|cdef",
	} {
		lines := grouped("0123456789abcdef0123456789abcdef", func(line string) bool { return len(line) <= most })
		if got := strings.Join(lines, "|"); got != want {
			t.Errorf("%d letters a line: %s, not %s", most, got, want)
		}
	}
}

// A screen reader hears first what the check found, and a low page has no ticks.
func TestSpoken(t *testing.T) {
	high := func(h float64) float64 {
		st := scenestest.Stack([3]float64{390, h, 1}, 0)
		st.Push(New(st, finished(record.Proof{Drawn: 64})))
		st.Step()
		if got := st.Page().Spoken(st.Page().Title); got != "Fair play. Checked: all 64 throws follow from the seal." {
			t.Errorf("it is called %q", got)
		}
		return st.Page().Find("found").Rect.H
	}
	if low, tall := high(664), high(844); low >= tall {
		t.Errorf("what was found is %v high, and %v where there is little room", tall, low)
	}
}

// Check it yourself offers a page that does it, once the game is over.
func TestCheckYourself(t *testing.T) {
	saved := 0
	d := finished(record.Proof{Drawn: 3})
	d.Page = func() { saved++ }
	st := scenestest.Stack([3]float64{1280, 800, 1}, 0)
	st.Push(New(st, d))
	for _, id := range []string{"how", "answer 1"} {
		st.Step()
		st.Use(id)
	}
	if saved != 1 {
		t.Errorf("the page is saved %d times", saved)
	}
}
