// Package rules_test keeps the borders between the packages of the house. It
// reads the source of every package and says which border a file crosses, why
// the border is there, and what to do instead.
package rules_test

import (
	"go/ast"
	"go/build/constraint"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules/games"
)

// A source is one Go file; dir is its folder from the top, "" for the top.
type source struct {
	dir, name string
	file      *ast.File
}

func (s source) path() string { return path.Join(s.dir, s.name) }
func (s source) test() bool   { return strings.HasSuffix(s.name, "_test.go") }

// imports are the paths the file imports.
func (s source) imports() []string {
	var paths []string
	for _, i := range s.file.Imports {
		paths = append(paths, strings.Trim(i.Path.Value, `"`))
	}
	return paths
}

// onlyJS tells whether the file is built for js alone.
func (s source) onlyJS() bool {
	base := strings.TrimSuffix(strings.TrimSuffix(s.name, ".go"), "_test")
	if strings.HasSuffix(base, "_js") || strings.HasSuffix(base, "_wasm") {
		return true
	}
	for _, group := range s.file.Comments {
		for _, c := range group.List {
			if x, err := constraint.Parse(c.Text); err == nil {
				return !x.Eval(func(tag string) bool { return tag != "js" && tag != "wasm" })
			}
		}
	}
	return false
}

// read parses one file.
func read(name, text string) (source, error) {
	f, err := parser.ParseFile(token.NewFileSet(), name, text, parser.ParseComments)
	dir, base := path.Split(name)
	return source{strings.TrimSuffix(dir, "/"), base, f}, err
}

// house reads every Go file below the top.
func house(t *testing.T) []source {
	t.Helper()
	var all []source
	top := os.DirFS("..")
	err := fs.WalkDir(top, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			skip := name != "." && strings.HasPrefix(d.Name(), ".") || d.Name() == "testdata" || d.Name() == "node_modules" || d.Name() == "dist"
			if skip {
				return fs.SkipDir
			}
			return nil
		}
		if path.Ext(name) != ".go" {
			return nil
		}
		text, err := fs.ReadFile(top, name)
		if err != nil {
			return err
		}
		s, err := read(name, string(text))
		all = append(all, s)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func TestBorders(t *testing.T) {
	for _, complaint := range complaints(house(t)) {
		t.Error(complaint)
	}
}

// TestGamesAreComplete says what a game on the shelf still lacks.
func TestGamesAreComplete(t *testing.T) {
	sources := house(t)
	for _, dir := range gameDirs(sources) {
		i := slices.IndexFunc(sources, func(s source) bool {
			return s.dir == "rules/all" && slices.Contains(s.imports(), "knucklebones/"+dir)
		})
		if i < 0 {
			t.Errorf("%s is a game that nobody finds: put of(%s.Game) in its place in rules/all", dir, path.Base(dir))
		}
		if !calls(sources, dir, "rulestest", "Game") {
			t.Errorf("%s is not held to the contract: call rulestest.Game(t, %s.Game) in a test there", dir, path.Base(dir))
		}
	}
	for _, g := range games.Games() {
		found, _ := filepath.Glob(filepath.Join("*", "testdata", g.ID+".golden"))
		if len(found) != 1 {
			t.Errorf("%s has no golden playthrough: run \"go test -update\" in its folder, read testdata/%s.golden against its source, and commit it", g.ID, g.ID)
		}
	}
}

// calls tells whether a test in dir calls pkg.name.
func calls(sources []source, dir, pkg, name string) bool {
	found := false
	for _, s := range sources {
		if s.dir != dir || !s.test() {
			continue
		}
		ast.Inspect(s.file, func(n ast.Node) bool {
			if sel, ok := n.(*ast.SelectorExpr); ok && sel.Sel.Name == name {
				x, ok := sel.X.(*ast.Ident)
				found = found || ok && x.Name == pkg
			}
			return true
		})
	}
	return found
}

// TestBordersCanFail crosses every border once and expects to be told.
func TestBordersCanFail(t *testing.T) {
	const doc = "// Package x is here.\n"
	for _, c := range []struct{ name, text, says string }{
		{"rules/tali/x.go", doc + `package tali; import "time"`, "rules/tali/x.go imports time"},
		{"rules/tali/x.go", doc + `package tali; import "github.com/hajimehoshi/ebiten/v2"`, "imports github.com/hajimehoshi/ebiten/v2"},
		{"rules/tali/x.go", doc + `package tali; import "math/rand"`, "imports math/rand"},
		{"rules/tali/x.go", doc + `package tali; import "math/rand/v2"; func f() int { return rand.IntN(6) }`, "rand.IntN"},
		{"rules/tali/x.go", doc + `package tali; import "knucklebones/scenes/kit/ui"`, "imports knucklebones/scenes/kit/ui"},
		{"rules/tali/x.go", doc + `package tali; import "knucklebones/rules/toga"`, "imports the game knucklebones/rules/toga"},
		{"rules/stola/x.go", doc + `package stola; import "knucklebones/rules/toga"; var Game = 1`, "imports the game knucklebones/rules/toga"},
		{"rules/stola/x.go", doc + `package stola; import "knucklebones/rules/play/session"; var Game = 1`, "imports knucklebones/rules/play/session"},
		{"sprites/bone/x.go", doc + `package bone; import "knucklebones/rules"`, "imports knucklebones/rules"},
		{"scenes/ui/x.go", doc + `package ui; import "knucklebones/rules"`, "imports knucklebones/rules"},
		{"scenes/table/x.go", doc + `package table; import "knucklebones/rules/toga"`, "imports the game knucklebones/rules/toga"},
		{"scenes/table/x.go", doc + `package table; import "knucklebones/rules/games"`, "imports knucklebones/rules/games"},
		{"scenes/stola/x.go", doc + `package stola; import "knucklebones/rules/toga"`, "imports the game knucklebones/rules/toga"},
		{"scenes/toga/x.go", doc + `package toga; import "knucklebones/scenes/stola"`, "imports the board knucklebones/scenes/stola"},
		{"sprites/bone/x.go", doc + `package bone; import "syscall/js"`, "imports syscall/js"},
		{"sprites/bone/x.go", doc + `package bone; import "knucklebones"`, "imports main"},
		{"sprites/bone/x.go", doc + `package bone; func init() { println() }`, "has func init"},
		{"sprites/bone/x.go", `package bone`, "sprites/bone has no package comment"},
		{"rules/tali/x.go", doc + `package tali; var n int; func f() { n++ }`, "changes the package variable n"},
		{"rules/tali/x.go", doc + `package tali; var n []int; func f() { n[0] = 1 }`, "changes the package variable n"},
		{"rules/tali/x.go", doc + `package tali; var n struct{ a int }; func f() { n.a += 1 }`, "changes the package variable n"},
	} {
		toga, _ := read("rules/toga/toga.go", doc+"package toga; var Game = 1")
		stola, _ := read("rules/stola/stola.go", doc+"package stola; var Game = 1")
		bad, err := read(c.name, c.text)
		if err != nil {
			t.Fatal(err)
		}
		got := strings.Join(complaints([]source{toga, stola, bad}), "\n")
		if !strings.Contains(got, c.says) {
			t.Errorf("%s with %q: the test says %q and not %q", c.name, c.text, got, c.says)
		}
	}
}

// TestBordersLetPass is what only looks like crossing a border.
func TestBordersLetPass(t *testing.T) {
	const doc = "// Package x is here.\n"
	for _, c := range []struct{ name, text string }{
		{"rules/tali/x.go", doc + `package tali; import "math/rand/v2"; func f(r *rand.Rand) int { return rand.New(r).IntN(6) }`},
		{"rules/toga/x_test.go", `package toga; import ("testing"; "knucklebones/rules/rulestest"); var _ testing.T; var _ = rulestest.Game`},
		{"rules/tali/x.go", doc + `package tali; var n int; func f() { n := 1; n++ }`},
		{"rules/tali/x.go", doc + "package tali\n\n// n is a cache of sums.\nvar n map[int]int\nfunc f() { n[1] = 1 }"},
		{"scenes/toga/x.go", doc + `package toga; import "knucklebones/rules/toga"`},
		{"scenes/host/x_js.go", doc + `package host; import "syscall/js"; var _ js.Value`},
		{"scenes/host/x.go", "//go:build js && wasm\n\n" + doc + `package host; import "syscall/js"; var _ js.Value`},
	} {
		toga, _ := read("rules/toga/toga.go", doc+"package toga; var Game = 1")
		good, err := read(c.name, c.text)
		if err != nil {
			t.Fatal(err)
		}
		if got := complaints([]source{toga, good}); len(got) > 0 {
			t.Errorf("%s with %q: %v", c.name, c.text, got)
		}
	}
}
