//go:build !js

package main

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"knucklebones/web/site"
	"knucklebones/web/wasm"
)

// A weight is what a part of a wasm file weighs, in bytes.
type weight struct {
	name        string
	raw, packed int
}

// weigh writes what the parts of a wasm file weigh that was built with the names
// of its functions: the code of each package, and all data together. Parts are
// packed each by itself, so that they come to more than the whole.
func weigh(w io.Writer, file string) error {
	program, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	packages, err := packages()
	if err != nil {
		return err
	}
	code, data, err := parts(program, packages)
	if err != nil {
		return err
	}
	var list []weight
	for name, body := range code {
		list = append(list, weight{name, len(body), len(site.Gzip(body))})
	}
	slices.SortFunc(list, func(a, b weight) int { return cmp.Or(cmp.Compare(b.packed, a.packed), strings.Compare(a.name, b.name)) })
	list = append([]weight{{"(data: tables, texts, types, lines)", len(data), len(site.Gzip(data))}}, list...)
	embedded, err := embeds()
	if err != nil {
		return err
	}
	tellWeights(w, "code by package", list)
	tellWeights(w, "files within the data", embedded)
	return nil
}

func tellWeights(w io.Writer, title string, list []weight) {
	fmt.Fprintf(w, "\n%9s %9s  %s\n", "bytes", "gzip", title)
	rest := weight{name: "all others"}
	for i, p := range list {
		if i >= 45 {
			rest.raw, rest.packed = rest.raw+p.raw, rest.packed+p.packed
			continue
		}
		fmt.Fprintf(w, "%9d %9d  %s\n", p.raw, p.packed, p.name)
	}
	if rest.raw > 0 {
		fmt.Fprintf(w, "%9d %9d  %s\n", rest.raw, rest.packed, rest.name)
	}
}

// odd are the letters that a wasm file has none of in names.
var odd = regexp.MustCompile(`[^\w.]`)

// packages are all of the program, by the name that their functions begin with.
func packages() (map[string]string, error) {
	text, err := golist("{{.ImportPath}}")
	found := map[string]string{"main.": "main"}
	for _, path := range strings.Fields(text) {
		found[odd.ReplaceAllString(path, "_")+"."] = path
	}
	return found, err
}

// golist asks the go command about the packages of the program for a page.
func golist(format string) (string, error) {
	cmd := exec.Command("go", "list", "-deps", "-f", format, ".")
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	text, err := cmd.Output()
	return string(text), err
}

// embeds are the files that packages hold.
func embeds() (all []weight, err error) {
	text, err := golist(`{{range .EmbedFiles}}{{$.ImportPath}}/{{.}} {{$.Dir}}/{{.}}{{"\n"}}{{end}}`)
	for line := range strings.Lines(text) {
		name, file, ok := strings.Cut(strings.TrimSpace(line), " ")
		if !ok {
			continue
		}
		data, err := os.ReadFile(filepath.FromSlash(file))
		if err != nil {
			return nil, err
		}
		all = append(all, weight{name, len(data), len(site.Gzip(data))})
	}
	slices.SortFunc(all, func(a, b weight) int { return cmp.Compare(b.packed, a.packed) })
	return all, err
}

var errWasm = errors.New("this is no wasm file with the names of its functions: build it without -s")

// parts are the code of each package and all data of a wasm file.
func parts(file []byte, packages map[string]string) (code map[string][]byte, data []byte, err error) {
	defer func() {
		if recover() != nil { // it ends before its time
			err = errWasm
		}
	}()
	var bodies [][]byte
	var names map[int]string
	imported := 0
	for id, section := range wasm.Sections(file) {
		s := reader{wasm.Reader{Rest: section}}
		switch id {
		case wasm.ImportSection:
			imported = s.Uint() // Go imports functions and nothing else
		case wasm.CodeSection:
			for range s.Uint() {
				bodies = append(bodies, s.Take(s.Uint()))
			}
		case wasm.DataSection:
			data = section
		case wasm.CustomSection:
			if string(s.Take(s.Uint())) == "name" {
				names = s.names()
			}
		}
	}
	if names == nil {
		return nil, nil, errWasm
	}
	code = map[string][]byte{}
	for i, body := range bodies {
		p := owner(names[imported+i], packages)
		code[p] = append(code[p], body...)
	}
	return code, data, nil
}

// owner is the package of a function: the longest path that its name begins
// with.
func owner(name string, packages map[string]string) string {
	for end := strings.LastIndexByte(name, '.'); end >= 0; end = strings.LastIndexByte(name[:end], '.') {
		if path, ok := packages[name[:end+1]]; ok {
			return path
		}
	}
	return "(made by the compiler)"
}

// A reader reads the section of names.
type reader struct{ wasm.Reader }

// names are the names of functions by their numbers.
func (r *reader) names() map[int]string {
	found := map[int]string{}
	for len(r.Rest) > 0 {
		kind := r.Take(1)[0]
		s := wasm.Reader{Rest: r.Take(r.Uint())}
		if kind != 1 {
			continue
		}
		for range s.Uint() {
			i := s.Uint()
			found[i] = string(s.Take(s.Uint()))
		}
	}
	return found
}
