//go:build !js

package pentelitha

import (
	"knucklebones/scenes/faces/kit/paper"
)

// Sheet returns what the game’s printed pages show besides its rules.
func (onPaper) Sheet() paper.Sheet {
	return paper.Sheet{
		Sideless: true,
		Needs:    "five knucklebones",
		Score:    paper.Games(6), Rows: 4,
	}
}
