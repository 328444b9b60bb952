//go:build !js

package pictures

import (
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

const top = "../../.."

// A new game is two packages and two lines: with what CONTRIBUTING.md says and nothing
// else, one that is made in a copy of the tree is complete, can be played, and is seen
// in the last compartment of the hall, on the canvas and in the page. With -short its
// face is not tried.
func TestNewGameIsTwoPackagesAndTwoLines(t *testing.T) {
	if _, err := os.Stat(filepath.Join(top, "rules/games/toga")); err == nil {
		t.Skip("there is a game toga: the example in CONTRIBUTING.md needs another name")
	}
	dir := t.TempDir()
	if err := copyTree(dir); err != nil {
		t.Fatal(err)
	}
	run(t, dir, "bash", "-euc", recipe(t))
	for _, list := range []struct{ file, in, entry string }{
		{"rules/games/games.go", "knucklebones/rules/games/", "toga.Game"},
		{"scenes/faces/faces.go", "knucklebones/scenes/faces/", "toga.Face"},
	} {
		if err := enlist(filepath.Join(dir, list.file), list.in, list.entry); err != nil {
			t.Fatal(err)
		}
	}
	run(t, dir, "go", "test", "-vet=off", "./rules/games/toga", "-update")
	run(t, dir, "go", "test", "-vet=off", "-short", "./rules", "./rules/games/toga", "./web/hall", "./web/messages")
	run(t, dir, "go", "test", "-vet=off", "-short", "./rules/games", "-game", "toga")
	if testing.Short() {
		return // TestEveryCompartmentShowsItsMotif sees the hall with more games
	}
	run(t, dir, "go", "test", "-vet=off", "./scenes/faces", "-run", "^(TestLessonsFitTheirShapes|TestTablesArePlayedByTouch)$/^toga")
	run(t, dir, "go", "test", "-vet=off", "./scenes/scenestest/pictures", "-run", "^TestLastGameIsInTheHall$")
}

// recipe is the commands in CONTRIBUTING.md that make the game Toga.
func recipe(t *testing.T) string {
	t.Helper()
	wording, err := os.ReadFile(filepath.Join(top, "CONTRIBUTING.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, rest, found := strings.Cut(string(wording), "```sh\n")
	commands, _, ended := strings.Cut(rest, "```")
	if !found || !ended || !strings.Contains(commands, "toga") {
		t.Fatal("CONTRIBUTING.md has no commands that make the game toga")
	}
	return commands
}

// enlist adds a line for the game toga to a list of games or faces, after the last one,
// with the import that it needs.
func enlist(file, in, entry string) error {
	wording, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	lines := strings.Split(string(wording), "\n")
	end := slices.Index(lines, "\t}")
	lines = slices.Insert(lines, end, "\t\t"+entry+",")
	first := slices.IndexFunc(lines, func(l string) bool { return strings.HasPrefix(l, "\t\""+in) })
	lines = slices.Insert(lines, first, "\t\""+in+"toga\"")
	return os.WriteFile(file, []byte(strings.Join(lines, "\n")), 0o644)
}

// copyTree copies the tree, but for what is built or comes from elsewhere.
func copyTree(to string) error {
	return filepath.WalkDir(top, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, _ := filepath.Rel(top, path)
		switch hidden := name != "." && strings.HasPrefix(d.Name(), "."); {
		case hidden && d.IsDir(), d.Name() == "node_modules", d.Name() == "dist":
			if d.IsDir() {
				return fs.SkipDir
			}
			return nil
		case d.IsDir():
			return os.MkdirAll(filepath.Join(to, name), 0o755)
		case hidden || !d.Type().IsRegular():
			return nil
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(to, name), data, 0o644)
	})
}

// run runs a command in a folder.
func run(t *testing.T, dir, name string, args ...string) {
	t.Helper()
	began := time.Now()
	cmd := exec.Command(name, args...)
	cmd.Dir, cmd.Env = dir, append(os.Environ(), "GOFLAGS=-trimpath") // what is compiled already serves the copy
	out, err := cmd.CombinedOutput()
	t.Logf("%.1f s: %s %s", time.Since(began).Seconds(), name, strings.Join(args, " "))
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
}
