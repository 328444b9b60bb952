//go:build !js

package sparing

import (
	"knucklebones/scenes/faces/kit/paper"
)

// Sheet returns what the game’s printed pages show besides its rules.
func (onPaper) Sheet() paper.Sheet {
	return paper.Sheet{
		Needs: "four knucklebones, coins",
		Score: paper.Rounds(5), Rows: 6,
	}
}
