package rules_test

import (
	"fmt"
	"go/ast"
	"go/token"
	"path"
	"slices"
	"strconv"
	"strings"
)

const module = "knucklebones"

// computing are the parts of the standard library that only compute, and what does so
// besides.
var computing = []string{
	"filippo.io/edwards25519",
	"bufio", "bytes", "cmp", "container", "crypto", "encoding", "errors", "fmt", "hash", "io", "iter", "maps",
	"math", "reflect", "slices", "sort", "strconv", "strings", "sync", "text/tabwriter", "unicode",
}

// complaints says which borders the files cross.
func complaints(all []source) []string {
	c := checker{ids: gameIDs(all)}
	for _, s := range all {
		if !s.test() {
			c.imports(s)
			c.inits(s)
			c.names(s)
		}
		c.js(s)
		if strings.HasPrefix(s.dir, "rules") && !s.test() {
			c.chance(s)
		}
	}
	for dir, files := range byDir(all) {
		c.comment(dir, files)
		if strings.HasPrefix(dir, "rules") && !strings.HasPrefix(dir, "rules/rulestest") {
			c.variables(files)
		}
	}
	slices.Sort(c.said)
	return c.said
}

// A checker collects complaints.
type checker struct {
	ids  map[string]string // the folder of each game by its id
	said []string
}

func (c *checker) say(format string, args ...any) {
	c.said = append(c.said, fmt.Sprintf(format, args...))
}

// gameIDs are the ids of the games, each with the folder that declares it.
func gameIDs(all []source) map[string]string {
	ids := map[string]string{}
	for _, s := range all {
		if path.Dir(s.dir) != "rules/games" || s.test() {
			continue
		}
		for _, d := range s.file.Decls {
			if id := gameID(d); id != "" {
				ids[id] = s.dir
			}
		}
	}
	return ids
}

// gameID is the id of the game that d declares, or empty.
func gameID(d ast.Decl) (id string) {
	g, ok := d.(*ast.GenDecl)
	if !ok || g.Tok != token.VAR || g.Specs[0].(*ast.ValueSpec).Names[0].Name != "Game" {
		return ""
	}
	ast.Inspect(g, func(n ast.Node) bool {
		kv, ok := n.(*ast.KeyValueExpr)
		if ok && id == "" && fmt.Sprint(kv.Key) == "ID" {
			id = literal(kv.Value)
		}
		return id == ""
	})
	return id
}

// literal is the value of a string in the source, or empty.
func literal(x ast.Node) string {
	if lit, ok := x.(*ast.BasicLit); ok && lit.Kind == token.STRING {
		text, _ := strconv.Unquote(lit.Value)
		return text
	}
	return ""
}

// byDir is the files of each package without its tests.
func byDir(all []source) map[string][]source {
	dirs := map[string][]source{}
	for _, s := range all {
		if !s.test() {
			dirs[s.dir] = append(dirs[s.dir], s)
		}
	}
	return dirs
}

// imports checks what a file imports against where it stands.
func (c *checker) imports(s source) {
	for _, p := range s.imports() {
		dir, ours := strings.CutPrefix(p, module+"/")
		switch {
		case p == module:
			c.say("%s imports main: nothing does; move what is shared into a package", s.path())
		case ours:
			c.own(s, dir)
		case strings.HasPrefix(s.dir, "rules") && !computes(s.dir, p):
			c.say("%s imports %s: rules only compute, so that a game is its list of moves. Let whoever plays hand in what is needed", s.path(), p)
		}
	}
}

// computes reports whether a file in dir under rules may import p.
func computes(dir, p string) bool {
	if dir == "rules/rulestest" || dir == "rules/rulestest/short" {
		return true // they are only ever part of tests
	}
	if dir == everywhere && p == "embed" {
		return true // English is part of the program
	}
	if p == "math/rand" {
		return false
	}
	return slices.ContainsFunc(computing, func(root string) bool {
		return p == root || strings.HasPrefix(p, root+"/")
	})
}

// js checks that only files for js speak to the browser.
func (c *checker) js(s source) {
	if slices.Contains(s.imports(), "syscall/js") && !s.onlyJS() {
		c.say("%s imports syscall/js, but is built for other machines too: name it *_js.go", s.path())
	}
}

// inits checks that nothing happens before main.
func (c *checker) inits(s source) {
	for _, d := range s.file.Decls {
		if f, ok := d.(*ast.FuncDecl); ok && f.Recv == nil && f.Name.Name == "init" {
			c.say("%s has func init: nothing happens before it is asked for; make it a function that somebody calls", s.path())
		}
	}
}

// chance checks that no rule draws from the randomness all share.
func (c *checker) chance(s source) {
	if !slices.Contains(s.imports(), "math/rand/v2") {
		return
	}
	fine := []string{"New", "NewPCG", "NewChaCha8", "Rand", "PCG", "ChaCha8", "Source"}
	ast.Inspect(s.file, func(n ast.Node) bool {
		sel, ok := n.(*ast.SelectorExpr)
		if !ok {
			return true
		}
		if x, ok := sel.X.(*ast.Ident); ok && x.Name == "rand" && x.Obj == nil && !slices.Contains(fine, sel.Sel.Name) {
			c.say("%s calls rand.%s, which nobody can repeat: take a *rand.Rand from the caller", s.path(), sel.Sel.Name)
		}
		return true
	})
}

// names checks that nobody calls a game by its id but the game and its face. To
// another game the id is only a word, as hounds are. The program has the name of
// one of them, and says it where it meets the machine.
func (c *checker) names(s source) {
	if path.Dir(s.dir) == "rules/games" {
		return
	}
	meets := s.dir == "" || s.dir == "scenes/host" || s.dir == "rules/play/record"
	ast.Inspect(s.file, func(n ast.Node) bool {
		if _, ok := n.(*ast.ImportSpec); ok {
			return false
		}
		id := literal(n)
		dir, ok := c.ids[id]
		if ok && s.dir != "scenes/faces/"+path.Base(dir) && !(id == module && meets) {
			c.say("%s names the game %q: ask the rules.Game, its View or its Face, so that another game need not be named too", s.path(), id)
		}
		return true
	})
}

// comment checks that a package says what it is.
func (c *checker) comment(dir string, files []source) {
	for _, s := range files {
		if s.file.Doc != nil {
			return
		}
	}
	c.say("%s has no package comment: say at its head, in words a player could read, what it is", dir)
}

// variables checks that no function of the package changes a package variable
// that is not said to be a cache.
func (c *checker) variables(files []source) {
	var names []string
	for _, s := range files {
		names = append(names, variableNames(s)...)
	}
	for _, s := range files {
		ast.Inspect(s.file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.AssignStmt:
				for _, x := range n.Lhs {
					c.changed(s, names, x)
				}
			case *ast.IncDecStmt:
				c.changed(s, names, n.X)
			}
			return true
		})
	}
}

// changed complains if x, which is given a value, is part of a package
// variable. The parser has resolved names of the file; the others are those of
// the package's other files.
func (c *checker) changed(s source, names []string, x ast.Expr) {
	id := root(x)
	if id == nil || !slices.Contains(names, id.Name) {
		return
	}
	if id.Obj != nil && s.file.Scope.Lookup(id.Name) != id.Obj {
		return // a local variable of that name
	}
	c.say("%s changes the package variable %s: keep it in a value that is handed on, or if it is a cache say so in its comment", s.path(), id.Name)
}

// root is the variable that x is a part of, or nil.
func root(x ast.Expr) *ast.Ident {
	for {
		switch y := x.(type) {
		case *ast.Ident:
			return y
		case *ast.IndexExpr:
			x = y.X
		case *ast.SelectorExpr:
			x = y.X
		case *ast.StarExpr:
			x = y.X
		case *ast.ParenExpr:
			x = y.X
		default:
			return nil
		}
	}
}

// variableNames are the package variables of a file, but for caches.
func variableNames(s source) []string {
	var names []string
	for _, d := range s.file.Decls {
		g, ok := d.(*ast.GenDecl)
		if !ok || g.Tok != token.VAR {
			continue
		}
		for _, spec := range g.Specs {
			v := spec.(*ast.ValueSpec)
			if strings.Contains(g.Doc.Text()+v.Doc.Text()+v.Comment.Text(), "cache") {
				continue
			}
			for _, n := range v.Names {
				names = append(names, n.Name)
			}
		}
	}
	return names
}
