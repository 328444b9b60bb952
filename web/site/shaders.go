//go:build !js

package site

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"

	"knucklebones/sprites/kage"
)

// compiledShaders names the edit by which the engine's compiler for shaders is left out:
// it finds each by its name in a list of what compileShaders has compiled.
const compiledShaders = "go/parser, go/constant, go/printer, text/template, regexp: compiling shaders, which are compiled when the program is built"

// shadersTag is the build tag with which shaders are known by their names.
const shadersTag = "-tags=compiledshaders"

//go:embed compileshaders/main.go.txt
var compiler []byte

// compileShaders compiles all shaders, with a copy of the engine that has not been
// edited yet, and writes them into that copy as a file of package graphics. The go.mod
// file mod refers to the copy.
func compileShaders(copied, mod string) error {
	sources := map[kage.Shader]string{}
	for _, s := range kage.All() {
		sources[s] = string(s.Source())
	}
	in, err := json.Marshal(sources)
	if err != nil {
		return err
	}
	dir := filepath.Join(copied, "internal", "compileshaders")
	if err := errors.Join(os.Mkdir(dir, 0o755), os.WriteFile(filepath.Join(dir, "main.go"), compiler, 0o644)); err != nil {
		return err
	}
	cmd := exec.Command("go", "run", "-modfile="+mod, engine+"/internal/compileshaders")
	var said bytes.Buffer
	cmd.Stdin, cmd.Stderr = bytes.NewReader(in), &said
	list, err := cmd.Output()
	if err != nil {
		return fmt.Errorf("compiling shaders: %w\n%s", err, &said)
	}
	return os.WriteFile(filepath.Join(copied, "internal", "graphics", "compiled.go"), list, 0o644)
}

// named begins the function that returns a shader by its name.
const named = "\nfunc ShaderSource(filter Filter, address Address) []byte {\n\treturn fmt.Append("

// templates are the imports of the engine's own shaders, for their templates.
var templates = part{"import (", "type Filter", "import \"fmt\"\n\n"}

var withoutCompiler = []fileEdit{
	{"graphics/shader.go", []part{{"import (", "", `import (
	"fmt"

	"` + engine + `/internal/shaderir"
)

// CompileShader returns a shader that was compiled before, by its name.
func CompileShader(name []byte) (*shaderir.Program, error) {
	for i := range compiled {
		if p := &compiled[i]; p.Name == string(name) {
			return p, nil
		}
	}
	return nil, fmt.Errorf("graphics: there is no shader %q", name)
}
`}}},
	{"legacyshader/legacyshader.go", []part{{"import (", "", `import (
	"` + engine + `/internal/graphics"
	"` + engine + `/internal/shaderir"
)

type Unit int

const (
	Texels Unit = iota
	Pixels
)

func CompileShader(name []byte) (*shaderir.Program, Unit, error) {
	p, err := graphics.CompileShader(name)
	return p, Pixels, err
}
`}}},
	{"legacyshader/convert.go", []part{{"import (", "", ""}}},
	{"builtinshader/shader.go", []part{
		templates,
		{"var (\n\tshaders ", "//ebitengine:shadersource", named + "nil, \"plain\", int(filter), int(address))\n}\n\n"},
		{"const ClearShaderSource = ", "", "const ClearShaderSource = \"clear\"\n"},
	}},
	{"colormshader/shader.go", []part{templates, {"var (\n\tshaders ", "", named + "nil, \"colorm\", int(filter), int(address))\n}\n"}}},
	{"shaderir/program.go", []part{{"import (", "", `// A Program is a compiled shader.
type Program struct {
	Name             string
	UniformNames     []string
	Uniforms         []Type
	Factors          []uint32 // by words of the uniforms: 0 for those that it does not use, 1 for the others
	Vertex, Fragment string   // in GLSL
}

// FilterUniformVariables replaces uniforms that are not used with 0.
func (p *Program) FilterUniformVariables(uniforms []uint32) {
	for i, factor := range p.Factors {
		uniforms[i] *= factor
	}
}
`}}},
	{"shaderir/check.go", []part{{"import (", "", ""}}},
	{"shaderir/type.go", []part{{"func descendantLocalVars(", "", ""}}},
	{"graphicsdriver/opengl/shader.go", []part{
		{"\t\"" + engine + "/internal/shaderir/glsl\"\n", ")", ""},
		{"\tversion := s.graphics", "\n\tvs, err :=", "\tvssrc, fssrc := s.ir.Vertex, s.ir.Fragment\n"},
	}},
	{"graphicsdriver/opengl/context.go", []part{
		{"\t\"" + engine + "/internal/shaderir/glsl\"\n", ")", ""},
		{"func (c *context) glslVersion(", "func shouldCheck", ""},
	}},
}
