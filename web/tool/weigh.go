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

// A weight is the size of a part of a wasm file in bytes, plain and compressed with gzip.
type weight struct {
	name        string
	raw, packed int
}

// weigh writes the sizes of the parts of a wasm file that was built with the names of its
// functions: the code of each package, and all data together. Each part is compressed
// by itself, so that the sum is more than the whole.
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
	writeWeights(w, "code by package", list)
	writeWeights(w, "files within the data", embedded)
	return nil
}

// writeWeights writes a table of weights, with the smaller ones in one line.
func writeWeights(w io.Writer, title string, list []weight) {
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

// odd matches the characters that the linker replaces in names by an underscore.
var odd = regexp.MustCompile(`[^\w.]`)

// packages returns the import paths of the program's packages, by the prefix of their functions' names.
func packages() (map[string]string, error) {
	said, err := golist("{{.ImportPath}}")
	found := map[string]string{"main.": "main"}
	for _, path := range strings.Fields(said) {
		found[odd.ReplaceAllString(path, "_")+"."] = path
	}
	return found, err
}

// golist returns what go list prints in a format for all packages of the program.
func golist(format string) (string, error) {
	cmd := exec.Command("go", "list", "-deps", "-f", format, ".")
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	said, err := cmd.Output()
	return string(said), err
}

// embeds returns the weights of the files that packages embed.
func embeds() (all []weight, err error) {
	said, err := golist(`{{range .EmbedFiles}}{{$.ImportPath}}/{{.}} {{$.Dir}}/{{.}}{{"\n"}}{{end}}`)
	for line := range strings.Lines(said) {
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

// parts returns the code of each package and all data of a wasm file.
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

// owner returns the package to which the function with that name belongs: the one whose
// prefix of names is the longest that fits.
func owner(name string, packages map[string]string) string {
	for end := strings.LastIndexByte(name, '.'); end >= 0; end = strings.LastIndexByte(name[:end], '.') {
		if path, ok := packages[name[:end+1]]; ok {
			return path
		}
	}
	return "(made by the compiler)"
}

// A reader decodes the name section.
type reader struct{ wasm.Reader }

// names returns the names of functions by their indices.
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
