//go:build !js

package site

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// inlined are the flags of go build that have short functions copied to where
// they are called only where bones fall, where outlines are filled and in what all
// games think with. The last that fits a package counts.
var inlined = []string{
	"-gcflags=all=-l", "-gcflags=knucklebones/sprites/bone=",
	"-gcflags=knucklebones/sprites/outline=", "-gcflags=golang.org/x/image/vector=", "-gcflags=encoding/binary=",
	"-gcflags=knucklebones/rules/search/...=", "-gcflags=knucklebones/rules/kits/...=",
}

const engine = "github.com/hajimehoshi/ebiten/v2"

// An edit leaves out of a file of the engine what a page never comes to, or says
// it more simply, so that packages which nothing else needs stay away.
type edit struct {
	file  string // within the engine's internal folder
	parts []part
}

// A part is what stands from one text up to another, or to the end of the file,
// and what stands there instead.
type part struct{ from, to, now string }

var edits = []edit{
	// Where the engine's own source lies: nowhere, in a page. (go/build)
	{"debug/caller.go", []part{
		{"\t\"go/build\"\n", "\t\"path\"", ""},
		{"\t\tpkg, err := build.", "\t})", ""},
	}},
	// Lines for who mends the engine. (log/slog)
	{"atlas/gpuresources.go", []part{{"\t\"log/slog\"\n\t\"sync\"\n)\n", "\n", `	"sync"
)

var slog silent

type silent struct{}

func (silent) Debug(string, ...any) {}
func (silent) Error(string, ...any) {}
`}}},
	{"thread/thread.go", []part{
		{"\t\"fmt\"\n\t\"log/slog\"\n", "\t\"runtime\"", ""},
		{"\t\"" + engine + "/internal/debug\"\n", ")", ""},
		{"\tif !slog.Default()", "", "}\n"},
	}},
	// Pictures for the same. (archive/zip)
	{"graphicscommand/image_js.go", []part{
		{"import (", "// DumpImages", "import (\n\t\"image\"\n\n\t\"" + engine + "/internal/graphicsdriver\"\n)\n\n" +
			"func (i *Image) Dump(graphicsdriver.Graphics, string, bool, image.Rectangle) (string, error) {\n\treturn \"\", nil\n}\n\n"},
		{"\tbuf := &bytes.Buffer{}\n\tzw :=", "", "\treturn \"\", nil\n}\n"},
	}},
	// Games that run in one another's windows, which pages do not. (encoding/gob, net)
	{"vmguest/vmguest.go", []part{
		{"\t\"sync\"\n", "\t\"sync/atomic\"", ""},
		{"\t\"" + engine + "/internal/vmprotocol\"\n", ")", ""},
		{"var (\n\tpostTickHooksMu", "", "func AppendPostTickHook[E any](func(E, int) error) {}\n\nfunc RegisterAudioReadHandler(func(int64, []byte) (int, bool)) {}\n"},
	}},
	// Shaders in the units of old, of which there are none. (go/printer)
	{"legacyshader/legacyshader.go", []part{{"convertToPixels(fragmentSrc)", "\n", `nil, fmt.Errorf("a shader in texels")`}}},
	{"legacyshader/convert.go", []part{{"import (", "", ""}}},
	// Shaders written out already, beside the template that wrote them. (text/template)
	{"builtinshader/shader.go", []part{templates, {"var (\n\tshaders ", "//ebitengine:shadersource", written}}},
	{"builtinshader/defs.go", sources},
	{"colormshader/shader.go", []part{templates, {"var (\n\tshaders ", "", written}}},
	{"colormshader/defs.go", sources},
	// Room for all corners from the start: where it has to grow, the engine asks the
	// process that draws whether the old one is still there, and waits until all is drawn.
	{"graphicsdriver/opengl/program.go", []part{roomy, roomy}},
	// Textures as large as their pictures, on whole blocks of 16 pixels: with sides rounded
	// up to powers of two they take nearly twice the memory.
	{"graphics/math.go", []part{{"\tr := 1\n", "", "\treturn (x + minInternalImageSize - 1) &^ (minInternalImageSize - 1)\n}\n"}}},
	// Patterns that plain words say as well. (regexp)
	{"graphics/shader.go", []part{
		{"\t\"regexp\"\n", "\n", "\t\"strings\"\n"},
		{"var reUnit ", "\n", ""},
		{"reUnit.FindSubmatch(line)", "\n", "strings.Fields(string(line))"},
		{"m == nil", " {", `len(m) != 2 || m[0] != "//kage:unit"`},
	}},
	{"shader/expr.go", []part{
		{"\t\"regexp\"\n", "\t\"strconv\"", ""},
		{"var textureVariableRe ", "\n", ""},
		{"m := textureVariableRe.", " {", `m, ok := strings.CutPrefix(e.Name, "__t"); ok && m != "" && strings.Trim(m, "0123456789") == ""`},
		{"strconv.Atoi(m[1])", "\n", "strconv.Atoi(m)"},
	}},
	{"shaderir/glsl/glsl.go", []part{
		{"\t\"regexp\"\n", "\t\"strings\"", ""},
		{"nls := regexp.", "\n\tvs = strings.Trim", `for _, s := range []*string{&vs, &fs} {
		for strings.Contains(*s, "\n\n\n") {
			*s = strings.ReplaceAll(*s, "\n\n\n", "\n\n")
		}
	}
`},
	}},
}

var roomy = part{"newSize := pow2(size)", "\n", "newSize := max(pow2(size), 1<<20)\n"}

var templates = part{"import (", "type Filter", ""}

const written = `
func ShaderSource(filter Filter, address Address) []byte {
	return []byte(sources[int(filter)*AddressCount+int(address)])
}

`

// sources makes a list of texts that stand one by one.
var sources = func() []part {
	const each = "//ebitengine:shadersource\nconst _ = "
	list := []part{{each, "\"", "var sources = [FilterCount * AddressCount]string{\n\t"}}
	for range 8 {
		list = append(list, part{"\n\n" + each, "\"", ",\n\t"})
	}
	return append(list, part{"\\n\"\n", "", "\\n\",\n}\n"})
}()

// Tight are flags of go build that make the game's wasm file small. It puts a copy
// of the engine with the edits into the folder dir. A file that is not as it is
// known here, in another version, stays: the game grows by it and runs as well.
func Tight(dir string) ([]string, error) {
	_, missed := ask("mod", "download", engine) // a fresh machine has no folder of it
	folder, err := ask("list", "-m", "-f", "{{.Dir}}", engine)
	mod, bad := ask("env", "GOMOD")
	if err := errors.Join(missed, err, bad); err != nil {
		return nil, err
	}
	copied := filepath.Join(dir, "engine")
	if err := os.CopyFS(copied, os.DirFS(folder[0])); err != nil {
		return nil, err
	}
	for _, e := range edits {
		if err := e.make(filepath.Join(copied, "internal", e.file)); err != nil && !errors.Is(err, errUnknown) {
			return nil, err
		}
	}
	list, err := os.ReadFile(mod[0])
	sums, bad := os.ReadFile(strings.TrimSuffix(mod[0], "mod") + "sum")
	other := filepath.Join(dir, "tight.mod")
	list = fmt.Appendf(list, "\nreplace %s => %q\n", engine, copied)
	return append([]string{"-modfile=" + other}, inlined...), errors.Join(err, bad,
		os.WriteFile(other, list, 0o644), os.WriteFile(filepath.Join(dir, "tight.sum"), sums, 0o644))
}

var errUnknown = errors.New("the file is not as it is known here")

// make makes the edit in the file.
func (e edit) make(file string) error {
	code, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	text := string(code)
	for _, p := range e.parts {
		if text, err = p.put(text); err != nil {
			return fmt.Errorf("%s: %q: %w", e.file, p.from, err)
		}
	}
	if err := os.Remove(file); err != nil { // it is a copy of what may not be written
		return err
	}
	return os.WriteFile(file, []byte(text), 0o644)
}

// put is the text with the first such part in it made another.
func (p part) put(text string) (string, error) {
	before, rest, found := strings.Cut(text, p.from)
	if !found {
		return "", errUnknown
	}
	end := len(rest)
	if p.to != "" {
		end = strings.Index(rest, p.to)
	}
	if end < 0 {
		return "", errUnknown
	}
	return before + p.now + rest[end:], nil
}
