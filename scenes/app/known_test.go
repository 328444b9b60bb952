//go:build !js

package app

import (
	"testing"

	"knucklebones/rules/games"
	"knucklebones/scenes/screens/hall/listing"
)

// What is known of the games is kept, and taken in from another device beside it; nothing
// makes it less.
func TestKnownIsKept(t *testing.T) {
	device(t)
	h := New()
	for _, step := range []struct {
		id  string
		how listing.Known
	}{{"tropa", listing.Won}, {"tropa", listing.Learned}, {"par", listing.Begun}} {
		h.know(games.Find(step.id), step.how)
	}
	if h.known.take("biga learned\npar played extra\npar nonsense\nnogame won\ntropa begun\n") {
		h.keepKnown()
	}
	again := New()
	for id, want := range map[string]listing.Known{"tropa": listing.Won, "par": listing.Begun, "biga": listing.Learned, "century": listing.Unknown} {
		if got := again.known[id]; got != want {
			t.Errorf("%s is %v, not %v", id, got, want)
		}
	}
	if err := (files{again}).Erase(); err != nil || len(again.known) != 0 {
		t.Errorf("after erasing there is %v, %v", again.known, err)
	}
}
