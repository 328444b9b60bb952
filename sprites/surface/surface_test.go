package surface

import (
	"slices"
	"testing"

	"knucklebones/sprites/kage"
)

func TestShadersCompile(t *testing.T) {
	for _, r := range recipes {
		shader(r.function)
		if !slices.Contains(kage.All(), kage.Material(r.function)) {
			t.Errorf("%s is not in the list of all shaders", r.function)
		}
	}
}

func TestEveryKindHasARecipe(t *testing.T) {
	for _, k := range Kinds() {
		if r := recipes[k]; r.mid == 0 || r.bright == 0 {
			t.Errorf("kind %d has no recipe", k)
		}
	}
}
