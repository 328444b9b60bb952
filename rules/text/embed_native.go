//go:build !js

package text

import (
	"embed"
	"strings"
	"sync"
)

//go:embed *.txt
var compiled embed.FS

// Embedded returns the compiled catalogues in the program, by the codes of their languages.
// A page has those of other languages than English beside it. The map is shared: it must not
// be changed.
func Embedded() map[string]string { return embedded() }

var embedded = sync.OnceValue(func() map[string]string {
	all := map[string]string{}
	entries, _ := compiled.ReadDir(".") // there is always a folder
	for _, e := range entries {
		lines, err := compiled.ReadFile(e.Name())
		if err == nil {
			all[strings.TrimSuffix(e.Name(), ".txt")] = string(lines)
		}
	}
	return all
})
