//go:build !js

package site

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
)

// inlined are the flags of go build that have short functions copied to where
// they are called only where bones fall and in what all games think with. The
// last that fits a package counts.
var inlined = []string{
	"-gcflags=all=-l", "-gcflags=knucklebones/sprites/bone=",
	"-gcflags=knucklebones/rules/search/...=", "-gcflags=knucklebones/rules/kits/...=",
}

// byName is where Go's text/template looks for a method by its name. A program
// that may do that keeps every method of every type. The engine makes shaders
// with templates that call no method.
var byName = []byte(`
	if method := ptr.MethodByName(fieldName); method.IsValid() {
		return s.evalCall(dot, method, false, node, fieldName, args, final)
	}
`)

var errTemplate = errors.New("text/template is not as it is known here")

// Tight are flags of go build that make the game's wasm file small. Files that
// they speak of are put into the folder dir.
func Tight(dir string) ([]string, error) {
	root, err := ask("env", "GOROOT")
	if err != nil {
		return nil, err
	}
	file := filepath.Join(root[0], "src", "text", "template", "exec.go")
	other := filepath.Join(dir, "exec.go")
	switch err := writeNameless(file, other); {
	case errors.Is(err, errTemplate): // another Go: the game grows by a twelfth and runs as well
		return inlined, nil
	case err != nil:
		return nil, err
	}
	list, err := json.Marshal(map[string]any{"Replace": map[string]string{file: other}})
	if err != nil {
		return nil, err
	}
	overlay := filepath.Join(dir, "overlay.json")
	return append([]string{"-overlay=" + overlay}, inlined...), os.WriteFile(overlay, list, 0o644)
}

// writeNameless copies the source of text/template without the place that looks
// for methods.
func writeNameless(from, to string) error {
	code, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	if bytes.Count(code, byName) != 1 {
		return errTemplate
	}
	return os.WriteFile(to, bytes.Replace(code, byName, []byte("\n\t_ = ptr\n"), 1), 0o644)
}
