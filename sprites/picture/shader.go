package picture

import (
	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/kage"
)

var shaders = map[kage.Shader]*ebiten.Shader{}

// Shader returns a shader, compiled at the first call. It panics if that fails, since
// the source is part of the program.
func Shader(name kage.Shader) *ebiten.Shader {
	s := shaders[name]
	if s == nil {
		var err error
		if s, err = ebiten.NewShader(name.Source()); err != nil {
			panic("picture: " + err.Error())
		}
		shaders[name] = s
	}
	return s
}

// FreeShaders frees what the graphics driver keeps of the shaders that only paint
// pictures: without a graphics chip two to seven megabytes each. The driver compiles a
// shader again when it is next used. Bones are drawn while they move, and keep theirs.
func FreeShaders() {
	for name, s := range shaders {
		if name != kage.Bone && name != kage.Shadow {
			s.Deallocate()
		}
	}
}
