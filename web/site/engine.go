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

// A module is somebody else's module that is edited for a page.
type module struct {
	path   string
	known  string // the version that the edits are for; the same holds for it as for knownEngine
	folder string // of the files that are edited
	edits  []edit
}

var modules = []module{
	{engine, knownEngine, "internal", edits},
	{typefaces, knownTypefaces, "font/sfnt", typefaceEdits},
}

// An edit removes from a module what a page never reaches, or replaces it by
// something simpler, so that packages which nothing else needs are not linked. Its name
// says which, for ./build.sh size.
type edit struct {
	name  string
	files []fileEdit
}

// A fileEdit changes one file of the module's folder.
type fileEdit struct {
	file  string
	parts []part
}

// A part replaces the text from the first occurrence of from up to the next of to, or to
// the end of the file if to is empty, by now.
type part struct{ from, to, now string }

// These name the edits that native programs need as well.
const (
	exactTextures  = "no package: textures as large as their images, in blocks of 16 pixels, for memory"
	smallAtlases   = "no package: more atlases in place of larger ones, which are freed one by one, for memory"
	briefCompilers = "no package: the driver's compiler let go after each shader, for memory"
	fewPictures    = "no package: few pictures at once painted by the processor, for memory"
	freshUniforms  = "no package: no uniform taken for known after a frame that shows nothing, for right pictures"
)

// native lists the names of the edits that NativeFlags makes.
var native = []string{exactTextures, smallAtlases, briefCompilers, fewPictures, freshUniforms}

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
	{"log/slog: telling of textures that are lost, and of calls after the end", []fileEdit{
		{"thread/thread.go", []part{
			{"\t\"fmt\"\n\t\"log/slog\"\n", "\t\"runtime\"", ""},
			{"\t\"" + engine + "/internal/debug\"\n", ")", ""},
			{"func logDiscardedCall() {", "", "func logDiscardedCall() {}\n"},
		}},
		{"atlas/gpuresources.go", []part{
			{"\t\"log/slog\"\n", "\t\"sync\"", ""},
			{"type gpuResourcesStatePhase int", "\n", "type silent struct{}\n\nfunc (silent) Debug(string, ...any) {}\n\nfunc (silent) Error(string, ...any) {}\n\n" +
				"var slog silent\n\ntype gpuResourcesStatePhase int"},
		}},
	}},
	// Growing a vertex buffer stalls a frame: the engine asks the GPU process whether
	// the old buffer is still there, and waits until everything is drawn.
	{"no package: room for all vertices from the start, for even frames", []fileEdit{
		{"graphicsdriver/opengl/program.go", []part{largeBuffer, largeBuffer}},
	}},
	// Sides rounded up to powers of two take nearly twice the memory.
	{exactTextures, []fileEdit{
		{"graphics/math.go", []part{{"\tr := 1\n", "", "\treturn (x + minInternalImageSize - 1) &^ (minInternalImageSize - 1)\n}\n"}}},
	}},
	// An atlas doubles when it is full, is copied then, and never shrinks.
	{smallAtlases, []fileEdit{
		{"atlas/image.go", []part{{"packing.NewPage(width, height, maxSize,", " i.paddingSize", "packing.NewPage(width, height, max(minSourceSize, width, height),"}}},
	}},
	// Mesa keeps the functions of its shading language, six megabytes, until it is told
	// that nothing is being compiled.
	{briefCompilers, []fileEdit{
		{"graphicsdriver/opengl/gl/default_purego.go", []part{{"\tpurego.SyscallN(c.gpLinkProgram,", "}", "\tpurego.SyscallN(c.gpLinkProgram, uintptr(program))\n" +
			"\tif release, err := c.getProcAddress(\"glReleaseShaderCompiler\"); err == nil && release != 0 {\n\t\tpurego.SyscallN(release)\n\t}\n"}}},
	}},
	// Without a graphics card Mesa's threads paint while the engine goes on. A table's hundred
	// pictures then wait at once, each with its list of commands, and Mesa keeps the memory.
	// Few frames that only show a table paint more than five.
	{fewPictures, []fileEdit{
		{"graphicsdriver/opengl/gl/default_purego.go", []part{{bindFramebuffer, "\tpurego.", softwareCheck + bindFramebuffer +
			"\tif undrawn.pictures++; framebuffer == 0 {\n\t\tundrawn.pictures = 0\n\t} else if undrawn.pictures > 5 && c.drawsInSoftware() {\n" +
			"\t\tundrawn.pictures = 0\n\t\tc.Finish()\n\t}\n"}}},
	}},
	// The engine sets a uniform only if it differs from the last, of which it keeps a slice. At
	// the end of a frame the memory of that is used again. If the frame was not shown, the
	// engine compared the next picture's uniforms with themselves, and kept those before.
	{freshUniforms, []fileEdit{
		{"graphicsdriver/opengl/graphics.go", []part{{"\tif mode == graphicsdriver.FlushModePresent {\n", "\t\tif err",
			"\tg.state.resetLastUniforms()\n\tif mode == graphicsdriver.FlushModePresent {\n"}}},
	}},
}

const bindFramebuffer = "func (c *defaultContext) BindFramebuffer(target uint32, framebuffer uint32) {\n"

// softwareCheck is a method that asks OpenGL once whether the processor draws (0x1f01 is
// GL_RENDERER), with what is to be known about pictures that are not drawn yet.
const softwareCheck = `var undrawn struct {
	pictures          int
	asked, inSoftware bool
}

func (c *defaultContext) drawsInSoftware() bool {
	if undrawn.asked {
		return undrawn.inSoftware
	}
	undrawn.asked = true
	const name = "llvmpipe"
	if get, err := c.getProcAddress("glGetString"); err == nil && get != 0 {
		renderer, _, _ := purego.SyscallN(get, 0x1f01)
		undrawn.inSoftware = renderer != 0 && string(unsafe.Slice((*byte)(unsafe.Pointer(renderer)), len(name))) == name
	}
	return undrawn.inSoftware
}

`

var largeBuffer = part{"newSize := pow2(size)", "\n", "newSize := max(pow2(size), 1<<20)\n"}

// inlining is the name of the limit on inlining among the reductions.
const inlining = "inlining in hot packages only"

// Reductions lists the names of everything that BuildFlags does to make the game's wasm file
// smaller: each edit of a module, and the limit on inlining.
func Reductions() []string {
	names := []string{inlining}
	for _, m := range modules {
		for _, e := range m.edits {
			names = append(names, e.name)
		}
	}
	return names
}

// BuildFlags returns the flags of go build with which the game's wasm file becomes
// small. It puts copies of the modules with all edits into the folder dir, but leaves a
// module as it is if its version is not known: the game is larger then, and runs
// as well. The reductions named in without are left out.
func BuildFlags(dir string, without ...string) ([]string, error) {
	var known []module
	for _, m := range modules {
		version, err := versionOf(m.path)
		if err != nil {
			return nil, err
		}
		if version == m.known {
			known = append(known, m)
		}
	}
	return buildFlags(dir, known, without)
}

// NativeFlags returns the flags of go build with which a native program takes less memory and
// paints its pictures right: BuildFlags without what only serves to make a file smaller.
func NativeFlags(dir string) ([]string, error) {
	without := slices.DeleteFunc(Reductions(), func(name string) bool { return slices.Contains(native, name) })
	return BuildFlags(dir, without...)
}

// buildFlags returns the flags for a program with copies of these modules.
func buildFlags(dir string, known []module, without []string) (flags []string, err error) {
	if !slices.Contains(without, inlining) {
		flags = inlined
	}
	if len(known) == 0 {
		return flags, nil
	}
	for _, m := range known {
		if err := m.copyTo(dir); err != nil {
			return nil, err
		}
	}
	mod, err := replaced(dir, known)
	if err != nil {
		return nil, err
	}
	for _, m := range known {
		if m.path == engine && !slices.Contains(without, compiledShaders) {
			if err := compileShaders(m.in(dir), mod); err != nil {
				return nil, err
			}
			flags = append([]string{shadersTag}, flags...)
		}
		if err := m.edit(dir, without); err != nil {
			return nil, err
		}
	}
	return append([]string{"-modfile=" + mod}, flags...), nil
}

// edit makes the module's edits in its copy below dir, except those whose names are in
// without.
func (m module) edit(dir string, without []string) error {
	for _, e := range m.edits {
		if slices.Contains(without, e.name) {
			continue
		}
		for _, f := range e.files {
			if err := f.apply(filepath.Join(m.in(dir), filepath.FromSlash(m.folder))); err != nil {
				return err
			}
		}
	}
	return nil
}

// versionOf returns the version of a module that go.mod requires, with what replaces
// the module if anything does.
func versionOf(path string) (string, error) {
	version, err := ask("list", "-m", "-f", "{{.Version}}{{with .Replace}} => {{.}}{{end}}", path)
	if err != nil {
		return "", err
	}
	return version[0], nil
}

// in returns the folder of the module's copy.
func (m module) in(dir string) string { return filepath.Join(dir, filepath.FromSlash(m.path)) }

// copyTo copies the module's files.
func (m module) copyTo(dir string) error {
	_, missed := ask("mod", "download", m.path) // a fresh machine has no folder of it
	folder, err := ask("list", "-m", "-f", "{{.Dir}}", m.path)
	if err := errors.Join(missed, err); err != nil {
		return err
	}
	return os.CopyFS(m.in(dir), os.DirFS(folder[0]))
}

// replaced writes go.mod and go.sum to the folder dir as build.mod and build.sum,
// with the modules replaced by their copies.
func replaced(dir string, copies []module) (mod string, err error) {
	original, err := ask("env", "GOMOD")
	if err != nil {
		return "", err
	}
	list, err := os.ReadFile(original[0])
	sums, bad := os.ReadFile(strings.TrimSuffix(original[0], "mod") + "sum")
	mod = filepath.Join(dir, "build.mod")
	for _, m := range copies {
		copied := m.in(dir)
		if !filepath.IsAbs(copied) {
			copied = "./" + filepath.ToSlash(copied) // as go.mod names a folder
		}
		list = fmt.Appendf(list, "\nreplace %s => %q\n", m.path, copied)
	}
	return mod, errors.Join(err, bad, os.WriteFile(mod, list, 0o644), os.WriteFile(filepath.Join(dir, "build.sum"), sums, 0o644))
}

// apply makes the edit in a file of that folder.
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
		return "", fmt.Errorf("the source has no text from %q to %q", p.from, p.to)
	}
	return before + p.now + rest[end:], nil
}
