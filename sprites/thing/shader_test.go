package thing

import (
	"testing"

	"knucklebones/sprites/kage"
)

func TestShadersCompile(t *testing.T) {
	for _, shader := range []kage.Shader{kage.Box, kage.Solid, kage.Relief, kage.Wood} {
		compiled(nil, shader)
	}
}
