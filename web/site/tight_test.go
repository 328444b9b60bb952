//go:build !js

package site

import (
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The text/template of this Go is known, and without methods it is Go still.
func TestTight(t *testing.T) {
	dir := t.TempDir()
	flags, err := Tight(dir)
	if err != nil || !strings.HasPrefix(flags[0], "-overlay=") {
		t.Fatalf("the flags are %q, %v", flags, err)
	}
	file := filepath.Join(dir, "exec.go")
	if _, err := parser.ParseFile(token.NewFileSet(), file, nil, 0); err != nil {
		t.Error(err)
	}
	code, err := os.ReadFile(file)
	if err != nil || strings.Contains(string(code), ".MethodByName(") {
		t.Errorf("it looks for methods by name, %v", err)
	}
}
