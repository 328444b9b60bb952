package tools

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"knucklebones/rules/games"
	"knucklebones/scenes/kiosk/stand"
)

// A wrong file is told of, line by line, before a window opens.
func TestWrongKioskFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "fair.conf")
	if err := os.WriteFile(file, []byte("volume = 50\ngames = chess\n\nidle = no\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	_, err := stand.ReadFile(file, games.Games())
	if err == nil || !strings.Contains(err.Error(), "line 2 of "+file+": there is no game") || !strings.Contains(err.Error(), "line 4 of "+file+": idle cannot be") {
		t.Errorf("it says %v", err)
	}
	var said strings.Builder
	if KioskCheck(&said, file) == nil || said.Len() > 0 {
		t.Errorf("checked, it says %q", said.String())
	}
	if err := os.WriteFile(file, []byte("volume = 50\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := KioskCheck(&said, file); err != nil || !strings.Contains(said.String(), "no pin") {
		t.Errorf("mended, it says %q, %v", said.String(), err)
	}
	for language, want := range map[string]bool{"en": false, "en-GB": false, "auto": false, "tlh": true, "en tlh": true} {
		said.Reset()
		if err := os.WriteFile(file, []byte("languages = "+language+"\n"), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := KioskCheck(&said, file); err != nil || strings.Contains(said.String(), "no language") != want {
			t.Errorf("of the language %s it says %q, %v", language, said.String(), err)
		}
	}
	if _, err := stand.ReadFile(filepath.Join(t.TempDir(), "none"), games.Games()); err == nil {
		t.Error("a file that is not there is no error")
	}
}
