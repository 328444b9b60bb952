package app

import (
	"strings"
	"testing"

	"knucklebones/rules/play/record"
	"knucklebones/scenes/table"
)

// TestKeyComesAfterTheGame: until then the page has the seal and nothing of the seed.
func TestKeyComesAfterTheGame(t *testing.T) {
	h, err := Quiet(Show{Game: "knucklebones", Seed: "000102030405060708090a0b0c0d0e0f", Players: []string{"easy", "easy"}})
	if err != nil {
		t.Fatal(err)
	}
	h.Stack.Resize(1280, 800, 1)
	s := h.Stack.Top().(*table.Table).Session()
	seed := record.Seed(s.Seed())
	page := func() string {
		h.Stack.Push(h.fairPlay(s))
		h.Stack.Step()
		defer h.Stack.Pop()
		var all []string
		for _, it := range h.Stack.Page().Items {
			all = append(all, strings.ReplaceAll(h.Stack.Page().Words(it.Label), " ", ""))
		}
		return strings.Join(all, "\n")
	}
	if got := page(); !strings.Contains(got, seed.Seal()) || strings.Contains(got, seed.String()[:4]) {
		t.Errorf("during the game the page says:\n%s", got)
	}
	if err := playOn(s, s.Game().Longest); err != nil {
		t.Fatal(err)
	}
	if got := page(); !strings.Contains(got, seed.String()) || !strings.Contains(got, "throwsfollowfromtheseal") {
		t.Errorf("after the game the page says:\n%s", got)
	}
}
