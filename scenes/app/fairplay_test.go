package app

import (
	"regexp"
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

// The page that checks a game has its seal, its key and every cast of it, and no place that
// was left open.
func TestCheckPage(t *testing.T) {
	h, err := Quiet(Show{Game: "century", Seed: "7", Lang: "de"})
	if err != nil {
		t.Fatal(err)
	}
	h.Stack.Resize(1280, 800, 1)
	h.Stack.Step()
	s := h.Stack.Top().(*table.Table).Session()
	if err := playOn(s, s.Game().Longest); err != nil {
		t.Fatal(err)
	}
	page := h.checkPage(s)
	seed := record.Seed(s.Seed())
	for _, want := range []string{seed.Seal(), seed.String(), `lang="de"`, "Der Schlüssel passt zum Siegel.", "[0,\"10"} {
		if !strings.Contains(page, want) {
			t.Errorf("the page has no %q", want)
		}
	}
	if got := strings.Count(page, "],[") + 1; got != s.Casts() || regexp.MustCompile(`%[a-z]+%`).MatchString(page) {
		t.Errorf("it has %d of %d casts", got, s.Casts())
	}
}
