// Package kage has the shaders, in Kage, the engine's shading language.
//
// The site's build compiles them (web/site): a page then asks the engine for a shader by
// its name alone, and has neither the sources nor a compiler.
package kage

// A Shader is the name of a shader.
type Shader string

// The shaders, but for those of materials.
const (
	Bone   Shader = "bone"   // a bone
	Shadow Shader = "shadow" // the shadow of a bone
	Light  Shader = "light"  // a thing in a compartment of the hall
	Box    Shader = "box"    // a box with rounded corners
	Relief Shader = "relief" // a coin
	Solid  Shader = "solid"  // a pebble or a cup
	Wood   Shader = "wood"   // a slab of wood
)

// material begins the names of the shaders of materials.
const material = "surface."

// Material returns the shader of a material by the name of its function in surface.kage.
func Material(function string) Shader { return Shader(material + function) }
