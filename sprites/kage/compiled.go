//go:build compiledshaders

package kage

// Source returns the name of a compiled shader, by which the engine knows it.
func (s Shader) Source() []byte { return []byte(s) }
