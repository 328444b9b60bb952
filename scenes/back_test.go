package scenes

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/kit/ui"
)

// A room is a screen with things on it.
type room struct{ items []ui.Item }

func (r *room) Lay(p *ui.Page) {
	for _, it := range r.items {
		p.Add(it)
	}
}
func (r *room) Tick() bool                   { return false }
func (r *room) Draw(*ebiten.Image, *ui.Page) {}

// The machine's way back uses what leads back, and else leaves the screen; it does
// not open a menu, and the first screen stays.
func TestBack(t *testing.T) {
	st := &Stack{}
	st.Headless()
	st.Resize(390, 844, 1)
	closed := 0
	hall, setup := &room{}, &room{items: []ui.Item{{ID: "back", Label: "Back", Back: true, Do: st.Pop}}}
	menu := ui.Item{ID: "menu", Label: "Menu", Back: true, Do: func() { t.Error("back opens the menu") }}
	table := &room{items: []ui.Item{menu}}
	for _, sc := range []Scene{hall, setup, table} {
		st.Push(sc)
	}
	table.items = append(table.items, ui.Item{ID: "close", Label: "Close", Back: true, Do: func() { closed++; table.items = table.items[:1]; st.Invalidate() }})
	for i, want := range []Scene{table, setup, hall, hall} {
		st.Invalidate()
		st.Step()
		st.back()
		if st.Top() != want {
			t.Errorf("back %d leads to another screen", i+1)
		}
	}
	if closed != 1 {
		t.Errorf("what lay over the table was closed %d times", closed)
	}
}
