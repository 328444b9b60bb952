package throwing

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/scenes/table/dice"
)

// Tags draws discs beside bones that may lie close together. Each stands at the right of
// its bone, or at the left where it would cover another.
type Tags struct {
	Page *ui.Page
	Edge dice.Edge // what no tag crosses

	set [4][2]float64
	n   int
}

// EdgeOf returns the edge for tags on a table: the field down to the line of the log.
func EdgeOf(f *table.Frame) dice.Edge {
	e := dice.Edge{Right: f.Field.X + f.Field.W, Low: f.Field.Y + f.Field.H}
	if !f.LogBar && f.Log.H > 0 {
		e.Low = math.Min(e.Low, f.Log.Y)
	}
	return e
}

// Draw draws the tag of a bone, scaled by grown, 0 to 1.
func (t *Tags) Draw(dst *ebiten.Image, l table.Laid, grown float64) {
	e := t.Edge
	if x, y, size := l.TagAt(t.Page, e); t.covers(x, y, size) {
		if x, y, size = l.TagAt(t.Page, dice.Edge{Right: l.X, Low: e.Low}); !t.covers(x, y, size) {
			e.Right = l.X
		}
	}
	x, y, _ := l.TagAt(t.Page, e)
	if t.n < len(t.set) {
		t.set[t.n] = [2]float64{x, y}
		t.n++
	}
	l.DrawTag(dst, t.Page, e, grown)
}

// covers reports whether a tag of that size at x, y would hide much of one drawn
// before.
func (t *Tags) covers(x, y, size float64) bool {
	for _, at := range t.set[:t.n] {
		if math.Hypot(x-at[0], y-at[1]) < 0.85*size {
			return true
		}
	}
	return false
}
