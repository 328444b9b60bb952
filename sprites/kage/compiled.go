//go:build compiledshaders

package kage

// Source returns what the engine knows a compiled shader by: its name.
func (s Shader) Source() []byte { return []byte(s) }
