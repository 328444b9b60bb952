//go:build !js

package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestMeasure(t *testing.T) {
	dir := t.TempDir()
	for name, said := range map[string]string{
		"a.go":          "package a\n\n// one\nfunc one() {}\n\nfunc (t two) long() {\n\tfor {\n\t}\n}\n\ntype two struct {\n\ta, b int\n\tt\n}\n",
		"a_test.go":     "package a\n\nfunc unseen() {}\n",
		"testdata/b.go": "package b\n\nfunc unseen() {}\n",
	} {
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(said), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	s, err := measure(dir)
	if err != nil {
		t.Fatal(err)
	}
	a := filepath.Join(dir, "a.go")
	for _, c := range []struct {
		got  []sized
		want []sized
	}{
		{s.funcs, []sized{{a + " long", 4}, {a + " one", 1}}},
		{s.types, []sized{{a + " two", 3}}},
		{s.files, []sized{{a, 14}}},
	} {
		if len(c.got) != len(c.want) || c.got[0] != c.want[0] {
			t.Errorf("measured %v, want %v", c.got, c.want)
		}
	}
}

func TestBounds(t *testing.T) {
	s := shape{}
	for n := range 10 {
		s.funcs = append(s.funcs, sized{"f", 22 - 2*n})
	}
	var out strings.Builder
	if err := s.report(&out); percentile(s.funcs, 50) != 12 || percentile(s.funcs, 90) != 20 || err == nil {
		t.Errorf("functions of 22, 20, … 4 lines pass as\n%s", out.String())
	}
	if err := (&shape{funcs: s.funcs[7:]}).report(&out); err != nil {
		t.Error(err)
	}
}
