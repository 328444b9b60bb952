package tools

import (
	"slices"
	"testing"
)

// TestFlags reads every flag there is, and gives each its own place.
func TestFlags(t *testing.T) {
	a, err := Read([]string{
		"-list", "-game=skiffs", "-seed", "7", "-ruleset", "thin", "-options=ante=3,purse=40", "-players", "person,hard", "-scene", "setup",
		"-prefs", "calm", "-size=640x480", "-steps", "4", "-tick", "5", "-shot", "a.png", "-play", "b.txt", "-simulate", "1", "-ladder", "2", "-pace", "3", "-print", "tropa", "-o", "c.pdf", "-paper", "letter", "-site", "https://a.example/",
	})
	if err != nil {
		t.Fatal(err)
	}
	sh := a.Show
	if sh.Game != "skiffs" || sh.Seed != "7" || sh.Ruleset != "thin" || sh.Options["ante"] != 3 || len(sh.Players) != 2 || sh.Scene != "setup" ||
		sh.Prefs != "calm" || sh.W != 640 || sh.H != 480 || sh.Steps != 4 || sh.Tick != 5 || sh.Play != "b.txt" {
		t.Errorf("%+v", sh)
	}
	if !a.List || a.Shot != "a.png" || a.Simulate != 1 || a.Ladder != 2 || a.Pace != 3 || a.Print != (Printing{"tropa", "c.pdf", "letter", "https://a.example/"}) {
		t.Errorf("%+v", a)
	}
	if _, err := Read([]string{"-steps", "-3", "-options", "ante"}); err == nil || err.Error() != `the number must be a whole number, at least 0, not "-3"` {
		t.Errorf("the first thing wrong is told: %v", err)
	}
}

// TestPageFlags: an address may ask for a table, and for nothing that writes.
func TestPageFlags(t *testing.T) {
	if want := []string{"game", "seed", "ruleset", "options", "players", "real", "scene", "lang", "prefs", "kiosk"}; !slices.Equal(pageFlags(), want) {
		t.Errorf("the page takes %v", pageFlags())
	}
}
