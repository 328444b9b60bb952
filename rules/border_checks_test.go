package rules_test

import (
	"fmt"
	"go/ast"
	"go/token"
	"path"
	"slices"
	"strings"
)

const module = "knucklebones"

// computing are the parts of the standard library that only compute.
var computing = []string{
	"bufio", "bytes", "cmp", "container", "crypto", "encoding", "errors", "fmt", "hash", "io", "iter", "maps",
	"math", "reflect", "slices", "sort", "strconv", "strings", "sync", "text/tabwriter", "unicode",
}

// kits are the packages under rules that games may be made of.
var kits = []string{"rules", "rules/tali", "rules/purse", "rules/castoff", "rules/regret", "rules/cards", "rules/rotation", "rules/bestcast", "rules/aim", "rules/ladder"}

// complaints says which borders the files cross.
func complaints(all []source) []string {
	c := checker{games: gameDirs(all)}
	for _, s := range all {
		if !s.test() {
			c.imports(s)
			c.inits(s)
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
	games []string // folders
	said  []string
}

func (c *checker) say(format string, args ...any) {
	c.said = append(c.said, fmt.Sprintf(format, args...))
}

// gameDirs are the folders under rules that declare a Game.
func gameDirs(all []source) []string {
	var dirs []string
	for _, s := range all {
		if path.Dir(s.dir) != "rules" || s.test() {
			continue
		}
		if slices.Contains(variableNames(s), "Game") && !slices.Contains(dirs, s.dir) {
			dirs = append(dirs, s.dir)
		}
	}
	return dirs
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
			c.own(s, p, dir)
		case strings.HasPrefix(s.dir, "rules") && !computes(s.dir, p):
			c.say("%s imports %s: rules only compute, so that a game is its list of moves. Let whoever plays hand in what is needed", s.path(), p)
		}
	}
}

// computes tells whether a file in dir under rules may import p.
func computes(dir, p string) bool {
	if dir == "rules/rulestest" {
		return true // it is only ever part of tests
	}
	if p == "math/rand" {
		return false
	}
	return slices.ContainsFunc(computing, func(root string) bool {
		return p == root || strings.HasPrefix(p, root+"/")
	})
}

// own checks an import of one of our packages, in dir.
func (c *checker) own(s source, p, dir string) {
	top, _, _ := strings.Cut(s.dir, "/")
	game := slices.Contains(c.games, dir)
	me := slices.Contains(c.games, s.dir)
	switch {
	case top == "rules" && !strings.HasPrefix(dir, "rules"):
		c.say("%s imports %s: rules know nothing of pictures and pages; put what is shared under rules", s.path(), p)
	case top == "rules" && game && s.dir != "rules/all":
		c.say("%s imports the game %s: games and kits stand alone. What two games share becomes a kit such as rules/tali", s.path(), p)
	case me && !slices.Contains(kits, dir):
		c.say("%s imports %s: a game is made of rules and the kits %v only", s.path(), p, kits[1:])
	case top == "sprites" && !strings.HasPrefix(dir, "sprites"):
		c.say("%s imports %s: sprites know sides and sizes, not games. Hand in numbers", s.path(), p)
	case s.dir == "scenes/ui" && strings.HasPrefix(dir, "rules"):
		c.say("%s imports %s: the kit for screens knows no rules. Hand in words and rectangles", s.path(), p)
	case s.dir == "scenes/table" && dir == "rules/all":
		c.say("%s imports %s: the table plays any game it is given and looks for none", s.path(), p)
	case top == "scenes" && game && s.dir != "scenes/"+path.Base(dir) && s.dir != "scenes/lesson":
		c.say("%s imports the game %s: only the board of a game and its lesson know it; others find games in rules/all", s.path(), p)
	case top == "scenes" && c.board(dir) && s.dir != "scenes/boards" && s.dir != dir:
		c.say("%s imports the board %s: only scenes/boards pairs boards with games", s.path(), p)
	}
}

// board tells whether dir is the board of a game.
func (c *checker) board(dir string) bool {
	return path.Dir(dir) == "scenes" && slices.Contains(c.games, "rules/"+path.Base(dir))
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
