//go:build unix

package tools

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"knucklebones/scenes/app"
)

// A record that never ends or is too large is refused in one line, at once.
func TestEndlessRecords(t *testing.T) {
	dir := t.TempDir()
	pipe, large := filepath.Join(dir, "pipe"), filepath.Join(dir, "large")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	f, err := os.Create(large)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := f.Truncate(50 << 20); err != nil {
		t.Fatal(err)
	}
	for file, want := range map[string]string{"/dev/zero": "not a file", pipe: "not a file", large: "at most", dir: "not a file"} {
		answer := make(chan error, 1)
		go func() { answer <- Shot(app.Show{Play: file}, "x.png") }()
		select {
		case err := <-answer:
			if err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "\n") {
				t.Errorf("%s is answered %v", file, err)
			}
		case <-time.After(10 * time.Second):
			t.Errorf("%s is read for ever", file)
		}
	}
}
