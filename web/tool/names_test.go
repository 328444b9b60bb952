//go:build !js

package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestNames checks that a trace gets the names of functions that the file has.
func TestNames(t *testing.T) {
	list := make([]string, 40)
	list[1], list[34] = "main.deep", "main.(*point).move"
	file := filepath.Join(t.TempDir(), "names.txt")
	if err := os.WriteFile(file, []byte(strings.Join(list, "\n")), 0o644); err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	if err := names(strings.NewReader("panic: off.\nff.00000(...)\n\t:0 +0x1\nfff.00001(0x1)\nf.00002()"), &b, file); err != nil {
		t.Fatal(err)
	}
	if want := "panic: off.\nmain.deep(...)\n\t:0 +0x1\nmain.(*point).move(0x1)\nf.00002()"; b.String() != want {
		t.Errorf("the trace is %q instead of %q", b.String(), want)
	}
}
