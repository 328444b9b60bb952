package dice

import (
	"testing"

	"knucklebones/scenes/kit/ui"
)

// However bones fell, tidied ones lie apart, and in the order they lay in.
func TestTidyBonesLieApart(t *testing.T) {
	room := ui.Rect{X: 100, Y: 50, W: 80, H: 40}
	list := []Laid{{X: 150, Y: 70}, {X: 149, Y: 71}, {X: 120, Y: 69}, {X: 151, Y: 70.5}}
	Tidy(list, room, 4, 1)
	for i, want := range []float64{150, 130, 110, 170} {
		if list[i].X != want || list[i].Y != 70 {
			t.Errorf("bone %d lies at %v, %v, want %v, 70", i, list[i].X, list[i].Y, want)
		}
	}
	Tidy(list, room, 2, 0)
	if list[1].X != 130 {
		t.Error("part 0 leaves bones where they fell")
	}
	Tidy(list[:3], room, 2, 1)
	if list[0].Y == list[1].Y && list[1].Y == list[2].Y {
		t.Errorf("three bones, two in a row, lie in two rows: %v", list[:3])
	}
}

// No tag stands out to the right of the table or below it, where the log lies.
func TestTagsStayOnTheTable(t *testing.T) {
	p := &ui.Page{U: 4, Text: 1}
	e := Edge{Right: 390, Low: 440}
	for _, at := range [][2]float64{{200, 300}, {380, 300}, {200, 436}, {385, 439}} {
		l := Laid{X: at[0], Y: at[1], Size: 36}
		x, y, size := l.TagAt(p, e)
		if x+size/2 > e.Right || y+size/2 > e.Low {
			t.Errorf("the tag of a bone at %v stands at %v, %v", at, x, y)
		}
		if at[0] < 300 && at[1] < 400 && (x <= l.X || y <= l.Y) {
			t.Errorf("the tag of a bone at %v is not at its lower right", at)
		}
	}
}
