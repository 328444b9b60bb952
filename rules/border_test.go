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
	"slices"
	"strings"
	"testing"
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

// onlyJS reports whether the file is built for js alone.
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

// doc is the comment of a package.
const doc = "// Package x is here.\n"

// ours is a package that imports one of ours.
func ours(name, dir string) string {
	return "package " + name + `; import _ "knucklebones/` + dir + `"`
}

// crossed are the complaints about a file that stands beside a game, toga.
func crossed(t *testing.T, name, text string) []string {
	t.Helper()
	toga, err := read("rules/games/toga/toga.go", doc+`package toga; import "knucklebones/rules"; var Game = &rules.Game{ID: "toga"}`)
	if err != nil {
		t.Fatal(err)
	}
	file, err := read(name, text)
	if err != nil {
		t.Fatal(err)
	}
	return complaints([]source{toga, file})
}

// TestBordersCanFail crosses every border once and expects to be told.
func TestBordersCanFail(t *testing.T) {
	for _, c := range []struct{ name, text, says string }{
		{"rules/kits/tali/x.go", `package tali; import "time"`, "rules/kits/tali/x.go imports time"},
		{"rules/kits/tali/x.go", `package tali; import "github.com/hajimehoshi/ebiten/v2"`, "imports github.com/hajimehoshi/ebiten/v2"},
		{"rules/kits/tali/x.go", `package tali; import "math/rand"`, "imports math/rand"},
		{"rules/kits/tali/x.go", `package tali; import "math/rand/v2"; func f() int { return rand.IntN(6) }`, "rand.IntN"},
		{"rules/kits/tali/x.go", `package tali; var n int; func f() { n++ }`, "changes the package variable n"},
		{"rules/kits/tali/x.go", `package tali; var n []int; func f() { n[0] = 1 }`, "changes the package variable n"},
		{"rules/kits/tali/x.go", `package tali; var n struct{ a int }; func f() { n.a += 1 }`, "changes the package variable n"},
		{"rules/kits/tali/x.go", ours("tali", "scenes/kit/ui"), "imports knucklebones/scenes/kit/ui"},
		{"rules/kits/tali/x.go", ours("tali", "rules/games/toga"), "imports knucklebones/rules/games/toga"},
		{"rules/kits/tali/x.go", ours("tali", "rules/play/session"), "imports knucklebones/rules/play/session"},
		{"rules/kits/tali/x.go", `package tali; func f(s string) bool { return s == "toga" }`, `names the game "toga"`},
		{"rules/x.go", ours("rules", "rules/kits/tali"), "imports knucklebones/rules/kits/tali"},
		{"rules/games/stola/x.go", ours("stola", "rules/games/toga"), "imports knucklebones/rules/games/toga"},
		{"rules/games/stola/x.go", ours("stola", "rules/games"), "imports knucklebones/rules/games"},
		{"rules/games/stola/x.go", ours("stola", "rules/play/session"), "imports knucklebones/rules/play/session"},
		{"rules/games/stola/x.go", ours("stola", "rules/rulestest"), "imports knucklebones/rules/rulestest"},
		{"rules/games/x.go", ours("games", "rules/kits/tali"), "imports knucklebones/rules/kits/tali"},
		{"rules/search/cfr/x.go", ours("cfr", "rules/games/toga"), "imports knucklebones/rules/games/toga"},
		{"rules/search/cfr/x.go", ours("cfr", "rules/play/record"), "imports knucklebones/rules/play/record"},
		{"rules/play/session/x.go", ours("session", "rules/games"), "imports knucklebones/rules/games"},
		{"rules/rulestest/x.go", ours("rulestest", "rules/games"), "imports knucklebones/rules/games"},
		{"sprites/bone/x.go", ours("bone", "rules"), "imports knucklebones/rules"},
		{"sprites/bone/x.go", ours("bone", "scenes/kit/ui"), "imports knucklebones/scenes/kit/ui"},
		{"sprites/bone/x.go", `package bone; import "syscall/js"`, "imports syscall/js"},
		{"sprites/bone/x.go", `package bone; import "knucklebones"`, "imports main"},
		{"sprites/bone/x.go", `package bone; func init() { println() }`, "has func init"},
		{"sprites/bone/x.go", `package bone; var m = map[string]int{"toga": 1}`, `names the game "toga"`},
		{"scenes/kit/ui/x.go", ours("ui", "rules"), "imports knucklebones/rules"},
		{"scenes/kit/ui/x.go", ours("ui", "scenes"), "imports knucklebones/scenes"},
		{"scenes/x.go", ours("scenes", "scenes/table"), "imports knucklebones/scenes/table"},
		{"scenes/table/x.go", ours("table", "rules/games/toga"), "imports knucklebones/rules/games/toga"},
		{"scenes/table/x.go", ours("table", "rules/games"), "imports knucklebones/rules/games"},
		{"scenes/table/x.go", ours("table", "scenes/screens/hall"), "imports knucklebones/scenes/screens/hall"},
		{"scenes/screens/hall/x.go", ours("hall", "rules/games"), "imports knucklebones/rules/games"},
		{"scenes/screens/hall/x.go", ours("hall", "scenes/faces"), "imports knucklebones/scenes/faces"},
		{"scenes/screens/hall/x.go", ours("hall", "scenes/screens/setup"), "imports knucklebones/scenes/screens/setup"},
		{"scenes/screens/hall/x.go", ours("hall", "scenes/app"), "imports knucklebones/scenes/app"},
		{"scenes/screens/hall/x.go", `package hall; const first = "toga"`, `names the game "toga"`},
		{"scenes/faces/stola/x.go", ours("stola", "rules/games/toga"), "imports knucklebones/rules/games/toga"},
		{"scenes/faces/stola/x.go", ours("stola", "scenes/faces/toga"), "imports knucklebones/scenes/faces/toga"},
		{"scenes/faces/stola/x.go", `package stola; const other = "toga"`, `names the game "toga"`},
		{"scenes/faces/stola/x.go", ours("stola", "scenes/app"), "imports knucklebones/scenes/app"},
		{"scenes/faces/x.go", ours("faces", "rules/games"), "imports knucklebones/rules/games"},
		{"scenes/app/x.go", ours("app", "scenes/faces/toga"), "imports knucklebones/scenes/faces/toga"},
		{"scenes/cellar/x.go", ours("cellar", "rules"), "scenes/cellar stands in no layer"},
		{"main.go", ours("main", "rules/games"), "imports knucklebones/rules/games"},
		{"web/site/x.go", ours("site", "scenes/app"), "imports knucklebones/scenes/app"},
	} {
		if got := strings.Join(crossed(t, c.name, doc+c.text), "\n"); !strings.Contains(got, c.says) {
			t.Errorf("%s with %q: the test says %q and not %q", c.name, c.text, got, c.says)
		}
	}
	if got := strings.Join(crossed(t, "sprites/bone/x.go", "package bone"), "\n"); !strings.Contains(got, "sprites/bone has no package comment") {
		t.Errorf("a package without a comment: the test says %q", got)
	}
}

// TestBordersLetPass is what only looks like crossing a border.
func TestBordersLetPass(t *testing.T) {
	for _, c := range []struct{ name, text string }{
		{"rules/kits/tali/x.go", doc + `package tali; import "math/rand/v2"; func f(r *rand.Rand) int { return rand.New(r).IntN(6) }`},
		{"rules/kits/tali/x.go", doc + `package tali; var n int; func f() { n := 1; n++ }`},
		{"rules/kits/tali/x.go", doc + "package tali\n\n// n is a cache of sums.\nvar n map[int]int\nfunc f() { n[1] = 1 }"},
		{"rules/kits/tali/x_test.go", `package tali; import "knucklebones/rules/games"; var _ = games.Find("toga")`},
		{"rules/games/toga/x_test.go", `package toga; import "knucklebones/rules/rulestest"; var _ = rulestest.Game`},
		{"rules/games/toga/x.go", doc + ours("toga", "rules/games/toga/plan")},
		{"rules/games/toga/x.go", doc + ours("toga", "rules/search/cfr")},
		{"rules/games/toga/plan/x.go", doc + ours("plan", "rules/kits/tali")},
		{"rules/games/stola/x.go", doc + `package stola; const worn = "toga"`},
		{"scenes/faces/toga/x.go", doc + `package toga; const id = "toga"`},
		{"scenes/faces/toga/x.go", doc + ours("toga", "rules/games/toga")},
		{"scenes/faces/toga/x.go", doc + ours("toga", "scenes/faces/plain")},
		{"scenes/faces/x.go", doc + ours("faces", "scenes/faces/toga")},
		{"scenes/host/x_js.go", doc + `package host; import "syscall/js"; var _ js.Value`},
		{"scenes/host/x.go", "//go:build js && wasm\n\n" + doc + `package host; import "syscall/js"; var _ js.Value`},
	} {
		if got := crossed(t, c.name, c.text); len(got) > 0 {
			t.Errorf("%s with %q: %v", c.name, c.text, got)
		}
	}
}

// TestBordersLeadDown: what may be imported stands lower down in the list, so
// that nothing imports upward.
func TestBordersLeadDown(t *testing.T) {
	for i, b := range borders {
		for _, pattern := range strings.Fields(b.may) {
			of, _, _ := at(pattern)
			if j := slices.IndexFunc(borders, func(o border) bool { return o.in == of.in }); of.instead == "" || j < i {
				t.Errorf("%q may import %q, which stands above it or nowhere", b.in, pattern)
			}
		}
	}
}
