//go:build !js

package site

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"knucklebones/web/wasm"
)

// TestEngineEdits checks that every edit changes its module, that what is left is Go,
// and that the packages which the edits are about are not linked.
func TestEngineEdits(t *testing.T) {
	for _, m := range modules {
		version, err := versionOf(m.path)
		if err != nil {
			t.Fatal(err)
		}
		if version != m.known {
			t.Skipf("%s %s is unknown, so that it is not edited", m.path, version)
		}
	}
	dir := t.TempDir()
	flags, err := BuildFlags(dir)
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("go", "list", flags[0], "-deps", "../..")
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	list, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range Reductions() {
		names, _, _ := strings.Cut(name, ":")
		for _, name := range strings.Split(names, ", ") {
			if slices.Contains(strings.Fields(string(list)), name) {
				t.Errorf("%s is in the program", name)
			}
		}
	}
}

// TestUnknownEngine checks that modules of unknown versions are built as they are.
func TestUnknownEngine(t *testing.T) {
	dir := t.TempDir()
	flags, err := buildFlags(dir, nil, nil)
	if err != nil || !slices.Equal(flags, inlined) {
		t.Errorf("the flags are %q, %v", flags, err)
	}
	if made, err := os.ReadDir(dir); err != nil || len(made) > 0 {
		t.Errorf("%q are made, %v", made, err)
	}
}

// TestOtherSource checks that an edit of a source that differs from the known one is an
// error and leaves the file.
func TestOtherSource(t *testing.T) {
	e := fileEdit{"x.go", []part{{"begin", "end", ""}}}
	for _, said := range []string{"begin", "end", "other"} {
		file := filepath.Join(t.TempDir(), "x.go")
		if err := os.WriteFile(file, []byte(said), 0o644); err != nil {
			t.Fatal(err)
		}
		if err := e.apply(filepath.Dir(file)); err == nil {
			t.Errorf("%q is edited", said)
		}
		if left, err := os.ReadFile(file); err != nil || string(left) != said {
			t.Errorf("%q has become %q, %v", said, left, err)
		}
	}
}

// TestSkipped checks that one line says what is skipped and why, and nothing if all
// versions are known.
func TestSkipped(t *testing.T) {
	known := wasm.KnownGo[0] + ".3"
	if said := skipped(known, knownEngine, knownTypefaces); said != "" {
		t.Errorf("known versions: %q", said)
	}
	for _, c := range []struct {
		goVersion, engineVersion, typefacesVersion string
		says, silent                               []string
	}{
		{"go1.99", knownEngine, knownTypefaces, []string{"Go 1.99 ", "trimming"}, []string{"Ebitengine"}},
		{"devel go1.99-abc", knownEngine, knownTypefaces, []string{"Go devel", "trimming"}, []string{"Ebitengine"}},
		{known, "v2.99.1", knownTypefaces, []string{"Ebitengine v2.99.1 ", "editing"}, []string{"trimming"}},
		{known, knownEngine, "v0.99.1", []string{"golang.org/x/image v0.99.1 ", "reads fonts"}, []string{"Ebitengine", "trimming"}},
		{"go1.99.1", "v2.99.1", knownTypefaces, []string{"1.99.1", "v2.99.1", "trimming", "editing"}, nil},
	} {
		said := skipped(c.goVersion, c.engineVersion, c.typefacesVersion)
		for _, part := range c.says {
			if !strings.Contains(said, part) {
				t.Errorf("%q does not say %q", said, part)
			}
		}
		for _, part := range append(c.silent, "\n") {
			if strings.Contains(said, part) {
				t.Errorf("%q says %q", said, part)
			}
		}
	}
}
