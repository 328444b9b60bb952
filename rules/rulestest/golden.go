package rulestest

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"knucklebones/rules"
)

var update = flag.Bool("update", false, "write the golden playthroughs anew")

// golden compares the playthroughs of a game with those in testdata.
func golden(t testing.TB, g *rules.Game, all []Sitting) {
	path := filepath.Join("testdata", g.ID+".golden")
	got := ""
	for _, s := range all {
		text, err := Playthrough(g, s)
		if err != nil {
			t.Fatal(err)
		}
		got += text
	}
	if *update {
		if err := os.MkdirAll("testdata", 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatalf("%s has no golden playthrough. Run \"go test -update\" in this folder, read %s against the rules line by line, and commit it.", g.ID, path)
	}
	if line, a, b := differ(got, string(want)); line > 0 {
		t.Errorf("%s plays differently from line %d of %s:\n  was %s\n  is  %s\nIf the new play is right, run \"go test -update\" here, read what changed, and say why in the commit.", g.ID, line, path, b, a)
	}
}

// differ returns the number of the first line in which two texts differ, and
// both lines, or 0.
func differ(a, b string) (line int, x, y string) {
	as, bs := strings.Split(a, "\n"), strings.Split(b, "\n")
	for i := range max(len(as), len(bs)) {
		x, y := "(nothing)", "(nothing)"
		if i < len(as) {
			x = as[i]
		}
		if i < len(bs) {
			y = bs[i]
		}
		if x != y {
			return i + 1, x, y
		}
	}
	return 0, "", ""
}
