package kiosk

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var (
	spans  = regexp.MustCompile("`([^`\n]+)`")
	spoken = regexp.MustCompile(`-lang \w\w |-o \S+|languages=[\w%]+&|^languages = .*|^(-lang )?\w\w$|.*knucklebones_.*`)
)

// commands returns what a guide has people type, press or write, without what depends on the
// language, and the number of its headings.
func commands(t *testing.T, file string) (list []string, headings int) {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range spans.FindAllStringSubmatch(string(data), -1) {
		if s := spoken.ReplaceAllString(m[1], ""); s != "" {
			list = append(list, s)
		}
	}
	for line := range strings.Lines(string(data)) {
		if strings.HasPrefix(line, "    ") {
			list = append(list, line)
		}
	}
	slices.Sort(list)
	return slices.Compact(list), strings.Count(string(data), "\n## ")
}

// The operator's guide has the same commands, settings and sections in every language, and
// leads to each of them.
func TestGuidesAgree(t *testing.T) {
	want, headings := commands(t, "OPERATOR.md")
	data, err := os.ReadFile("OPERATOR.md")
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob("OPERATOR.*.md")
	if err != nil || len(files) < 4 {
		t.Fatalf("there are %q, %v", files, err)
	}
	for _, file := range files {
		got, n := commands(t, file)
		if n != headings {
			t.Errorf("%s has %d sections, and the English one %d", file, n, headings)
		}
		for _, s := range want {
			if !slices.Contains(got, s) {
				t.Errorf("%s lacks %q", file, s)
			}
		}
		for _, s := range got {
			if !slices.Contains(want, s) {
				t.Errorf("%s has %q, which the English one does not", file, s)
			}
		}
		if !strings.Contains(string(data), "("+file+")") {
			t.Errorf("OPERATOR.md does not lead to %s", file)
		}
	}
}
