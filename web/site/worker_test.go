//go:build !js

package site

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestWorkerStoresNoPrintedPages before they are asked for.
func TestWorkerStoresNoPrintedPages(t *testing.T) {
	out := t.TempDir()
	for _, name := range []string{"index.html", filepath.Join(Printed, "tropa-en-a4.pdf")} {
		file := filepath.Join(out, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(name), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := Worker("..", out); err != nil {
		t.Fatal(err)
	}
	code, err := os.ReadFile(filepath.Join(out, "sw.js"))
	if err != nil {
		t.Fatal(err)
	}
	if said := string(code); !strings.Contains(said, `"index.html":`) || strings.Contains(said, "tropa") {
		t.Errorf("the worker stores other files: %s", said)
	}
}
