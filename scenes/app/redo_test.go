//go:build !js

package app

import (
	"testing"

	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// What was taken back can be made again from the menu, and is shown.
func TestRedo(t *testing.T) {
	device(t)
	h := throws(t, start(t, Show{Game: "century", Seed: "7"}), 2)
	tb := h.Stack.Top().(*table.Table)
	s := tb.Session()
	s.StartPractice()
	for range 60 * 20 {
		h.Stack.Step()
	}
	was, log := s.Position(), len(tb.Log())
	h.Stack.Use("undo")
	if s.Position() == was || !s.CanRedo() {
		t.Fatal("nothing was taken back")
	}
	h.Stack.Step()
	h.Stack.Use("menu")
	h.Stack.Step()
	var it *ui.Item
	for i := range h.Stack.Page().Items {
		if text.Plain(h.Stack.Page().Items[i].Text) == "Redo" {
			it = &h.Stack.Page().Items[i]
		}
	}
	if it == nil {
		t.Fatal("the menu has no Redo")
	}
	h.Stack.Use(it.ID)
	for range 60 * 20 {
		h.Stack.Step()
	}
	if s.Position() != was || len(tb.Log()) != log || !tb.Asks() {
		t.Errorf("after it the log has %d lines of %d, asks %v", len(tb.Log()), log, tb.Asks())
	}
}
