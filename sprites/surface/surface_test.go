package surface

import "testing"

func TestShadersCompile(t *testing.T) {
	for _, r := range recipes {
		shader(r.function)
	}
}

func TestEveryKindHasARecipe(t *testing.T) {
	for _, k := range Kinds() {
		if r := recipes[k]; r.mid == 0 || r.bright == 0 {
			t.Errorf("kind %d has no recipe", k)
		}
	}
}
