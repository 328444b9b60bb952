package table

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
)

// What moves on the board lies under a dialog, and over what stands still once that is
// closed.
func TestDialogsLieOverAll(t *testing.T) {
	var drawn []string
	b := &Board{
		Draw:  func(*ebiten.Image, *Instant) { drawn = append(drawn, "board") },
		Above: func(*ebiten.Image, *Instant) { drawn = append(drawn, "bones") },
	}
	tb, st := sit(t, b, prefs.Full)
	dst := ebiten.NewImage(1280, 800)
	defer dst.Deallocate()
	see := func(want ...string) {
		t.Helper()
		st.Step()
		drawn = nil
		tb.Draw(dst, st.Page())
		if !slices.Equal(drawn, want) {
			t.Errorf("%q are drawn in this order, want %q", drawn, want)
		}
	}
	see("board", "bones")
	q := &sheet.Question{Title: "Menu", Close: func() { tb.Ask(nil) }}
	q.Picture("", func(*ui.Page, float64) float64 { return 10 }, func(*ui.Page, *ebiten.Image, ui.Rect) { drawn = append(drawn, "dialog") })
	tb.Ask(q)
	see("board", "bones", "dialog")
	tb.Ask(nil)
	see("board", "bones")
}
