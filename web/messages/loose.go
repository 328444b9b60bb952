//go:build !js

package messages

import (
	"go/ast"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
)

// A Loose text is a sentence or a label in the code that is no message.
type Loose struct {
	File string // "rules/games/augustus/events.go"
	To   string // the function or the field that it is given to: "fmt.Errorf()", "ID:"; or ""
	Said string
}

var (
	notWords = regexp.MustCompile(`%[-+# 0-9.*]*[a-zA-Z]|\{\{.*?\}\}|\{[^{}]*\}|\$\{[^}]*\}`)
	twoWords = regexp.MustCompile(`\pL[\pL’']+[,:;]? \pL[\pL’']+`)
	label    = regexp.MustCompile(`^\p{Lu}\p{Ll}{2,}[.?!:]?$`)
)

// reads reports whether a string reads as a sentence or a label: two words side by side, or
// one with a capital letter.
func reads(s string) bool {
	s = notWords.ReplaceAllString(s, "0")
	return twoWords.MatchString(s) || label.MatchString(s)
}

// look notes a node at the end of a path of nodes if it is a loose text.
func (f *finder) look(n ast.Node, path []ast.Node) {
	lit, ok := n.(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING || f.isText(lit) {
		return
	}
	said, err := strconv.Unquote(lit.Value)
	if err != nil || !reads(said) {
		return
	}
	l := Loose{File: f.fileOf(lit), Said: said}
	for i := len(path) - 2; i >= 0; i-- {
		switch p := path[i].(type) {
		case *ast.ImportSpec, *ast.Field:
			return
		case *ast.KeyValueExpr:
			if i+1 < len(path) && path[i+1] == p.Value {
				l.To = types.ExprString(p.Key) + ":"
				f.loose[l] = true
			}
			return
		case *ast.CallExpr:
			if i+1 < len(path) && path[i+1] != p.Fun {
				l.To = types.ExprString(p.Fun) + "()"
				f.loose[l] = true
				return
			}
		case *ast.FuncLit, ast.Stmt:
			f.loose[l] = true
			return
		}
	}
	f.loose[l] = true
}

var (
	scripted = regexp.MustCompile("(?s)//[^\n]*|/\\*.*?\\*/|\"(?:[^\"\\\\\n]|\\\\.)*\"|`(?:[^`\\\\]|\\\\.)*`")
	calledBy = regexp.MustCompile(`([\w.]+)\($`)
)

// looseOfPage returns the loose texts in the scripts of the page.
func looseOfPage(web string) (list []Loose, err error) {
	files, err := filepath.Glob(filepath.Join(web, "*.js"))
	if err != nil {
		return nil, err
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		for _, at := range scripted.FindAllIndex(data, -1) {
			said := string(data[at[0]:at[1]])
			if said[0] == '/' || !reads(strings.Trim(said, "\"`")) {
				continue
			}
			l := Loose{File: "web/" + filepath.Base(file), Said: said[1 : len(said)-1]}
			if to := calledBy.FindSubmatch(data[:at[0]]); to != nil {
				l.To = string(to[1]) + "()"
			}
			if l.To != "words()" {
				list = append(list, l)
			}
		}
	}
	return list, nil
}
