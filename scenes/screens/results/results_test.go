package results

import (
	"testing"

	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/scenestest"
)

func data() Data {
	nothing := func() {}
	d := Data{
		Game: "Knucklebones", Verdict: "Bartholomew and Maximilianus share the pot", Reason: "level at five",
		Beside: []Line{{"You", "5 left, won 9999 coins, place 3"}, {"Maximilianus", "12 left, lost 9999 coins, winner"}},
		Unit:   "left", Coins: true, Wreath: true, Again: nothing, Watch: nothing, Share: nothing,
		Look: func() bool { return true }, Part: func() int { return Parts },
		Luck: func() []text.Text {
			return []text.Text{"Luck raised Maximilianus’s chance of winning by about 12 %.", "Some choices cost Maximilianus about 12.5 coins."}
		},
		Costly: func() func() { return nothing },
		Came:   func() []Line { return []Line{{"Turning point", "Wilhelmina threw Venus."}} },
		Bests:  []List{{"Best games with bones that hang in the air, with these options", []Best{{"2", "WWWWWWWWWWWW", true}, {"4", "Livia", false}}}, {"Best games by ear", []Best{{"12", "Livia", true}}}},
		Sides:  []Side{{"1", 7, 0.1}, {"2", 30, 0.4}, {"3", 24, 0.4}, {"4", 8, 0.1}},
	}
	for i, name := range []string{"Bartholomew", "Maximilianus", "Wilhelmina", "Old Tom", "Ysolde", "Livia", "Brida", "WWWWWWWWWWWW"} {
		d.Rows = append(d.Rows, Row{Name: text.Raw(name), Colour: "woad", Figure: "45", Gain: -9999, Purse: 9999, Won: i < 2, Place: max(1, i+1)})
	}
	return d
}

func TestLay(t *testing.T) {
	for _, d := range []Data{data(), {Game: "Century", Verdict: "Lost", Rows: []Row{{Name: "You"}}}} {
		scenestest.Lay(t, func(st *scenes.Stack) scenes.Scene { return New(st, d) })
	}
}

func TestEvenness(t *testing.T) {
	sides := func(fell ...int) Data {
		shares := []float64{0.1, 0.4, 0.4, 0.1}
		var d Data
		for i, n := range fell {
			d.Sides = append(d.Sides, Side{"", n, shares[i]})
		}
		return d
	}
	for _, c := range []struct {
		d    Data
		want text.Text
	}{
		{sides(7, 30, 24, 8), "Each side came up about as often as expected."},
		{sides(5, 42, 42, 11), "Differences like these are common."},
		{sides(2, 40, 22, 6), "Some sides fell more often than expected."},
		{sides(40, 10, 10, 9), "Some sides fell far more often than expected."},
	} {
		if got := c.d.evenness(); got != c.want {
			t.Errorf("%v: %q, want %q", c.d.Sides, got, c.want)
		}
	}
}

// One bone, or a few, are no measure of the sides.
func TestChartOfEnoughBones(t *testing.T) {
	for n, want := range map[int]bool{1: false, enough - 1: false, enough: true} {
		d := data()
		d.Sides = []Side{{"1", n, 1}}
		st := scenestest.Stack([3]float64{1280, 800, 1}, 0)
		st.Push(New(st, d))
		st.Step()
		if got := st.Page().Find("chart") != nil; got != want {
			t.Errorf("%d bones: a chart: %v", n, got)
		}
	}
}

func TestDraw(t *testing.T) {
	scenestest.Draw(t, func(st *scenes.Stack) scenes.Scene { return New(st, data()) })
}
