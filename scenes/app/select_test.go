package app

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// TestKeysSelect: in every game a key selects, and what it selects is done by the main
// button or by the key again. Until one is selected there is no main button, and no Undo
// where nothing can be taken back.
func TestKeysSelect(t *testing.T) {
	asked := 0
	for _, g := range games.Games() {
		for _, again := range []bool{false, true} {
			h, err := Quiet(Show{Game: g.ID, Seed: "8", Prefs: "none"})
			if err != nil {
				t.Fatal(err)
			}
			h.Stack.Resize(390, 844, 1)
			for range 4000 {
				h.Stack.Step()
				tb, ok := h.Stack.Top().(*table.Table)
				if !ok || tb.Session().Over() {
					break
				}
				if h.Stack.Page().Find("key careful") != nil {
					break // by these keys a throw of the hand is only aimed
				}
				if tb.Asks() && keyed(tb.Session()) && unselected(h.Stack.Page()) != nil && len(tb.Session().Position().Moves(nil)) > 1 {
					asked++
					selects(t, h, tb, again)
					break
				}
				if tb.Asks() {
					h.Stack.Use(what(h.Stack.Page()))
				}
			}
		}
	}
	if asked < 10 {
		t.Errorf("only %d questions were put", asked)
	}
}

// keyed reports whether the question is answered with keys, and not with buttons only, which
// on a phone stand where keys do.
func keyed(s *session.Session) bool {
	return slices.ContainsFunc(s.View(s.Turn()).Choices, func(c rules.Choice) bool { return c.Kind == rules.Key })
}

// unselected returns the first key that is not selected, or nil.
func unselected(p *ui.Page) *ui.Item {
	for i := range p.Items {
		if it := &p.Items[i]; it.Style == ui.KeyStyle && !it.Selected && strings.HasPrefix(it.ID, "key ") && !strings.HasPrefix(it.ID, "key part") && !strings.HasPrefix(it.ID, "key group") && !strings.HasPrefix(it.ID, "key seat") && !it.Disabled {
			return it
		}
	}
	return nil
}

// selects selects a key and commits it: by the key again or by the main button.
func selects(t *testing.T, h *App, tb *table.Table, again bool) {
	t.Helper()
	s := tb.Session()
	what := fmt.Sprintf("%s, step %d", s.Game().ID, s.Len())
	for _, it := range h.Stack.Page().Items {
		if it.ID == "primary" && it.Disabled || it.ID == "undo" && it.Disabled {
			t.Errorf("%s: %s is dead: %s", what, it.ID, text.Plain(it.Why))
		}
	}
	if p := h.Stack.Page().Find("undo"); (p != nil) != s.CanUndo() {
		t.Errorf("%s: Undo is there: %v, and could be used: %v", what, p != nil, s.CanUndo())
	}
	was, id := s.Len(), unselected(h.Stack.Page()).ID
	h.Stack.Use(id)
	h.Stack.Step()
	primary := h.Stack.Page().Find("primary")
	if s.Len() != was || primary == nil || primary.Disabled || !h.Stack.Page().Find(id).Selected {
		t.Errorf("%s: %s does not select", what, id)
		return
	}
	if again {
		h.Stack.Use(id)
	} else {
		h.Stack.Use("primary")
	}
	if s.Len() == was {
		t.Errorf("%s: what %s selects is not done", what, id)
	}
}
