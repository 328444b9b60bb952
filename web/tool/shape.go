//go:build !js

package main

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
)

// Bounds of functions and files, in lines.
const (
	medianBound = 9
	ninthBound  = 21 // of the ninth decile
	fileBound   = 350
)

// A sized thing is a function or a file with its lines, or a type with its fields.
type sized struct {
	name string
	size int
}

// A shape lists the functions, types and files of the code with their sizes.
type shape struct{ funcs, types, files []sized }

// measure returns the shape of the Go files in a folder and below it, without tests and
// testdata, each list sorted from the largest.
func measure(dir string) (*shape, error) {
	s := &shape{}
	err := filepath.WalkDir(dir, func(path string, e fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case e.IsDir() && (e.Name() == "testdata" || len(e.Name()) > 1 && e.Name()[0] == '.'):
			return filepath.SkipDir
		case e.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		return s.read(path)
	})
	for _, list := range [][]sized{s.funcs, s.types, s.files} {
		slices.SortStableFunc(list, func(a, b sized) int { return cmp.Compare(b.size, a.size) })
	}
	return s, err
}

// read adds a Go file to the shape.
func (s *shape) read(path string) error {
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, path, nil, 0)
	if err != nil {
		return err
	}
	s.files = append(s.files, sized{path, set.File(file.Package).LineCount()})
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncDecl:
			lines := set.Position(n.End()).Line - set.Position(n.Pos()).Line + 1
			s.funcs = append(s.funcs, sized{path + " " + n.Name.Name, lines})
		case *ast.TypeSpec:
			if t, ok := n.Type.(*ast.StructType); ok {
				s.types = append(s.types, sized{path + " " + n.Name.Name, t.Fields.NumFields()})
			}
		}
		return true
	})
	return nil
}

// percentile returns the size that a percentage of a list, sorted from the largest, does
// not exceed; 0 for an empty list.
func percentile(list []sized, percent int) int {
	if len(list) == 0 {
		return 0
	}
	return list[len(list)*(100-percent)/100].size
}

// report writes the shape. It is an error if functions are longer than their bounds.
func (s *shape) report(w io.Writer) error {
	median, ninth := percentile(s.funcs, 50), percentile(s.funcs, 90)
	fmt.Fprintf(w, "%d functions: half of them have at most %d lines (bound %d), nine of ten at most %d (bound %d)\n",
		len(s.funcs), median, medianBound, ninth, ninthBound)
	list(w, "longest functions, lines", s.funcs[:min(12, len(s.funcs))])
	list(w, "largest types, fields", s.types[:min(12, len(s.types))])
	long := slices.IndexFunc(s.files, func(f sized) bool { return f.size <= fileBound })
	list(w, fmt.Sprintf("files of more than %d lines", fileBound), s.files[:max(0, long)])
	if median > medianBound || ninth > ninthBound {
		return fmt.Errorf("functions are longer than their bounds")
	}
	return nil
}

func list(w io.Writer, title string, things []sized) {
	fmt.Fprintf(w, "\n%s:\n", title)
	for _, t := range things {
		fmt.Fprintf(w, "%5d  %s\n", t.size, t.name)
	}
}
