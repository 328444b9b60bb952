//go:build !js

package sparing

import (
	"knucklebones/scenes/faces/kit/paper"
)

// Sheet describes the printed page.
func (onPaper) Sheet() paper.Sheet {
	return paper.Sheet{
		Needs: "four knucklebones, coins",
		Score: paper.Rounds(5), Rows: 6,
	}
}
