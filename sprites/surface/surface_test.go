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

// A shader has only the functions that it comes to.
func TestNeeded(t *testing.T) {
	const source = "package main\nfunc a() {}\nfunc b() { a() }\nfunc c() { a() }\nfunc Fragment() { b() }"
	const want = "package main\nfunc a() {}\nfunc b() { a() }\nfunc Fragment() { b() }"
	if got := needed(source); got != want {
		t.Errorf("of the source is left: %q", got)
	}
}
