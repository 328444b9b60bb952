//go:build !js

package site

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// inlined lists the flags of go build that switch inlining off but for where bones are
// simulated, outlines are rasterized and computer players think. The last flag that
// matches a package counts.
var inlined = []string{
	"-gcflags=all=-l", "-gcflags=knucklebones/sprites/bone=",
	"-gcflags=knucklebones/sprites/outline=", "-gcflags=golang.org/x/image/vector=", "-gcflags=encoding/binary=",
	"-gcflags=knucklebones/rules/search/...=", "-gcflags=knucklebones/rules/kits/...=",
}

const engine = "github.com/hajimehoshi/ebiten/v2"

// knownEngine is the version of the engine that the edits are for. To upgrade: change it,
// run go test ./web/site, mend the edits that no longer apply, and delete those that
// save less than a hundredth (./build.sh size).
const knownEngine = "v2.10.4"

// An edit removes from the engine what a page never reaches, or replaces it by
// something simpler, so that packages which nothing else needs are not linked. Its name
// says which, for ./build.sh size.
type edit struct {
	name  string
	files []fileEdit
}

// A fileEdit changes one file of the engine's internal folder.
type fileEdit struct {
	file  string
	parts []part
}

// A part replaces the text from the first occurrence of from up to the next of to, or to
// the end of the file if to is empty, by now.
type part struct{ from, to, now string }

// exactTextures names the edit that native programs need as well.
const exactTextures = "no package: textures as large as their images, in blocks of 16 pixels, for memory"

var edits = []edit{
	{"go/build: finding the engine's own source", []fileEdit{
		{"debug/caller.go", []part{
			{"\t\"go/build\"\n", "\t\"path\"", ""},
			{"\t\tpkg, err := build.", "\t})", ""},
		}},
	}},
	{"archive/zip: dumping images for debugging", []fileEdit{
		{"graphicscommand/image_js.go", []part{
			{"import (", "// DumpImages", "import (\n\t\"image\"\n\n\t\"" + engine + "/internal/graphicsdriver\"\n)\n\n" +
				"func (i *Image) Dump(graphicsdriver.Graphics, string, bool, image.Rectangle) (string, error) {\n\treturn \"\", nil\n}\n\n"},
			{"\tbuf := &bytes.Buffer{}\n\tzw :=", "", "\treturn \"\", nil\n}\n"},
		}},
	}},
	{"encoding/gob, net: running inside another game's window", []fileEdit{
		{"vmguest/vmguest.go", []part{
			{"\t\"sync\"\n", "\t\"sync/atomic\"", ""},
			{"\t\"" + engine + "/internal/vmprotocol\"\n", ")", ""},
			{"var (\n\tpostTickHooksMu", "", "func AppendPostTickHook[E any](func(E, int) error) {}\n\nfunc RegisterAudioReadHandler(func(int64, []byte) (int, bool)) {}\n"},
		}},
	}},
	{compiledShaders, withoutCompiler},
	// Growing a vertex buffer stalls a frame: the engine asks the GPU process whether
	// the old buffer is still there, and waits until everything is drawn.
	{"no package: room for all vertices from the start, for even frames", []fileEdit{
		{"graphicsdriver/opengl/program.go", []part{largeBuffer, largeBuffer}},
	}},
	// Sides rounded up to powers of two take nearly twice the memory.
	{exactTextures, []fileEdit{
		{"graphics/math.go", []part{{"\tr := 1\n", "", "\treturn (x + minInternalImageSize - 1) &^ (minInternalImageSize - 1)\n}\n"}}},
	}},
}

var largeBuffer = part{"newSize := pow2(size)", "\n", "newSize := max(pow2(size), 1<<20)\n"}

// inlining is the name of the limit on inlining among the reductions.
const inlining = "inlining in hot packages only"

// Reductions lists the names of everything that BuildFlags does to make the game's wasm file
// smaller: each edit of the engine, and the limit on inlining.
func Reductions() []string {
	names := []string{inlining}
	for _, e := range edits {
		names = append(names, e.name)
	}
	return names
}

// BuildFlags returns the flags of go build with which the game's wasm file becomes
// small. It puts a copy of the engine with all edits into the folder dir, but leaves the
// engine as it is if its version is not knownEngine: the game is larger then, and runs
// as well. The reductions named in without are left out.
func BuildFlags(dir string, without ...string) ([]string, error) {
	version, err := engineVersion()
	if err != nil {
		return nil, err
	}
	return buildFlags(dir, version, without)
}

// NativeFlags returns the flags of go build with which a native program takes less memory:
// BuildFlags without what only serves to make a file smaller.
func NativeFlags(dir string) ([]string, error) {
	without := slices.DeleteFunc(Reductions(), func(name string) bool { return name == exactTextures })
	return BuildFlags(dir, without...)
}

func buildFlags(dir, version string, without []string) (flags []string, err error) {
	if !slices.Contains(without, inlining) {
		flags = inlined
	}
	if version != knownEngine {
		return flags, nil
	}
	copied := filepath.Join(dir, "engine")
	if err := copyEngine(copied); err != nil {
		return nil, err
	}
	mod, err := replaceEngine(dir, copied)
	if err != nil {
		return nil, err
	}
	if !slices.Contains(without, compiledShaders) {
		if err := compileShaders(copied, mod); err != nil {
			return nil, err
		}
		flags = append([]string{shadersTag}, flags...)
	}
	for _, e := range edits {
		if slices.Contains(without, e.name) {
			continue
		}
		for _, f := range e.files {
			if err := f.apply(filepath.Join(copied, "internal")); err != nil {
				return nil, err
			}
		}
	}
	return append([]string{"-modfile=" + mod}, flags...), nil
}

// engineVersion returns the version of the engine that go.mod requires, and what
// replaces it if anything does.
func engineVersion() (string, error) {
	version, err := ask("list", "-m", "-f", "{{.Version}}{{with .Replace}} => {{.}}{{end}}", engine)
	if err != nil {
		return "", err
	}
	return version[0], nil
}

// copyEngine copies the engine's module to a folder.
func copyEngine(to string) error {
	_, missed := ask("mod", "download", engine) // a fresh machine has no folder of it
	folder, err := ask("list", "-m", "-f", "{{.Dir}}", engine)
	if err := errors.Join(missed, err); err != nil {
		return err
	}
	return os.CopyFS(to, os.DirFS(folder[0]))
}

// replaceEngine writes go.mod and go.sum to the folder dir as build.mod and build.sum,
// with the engine replaced by that in the folder copied.
func replaceEngine(dir, copied string) (mod string, err error) {
	original, err := ask("env", "GOMOD")
	if err != nil {
		return "", err
	}
	list, err := os.ReadFile(original[0])
	sums, bad := os.ReadFile(strings.TrimSuffix(original[0], "mod") + "sum")
	mod = filepath.Join(dir, "build.mod")
	if !filepath.IsAbs(copied) {
		copied = "./" + filepath.ToSlash(copied) // as go.mod names a folder
	}
	list = fmt.Appendf(list, "\nreplace %s => %q\n", engine, copied)
	return mod, errors.Join(err, bad, os.WriteFile(mod, list, 0o644), os.WriteFile(filepath.Join(dir, "build.sum"), sums, 0o644))
}

// apply makes the edit in the folder of internal packages.
func (f fileEdit) apply(folder string) error {
	file := filepath.Join(folder, filepath.FromSlash(f.file))
	code, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	said := string(code)
	for _, p := range f.parts {
		if said, err = p.apply(said); err != nil {
			return fmt.Errorf("%s: %w", f.file, err)
		}
	}
	if err := os.Remove(file); err != nil { // the copy is read-only
		return err
	}
	return os.WriteFile(file, []byte(said), 0o644)
}

// apply returns the text with the part replaced. It is an error if the text has no such
// part.
func (p part) apply(said string) (string, error) {
	before, rest, found := strings.Cut(said, p.from)
	end := len(rest)
	if p.to != "" {
		end = strings.Index(rest, p.to)
	}
	if !found || end < 0 {
		return "", fmt.Errorf("the engine's source has no text from %q to %q", p.from, p.to)
	}
	return before + p.now + rest[end:], nil
}
