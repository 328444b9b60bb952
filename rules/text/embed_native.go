//go:build !js

package text

import "embed"

//go:embed *.txt
var compiled embed.FS

// Compiled returns the compiled catalogue of a language in the program, or "" if it has none.
// A page has those of other languages than English beside it. The catalogue is copied at each
// call, so that languages which nobody speaks take no memory.
func Compiled(code string) string {
	lines, _ := compiled.ReadFile(code + ".txt")
	return string(lines)
}
