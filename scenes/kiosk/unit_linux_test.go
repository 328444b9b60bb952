package kiosk

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// The unit that keeps the table running is one that systemd reads without a word.
func TestUnitIsVerified(t *testing.T) {
	analyze, err := exec.LookPath("systemd-analyze")
	if err != nil {
		t.Skip("there is no systemd here")
	}
	wording, err := os.ReadFile("debian/knucklebones.service")
	if err != nil {
		t.Fatal(err)
	}
	here, err := os.Executable() // cage is not on every machine
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "knucklebones.service")
	if err := os.WriteFile(file, []byte(strings.ReplaceAll(string(wording), "/usr/bin/cage", here)), 0o600); err != nil {
		t.Fatal(err)
	}
	if said, err := exec.Command(analyze, "verify", "--man=no", file).CombinedOutput(); err != nil || len(said) > 0 {
		t.Errorf("systemd says, with %v:\n%s", err, said)
	}
}
