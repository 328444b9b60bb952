package kage

import (
	"strings"
	"testing"
)

// A shader has only the functions that it comes to.
func TestNeeded(t *testing.T) {
	const source = "package main\nfunc a() {}\nfunc b() { a() }\nfunc c() { a() }\nfunc Fragment() { b() }"
	const want = "package main\nfunc a() {}\nfunc b() { a() }\nfunc Fragment() { b() }"
	if got := needed(source); got != want {
		t.Errorf("of the source is left: %q", got)
	}
}

// TestAll checks that every file is that of a shader in the list, and every material a
// function that its shader calls.
func TestAll(t *testing.T) {
	found := map[string]bool{"surface.kage": true}
	for _, s := range All() {
		source := string(s.Source())
		if function, ok := strings.CutPrefix(string(s), material); ok && !strings.Contains(source, "col := "+function+"(q)") {
			t.Errorf("%s does not paint its material", s)
		}
		found[string(s)+".kage"] = true
	}
	list, err := files.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range list {
		if !found[f.Name()] {
			t.Errorf("%s is not in the list of all shaders", f.Name())
		}
	}
}
