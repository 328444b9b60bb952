//go:build !js

package face

import "knucklebones/scenes/faces/kit/paper"

// Sheet returns what the game has on paper besides its rules; nothing if its face has no
// sheet.
func (f *Face) Sheet() paper.Sheet {
	if p, ok := f.Printed.(interface{ Sheet() paper.Sheet }); ok {
		return p.Sheet()
	}
	return paper.Sheet{}
}
