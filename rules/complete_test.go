package rules_test

import (
	"fmt"
	"go/ast"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestGamesAreComplete says what each game still lacks.
func TestGamesAreComplete(t *testing.T) {
	sources := house(t)
	for _, what := range lacks(sources) {
		t.Error(what)
	}
	for id, dir := range gameIDs(sources) {
		golden := filepath.Join("games", path.Base(dir), "testdata", id+".golden")
		if found, _ := filepath.Glob(golden); len(found) == 0 {
			t.Errorf("%s has no golden playthrough: run \"go test -update\" in its folder, read %s against its source, and commit it", id, golden)
		}
	}
}

// lacks says what is missing of the games in the sources.
func lacks(sources []source) (missing []string) {
	ids := gameIDs(sources)
	say := func(format string, args ...any) { missing = append(missing, fmt.Sprintf(format, args...)) }
	for id, dir := range ids {
		name := path.Base(dir)
		face := "scenes/faces/" + name
		if !imports(sources, "rules/games", dir) {
			say("nobody finds the game %s: put %s.Game in its place in rules/games", id, name)
		}
		if !calls(sources, dir, "rulestest", "Game") {
			say("%s is not held to the contract: call rulestest.Game(t, %s.Game) in a test there", id, name)
		}
		if !imports(sources, "scenes/faces", face) {
			say("%s has no face: make %s and put %s.Face in scenes/faces", id, face, name)
			continue
		}
		has := map[string]bool{
			"board":  !imports(sources, face, "scenes/faces/plain"),
			"lesson": sets(sources, face, "Lesson"),
		}
		for what, has := range has {
			if !has {
				say("%s has no %s of its own: make one in %s", id, what, face)
			}
		}
	}
	return missing
}

// inDir are the files of a package, or those of its tests.
func inDir(sources []source, dir string, tests bool) (list []source) {
	for _, s := range sources {
		if s.dir == dir && s.test() == tests {
			list = append(list, s)
		}
	}
	return list
}

// imports reports whether the package in from imports that in to.
func imports(sources []source, from, to string) bool {
	return slices.ContainsFunc(inDir(sources, from, false), func(s source) bool {
		return slices.Contains(s.imports(), module+"/"+to)
	})
}

// calls reports whether a test in dir calls pkg.name.
func calls(sources []source, dir, pkg, name string) bool {
	return contains(inDir(sources, dir, true), func(n ast.Node) bool {
		sel, ok := n.(*ast.SelectorExpr)
		return ok && sel.Sel.Name == name && fmt.Sprint(sel.X) == pkg
	})
}

// sets reports whether a value with that field is written down in dir.
func sets(sources []source, dir, field string) bool {
	return contains(inDir(sources, dir, false), func(n ast.Node) bool {
		kv, ok := n.(*ast.KeyValueExpr)
		return ok && fmt.Sprint(kv.Key) == field
	})
}

// contains reports whether any node of the files is such a one.
func contains(files []source, is func(ast.Node) bool) bool {
	found := false
	for _, s := range files {
		ast.Inspect(s.file, func(n ast.Node) bool {
			found = found || n != nil && is(n)
			return !found
		})
	}
	return found
}

// TestIncompleteGamesAreTold takes each thing away from a game once.
func TestIncompleteGamesAreTold(t *testing.T) {
	whole := map[string]string{
		"rules/games/toga/toga.go":      `package toga; var Game = &rules.Game{ID: "toga"}`,
		"rules/games/toga/toga_test.go": `package toga; func f() { rulestest.Game(t, Game) }`,
		"rules/games/games.go":          `package games; import "knucklebones/rules/games/toga"`,
		"scenes/faces/faces.go":         `package faces; import "knucklebones/scenes/faces/toga"`,
		"scenes/faces/toga/toga.go":     `package toga; var Face = face.Face{Game: toga.Game, Lesson: teach}`,
	}
	for _, c := range []struct {
		name, text, says string
	}{
		{"rules/games/games.go", "package games", "nobody finds the game toga"},
		{"rules/games/toga/toga_test.go", "package toga", "toga is not held to the contract"},
		{"scenes/faces/faces.go", "package faces", "toga has no face"},
		{"scenes/faces/toga/toga.go", `package toga; import "knucklebones/scenes/faces/plain"; var Face = face.Face{Lesson: teach}`, "toga has no board"},
		{"scenes/faces/toga/toga.go", `package toga; var Face = face.Face{Game: toga.Game}`, "toga has no lesson"},
	} {
		var sources []source
		for name, text := range whole {
			if name == c.name {
				text = c.text
			}
			s, err := read(name, text)
			if err != nil {
				t.Fatal(err)
			}
			sources = append(sources, s)
		}
		if told := lacks(sources); len(told) != 1 || !strings.Contains(told[0], c.says) {
			t.Errorf("with %q the test says %q and not %q", c.text, told, c.says)
		}
	}
}

// TestThinkingIsFound: in every game a player finds its mind, and the odds that
// it is shown, in the file of that name.
func TestThinkingIsFound(t *testing.T) {
	for _, s := range house(t) {
		for _, what := range misplaced(s) {
			t.Error(what)
		}
	}
	bad, err := read("rules/games/toga/mind.go", "package toga; func think() {}; func odds() {}; func (t toga) think() {}")
	if err != nil {
		t.Fatal(err)
	}
	want := []string{"rules/games/toga/mind.go has func think: it belongs in think.go", "rules/games/toga/mind.go has func odds: it belongs in odds.go"}
	if got := misplaced(bad); !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}

// misplaced says what functions of a game's file belong in another.
func misplaced(s source) (list []string) {
	if path.Dir(s.dir) != "rules/games" {
		return nil
	}
	for _, d := range s.file.Decls {
		f, ok := d.(*ast.FuncDecl)
		if ok && f.Recv == nil && (f.Name.Name == "think" || f.Name.Name == "odds") && s.name != f.Name.Name+".go" {
			list = append(list, fmt.Sprintf("%s has func %s: it belongs in %[2]s.go", s.path(), f.Name.Name))
		}
	}
	return list
}
