package app

import (
	"fmt"
	"slices"
	"testing"

	"knucklebones/rules/games"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// refusal is a usual one, and began what three seats threw for who begins.
const (
	refusal text.Text = "You can’t take back a throw you have seen."
	began   text.Text = "You threw 1 4, 5 in all. Livia threw 3 3, 6 in all. Marcus threw 4 4, 8 in all. Marcus begins."
)

// TestToastsHaveAPlace: at every shape a toast covers neither seats nor anything on the
// table, nor the notes of a lesson, nor what is touched.
func TestToastsHaveAPlace(t *testing.T) {
	for _, g := range games.Games() {
		for _, scene := range []string{"table", "lesson"} {
			for _, letters := range []int{0, 3} {
				h, err := Quiet(Show{Scene: scene, Game: g.ID, Seed: "8", Prefs: fmt.Sprintf("none,text=%d", letters)})
				if err != nil {
					continue // there is no lesson
				}
				for _, size := range [][2]float64{{390, 844}, {390, 664}, {844, 390}, {1280, 800}, {1920, 1080}} {
					h.Stack.Resize(size[0], size[1], 1)
					for range 30 {
						h.Stack.Step()
					}
					for _, s := range []text.Text{refusal, began} {
						covers(t, h, fmt.Sprintf("%s, %s, letters %d, %v", g.ID, scene, letters, size), s)
					}
				}
			}
		}
	}
}

// covers checks what a toast would cover.
func covers(t *testing.T, h *App, what string, said text.Text) {
	t.Helper()
	p := h.Stack.Page()
	tb, ok := h.Stack.Top().(*table.Table)
	if !ok {
		t.Fatalf("%s: there is no table", what)
	}
	at := p.ToastAt(said)
	if i := slices.IndexFunc(tb.Spoken(), func(r ui.Rect) bool { return r.Meets(at.Inset(p.U / 2)) }); i >= 0 {
		t.Errorf("%s: %q at %.0f covers %.0f", what, text.Plain(said), at, tb.Spoken()[i])
	}
	for _, it := range p.Items {
		if it.Do != nil && it.Rect.W > 0 && !it.Invisible && !it.Beneath && it.ID != "words" && it.Rect.Meets(at.Inset(p.U/2)) {
			t.Errorf("%s: %q at %.0f covers %s", what, text.Plain(said), at, it.ID)
		}
	}
}
