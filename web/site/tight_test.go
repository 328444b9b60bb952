//go:build !js

package site

import (
	"bytes"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"text/template"
)

// All that is edited in this version of the engine is known, what is left is Go
// still, and the packages that should stay away do.
func TestTight(t *testing.T) {
	dir := t.TempDir()
	flags, err := Tight(dir)
	if err != nil {
		t.Fatal(err)
	}
	folder, err := ask("list", "-m", "-f", "{{.Dir}}", engine)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range edits {
		before, err := os.ReadFile(filepath.Join(folder[0], "internal", e.file))
		after, bad := os.ReadFile(filepath.Join(dir, "engine", "internal", e.file))
		if err != nil || bad != nil || bytes.Equal(before, after) {
			t.Errorf("%s is as it was, %v, %v", e.file, err, bad)
		}
	}
	cmd := exec.Command("go", "list", flags[0], "-deps", "../..")
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	list, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"go/build", "log/slog", "archive/zip", "encoding/gob", "net", "go/printer", "text/template", "regexp"} {
		if slices.Contains(strings.Fields(string(list)), name) {
			t.Errorf("%s is in the program", name)
		}
	}
}

// The engine's shaders are what its template makes of each filter and address, in
// this order.
func TestSources(t *testing.T) {
	folder, err := ask("list", "-m", "-f", "{{.Dir}}", engine)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"builtinshader", "colormshader"} {
		made := template.Must(template.New("").Parse(texts(t, filepath.Join(folder[0], "internal", name, "shader.go"))[0]))
		for i, source := range texts(t, filepath.Join(folder[0], "internal", name, "defs.go"))[:9] {
			var b strings.Builder
			err := made.Execute(&b, map[string]int{
				"Filter": i / 3, "FilterNearest": 0, "FilterLinear": 1, "FilterPixelated": 2,
				"Address": i % 3, "AddressUnsafe": 0, "AddressClampToZero": 1, "AddressRepeat": 2,
			})
			if err != nil || b.String() != source {
				t.Errorf("%s %d is not what the template makes, %v", name, i, err)
			}
		}
	}
}

// texts are the long texts in a file of Go.
func texts(t *testing.T, file string) (list []string) {
	t.Helper()
	tree, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(tree, func(n ast.Node) bool {
		if lit, ok := n.(*ast.BasicLit); ok && strings.Contains(lit.Value, "package main") {
			text, err := strconv.Unquote(lit.Value)
			if err != nil {
				t.Error(err)
			}
			list = append(list, text)
		}
		return true
	})
	return list
}
