//go:build !compiledshaders

package kage

import (
	"embed"
	"slices"
	"strings"
)

//go:embed *.kage
var files embed.FS

// read returns the content of the file with that name and the extension .kage.
func read(file string) string {
	source, err := files.ReadFile(file + ".kage")
	if err != nil {
		panic("kage: " + err.Error())
	}
	return string(source)
}

// Source returns the source of a shader, for ebiten.NewShader. It panics if there is none.
func (s Shader) Source() []byte {
	if function, ok := strings.CutPrefix(string(s), material); ok {
		return []byte(needed(strings.Replace(read("surface"), "MATERIAL(q)", function+"(q)", 1)))
	}
	return []byte(read(string(s)))
}

const begin = "\nfunc " // begins a function

// needed returns the source of a shader without the functions that are not used by its
// last one, since each costs time to compile. A function may call only functions above
// it.
func needed(source string) string {
	parts := strings.Split(source, begin)
	last := len(parts) - 1
	code := parts[last]
	for _, f := range slices.Backward(parts[1:last]) {
		if name, _, _ := strings.Cut(f, "("); strings.Contains(code, name+"(") {
			code = f + begin + code
		}
	}
	return parts[0] + begin + code
}

// All lists all shaders.
func All() []Shader {
	all := []Shader{Bone, Shadow, Light, Box, Relief, Solid, Wood}
	for _, f := range strings.Split(read("surface"), begin) {
		if function, _, ok := strings.Cut(f, "(q vec2) vec3 {"); ok {
			all = append(all, Material(function))
		}
	}
	return all
}
