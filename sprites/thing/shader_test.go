package thing

import (
	"testing"

	"knucklebones/sprites/kage"
	"knucklebones/sprites/picture"
)

func TestShadersCompile(t *testing.T) {
	for _, shader := range []kage.Shader{kage.Box, kage.Solid, kage.Relief, kage.Wood} {
		picture.Shader(shader)
	}
}
