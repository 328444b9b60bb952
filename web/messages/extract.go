//go:build !js

// Package messages finds the texts of the game in its source, checks the catalogues
// against them, and compiles a catalogue to what the program reads.
package messages

import (
	"cmp"
	"errors"
	"fmt"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/packages"
)

// A Message is a key with all that the source says about it.
type Message struct {
	Key    string
	Places []string // where it stands: "rules/games/augustus/events.go:41"
	Kinds  []string // of its arguments: "seat", "coins"; nil where the source does not show them
	Trial  bool     // it stands only in the games that tests are made of
	Room   int      // the most letters that fit its place, or 0 for any number
	Page   bool     // the page says it, which knows nothing but plain placeholders
}

const textPath = "knucklebones/rules/text"

// rooms are the most letters of a text that is given to a field, by type and field. They
// repeat the limits in package rules, which its tests check.
var rooms = map[string]int{
	"View.Prompt": 22, "Choice.Label": 18, "Choice.Figure": 3, "Part.Word": 18, "Part.Figure": 3,
	"Event.Text": 46, "Event.Result": 18, "Event.Head": 30, "Game.Short": 12, "Option.Title": 22,
}

// Extract returns the messages of the module in a folder, sorted by key, and the sentences
// and labels in the code that are no messages. It reads the source without tests, for this
// system and for the browser.
func Extract(dir string) ([]Message, []Loose, error) {
	found := finder{dir: dir, messages: map[string]*Message{}, loose: map[Loose]bool{}}
	for _, env := range [][]string{nil, {"GOOS=js", "GOARCH=wasm"}} {
		if err := found.load(env); err != nil {
			return nil, nil, err
		}
	}
	page, err := OfPage(filepath.Join(dir, "web"))
	if err != nil {
		return nil, nil, err
	}
	for _, m := range page {
		if had := found.messages[m.Key]; had != nil {
			m.Places, m.Room = append(m.Places, had.Places...), had.Room
			if had.Kinds != nil {
				m.Kinds = had.Kinds
			}
		}
		found.messages[m.Key] = &m
	}
	list := slices.SortedFunc(maps.Values(found.messages), func(a, b *Message) int { return cmp.Compare(a.Key, b.Key) })
	all := make([]Message, len(list))
	for i, m := range list {
		slices.Sort(m.Places)
		m.Places = slices.Compact(m.Places)
		all[i] = *m
	}
	loose, err := looseOfPage(filepath.Join(dir, "web"))
	for l := range found.loose {
		loose = append(loose, l)
	}
	slices.SortFunc(loose, func(a, b Loose) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Said, b.Said), cmp.Compare(a.To, b.To))
	})
	return all, loose, err
}

// A finder collects messages.
type finder struct {
	dir      string
	messages map[string]*Message
	loose    map[Loose]bool
	info     *types.Info
	fset     *token.FileSet
	trial    bool // the package is one of those that tests are made of
}

func (f *finder) load(env []string) error {
	f.fset = token.NewFileSet()
	pkgs, err := packages.Load(&packages.Config{Mode: packages.LoadSyntax, Dir: f.dir, Fset: f.fset, Env: append(environ(), env...)}, "./rules/...", "./scenes/...", "./sprites/...", ".")
	if err != nil {
		return err
	}
	for _, p := range pkgs {
		for _, e := range p.Errors {
			err = errors.Join(err, e)
		}
		f.info, f.trial = p.TypesInfo, strings.Contains(p.PkgPath, "test/")
		for _, file := range p.Syntax {
			f.file(file)
		}
	}
	return err
}

// file finds the messages of one file.
func (f *finder) file(file *ast.File) {
	var path []ast.Node
	ast.Inspect(file, func(n ast.Node) bool {
		if n == nil {
			path = path[:len(path)-1]
			return true
		}
		path = append(path, n)
		f.look(n, path)
		e, ok := n.(ast.Expr)
		if !ok || !f.isText(e) {
			return true
		}
		v := f.info.Types[e].Value
		switch e.(type) {
		case *ast.BasicLit, *ast.BinaryExpr:
		default:
			return true
		}
		if v != nil && v.Kind() == constant.String && constant.StringVal(v) != "" {
			f.add(constant.StringVal(v), e, path)
			path = path[:len(path)-1]
			return false
		}
		return true
	})
}

func (f *finder) isText(e ast.Expr) bool {
	t, ok := f.info.TypeOf(e).(*types.Named)
	return ok && t.Obj().Name() == "Text" && t.Obj().Pkg() != nil && t.Obj().Pkg().Path() == textPath
}

// add notes a key that stands at the end of a path of nodes.
func (f *finder) add(key string, at ast.Expr, path []ast.Node) {
	m := f.messages[key]
	if m == nil {
		m = &Message{Key: key, Trial: f.trial}
		f.messages[key] = m
	}
	m.Trial = m.Trial && f.trial
	m.Places = append(m.Places, fmt.Sprintf("%s:%d", f.fileOf(at), f.fset.Position(at.Pos()).Line))
	if kinds := f.kinds(at, path); kinds != nil {
		m.Kinds = kinds
	}
	if room := f.room(path); room > 0 && (m.Room == 0 || room < m.Room) {
		m.Room = room
	}
}

// fileOf returns the file of a node, within the module.
func (f *finder) fileOf(n ast.Node) string {
	name := f.fset.Position(n.Pos()).Filename
	file, err := filepath.Rel(f.dir, name)
	if err != nil {
		file = name
	}
	return filepath.ToSlash(file)
}

// kinds returns the kinds of the arguments of a call whose key stands at at, if it stands
// in one.
func (f *finder) kinds(at ast.Expr, path []ast.Node) []string {
	if len(path) < 2 {
		return nil
	}
	call, ok := path[len(path)-2].(*ast.CallExpr)
	if !ok || call.Ellipsis.IsValid() {
		return nil
	}
	sig, ok := f.info.TypeOf(call.Fun).(*types.Signature)
	if !ok || !sig.Variadic() || sig.Params().Len() < 2 {
		return nil
	}
	first := sig.Params().Len() - 1
	if slices.Index(call.Args, at) != first-1 || sig.Params().At(first).Type().String() != "[]any" {
		return nil
	}
	kinds := []string{}
	for _, a := range call.Args[first:] {
		kinds = append(kinds, f.kind(a))
	}
	return kinds
}

// kind returns the kind of an argument, or "any" if the source does not show it.
func (f *finder) kind(arg ast.Expr) string {
	if f.isText(arg) {
		return "text"
	}
	if call, ok := arg.(*ast.CallExpr); ok {
		fun := call.Fun
		if generic, ok := fun.(*ast.IndexExpr); ok {
			fun = generic.X
		}
		if sel, ok := fun.(*ast.SelectorExpr); ok {
			if o := f.info.ObjectOf(sel.Sel); o != nil && o.Pkg() != nil && o.Pkg().Path() == textPath {
				return strings.ToLower(o.Name())
			}
		}
	}
	t := f.info.TypeOf(arg)
	switch s := t.String(); {
	case strings.HasSuffix(s, "rules.Actor"):
		return "seat"
	case strings.HasSuffix(s, "tali.Hand"):
		return "bones"
	case strings.HasSuffix(s, "text.Arg"):
		return "any"
	case t.Underlying().String() == "string":
		return "verbatim"
	case t.Underlying().String() == "int", t.Underlying().String() == "untyped int":
		return "number"
	}
	return "any"
}

// room returns the most letters of the field to which the end of a path is given.
func (f *finder) room(path []ast.Node) int {
	for i := len(path) - 1; i > 0; i-- {
		if kv, ok := path[i-1].(*ast.KeyValueExpr); ok && kv.Value == path[i] {
			if id, ok := kv.Key.(*ast.Ident); ok && i >= 2 {
				if lit, ok := path[i-2].(*ast.CompositeLit); ok {
					t := f.info.TypeOf(lit).String()
					return rooms[t[strings.LastIndexByte(t, '.')+1:]+"."+id.Name]
				}
			}
			return 0
		}
		switch path[i-1].(type) {
		case ast.Stmt, *ast.FuncLit:
			return 0
		}
	}
	return 0
}
